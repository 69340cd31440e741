import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import type { ImageCredit } from '#contract/api/images'
import { IMAGE_BYTES, IMAGE_WORDS } from '#contract/images'
import { newId } from '#core/ids'
import { ok, refused, type Result } from '#core/result'
import { incomingFile } from '#websites/images/image_files'

/** A file that was received completely and is on the disk until `drop` is called. */
export interface Upload {
  file: string
  title: string
  /** Only of a photo that somebody else has made. */
  alt?: string
  credit?: ImageCredit | null
  drop(): Promise<void>
}

export type UploadFailure = { reason: 'no_file' } | { reason: 'too_large' }

interface Expected {
  /** The name of the form's field. */
  field?: 'image' | 'file'
  /** The maximum size of the file, in bytes. */
  most?: number
}

/** The maximum size of the form apart from its file. */
const AROUND = 64 * 1024

class TooLarge extends Error {}

/**
 * Receives the file in a form. It is written to the disk as it
 * arrives, never held in memory, and dropped at the first byte above the limit. The rest of a refused
 * upload is read and discarded, because a client whose upload is interrupted does not read the answer.
 */
export async function receiveUpload(
  { request }: HttpContext,
  { field = 'image', most = IMAGE_BYTES }: Expected = {}
): Promise<Result<Upload, UploadFailure>> {
  if (Number(request.header('content-length')) > most + AROUND) {
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
    // The framework swallows errors of this handler, and the rest of the body need not be read.
    await keep(part, { file, most }).catch((error: unknown) => {
      failure = error
      multipart.abort(error)
    })
  })
  try {
    await multipart.process({ limit: most + AROUND })
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

function keep(part: Readable, { file, most }: { file: string; most: number }): Promise<void> {
  let size = 0
  const limited = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      if (size > most) done(new TooLarge())
      else done(null, chunk)
    },
  })
  return pipeline(part, limited, createWriteStream(file, { flags: 'wx' }))
}

/** The framework limits the whole form, and reports its refusal with a status. */
function isTooLarge(error: unknown): boolean {
  return error instanceof TooLarge || (error as { status?: number }).status === 413
}

/** From the form, otherwise the file's own name without folders. */
function titleOf(said: unknown, name: string): string {
  const title = typeof said === 'string' && said.trim() !== '' ? said : name
  const last = title.split(/[/\\]/).at(-1) ?? ''
  return cleanWords(last) || 'Picture'
}

/** In one line, without unprintable characters. */
export function cleanWords(text: string): string {
  const line = text.replace(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim()
  return line.slice(0, IMAGE_WORDS).trim()
}
