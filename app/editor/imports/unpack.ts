import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { getFileNameLowLevel, openPromise, validateFileName, type Entry, type ZipFile } from 'yauzl'
import { ok, refused, type Result } from '#core/result'

/** The files of an archive on the disk, by their paths in it. */
export type Unpacked = ReadonlyMap<string, string>

export type ArchiveFailure =
  | { reason: 'damaged_archive' }
  | { reason: 'too_many_files' }
  | { reason: 'unpacks_too_large' }
  | { reason: 'encrypted'; name: string }
  | { reason: 'unsafe_name'; name: string }
  | { reason: 'symbolic_link'; name: string }
  | { reason: 'same_name'; name: string }
  | { reason: 'false_size'; name: string }

/** More than a website with all its pictures in all widths has. */
const MOST_FILES = 500
const MOST_BYTES = 200 * 1024 * 1024
/** Pages and style sheets shrink to a tenth, and to a hundredth if they repeat themselves. */
const MOST_RATIO = 300
const WORTH_A_RATIO = 1024 * 1024

/**
 * Unpacks a ZIP archive into a folder. Each file is streamed to the disk under a number of ours, so no
 * name of the archive becomes a path on the disk. An archive with one bad entry is refused as a whole.
 */
export async function unpack(
  archive: string,
  folder: string
): Promise<Result<Unpacked, ArchiveFailure>> {
  let name = ''
  let zip: ZipFile | undefined
  try {
    // Names as bytes, because the reader would end at a bad one without telling which it is.
    zip = await openPromise(archive, { decodeStrings: false, autoClose: false })
    if (zip.entryCount > MOST_FILES) return refused({ reason: 'too_many_files' })
    const files = new Map<string, string>()
    let size = 0
    for await (const entry of zip.eachEntry()) {
      name = nameOf(entry)
      const failure = failureOf(entry, name)
      if (failure) return refused(failure)
      if (name.endsWith('/')) continue
      if (files.has(name)) return refused({ reason: 'same_name', name })
      size += entry.uncompressedSize
      if (size > MOST_BYTES) return refused({ reason: 'unpacks_too_large' })
      const file = join(folder, String(files.size))
      await write(zip, entry, file)
      files.set(name, file)
    }
    return ok(files)
  } catch (error) {
    // The disk's own errors are no fault of the archive.
    if ((error as NodeJS.ErrnoException).syscall) throw error
    if (FALSE_SIZE.test((error as Error).message)) return refused({ reason: 'false_size', name })
    return refused({ reason: 'damaged_archive' })
  } finally {
    zip?.close()
  }
}

/** How the reader reports contents that are longer or shorter than the archive declares. */
const FALSE_SIZE = /bytes in the stream|size mismatch/

function nameOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true)
}

function failureOf(entry: Entry, name: string): ArchiveFailure | undefined {
  if (entry.isEncrypted()) return { reason: 'encrypted', name }
  if (validateFileName(name) !== null || name.includes('\0')) return { reason: 'unsafe_name', name }
  if (isSymbolicLink(entry)) return { reason: 'symbolic_link', name }
  const { compressedSize, uncompressedSize } = entry
  const isBomb = uncompressedSize > WORTH_A_RATIO && uncompressedSize > compressedSize * MOST_RATIO
  return isBomb ? { reason: 'unpacks_too_large' } : undefined
}

/** By the mode of Unix, which is in the upper half of these attributes. */
function isSymbolicLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & 0xf000) === 0xa000
}

/** The reader ends at the first byte above the declared size. */
async function write(zip: ZipFile, entry: Entry, file: string): Promise<void> {
  let sum = 0
  const summed = new Transform({
    transform(chunk: Buffer, _, done) {
      sum = crc32(chunk, sum)
      done(null, chunk)
    },
  })
  await pipeline(await zip.openReadStreamPromise(entry), summed, createWriteStream(file))
  if (sum !== entry.crc32) throw new Error('The checksum is another one.')
}
