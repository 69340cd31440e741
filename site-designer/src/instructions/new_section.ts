import { FillContext } from '#designer/fill/context'
import { sortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { arrangeSections } from '#designer/outline/arrange_sections'
import type { ArrangedSection } from '#designer/site/outline'
import type { PageEdit } from '#designer/instructions/page_edit'
import { sheetOf } from '#designer/instructions/page_sheet'
import { allKinds, neutralKind } from '#designer/kinds/all'
import { fillSection } from '#designer/page/fill_section'
import type { Outline } from '#designer/site/outline'
import { structuredData } from '#designer/live_page/reading/json_ld_edit'
import { factsOn } from '#designer/live_page/reading/page_facts'
import type { PageReading } from '#designer/live_page/reading/page_reading'
import { lookOf } from '#designer/live_page/restyle'
import { type Sheet, type Value } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'
import type { Section } from '#designer/site/site'

/** A new section of this kind, filled with what the page says and with places to fill in. */
export function sectionFor(
  edit: PageEdit,
  kind: SectionKind,
  known = edit.sheet ?? sheetOf(edit.reading)
): { section: Section; name: string } {
  const { reading } = edit
  const sheet = sheetFor(edit, kind, known)
  const outline = outlineOn(reading, sheet, kind)
  const kinds = outline.sections.map((section) => section.kind)
  const arranged = arrangeSections(kinds, outline).find((section) => section.kind === kind)!
  const section = fillSection(new FillContext(sortedSheet(sheet), outline), arranged)
  return { section: { ...section, id: freeId(reading, section.id) }, name: outline.seed }
}

/** What is known, with what the new section needs to be printed. */
function sheetFor({ reading }: PageEdit, kind: SectionKind, known: Sheet): Sheet {
  const { name = said(factsOn(reading).name), kind: trade = said(tradeOn(reading)) } = known.who
  const wanted = [...known.wishes.sections_wanted, said(kind)]
  return {
    ...known,
    who: { ...known.who, name, kind: trade },
    wishes: { ...known.wishes, sections_wanted: wanted },
  }
}

/** The outline that could have led to the page, the new section among the others. */
function outlineOn(reading: PageReading, sheet: Sheet, kind: SectionKind): Outline {
  const worn = lookOf(reading.html)!
  const there = reading.sections.flatMap((section): ArrangedSection[] =>
    section.kind ? [{ kind: section.kind, layout: '', surface: 'plain' }] : []
  )
  return {
    seed: sheet.who.name!.value,
    look: worn.look,
    lookNotes: [],
    direction: worn.direction,
    header: 'bar',
    footer: 'line',
    artefact: 'words',
    sections: [...there, { kind, layout: '', surface: 'plain' }],
  }
}

/** The trade by the type of the structured data, where one trade alone has it. */
export function tradeOn(reading: PageReading): string {
  const type = structuredData(reading)['@type']
  const [only, ...others] = allKinds().filter(({ schemaType }) => schemaType === type)
  return only && others.length === 0 ? only.id : neutralKind
}

function freeId(reading: PageReading, id: string): string {
  const taken = new Set(reading.elements(() => true).map((one) => one.attribute('id')?.value))
  if (!taken.has(id)) return id
  let number = 2
  while (taken.has(`${id}-${number}`)) number++
  return `${id}-${number}`
}

function said<T>(value: T): Value<T> {
  return { value, source: 'said' }
}
