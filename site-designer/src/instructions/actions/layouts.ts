import { layoutsIn } from '#designer/outline/direction_traits'
import type { PageEdit, Outcome } from '#designer/instructions/page_edit'
import { namedWithin, type Slot, type SlotsOf } from '#designer/instructions/language/slots'
import { chooseSection } from '#designer/instructions/targets/choose'
import { nameOf } from '#designer/instructions/targets/sections'
import { toOklch } from '#designer/site/oklch'
import { changeSource } from '#designer/live_page/reading/edit_operation'
import type { SectionOnPage } from '#designer/live_page/reading/page_reading'
import { remade } from '#designer/live_page/restyle/remade'
import { lookOf } from '#designer/live_page/restyle'
import { sectionLayouts } from '#designer/site/kinds'

/** "Make the contact section dark": the ground that the page has for it. */
export function setSurface(edit: PageEdit, target: Slot, theme: 'dark' | 'light'): Outcome {
  const { reading } = edit
  const found = chooseSection(edit, target)
  if (!('one' in found)) return found
  const { element } = found.one
  if (element.attribute('data-surface') === undefined) return edit.impossible('only_ours')
  const { '--paper': paper = '#ffffff', '--ink': ink = '#000000' } = reading.tokens
  // On a dark page the ink surface is the light one.
  const isLightPage = toOklch(paper.trim()).l > toOklch(ink.trim()).l
  const surface = (theme === 'light') === isLightPage ? 'plain' : 'ink'
  const operation = changeSource(reading.html, [element.setAttribute('data-surface', surface)])
  return edit.done([operation], 'style_set', { what: nameOf(edit, found.one) })
}

type Wish = 'other' | 'list' | 'grid' | 'columns'

/** Another layout of a section's kind: the next one, or one like a list, a grid or columns. */
export function changeLayout(edit: PageEdit, { target, layout }: SlotsOf): Outcome {
  const { reading, language } = edit
  const found = chooseSection(edit, target)
  if (!('one' in found)) return found
  const { kind } = found.one
  const now = layoutOf(found.one)
  const worn = lookOf(reading.html)
  if (!worn || !kind || now === undefined) return edit.impossible('only_ours')
  const wish =
    (layout && (namedWithin(layout.words, language.layouts, language) as Wish)) ?? 'other'
  const all: readonly string[] = sectionLayouts[kind]
  const usual = layoutsIn(worn.direction, kind).filter((one: string) => all.includes(one))
  const next =
    wish === 'other'
      ? (nextIn(usual, now) ?? nextIn(all, now))
      : nextIn(
          all.filter((one) => LIKE[wish].includes(one)),
          now
        )
  return setLayout(edit, found.one, next)
}

/** One of the layouts of the section's kind; refused where there is no such one. */
export function setLayout(
  edit: PageEdit,
  section: SectionOnPage,
  next: string | undefined
): Outcome {
  const { element, kind } = section
  const now = layoutOf(section)
  const name = nameOf(edit, section)
  if (!kind || now === undefined) return edit.impossible('only_ours')
  const all: readonly string[] = sectionLayouts[kind]
  if (!next || !all.includes(next)) return edit.impossible('no_layout', { section: name })
  const changes = [element.setAttribute('data-layout', next), ...remade(element, kind, now, next)]
  return edit.done([changeSource(edit.reading.html, changes)], 'layout_set', { section: name })
}

/** How a section of ours is set now. */
export function layoutOf({ element }: SectionOnPage): string | undefined {
  return element.attribute('data-layout')?.value
}

function nextIn(list: readonly string[], now: string): string | undefined {
  const at = list.indexOf(now)
  return [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))].find((one) => one !== now)
}

const LIKE: Record<Exclude<Wish, 'other'>, string[]> = {
  list: ['list', 'rows', 'lines', 'leaders', 'table', 'open', 'fold', 'stack', 'line'],
  grid: ['grid', 'cards', 'plates', 'mosaic', 'row', 'week', 'chips', 'tiles'],
  columns: ['columns', 'pairs', 'leaders', 'split', 'row', 'week', 'aside', 'margin'],
}
