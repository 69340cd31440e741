import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDir } from '#config/storage'
import { clock } from '#core/clock'
import type { ReencodedImage } from '#websites/images/reencode'

const folder = join(dataDir, 'images')
const WHOLE = 'whole.webp'
const DOCUMENT = 'document.pdf'
const DRAFT = '.draft-'

/**
 * Stores all files of a picture. When this returns they are flushed to the disk: a crash at any moment
 * leaves the complete picture or nothing.
 */
export async function keepImageFiles(
  id: string,
  { whole, narrower }: ReencodedImage
): Promise<void> {
  await keepFolder(id, async (draft) => {
    await written(join(draft, WHOLE), whole)
    for (const [width, bytes] of narrower) await written(join(draft, `${width}.webp`), bytes)
  })
}

/** One file of a picture, in full size or narrower; null if it was just deleted. */
export async function readImageFile(id: string, width?: number): Promise<Buffer | null> {
  return readWhole(imageFile(id, width))
}

/** Its place on the disk. */
export function imageFile(id: string, width?: number): string {
  return join(folder, id, width === undefined ? WHOLE : `${width}.webp`)
}

/** Stores an upload unchanged, with the same guarantee. */
export async function keepDocumentFile(id: string, upload: string): Promise<void> {
  await keepFolder(id, async (draft) => written(join(draft, DOCUMENT), await readFile(upload)))
}

/**
 * Stores the files of a picture or a document once more, for a copy of it. They share the bytes where
 * the disk allows that, because stored files never change. False if they were just deleted.
 */
export async function copyStoredFiles(from: string, to: string): Promise<boolean> {
  try {
    await keepFolder(to, async (draft) => {
      for (const name of await readdir(join(folder, from))) {
        await shared(join(folder, from, name), join(draft, name))
      }
    })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Null if it was just deleted. */
export async function readDocumentFile(id: string): Promise<Buffer | null> {
  return readWhole(documentFile(id))
}

/** Its place on the disk. */
export function documentFile(id: string): string {
  return join(folder, id, DOCUMENT)
}

async function readWhole(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export async function dropImageFiles(ids: string[]): Promise<void> {
  for (const id of ids) await rm(join(folder, id), { recursive: true, force: true })
}

/** The temporary file of an upload. */
export async function incomingFile(id: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  return join(folder, `${DRAFT}${id}.upload`)
}

/** An empty folder for the contents of an upload, which its caller deletes. */
export async function incomingFolder(id: string): Promise<string> {
  const path = join(folder, `${DRAFT}${id}.contents`)
  await mkdir(path, { recursive: true })
  return path
}

/** A file that is older than this and belongs to no picture was left by a crash. */
export const RECENT = 60 * 60_000

/** Deletes files that belong to no picture, except recent ones. */
export async function sweepImageFiles(isHeld: (id: string) => boolean): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (isHeld(name)) continue
    const found = await stat(join(folder, name)).catch(() => null)
    if (!found || clock.millis() - found.mtimeMs < RECENT) continue
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

async function keepFolder(id: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = join(folder, `${DRAFT}${id}`)
  try {
    await mkdir(draft, { recursive: true })
    await write(draft)
    await rename(draft, join(folder, id))
    await synced(folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** Not every file system has hard links, and a file can only have so many. */
const NO_LINK = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

async function shared(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    if (!NO_LINK.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    await copyFile(from, to, constants.COPYFILE_FICLONE)
  }
}

async function written(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function synced(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
