import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import { IMAGE_BYTES, IMAGE_WORDS } from '#contract/images'
import { newId } from '#core/ids'
import { ok, refused, type Result } from '#core/result'
import { incomingFile } from '#websites/images/image_files'

/** A file that has arrived whole and lies on the disk until `drop` is called. */
export interface Upload {
  file: string
  title: string
  drop(): Promise<void>
}

export type UploadFailure = { reason: 'no_file' } | { reason: 'too_large' }

/** What a form has around its file. */
const AROUND = 64 * 1024

class TooLarge extends Error {}

/**
 * Takes the file of a form's `image` field, or of another. It is written down as it arrives, never
 * held in memory, and given up at the first byte above the limit. What comes after a refusal is read
 * and forgotten: who is cut off while sending does not see the answer.
 */
export async function receiveUpload(
  { request }: HttpContext,
  field: 'image' | 'file' = 'image'
): Promise<Result<Upload, UploadFailure>> {
  if (Number(request.header('content-length')) > IMAGE_BYTES + AROUND) {
    return refused({ reason: 'too_large' })
  }
  if (!request.header('content-type')?.startsWith('multipart/form-data')) {
    return refused({ reason: 'no_file' })
  }
  const file = await incomingFile(newId())
  const drop = () => rm(file, { force: true })
  let name: string | undefined
  let failure: unknown
  const { multipart } = request
  multipart.onFile(field, {}, async (part) => {
    if (name !== undefined) return part.resume()
    name = part.filename ?? ''
    // What a handler throws the framework keeps to itself, and the rest need not be read.
    await keep(part, file).catch((error: unknown) => {
      failure = error
      multipart.abort(error)
    })
  })
  try {
    await multipart.process({ limit: IMAGE_BYTES + AROUND })
    if (failure) throw failure
  } catch (error) {
    await drop()
    if (isTooLarge(error)) return refused({ reason: 'too_large' })
    throw error
  }
  if (name === undefined) {
    await drop()
    return refused({ reason: 'no_file' })
  }
  return ok({ file, title: titleOf(request.input('title'), name), drop })
}

function keep(part: Readable, file: string): Promise<void> {
  let size = 0
  const limited = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      if (size > IMAGE_BYTES) done(new TooLarge())
      else done(null, chunk)
    },
  })
  return pipeline(part, limited, createWriteStream(file, { flags: 'wx' }))
}

/** The framework counts the whole form, and names its refusal by a status. */
function isTooLarge(error: unknown): boolean {
  return error instanceof TooLarge || (error as { status?: number }).status === 413
}

/** As the form says, else the file's own name without folders. */
function titleOf(said: unknown, name: string): string {
  const title = typeof said === 'string' && said.trim() !== '' ? said : name
  const last = title.split(/[/\\]/).at(-1) ?? ''
  return cleanWords(last) || 'Picture'
}

/** In one line, without what cannot be printed. */
export function cleanWords(text: string): string {
  const line = text.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim()
  return line.slice(0, IMAGE_WORDS).trim()
}
