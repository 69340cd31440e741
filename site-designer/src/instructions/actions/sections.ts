import { addForm } from '#designer/instructions/actions/form'
import {
  besideBy,
  besideSection,
  besideTo,
  isFixed,
  isOpening,
  type Beside,
} from '#designer/instructions/actions/places'
import type { PageEdit, Outcome } from '#designer/instructions/page_edit'
import type { Direction } from '#designer/instructions/language/language'
import { namedWithin, type SlotsOf } from '#designer/instructions/language/slots'
import { linksFor, linksTo, removalOfLinks } from '#designer/instructions/menu_links'
import { sheetOf } from '#designer/instructions/page_sheet'
import { sectionFor } from '#designer/instructions/new_section'
import { choose, chooseSection } from '#designer/instructions/targets/choose'
import { kindNamed } from '#designer/instructions/targets/names'
import { nameOf } from '#designer/instructions/targets/sections'
import { changeSource } from '#designer/live_page/reading/edit_operation'
import { newSection } from '#designer/live_page/reading/new_markup'
import type { PageElement, SectionOnPage } from '#designer/live_page/reading/page_reading'
import { copyOf, removal } from '#designer/live_page/reading/source_changes'
import { lookOf } from '#designer/live_page/restyle'
import { SheetWriter } from '#designer/sheet/changes/sheet_writer'
import type { Sheet } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'
import type { Section } from '#designer/site/site'

export function addSection(
  edit: PageEdit,
  { kind: words, place, scope, scope2 }: SlotsOf
): Outcome {
  const { reading, language } = edit
  const kind = kindNamed(words.words, language)
  if (!kind) return edit.impossible('no_section_kind', { words: words.text })
  const [name] = language.sections[kind]
  if (kind === 'header' || kind === 'footer')
    return edit.impossible('section_there', { section: name })
  const there = reading.sections.find((section) => section.kind === kind)
  const hasForm = reading.elements(({ tag }) => tag === 'form').length > 0
  if (there && kind === 'contact' && !hasForm) return addForm(edit, there)
  if (there) return edit.impossible('section_there', { section: nameOf(edit, there) })
  let beside = besideBy(edit, kind as SectionKind)
  const other = scope ?? scope2
  if (other) {
    const found = chooseSection(edit, other)
    if (!('one' in found)) return found
    beside = besideSection(edit, scope ? 'before' : 'after', found.one)
  } else if (place)
    beside = besideTo(edit, namedWithin(place.words, language.places, language) as Direction)
  return insertSection(edit, kind as SectionKind, beside)
}

/** A new section of this kind, filled with what the page says or a sheet holds. */
export function insertSection(
  edit: PageEdit,
  kind: SectionKind,
  beside: Beside | undefined,
  sheet?: Sheet
): Outcome {
  const [name] = edit.language.sections[kind]
  return inserted(edit, beside, name, () => sectionFor(edit, kind, sheet))
}

/** "Add a section called … with the text …". */
export function addSectionSaying(edit: PageEdit, { value, text }: SlotsOf): Outcome {
  return inserted(edit, besideBy(edit, 'about'), value.text, () => {
    const writer = new SheetWriter(sheetOf(edit.reading))
    writer.set('own_words.about', text.text)
    const made = sectionFor(edit, 'about', writer.sheet)
    const own = { heading: value.text, paragraphs: [text.text], nav: undefined }
    return { ...made, section: { ...made.section, ...own } as Section }
  })
}

/** Sets a section into the page, with a link in each of the page's menus. */
function inserted(
  edit: PageEdit,
  beside: Beside | undefined,
  name: string,
  make: () => ReturnType<typeof sectionFor>
): Outcome {
  const { html } = edit.reading
  const worn = lookOf(html)
  if (!worn) return edit.impossible('only_ours')
  if (!beside) return edit.impossible('no_place')
  const { section, name: business } = make()
  if (saysNothing(section)) return edit.impossible('nothing_to_fill', { section: name })
  const { nav, id } = section
  const links = nav ? linksFor(edit, beside, { href: `#${id}`, label: nav }) : []
  const markup = newSection({ ...worn, name: business }, section)
  const { side, of } = beside
  const at = side === 'before' ? of.range.from : of.range.to
  const insert = side === 'before' ? `${markup}\n` : `\n${markup}`
  const changes = [...links, { from: at, to: at, insert }]
  const sorted = changes.toSorted((one, other) => one.from - other.from)
  return edit.done([changeSource(html, sorted)], 'section_added', { section: name })
}

/** A strip of facts that nobody said, or a large sentence that nobody wrote. */
export function saysNothing(section: Section): boolean {
  if (section.kind === 'facts') return section.rows.length === 0
  if (section.kind === 'stats') return section.figures.length === 0
  return section.kind === 'statement'
}

export function removeSection(edit: PageEdit, section: SectionOnPage): Outcome {
  const { element, anchor } = section
  if (isOpening(section)) return edit.impossible('title_stays')
  const links = linksTo(edit, element, anchor)
  const gone = removalOfLinks(edit, links)
  return edit.done([changeSource(edit.reading.html, [removal(element), ...gone])], 'removed', {
    what: nameOf(edit, section),
  })
}

/** A section or a thing of a list once more, behind itself. */
export function duplicate(edit: PageEdit, { target }: SlotsOf): Outcome {
  const found = choose(edit, target, ['item', 'section'])
  if (!('one' in found)) return found
  const { one } = found
  if (one.is === 'section') return duplicateSection(edit, one.section)
  return copied(edit, one.elements[0], `“${one.name}”`)
}

export function duplicateSection(edit: PageEdit, section: SectionOnPage): Outcome {
  if (isFixed(section)) return edit.impossible('title_stays')
  return copied(edit, section.element, nameOf(edit, section))
}

function copied(edit: PageEdit, element: PageElement, what: string): Outcome {
  const { to } = element.range
  const copy = { from: to, to, insert: `\n${copyOf(element)}` }
  return edit.done([changeSource(edit.reading.html, [copy])], 'duplicated', { what })
}
