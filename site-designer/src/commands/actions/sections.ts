import {
  exchanged,
  moveItemBeside,
  moveItemTo,
  swapItems,
} from '#designer/commands/actions/item_order'
import {
  besideBy,
  besideSection,
  besideTo,
  isOpening,
  middle,
  type Beside,
} from '#designer/commands/actions/places'
import type { Desk, Outcome } from '#designer/commands/desk'
import type { Direction } from '#designer/commands/language/language'
import { namedWithin, type SlotsOf } from '#designer/commands/language/slots'
import { linksFor, linksTo, removalOfLinks } from '#designer/commands/menu_links'
import { sheetOf } from '#designer/commands/page_sheet'
import { sectionFor } from '#designer/commands/new_section'
import { choose, chooseSection } from '#designer/commands/targets/choose'
import { kindNamed } from '#designer/commands/targets/names'
import { nameOf } from '#designer/commands/targets/sections'
import { changeSource, type EditOperation } from '#designer/renderer/reading/edit_operation'
import { newSection } from '#designer/renderer/reading/new_markup'
import type { PageElement, SectionOnPage } from '#designer/renderer/reading/page_reading'
import { copyOf, removal, type Change } from '#designer/renderer/reading/source_changes'
import { lookOf } from '#designer/renderer/restyle'
import type { Sheet } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'
import type { Section } from '#designer/site/site'

export function addSection(desk: Desk, { kind: words, place, scope, scope2 }: SlotsOf): Outcome {
  const { reading, language } = desk
  const kind = kindNamed(words.words, language)
  if (!kind) return desk.impossible('no_section_kind', { words: words.text })
  const [name] = language.sections[kind]
  if (kind === 'header' || kind === 'footer')
    return desk.impossible('section_there', { section: name })
  const there = reading.sections.find((section) => section.kind === kind)
  if (there) return desk.impossible('section_there', { section: nameOf(desk, there) })
  let beside = besideBy(desk, kind as SectionKind)
  const other = scope ?? scope2
  if (other) {
    const found = chooseSection(desk, other)
    if (!('one' in found)) return found
    beside = besideSection(desk, scope ? 'before' : 'after', found.one)
  } else if (place)
    beside = besideTo(desk, namedWithin(place.words, language.places, language) as Direction)
  return insertSection(desk, kind as SectionKind, beside)
}

/** A new section of this kind, filled with what the page says or a sheet holds. */
export function insertSection(
  desk: Desk,
  kind: SectionKind,
  beside: Beside | undefined,
  sheet?: Sheet
): Outcome {
  const [name] = desk.language.sections[kind]
  const worn = lookOf(desk.reading.html)
  if (!worn) return desk.impossible('only_ours')
  if (!beside) return desk.impossible('no_place')
  const { section, name: business } = sectionFor(desk, kind, sheet)
  if (saysNothing(section)) return desk.impossible('nothing_to_fill', { section: name })
  const { nav } = section
  const links = nav ? linksFor(desk, beside, { href: `#${section.id}`, label: nav }) : []
  const markup = newSection({ ...worn, name: business }, section)
  return desk.done(inserted(desk, markup, beside, links), 'section_added', { section: name })
}

/** "Add a section called … with the text …". */
export function addSectionSaying(desk: Desk, { value, text }: SlotsOf): Outcome {
  const worn = lookOf(desk.reading.html)
  const beside = besideBy(desk, 'about')
  if (!worn) return desk.impossible('only_ours')
  if (!beside) return desk.impossible('no_place')
  const sheet = sheetOf(desk.reading)
  sheet.own_words.about = { value: text.text, source: 'edited' }
  const { section, name } = sectionFor(desk, 'about', sheet)
  if (section.kind !== 'about') return desk.impossible('no_place')
  const own = { ...section, heading: value.text, paragraphs: [text.text] }
  delete own.nav
  return desk.done(
    inserted(desk, newSection({ ...worn, name }, own), beside, []),
    'section_added',
    {
      section: value.text,
    }
  )
}

/** A strip of facts that nobody said, or a large sentence that nobody wrote. */
export function saysNothing(section: Section): boolean {
  if (section.kind === 'facts') return section.rows.length === 0
  if (section.kind === 'stats') return section.figures.length === 0
  return section.kind === 'statement'
}

/**
 * The links are found on the page as it is, so they are written before anything moves. The engine's
 * own operation takes no drawings, because it cannot know that they are ours.
 */
function inserted(
  { reading }: Desk,
  html: string,
  { side, of }: Beside,
  links: readonly Change[]
): (EditOperation | undefined)[] {
  if (!html.includes('src="data:')) {
    const added = { type: 'add_section' as const, html, [side]: of.element.id }
    return [changeSource(reading.html, links), added]
  }
  const { from, to } = of.element.range
  const at = side === 'before' ? from : to
  const insert = side === 'before' ? `${html}\n` : `\n${html}`
  return [changeSource(reading.html, [...links, { from: at, to: at, insert }])]
}

export function removeSection(desk: Desk, section: SectionOnPage): Outcome {
  const { element, anchor } = section
  if (isOpening(section)) return desk.impossible('title_stays')
  const links = linksTo(desk, element, anchor)
  const gone = removalOfLinks(desk, links)
  return desk.done([changeSource(desk.reading.html, [removal(element), ...gone])], 'removed', {
    what: nameOf(desk, section),
  })
}

export function moveTo(desk: Desk, { target, place }: SlotsOf): Outcome {
  const to = namedWithin(place.words, desk.language.places, desk.language) as Direction
  const found = chooseSection(desk, target)
  if (!('one' in found)) return moveItemTo(desk, target, to) ?? found
  return movedBeside(desk, found.one, besideTo(desk, to, found.one))
}

export function moveBeside(desk: Desk, slots: SlotsOf, side: Beside['side']): Outcome {
  const { target, scope } = slots
  const found = chooseSection(desk, target)
  if (!('one' in found)) return moveItemBeside(desk, slots, side) ?? found
  const other = chooseSection(desk, scope)
  if (!('one' in other)) return other
  if (other.one === found.one) return desk.impossible('already_so')
  return movedBeside(desk, found.one, besideSection(desk, side, other.one, found.one))
}

export function swap(desk: Desk, slots: SlotsOf): Outcome {
  const found = chooseSection(desk, slots.target)
  if (!('one' in found)) return swapItems(desk, slots) ?? found
  const other = chooseSection(desk, slots.scope)
  if (!('one' in other)) return other
  const [one, two] = [found.one, other.one]
  if (one === two || isFixed(one) || isFixed(two))
    return desk.impossible('stays_there', { section: nameOf(desk, one) })
  const changes = exchanged(one.element, two.element)
  return desk.done([changeSource(desk.reading.html, changes)], 'moved', {
    section: nameOf(desk, one),
  })
}

export function isFixed(section: SectionOnPage): boolean {
  return section.place !== 'section' || isOpening(section)
}

export function movedBeside(desk: Desk, one: SectionOnPage, beside: Beside | undefined): Outcome {
  const name = nameOf(desk, one)
  if (!beside || isFixed(one)) return desk.impossible('stays_there', { section: name })
  const all = middle(desk)
  const at = all.indexOf(one)
  const next = beside.side === 'before' ? all.indexOf(beside.of) : all.indexOf(beside.of) + 1
  if (next === at || next === at + 1) return desk.impossible('stays_there', { section: name })
  return desk.done([moved(desk, one.element, beside)], 'moved', { section: name })
}

function moved(
  { reading }: Desk,
  element: PageElement,
  { side, of }: Beside
): EditOperation | undefined {
  const isSection = (one: PageElement) => one.attribute('data-section') && one.id
  if (isSection(element) && isSection(of.element)) {
    return { type: 'move_section', section: element.id!, [side]: of.element.id }
  }
  const { from, to } = element.range
  const at = side === 'before' ? of.element.range.from : of.element.range.to
  const source = reading.page.slice(from, to)
  const insert = side === 'before' ? `${source}\n` : `\n${source}`
  return changeSource(
    reading.html,
    [removal(element), { from: at, to: at, insert }].sort((a, b) => a.from - b.from)
  )
}

/** A section or a thing of a list once more, behind itself. */
export function duplicate(desk: Desk, { target }: SlotsOf): Outcome {
  const found = choose(desk, target, ['item', 'section', 'part'])
  if (!('one' in found)) return found
  const { one } = found
  if (one.is === 'section') return duplicateSection(desk, one.section)
  if (one.is === 'part' && one.part.role === 'title') return desk.impossible('title_stays')
  const element = one.is === 'item' ? one.elements[0] : one.part.element
  return desk.done([copied(desk, element)], 'duplicated', {
    what: `“${one.is === 'item' ? one.name : one.part.words}”`,
  })
}

export function duplicateSection(desk: Desk, section: SectionOnPage): Outcome {
  if (isFixed(section)) return desk.impossible('title_stays')
  return desk.done([copied(desk, section.element)], 'duplicated', { what: nameOf(desk, section) })
}

function copied({ reading }: Desk, element: PageElement): EditOperation | undefined {
  const { to } = element.range
  return changeSource(reading.html, [{ from: to, to, insert: `\n${copyOf(element)}` }])
}
