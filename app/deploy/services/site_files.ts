import { notFoundPage } from '#deploy/services/not_found_page'
import { releaseFonts } from '#deploy/services/release_fonts'
import type { SiteFile } from '#deploy/targets/deploy_target'

/** Everything that is served for a one-page site: the page and what it needs around it. */
export async function siteFiles(draft: string, address: string): Promise<SiteFile[]> {
  const { html, files: fonts } = await releaseFonts(draft)
  return [
    text('index.html', 'text/html', html),
    text('404.html', 'text/html', notFoundPage(html)),
    text('robots.txt', 'text/plain', `User-agent: *\nAllow: /\nSitemap: ${address}/sitemap.xml\n`),
    text('sitemap.xml', 'application/xml', sitemap(address)),
    ...fonts,
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
