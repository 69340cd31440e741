import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { documentCopies, type Website } from '#websites/main'
import { pages } from '#deploy/services/pages'
import { standalonePage } from '#deploy/services/standalone_page'
import { ownIcons } from '#deploy/share_card/site_icons'

/**
 * The page as a ZIP archive: `index.html` and its fonts, pictures and documents, and the owner's
 * icon. It works unpacked in any folder or on any web server.
 */
export class ExportArchive {
  async handle(website: Website): Promise<Readable> {
    const { html, files } = await standalonePage(website)
    const zip = new ZipFile()
    zip.addBuffer(Buffer.from(html), 'index.html')
    const icons = await ownIcons(website, await pages.readHead(html))
    // All of these are already compressed.
    for (const { path, bytes } of [...files, ...icons, ...(await documentCopies(website, html))]) {
      zip.addBuffer(bytes, path, { compress: false })
    }
    zip.end()
    return zip.outputStream as Readable
  }
}
