import { createHash } from 'node:crypto'
import { statSync, unlinkSync, utimesSync } from 'node:fs'
import { access, mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { dataDir } from '#config/storage'
import { clock } from '#core/clock'
import { newId } from '#core/ids'
import type { Encoding } from '#core/http/negotiate'

const folder = join(dataDir, 'releases')
const ENDINGS: Record<Encoding, string> = { identity: '', gzip: '.gz', br: '.br' }

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/**
 * The encodings in which a content of this type is stored; pictures and fonts are already compressed.
 */
export function encodingsOf(contentType: string): Encoding[] {
  return /^text\/|json|javascript|xml/.test(contentType) ? COMPRESSED : PLAIN
}

const COMPRESSED: Encoding[] = ['br', 'gzip', 'identity']
const PLAIN: Encoding[] = ['identity']

/**
 * Stores a content under its SHA-256, with its compressed versions. When this returns, all files are
 * flushed to the disk: a crash at any moment leaves complete files or none.
 */
export async function storeContent(bytes: Buffer, contentType: string): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  if (refresh(hash, contentType)) return hash

  await mkdir(folder, { recursive: true })
  for (const encoding of encodingsOf(contentType)) {
    await writeWhole(hash + ENDINGS[encoding], await encoded(bytes, encoding))
  }
  return hash
}

export async function readContent(hash: string, encoding: Encoding): Promise<Buffer> {
  return readFile(join(folder, hash + ENDINGS[encoding]))
}

export async function isStored(hash: string, contentType: string): Promise<boolean> {
  const files = encodingsOf(contentType).map((encoding) => join(folder, hash + ENDINGS[encoding]))
  return Promise.all(files.map((file) => access(file))).then(
    () => true,
    () => false
  )
}

/** A content that was stored or reused this recently may belong to a release that is being written. */
export const RECENT = 60 * 60_000

/** Deletes contents that no release uses, except recent ones; returns the number of files. */
export async function sweepContents(isHeld: (hash: string) => boolean): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const unheld = names.filter((name) => !isHeld(name.split('.')[0]))
  return unheld.filter((name) => removeIfOld(join(folder, name))).length
}

// Check and deletion are synchronous, so that nobody can start to use the content in between.
function removeIfOld(file: string): boolean {
  try {
    if (clock.millis() - statSync(file).mtimeMs < RECENT) return false
    unlinkSync(file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Marks a stored content as recently used; false if it is not, or not completely, stored. */
function refresh(hash: string, contentType: string): boolean {
  const now = clock.millis() / 1000
  try {
    for (const encoding of encodingsOf(contentType)) {
      utimesSync(join(folder, hash + ENDINGS[encoding]), now, now)
    }
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

async function encoded(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'identity':
      return bytes
    case 'gzip':
      return toGzip(bytes, { level: 9 })
    case 'br':
      return toBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
  }
}

async function writeWhole(name: string, bytes: Buffer): Promise<void> {
  const draft = join(folder, `.draft-${newId()}`)
  try {
    await synced(draft, 'w', (file) => file.writeFile(bytes))
    await rename(draft, join(folder, name))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  await synced(folder, 'r')
}

async function synced(
  path: string,
  flag: string,
  work?: (file: Awaited<ReturnType<typeof open>>) => Promise<void>
) {
  const file = await open(path, flag)
  try {
    await work?.(file)
    await file.sync()
  } finally {
    await file.close()
  }
}
