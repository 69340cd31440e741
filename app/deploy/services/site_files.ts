import logger from '@adonisjs/core/services/logger'
import { siteOrigin } from '#config/hosts'
import type { Website } from '#websites/main'
import { pages } from '#deploy/services/pages'
import { releasedFiles } from '#deploy/services/released_files'
import { shareCard } from '#deploy/share_card/share_card'
import { siteIcons } from '#deploy/share_card/site_icons'
import { currentTarget } from '#deploy/targets/current_target'
import type { SiteFile } from '#deploy/targets/deploy_target'

/** All files of a one-page site: the page, the files that it needs, its icons and its share card. */
export async function siteFiles(
  website: Website,
  { draft, address }: { draft: string; address: string }
): Promise<SiteFile[]> {
  const head = await pages.readHead(draft)
  const [card, icons, released] = await Promise.all([
    shareCard(head),
    siteIcons(website, head),
    releasedFiles(draft),
  ])
  for (const { name, error } of released.uncut)
    logger.warn({ err: error, font: name }, 'a font is published whole')
  const picture = card && { ...card, url: `${address}/${card.file.path}` }
  const published = await pages.withPublishedHead(released.html, { address, picture })
  // Only the site host takes messages.
  const html = currentTarget().isSiteHost
    ? published
    : await pages.withFormAddress(published, siteOrigin(website.slug))
  return [
    text('index.html', 'text/html', html),
    text('404.html', 'text/html', await pages.notFoundPage(html)),
    text('robots.txt', 'text/plain', `User-agent: *\nAllow: /\nSitemap: ${address}/sitemap.xml\n`),
    text('sitemap.xml', 'application/xml', sitemap(address)),
    ...released.files,
    ...icons,
    ...(card ? [card.file] : []),
  ]
}

function text(path: string, type: string, content: string): SiteFile {
  return { path, contentType: `${type}; charset=utf-8`, bytes: Buffer.from(content) }
}

function sitemap(address: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
    `<url><loc>${address}/</loc></url></urlset>\n`
  )
}
