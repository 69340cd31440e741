import logger from '@adonisjs/core/services/logger'
import { siteOrigin } from '#config/hosts'
import { currentHtml, imageCopies, owedCredits, type Website } from '#websites/main'
import { pages } from '#deploy/services/pages'
import { releasedFiles } from '#deploy/services/released_files'
import type { SiteFile } from '#deploy/targets/deploy_target'

export interface StandalonePage {
  html: string
  /** The fonts and pictures of the page, by the addresses in it. */
  files: SiteFile[]
  /** The full address of the site. */
  address: string
}

/**
 * The page as visitors would get it, for use outside of its host: its form is sent to the full address
 * of the site. The draft is unchanged.
 */
export async function standalonePage(website: Website): Promise<StandalonePage> {
  const plain = await pages.publicHtml(await currentHtml(website))
  const credited = await pages.withPhotoCredits(plain, await owedCredits(website, plain))
  const { html, files, uncut } = await releasedFiles(credited)
  for (const { name, error } of uncut)
    logger.warn({ err: error, font: name }, 'a font is exported whole')

  const address = siteOrigin(website.slug)
  let page = await pages.withFormAddress(html, address)
  // Preload links are useless for embedded files and may fail for files on a local disk.
  for (const { path } of files) page = page.replaceAll(preload(path), '')
  return { html: page, files: [...files, ...(await imageCopies(website, plain))], address }
}

function preload(path: string): string {
  return `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`
}
