import logger from '@adonisjs/core/services/logger'
import { documentPathsIn } from '#contract/documents'
import { currentHtml, imageCopies, type Website } from '#websites/main'
import { pages } from '#deploy/services/pages'
import { releaseFonts } from '#deploy/services/release_fonts'
import { embedded } from '#deploy/targets/embedded'

/**
 * The page as one file that works wherever it lies: as visitors would get it, with its fonts and
 * pictures inside and its form leading to the full address of the site. The draft stays as it is.
 */
export class ExportPage {
  async handle(website: Website): Promise<string> {
    const plain = await pages.publicHtml(await currentHtml(website))
    const { html, files, uncut } = await releaseFonts(plain)
    for (const { name, error } of uncut)
      logger.warn({ err: error, font: name }, 'a font is exported whole')

    const inside = [...files, ...(await imageCopies(website, plain))]
    const address = embedded.addressOf(website)
    let page = await pages.withFormAddress(html, address)
    // Browsers open no document that is written into a page.
    for (const path of documentPathsIn(page)) page = page.replaceAll(path, `${address}/${path}`)
    for (const { path, contentType, bytes } of inside) {
      // What is inside the page is not asked for before it.
      page = page
        .replaceAll(preload(path), '')
        .replaceAll(path, `data:${contentType};base64,${bytes.toString('base64')}`)
    }
    return page
  }
}

function preload(path: string): string {
  return `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`
}
