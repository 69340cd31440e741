import { readFile } from 'node:fs/promises'
import { ok, refused, type Result } from '#core/result'
import { pageHash, readRecord, RECORD, type WebsiteRecord } from '#deploy/main'
import { readPage, type ImportedPage, type PageFailure } from '#editor/imports/read_page'
import { unpack, type ArchiveFailure, type Unpacked } from '#editor/imports/unpack'

const PAGE = 'index.html'

/** An archive of a website: one that we exported, or any other one with a page. */
export interface ReadArchive {
  page: ImportedPage
  /** The files beside the page, by their paths from there. */
  files: Unpacked
  /** What we have written about the website. */
  record: WebsiteRecord | null
  /** Whether the page is the one that our record describes, so that its draft and its facts count. */
  isUnchanged: boolean
}

export type ReadArchiveFailure = ArchiveFailure | PageFailure | { reason: 'no_page' }

/** Unpacks an archive into a folder and reads its page. */
export async function readArchive(
  archive: string,
  folder: string
): Promise<Result<ReadArchive, ReadArchiveFailure>> {
  const unpacked = await unpack(archive, folder)
  if (!unpacked.ok) return unpacked
  const files = besidePage(unpacked.value)
  const file = files.get(PAGE)
  if (!file) return refused({ reason: 'no_page' })

  const recordFile = files.get(RECORD)
  const record = recordFile ? readRecord(await readFile(recordFile, 'utf8')) : null
  if (record && record.page === pageHash(await readFile(file))) {
    const page = { html: record.html, title: record.title }
    return ok({ page, files, record, isUnchanged: true })
  }
  const page = await readPage(file)
  return page.ok ? ok({ page: page.value, files, record, isUnchanged: false }) : page
}

/** The names of folders and files that operating systems add to an archive. */
const CLUTTER = new Set(['__MACOSX', '.DS_Store', 'Thumbs.db', 'desktop.ini'])

const isClutter = (path: string) => path.split('/').some((name) => CLUTTER.has(name))

/** Without the folder that all files are in, if the whole folder of a website was packed. */
function besidePage(unpacked: Unpacked): Unpacked {
  const files = new Map([...unpacked].filter(([path]) => !isClutter(path)))
  const [top] = [...files.keys()].map((path) => path.slice(0, path.indexOf('/') + 1))
  if (!top || ![...files.keys()].every((path) => path.startsWith(top))) return files
  return new Map([...files].map(([path, file]) => [path.slice(top.length), file]))
}
