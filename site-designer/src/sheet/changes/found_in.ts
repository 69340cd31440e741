import type { DatedEvent, Item } from '#designer/sheet/sheet'

/** Without the bullet before it and the stop behind it. */
export function plain(text: string): string {
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

const money = String.raw`(?:[£€$₺¥]|CHF|EUR|USD|GBP|TL|kr|zł)`
const priceAtEnd = new RegExp(
  String.raw`(?:${money}\s?\d[\d.,]*|\d[\d.,]*(?:\s?[-–]\s?\d[\d.,]*)?\s?${money})$`
)

/** "Haircut 25 €" is a haircut for 25 €. */
export function itemIn(text: string): Item {
  const price = priceAtEnd.exec(text)
  const name = price && text.slice(0, price.index).replace(/[\s:–—(-]+$/, '')
  return price && name ? { name, price: price[0] } : { name: text }
}

const months =
  'jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|oca|şub|nis|haz|tem|ağu|eyl|eki|kas|ara|déc|dec|dez|nov|ene|abr|ago|set|out|gen|mag|giu|lug|ott|dic|mei|maa|fév|avr|juin|juil|aoû|fev'
const day = new RegExp(
  String.raw`(?:\p{L}{3,12},? )?(?:the )?\d{1,2}(?:st|nd|rd|th|\.)? (?:of |de )?(?:${months})\p{L}{0,8}\.?(?: \d{4})?|(?:${months})\p{L}{0,8}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?|\d{4}-\d\d-\d\d`,
  'iu'
)

/** "12 May: Open day" is told with its date; a text without one is no date. */
export function dateIn(text: string): DatedEvent | undefined {
  const found = day.exec(text)
  if (!found) return undefined
  const when = found[0].trim()
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + found[0].length)
  const rest = [before, after]
    .map((part) => part.replace(/^[\s:,–—-]+|[\s:,(–—-]+$/g, ''))
    .filter((part) => /\p{L}/u.test(part))
  return { when, title: rest.length === 1 ? rest[0] : text }
}
