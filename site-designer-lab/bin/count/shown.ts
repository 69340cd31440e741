import { languageOf } from '../../../site-designer/src/fill/business.ts'
import { tidied } from '../../../site-designer/src/fill/sentences/tidy.ts'
import {
  fillSite,
  compose,
  renderSite,
  withoutTodos,
  withLikelyFacts,
  type Sheet,
} from 'site-designer'
import { printer } from '../../../site-designer/src/fill/printer.ts'
import { defaultForm } from 'site-designer/form'
import { quotesOf } from '../../../site-designer/src/fill/quotes.ts'
import { emailsOf, isRefused, telephonesOf } from '../../../site-designer/src/fill/reach.ts'
import { fold } from '../../../site-designer/src/language/fold.ts'
import { sentencesOf } from '../../../site-designer/src/language/sentences.ts'

/** What visitors read on a page of that sheet. */
export function pageWords(sheet: Sheet, seed: string): string {
  const site = fillSite(sheet, compose(sheet, defaultForm, { seed }))
  return withoutTodos(renderSite(site))
    .replace(/<(head|style|script|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}

export interface Held {
  field: string
  text: string
}

/** Every value that a sheet holds for visitors; what a page words itself, such as a week, is not among them. */
export function heldBy(told: Sheet): Held[] {
  const sheet = withLikelyFacts(told)
  const { who, contact, own_words: own } = sheet
  const held: Held[] = []
  const add = (field: string, ...texts: (string | undefined)[]) =>
    held.push(...texts.flatMap((text) => (text ? [{ field, text }] : [])))
  add('name', who.name?.value)
  add('description', who.description?.value)
  add('slogan', who.slogan?.value)
  add('founding_year', who.founding_year?.value)
  for (const place of sheet.where) {
    if (!isRefused(sheet, 'address')) add('street', place.street_address?.value)
    if (place.street_address && !isRefused(sheet, 'address')) add('code', place.postal_code?.value)
    add('locality', place.locality?.value, place.label?.value)
    add('area', ...place.area_served.map(({ value }) => value))
    add('hours note', ...place.opening_hours.notes.map(({ value }) => value))
    add('closed', place.closed_until?.value)
  }
  add('telephone', ...telephonesOf(sheet))
  add('email', ...emailsOf(sheet))
  for (const { name, items } of sheet.offers) {
    add('group', items.length > 0 ? name : undefined)
    for (const { value } of items)
      add('item', value.name, value.price, value.description, value.note)
  }
  for (const list of ['services', 'skills', 'clients', 'credentials', 'good_to_know'] as const)
    add(list, ...sheet[list].map(({ value }) => value))
  for (const { value } of sheet.people) add('person', value.name, value.role, value.about)
  for (const { value } of sheet.dates) add('date', value.when, value.title, value.place)
  for (const { value } of sheet.works) add('work', value.title, value.year, value.about)
  for (const { text, by } of quotesOf(sheet)) add('quote', text, by)
  add(
    'own words',
    ...sentencesOf(own.about?.value ?? '').map((one) => tidied(one, sheet, languageOf(sheet)))
  )
  add('link', ...contact.links.map(({ value }) => value.label))
  return held
}

/** Whether a page says it: the same words in their order, or else each of them somewhere. */
export function says(page: string, text: string): boolean {
  const [all, words] = [plain(page), plain(text)]
  return all.includes(words) || missingWords(page, text).length === 0
}

/** Words of a text that stand nowhere on the page, without the smallest ones. */
export function missingWords(page: string, text: string): string[] {
  const there = new Set(wordsOf(page))
  return wordsOf(text).filter((word) => (word.length > 3 || /\d/.test(word)) && !there.has(word))
}

/** Whether a page says a week in one of the ways that pages do. */
export function saysHours(page: string, told: Sheet): boolean {
  const sheet = withLikelyFacts(told)
  return sheet.where.every((place) => {
    const { weeks, line } = printer.hours(place.opening_hours, sheet)
    const isThere = (text: string) => plain(page).includes(plain(text))
    const isWeek = weeks.some((rows) => rows.every(({ value }) => isThere(value as string)))
    return weeks.length === 0 || isWeek || (line !== '' && isThere(line))
  })
}

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
const plain = (text: string) => wordsOf(text).join(' ')
