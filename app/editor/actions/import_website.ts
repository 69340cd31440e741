import { open, rm } from 'node:fs/promises'
import { basename, extname } from 'node:path/posix'
import type { User } from '#auth/main'
import { newId } from '#core/ids'
import { ok, refused, type Result } from '#core/result'
import {
  AddWebsite,
  incomingFolder,
  websiteOfRequest,
  websiteUsage,
  type AddWebsiteFailure,
  type Website,
} from '#websites/main'
import { ImportedFiles, type FileFailure } from '#editor/imports/imported_files'
import {
  readArchive,
  type ReadArchive,
  type ReadArchiveFailure,
} from '#editor/imports/read_archive'
import { readPage, type PageFailure } from '#editor/imports/read_page'
import { pages } from '#editor/services/pages'

export interface ImportInput {
  user: User
  /** The uploaded archive or page. */
  file: string
  /** Its name on the person's device. */
  name: string
  requestKey?: string
}

export interface Imported {
  website: Website
  /** The paths of files of the archive that no website can have, such as scripts. */
  leftOut: string[]
}

export type ImportFailure = AddWebsiteFailure | ReadArchiveFailure | PageFailure | FileFailure

/**
 * Makes a website of an archive that we exported, of another archive with an `index.html`, or of one
 * page. A page from outside stays as it is, byte for byte; only the addresses of pictures and documents
 * that came with it become those that uploads have. After a refusal nothing is stored.
 */
export class ImportWebsite {
  async handle(input: ImportInput): Promise<Result<Imported, ImportFailure>> {
    const { user, requestKey } = input
    const made = await websiteOfRequest(user.id, requestKey)
    if (made) return ok({ website: made, leftOut: [] })
    // Decoding a hundred pictures before a refusal would waste the person's time.
    const usage = await websiteUsage(user)
    if (usage.current_usage >= usage.limit) return refused({ reason: 'website_limit', ...usage })

    const folder = await incomingFolder(newId())
    try {
      const read = await this.#read(input, folder)
      return read.ok ? await this.#add(input, read.value) : read
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  async #read({ file }: ImportInput, folder: string): Promise<Result<ReadArchive, ImportFailure>> {
    if (await isArchive(file)) return readArchive(file, folder)
    const page = await readPage(file)
    if (!page.ok) return page
    return ok({ page: page.value, files: new Map(), record: null, isUnchanged: false })
  }

  async #add(input: ImportInput, archive: ReadArchive): Promise<Result<Imported, ImportFailure>> {
    const { files, record, isUnchanged } = archive
    const { html, title } = archive.page
    const imported = new ImportedFiles(files)
    try {
      if (record) await imported.takeRecorded(record)
      for (const path of await pages.filesNamedIn(html)) {
        const taken = await imported.take(path)
        if (taken.ok) continue
        await imported.drop()
        return taken
      }
      const added = await new AddWebsite().handle({
        userId: input.user.id,
        title: title || basename(input.name, extname(input.name)),
        prompt: record?.prompt ?? '',
        contactEmail: record?.contact_email ?? '',
        html: await pages.withFilesMoved(html, imported.moved),
        sheet: (isUnchanged && record?.sheet) || undefined,
        summary: `Imported from ${input.name}`,
        images: imported.images,
        documents: imported.documents,
        requestKey: input.requestKey,
      })
      if (!added.ok) return added
      const leftOut = record ? [] : leftOutOf(archive, imported)
      return ok({ website: added.value, leftOut })
    } catch (error) {
      await imported.drop()
      throw error
    }
  }
}

async function isArchive(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.toString('latin1', 0, 2) === 'PK'
  } finally {
    await file.close()
  }
}

function leftOutOf({ files }: ReadArchive, { moved }: ImportedFiles): string[] {
  return [...files.keys()].filter((path) => path !== 'index.html' && !moved.has(path))
}
