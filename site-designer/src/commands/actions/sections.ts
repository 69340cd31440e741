import {
  besideBy,
  besideSection,
  besideTo,
  isFixed,
  isOpening,
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
import { changeSource } from '#designer/renderer/reading/edit_operation'
import { newSection } from '#designer/renderer/reading/new_markup'
import type { PageElement, SectionOnPage } from '#designer/renderer/reading/page_reading'
import { copyOf, removal } from '#designer/renderer/reading/source_changes'
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
  return inserted(desk, beside, name, () => sectionFor(desk, kind, sheet))
}

/** "Add a section called … with the text …". */
export function addSectionSaying(desk: Desk, { value, text }: SlotsOf): Outcome {
  return inserted(desk, besideBy(desk, 'about'), value.text, () => {
    const sheet = sheetOf(desk.reading)
    sheet.own_words.about = { value: text.text, source: 'edited' }
    const made = sectionFor(desk, 'about', sheet)
    const own = { heading: value.text, paragraphs: [text.text], nav: undefined }
    return { ...made, section: { ...made.section, ...own } as Section }
  })
}

/** Sets a section into the page, with a link in each of the page's menus. */
function inserted(
  desk: Desk,
  beside: Beside | undefined,
  name: string,
  make: () => ReturnType<typeof sectionFor>
): Outcome {
  const { html } = desk.reading
  const worn = lookOf(html)
  if (!worn) return desk.impossible('only_ours')
  if (!beside) return desk.impossible('no_place')
  const { section, name: business } = make()
  if (saysNothing(section)) return desk.impossible('nothing_to_fill', { section: name })
  const { nav, id } = section
  const links = nav ? linksFor(desk, beside, { href: `#${id}`, label: nav }) : []
  const markup = newSection({ ...worn, name: business }, section)
  const { side, of } = beside
  const at = side === 'before' ? of.range.from : of.range.to
  const insert = side === 'before' ? `${markup}\n` : `\n${markup}`
  const changes = [...links, { from: at, to: at, insert }]
  const sorted = changes.toSorted((one, other) => one.from - other.from)
  return desk.done([changeSource(html, sorted)], 'section_added', { section: name })
}

/** A strip of facts that nobody said, or a large sentence that nobody wrote. */
export function saysNothing(section: Section): boolean {
  if (section.kind === 'facts') return section.rows.length === 0
  if (section.kind === 'stats') return section.figures.length === 0
  return section.kind === 'statement'
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

/** A section or a thing of a list once more, behind itself. */
export function duplicate(desk: Desk, { target }: SlotsOf): Outcome {
  const found = choose(desk, target, ['item', 'section'])
  if (!('one' in found)) return found
  const { one } = found
  if (one.is === 'section') return duplicateSection(desk, one.section)
  return copied(desk, one.elements[0], `“${one.name}”`)
}

export function duplicateSection(desk: Desk, section: SectionOnPage): Outcome {
  if (isFixed(section)) return desk.impossible('title_stays')
  return copied(desk, section.element, nameOf(desk, section))
}

function copied(desk: Desk, element: PageElement, what: string): Outcome {
  const { to } = element.range
  const copy = { from: to, to, insert: `\n${copyOf(element)}` }
  return desk.done([changeSource(desk.reading.html, [copy])], 'duplicated', { what })
}
