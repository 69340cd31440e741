import type { Change } from 'editor-engine'
import type { DirectionId } from '#designer/site/kinds'
import type { Language } from '#designer/language/language'
import type { Look } from '#designer/site/site'
import { paletteOf } from '#designer/renderer/color/palette'
import { directionStyle } from '#designer/renderer/directions/direction_style'
import { rewritten } from '#designer/live_page/restyle/attributes'
import { recoloured } from '#designer/live_page/restyle/drawings'
import { layoutChanges, layoutsFor, layoutsOf } from '#designer/live_page/restyle/layouts'
import { readOurPage, type OurPage } from '#designer/live_page/restyle/our_page'
import { sheetChange } from '#designer/live_page/restyle/sheet'

export interface PageLook {
  direction: DirectionId
  language: Language
  look: Look
}

/** What a page of ours wears now, read from its HTML; undefined for a page that is not ours. */
export function lookOf(html: string): PageLook | undefined {
  const page = readOurPage(html)
  return page && { direction: page.direction, language: page.language, look: page.look }
}

/**
 * The changes that give the same page another look, in offsets of `html`; undefined for a page that
 * is not ours. They touch the stylesheet, the attributes that it hangs on and the colours of what
 * we drew. Texts, links, ids, style attributes, the owner's pictures and rules, and sections that
 * are not ours stay byte for byte.
 */
export function restyle(
  html: string,
  wish: { direction?: DirectionId; look?: Partial<Look> }
): readonly Change[] | undefined {
  const page = readOurPage(html)
  if (!page) return undefined
  const direction = wish.direction ?? page.direction
  const look = { ...page.look, ...wish.look }
  const layouts = direction === page.direction ? layoutsOf(page) : layoutsFor(page, direction)

  return [
    ...outerChanges(page, { direction, look }),
    sheetChange(page, { direction, look, ...layouts }),
    ...layoutChanges(page, layouts),
  ].filter(({ from, to, insert }) => html.slice(from, to) !== insert)
}

/** What says outside the stylesheet what the page wears. */
function outerChanges(page: OurPage, { direction, look }: Omit<PageLook, 'language'>): Change[] {
  const { accent, brand, onBrand, paper } = paletteOf(look, directionStyle(direction))
  const corners = ` rx='${Math.min(16, look.corner_radius)}'`
  return [
    rewritten(page.root, 'data-direction', () => direction),
    rewritten(page.root, 'data-theme', () => look.theme),
    rewritten(page.themeColor, 'content', () => paper),
    rewritten(page.colorScheme, 'content', () => look.theme),
    rewritten(page.icon, 'href', (icon) =>
      recoloured(icon, [brand, onBrand])?.replace(/ rx='[\d.]+'/, corners)
    ),
    ...page.pictures.map((picture) =>
      rewritten(picture, 'src', (src) => recoloured(src, [brand, onBrand, accent]))
    ),
  ].flat()
}
