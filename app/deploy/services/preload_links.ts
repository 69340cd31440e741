import type { SiteFile } from '#deploy/targets/deploy_target'

/**
 * The page with preload links for its fonts before the stylesheet that uses them, so that text is shown
 * in them from the start and does not move when they arrive. Only fonts that every page in English or
 * Turkish uses; a page without a stylesheet in its head is unchanged.
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

/** The form in which our own stylesheets reference a font; other references may be unused. */
const written = 'font-display:swap;src:url('

/** The offset of the style element that references this file; -1 if there is none. */
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
