import { documentPathsIn } from '#contract/documents'
import type { Website } from '#websites/main'
import { standalonePage } from '#deploy/services/standalone_page'

/** The page as a single file that works anywhere, with its fonts and pictures embedded. */
export class ExportPage {
  async handle(website: Website): Promise<string> {
    const { html, files, address } = await standalonePage(website)
    let page = html
    // Browsers do not open documents from data URLs, so links to documents get their full address.
    for (const path of documentPathsIn(page)) page = page.replaceAll(path, `${address}/${path}`)
    for (const { path, contentType, bytes } of files) {
      page = page.replaceAll(path, `data:${contentType};base64,${bytes.toString('base64')}`)
    }
    return page
  }
}
