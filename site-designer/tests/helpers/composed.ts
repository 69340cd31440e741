import type { Form } from '#designer/site/form'
import { fillSite } from '#designer/page/fill_site'
import { compose } from '#designer/outline/compose'
import { sortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { inDirection } from '#designer/outline/in_direction'
import type { Outline } from '#designer/site/outline'
import { renderSite } from '#designer/page/render_site'
import { withoutTodos } from '#designer/live_page/todos'
import type { Sheet } from '#designer/sheet/sheet'
import type { DirectionId } from '#designer/site/kinds'
import type { Section, Site } from '#designer/site/site'
import { untouched } from '#designer_tests/helpers/sample_sheets'

export const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export function outlineOf(sheet: Sheet, seed = 'a', form: Form = untouched): Outline {
  return compose(sheet, form, { seed })
}

/** The outline in one direction, whichever suits. */
export function outlineIn(direction: DirectionId, sheet: Sheet, seed = 'a'): Outline {
  return inDirection(outlineOf(sheet, seed), sortedSheet(sheet), untouched, direction)
}

export function siteOf(sheet: Sheet, seed = 'a', form: Form = untouched): Site {
  return fillSite(sheet, outlineOf(sheet, seed, form))
}

/** The sites of a sheet, one a seed. */
export function sitesOf(sheet: Sheet): Site[] {
  return seeds.map((seed) => siteOf(sheet, seed))
}

/** What visitors get. */
export function publishedOf(sheet: Sheet, seed = 'a'): string {
  return withoutTodos(renderSite(siteOf(sheet, seed)))
}

/** What visitors read. */
export function wordsOn(html: string): string {
  return html
    .replace(/<(style|script|svg)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
}

export function sectionOn<K extends Section['kind']>({ sections }: Site, kind: K) {
  return sections.find((one): one is Extract<Section, { kind: K }> => one.kind === kind)
}
