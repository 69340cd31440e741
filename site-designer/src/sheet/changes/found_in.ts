import { datesIn } from '#designer/language/calendar'
import { amountsIn } from '#designer/language/money'
import type { DatedEvent, Item } from '#designer/sheet/sheet'

/** A line without its bullet and final punctuation mark. */
export function bareLine(text: string): string {
  return text
    .replace(/^[-–—*•·]\s*/, '')
    .replace(/[.,;:]$/, '')
    .trim()
}

export function emailIn(text: string): string | undefined {
  return /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,190}\p{L}/u.exec(text)?.[0]
}

export function telephoneIn(text: string): string | undefined {
  const found = /\+?\(?\d[\d\s()./-]{3,30}\d/.exec(text)?.[0]
  return found && found.replace(/\D/g, '').length >= 5 ? found : undefined
}

/** "Haircut 25 €" is the item "Haircut" with the price "25 €". */
export function itemIn(text: string): Item {
  const price = amountsIn(text).find(({ end }) => end === text.length)
  const name = price && text.slice(0, price.start).replace(/[\s:–—(-]+$/, '')
  return price && name ? { name, price: text.slice(price.start) } : { name: text }
}

/** "12 May: Open day" is the event "Open day" on "12 May"; undefined without a date. */
export function dateIn(text: string, language: string): DatedEvent | undefined {
  const short = [...text.matchAll(/(?<![\d.,/])\d{1,2}[./]\d{1,2}(?![\d/])/g)]
  const [found] = [
    ...datesIn(text, language),
    ...short.map(({ 0: words, index }) => ({ start: index, end: index + words.length })),
  ]
  if (!found) return undefined
  const rest = [text.slice(0, found.start), text.slice(found.end)]
    .map((part) => part.replace(/^[\s:,–—-]+|[\s:,(–—-]+$/g, ''))
    .filter((part) => /\p{L}/u.test(part))
  const when = text.slice(found.start, found.end)
  return { when, title: rest.length === 1 ? rest[0] : text }
}
