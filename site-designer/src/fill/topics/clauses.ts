import { amountsIn } from '#designer/reader/shapes/money'
import { datesIn } from '#designer/reader/shapes/calendar'
import { calendarWords } from '#designer/reader/shapes/weekdays'
import type { Item } from '#designer/sheet/sheet'
import type { Row } from '#designer/site/site'
import type { Language } from '#designer/text/language'
import { capital } from '#designer/text/normalise'

const clock =
  /(?<![\p{L}\p{N}.,:])\d{1,2}(?:[:.]\d{2}(?!\d)(?:\s?(?:[ap]\.?m\.?|uhr|uur|h)(?!\p{L}))?|\s?(?:[ap]\.?m\.?|uhr|uur|h\d{0,2})(?!\p{L}))/giu
const inBrackets = /^([^()]{2,60}?)\s*\(([^()]+)\)\.?$/u
const years =
  /(?:(?<!\p{L})\p{Ll}{2,6}\s)?(?<!\d)(?:19|20)\d{2}(?:\s?[-–—]\s?(?:(?:19|20)\d{2})?)?(?![\d-])/u
/** "Reward of", where the price that followed stands apart. */
const hanging = /\s\p{Ll}{1,3}$/u
const endings = /[\s.,;:–—-]+$/u

export interface Stretch {
  start: number
  end: number
}

/** Parts of a sentence that its own marks keep apart; a comma within brackets parts nothing. */
export function clausesOf(text: string): string[] {
  return text
    .replace(/\.$/, '')
    .split(/;\s+|,\s+(?![^(]{0,200}\))/u)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Days and dates in a text, without the times that follow them. */
export function daysIn(text: string, language: Language): Stretch[] {
  const { longDays } = calendarWords(language)
  const dates = datesIn(text, language).map(({ start, end }) => {
    const found = text.slice(start, end)
    const [time] = [...found.matchAll(clock)]
    const day = time ? found.slice(0, time.index).replace(/[\s,]+(?:\p{Ll}{1,5}\s*)?$/u, '') : found
    return { start, end: start + day.length }
  })
  const named = Array.from(text.matchAll(/\p{L}[\p{L}-]+/gu), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    isDay: longDays.has(word.toLocaleLowerCase(language)),
  })).filter(({ isDay, start }) => isDay && !dates.some((date) => within(start, date)))
  return joined(
    [...dates, ...named].toSorted((one, other) => one.start - other.start),
    text
  )
}

export function clocksIn(text: string): Stretch[] {
  return Array.from(text.matchAll(clock), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }))
}

/** "Tuesday and Thursday" is one stretch, and so is "Monday to Friday". */
function joined(found: Stretch[], text: string): Stretch[] {
  const all: Stretch[] = []
  for (const { start, end } of found) {
    const last = all.at(-1)
    if (last && /^\s?(?:[-–—&/]|\p{Ll}{1,5})?\s?$/u.test(text.slice(last.end, start)))
      last.end = end
    else all.push({ start, end })
  }
  return all
}

const within = (at: number, { start, end }: Stretch) => at >= start && at < end

/** A clause as a row of two: what it is about, and when, or since when. */
export type RowOf = (clause: string, language: Language) => Row | undefined

/** "Seniors Tuesday 7 pm", "6 December against Llanwen", "Drinks 3 pm at the Old Custom House". */
export const rowByTime: RowOf = (clause, language) => {
  const [day] = daysIn(clause, language)
  if (day)
    return day.start > 0 ? cutAt(day.start, clause, language) : cutAt(day.end, clause, language)
  const [time] = clocksIn(clause)
  if (!time) return undefined
  const lead = /(?:\s|^)(?:at|from|um|ab|à|a las|alle|om|às|saat)\s$/u.exec(
    clause.slice(0, time.start)
  )
  const what = [clause.slice(0, lead ? lead.index : time.start), clause.slice(time.end)]
  return row(clause.slice(time.start, time.end), what.join(' ').replace(/\s+/g, ' '), language)
}

/** "£640 a week from November", "short breaks from £330 out of season", each with its price. */
export function pricedItem(clause: string, language: Language): Item | undefined {
  const [amount] = amountsIn(clause)
  if (!amount) return undefined
  const price = clause.slice(amount.start, amount.end)
  const [before, behind] = [clause.slice(0, amount.start), clause.slice(amount.end)].map(bare)
  const [told, description] = before ? [before, behind] : [behind, '']
  const name = told.replace(hanging, '')
  if (name.length < 2) return undefined
  return { name: capital(name, language), price, ...(description ? { description } : {}) }
}

/** "Petra Kohlhaas (rammed earth schools)". */
export const rowByBrackets: RowOf = (clause, language) => {
  const [, name, told] = inBrackets.exec(clause) ?? []
  return name ? row(name, told, language) : undefined
}

/** "Senior architect at Tussock & Stone since 2019". */
export const rowByYear: RowOf = (clause, language) => {
  const found = years.exec(clause)
  if (!found) return undefined
  const what = clause.slice(0, found.index) + clause.slice(found.index + found[0].length)
  return row(found[0], what, language)
}

const bare = (part: string) => part.replace(/^[\s,;:–—-]+/u, '').replace(endings, '')

function cutAt(at: number, clause: string, language: Language): Row | undefined {
  return row(clause.slice(0, at), clause.slice(at), language)
}

function row(label: string, value: string, language: Language): Row | undefined {
  const [name, told] = [label, value].map(bare)
  if (name.length < 2 || told.length < 2 || !/[\p{L}\d]/u.test(told)) return undefined
  return { label: capital(name, language), value: capital(told, language) }
}
