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

/** In which encodings a content of this type is kept; pictures and fonts are compressed already. */
export function encodingsOf(contentType: string): Encoding[] {
  return /^text\/|json|javascript|xml/.test(contentType) ? COMPRESSED : PLAIN
}

const COMPRESSED: Encoding[] = ['br', 'gzip', 'identity']
const PLAIN: Encoding[] = ['identity']

/**
 * Keeps a content under its SHA-256, compressed once and for all. When this returns, all of it is
 * on the disk: a crash at any moment leaves whole files or none.
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

/** What was stored or used again so lately may belong to a release that is being written. */
export const RECENT = 60 * 60_000

/** Removes contents that nothing holds, but for recent ones; tells how many files that were. */
export async function sweepContents(isHeld: (hash: string) => boolean): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const unheld = names.filter((name) => !isHeld(name.split('.')[0]))
  return unheld.filter((name) => removeIfOld(join(folder, name))).length
}

// Looking and removing without a pause between them, so that nobody can begin to use it meanwhile.
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

/** Marks a stored content as in use now; false when it is not, or not wholly, stored. */
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
