import type { Change, PageElement } from 'editor-engine'
import type { DirectionId } from '#designer/site/kinds'
import type { Language } from '#designer/text/language'
import type { Look } from '#designer/site/site'
import { paletteOf } from '#designer/renderer/color/palette'
import { directionStyle } from '#designer/renderer/directions/direction_style'
import { rewritten } from '#designer/renderer/restyle/attributes'
import { iconIn, plateIn } from '#designer/renderer/restyle/drawings'
import {
  layoutChanges,
  layoutsFor,
  layoutsOf,
  type Layouts,
} from '#designer/renderer/restyle/layouts'
import { readOurPage, type OurPage } from '#designer/renderer/restyle/our_page'
import { sheetChange } from '#designer/renderer/restyle/sheet'

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
 * The changes that dress the same page differently, in offsets of `html`; undefined for a page that
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
    ...outerChanges(page, { direction, look, layouts }),
    sheetChange(page, { direction, look, ...layouts }),
    ...layoutChanges(page, layouts),
  ].filter(({ from, to, insert }) => html.slice(from, to) !== insert)
}

/** What says outside the stylesheet what the page wears. */
function outerChanges(
  page: OurPage,
  next: Pick<PageLook, 'direction' | 'look'> & { layouts: Layouts }
): Change[] {
  const palette = paletteOf(next.look, directionStyle(next.direction))
  const hero = page.sections.findIndex(({ kind }) => kind === 'hero')
  const range = page.sections[hero]?.element.range
  const isOnBrand = (picture: PageElement) =>
    range !== undefined &&
    next.layouts.sections[hero].surface === 'brand' &&
    picture.range.from > range.from &&
    picture.range.to < range.to
  return [
    rewritten(page.root, 'data-direction', () => next.direction),
    rewritten(page.root, 'data-theme', () => next.look.theme),
    rewritten(page.themeColor, 'content', () => palette.paper),
    rewritten(page.colorScheme, 'content', () => next.look.theme),
    rewritten(page.icon, 'href', (icon) => iconIn(icon, palette, next.look.corner_radius)),
    ...page.pictures.map((picture) =>
      rewritten(picture, 'src', (src) => plateIn(src, palette, isOnBrand(picture)))
    ),
  ].flat()
}
