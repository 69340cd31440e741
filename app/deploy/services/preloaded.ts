import type { SiteFile } from '#deploy/targets/deploy_target'

/**
 * The page with its fonts asked for first, before the stylesheet that names them is read: the words
 * are set in them from the start, and nothing moves when they come. Only those that every page of
 * our two languages uses; a page whose stylesheet is not found in its head stays as it is.
 */
export function preloaded(html: string, fonts: SiteFile[]): string {
  const used = fonts.filter(({ path }) => /-latin-\d+-normal-/.test(path))
  const at = sheetNaming(used[0]?.path, html)
  if (at < 0) return html
  const links = used.map(
    ({ path }) => `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`
  )
  return html.slice(0, at) + links.join('') + html.slice(at)
}

/** How our own stylesheets name a font: whoever names one otherwise need not use it. */
const written = 'font-display:swap;src:url('

/** Where the style element begins that names this file; -1 where none does. */
function sheetNaming(path: string | undefined, html: string): number {
  const named = path === undefined ? -1 : html.indexOf(`${written}${path}`)
  if (named < 0) return -1
  const before = html.slice(0, named)
  const at = before.lastIndexOf('<style')
  const isInside = (from: string, to: string) => before.lastIndexOf(from) > before.lastIndexOf(to)
  const isSheet = isInside('<style', '</style') && !isInside('<!--', '-->')
  return isSheet && before.lastIndexOf('<script', at) <= before.lastIndexOf('</script', at)
    ? at
    : -1
}
