import { dress, type DressedSection } from '#designer/composition/dress'
import { factsOn, titleOf } from '#designer/edit/facts/page_facts'
import type { Desk } from '#designer/edit/outcome'
import { fillSection } from '#designer/fill/sections'
import { readingLanguage } from '#designer/instructions/language'
import { tradeNamed } from '#designer/instructions/values/trade'
import type { Outline } from '#designer/outline/outline'
import { structuredData } from '#designer/renderer/reading/json_ld_edit'
import type { PageReading } from '#designer/renderer/reading/page_reading'
import { wordsOf } from '#designer/renderer/reading/words'
import { lookOf } from '#designer/renderer/restyle'
import { emptyPlace, emptySheet, type Sheet, type Value } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'
import type { Section } from '#designer/site/site'
import { neutralKind } from '#designer/kinds/all'
import { tradeById, trades } from '#designer/trades/all'

/** A new section of this kind, filled with what the page says and with places to fill in. */
export function sectionFor(desk: Desk, kind: SectionKind): { section: Section; name: string } {
  const { reading } = desk
  const sheet = sheetOn(desk, kind)
  const outline = outlineOn(reading, sheet, kind)
  const kinds = outline.sections.map((section) => section.kind)
  const dressed = dress(kinds, outline).find((section) => section.kind === kind)!
  const section = fillSection(sheet, outline, dressed)
  return { section: { ...section, id: freeId(reading, section.id) }, name: outline.seed }
}

/** The facts of the page as the sheet that it could have been made from. */
function sheetOn({ reading }: Desk, kind: SectionKind): Sheet {
  const facts = factsOn(reading)
  const sheet = emptySheet(said(lookOf(reading.html)!.language))
  const place = emptyPlace()
  sheet.who.name = said(facts.name)
  sheet.who.kind = said(tradeOn(reading))
  if (facts.since) sheet.who.founding_year = said(facts.since)
  if (facts.address) place.street_address = said(facts.address)
  if (facts.place) place.locality = said(facts.place)
  if (facts.hours) place.opening_hours = facts.hours
  if (facts.address || facts.place || facts.hours) sheet.where.push(place)
  if (facts.phone) sheet.contact.telephones.push(said(facts.phone))
  if (facts.email) sheet.contact.emails.push(said(facts.email))
  if (facts.offers.length > 0) sheet.offers.push({ items: facts.offers.map(said) })
  sheet.wishes.sections_wanted.push(said(kind))
  return sheet
}

/** The outline that could have led to the page, the new section among the others. */
function outlineOn(reading: PageReading, sheet: Sheet, kind: SectionKind): Outline {
  const worn = lookOf(reading.html)!
  const there = reading.sections.flatMap((section): DressedSection[] =>
    section.kind ? [{ kind: section.kind, layout: '', surface: 'plain' }] : []
  )
  return {
    seed: sheet.who.name!.value,
    look: worn.look,
    lookNotes: [],
    direction: worn.direction,
    motif: tradeById(sheet.who.kind!.value).motifs[0],
    header: 'bar',
    footer: 'line',
    titleIs: 'name',
    artefact: 'plate',
    sections: [...there, { kind, layout: '', surface: 'plain' }],
  }
}

/** The trade by the type of the structured data, where one trade alone has it; or by its name in the title. */
function tradeOn(reading: PageReading): string {
  const type = structuredData(reading)['@type']
  const [only, ...others] = trades.filter(({ schemaType }) => schemaType === type)
  if (only && others.length === 0) return only.id
  const slots = ['kicker', 'title', 'lede', 'line'].flatMap((name) => reading.slots(name))
  const words = [titleOf(reading), ...slots.map(wordsOf)].join('. ')
  return tradeNamed(words, readingLanguage(reading.language))?.id ?? neutralKind
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
