import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import {
  currentHtml,
  currentSheet,
  documentCopies,
  websiteFiles,
  type Website,
  type WebsiteFiles,
} from '#websites/main'
import { pages } from '#deploy/services/pages'
import { standalonePage } from '#deploy/services/standalone_page'
import { pageHash, RECORD, writeRecord } from '#deploy/services/website_record'
import { ownIcons } from '#deploy/share_card/site_icons'

/**
 * The website as a ZIP archive: `index.html` and its fonts, pictures and documents, and the owner's
 * icon, which work unpacked in any folder or on any web server; and everything else that an import
 * needs, such as unused pictures and the facts.
 */
export class ExportArchive {
  async handle(website: Website): Promise<Readable> {
    const { html, files } = await standalonePage(website)
    const stored = await websiteFiles(website)
    const zip = new ZipFile()
    zip.addBuffer(Buffer.from(html), 'index.html')
    zip.addBuffer(Buffer.from(await recordOf(website, html, stored)), RECORD)
    // All of these are already compressed.
    const added = new Set<string>()
    for (const { path, file } of stored.files) {
      added.add(path)
      zip.addFile(file, path, { compress: false })
    }
    const icons = await ownIcons(website, await pages.readHead(html))
    for (const { path, bytes } of [...files, ...icons, ...(await documentCopies(website, html))]) {
      if (!added.has(path)) zip.addBuffer(bytes, path, { compress: false })
    }
    const output = zip.outputStream as Readable
    // A picture that is deleted meanwhile must not leave the client waiting for the rest.
    zip.on('error', (error: Error) => output.destroy(error))
    zip.end()
    return output
  }
}

async function recordOf(
  website: Website,
  page: string,
  { images, documents }: WebsiteFiles
): Promise<string> {
  return writeRecord({
    title: website.title,
    prompt: website.prompt,
    contact_email: website.contactEmail,
    page: pageHash(page),
    html: await currentHtml(website),
    sheet: (await currentSheet(website)) ?? null,
    images: images.map(({ hash, title, alt, credit, width, height, widths }) => {
      return { hash, title, alt, credit, width, height, widths }
    }),
    documents: documents.map(({ hash, name }) => ({ hash, name })),
  })
}
