/// <reference lib="dom" />
import type { Page } from 'playwright'
import { type Finding, findings } from '#tests/gate/finding'

/** The texts of a page for readers, screen readers and search engines. */
export interface Stated {
  texts: string[]
  addresses: string[]
}

/** Reads the texts of a page, element by element. */
export async function statedOn(page: Page): Promise<Stated> {
  return page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!['STYLE', 'SCRIPT'].includes(node.parentElement!.tagName)) texts.push(node.textContent!)
    }
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['alt', 'title', 'aria-label', 'placeholder', 'value'])
        texts.push(element.getAttribute(name) ?? '')
    }
    for (const meta of document.querySelectorAll<HTMLMetaElement>(
      'meta[name=description], meta[property^="og:"]:not([property="og:locale"], [property="og:type"])'
    ))
      texts.push(meta.content)
    const told = (value: unknown, key = ''): void => {
      // Names of schema.org's vocabulary are not facts.
      if (key.startsWith('@') || key === 'dayOfWeek') return
      if (typeof value === 'string') texts.push(value)
      else if (value && typeof value === 'object')
        for (const [name, inner] of Object.entries(value))
          told(inner, Array.isArray(value) ? key : name)
    }
    for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
      told(JSON.parse(script.textContent!))
    const addresses = [...document.querySelectorAll('a[href]')].map((link) =>
      link.getAttribute('href')!
    )
    return {
      texts: texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean),
      addresses,
    }
  })
}

/** The addresses of map searches are made by us; their search term must be a stated fact. */
const mapSearch = 'https://www.openstreetmap.org/search?query='
const social = /^https:\/\/www\.(?:instagram|facebook|tiktok|youtube|linkedin)\.com\//

// Praise and claims, allowed only if the owner states them too.
const boasts =
  /\b(?:award\w*|best|leading|trusted|certified|licen[sc]ed|insured|qualified|accredited|guarante\w+|experienced?|experts?|years|reviews?|rated|stars?|customers|happy|satisf\w+|free|unique|finest|premium|world-class|cheap\w*|affordable|professional\w*)\b/giu

/**
 * Every number, time, price, telephone number, e-mail and web address, every claim and every capitalised
 * word that the person did not state and that is not in the vocabulary of the trade.
 */
export function inventedFacts(
  { texts, addresses }: Stated,
  saidText: string,
  vocabulary: ReadonlySet<string>
): Finding[] {
  const said = saidText.normalize('NFC')
  const plain = flat(said)
  const digits = said.replace(/\D/g, '')
  const numbers = new Set(Array.from(said.matchAll(/\d+/g), ([number]) => Number(number)))
  // "İzmir'de" states "İzmir".
  const words = new Set(wordsOf(said).flatMap((word) => [flat(word), flat(word).split("'")[0]]))
  const sums = new Set(Array.from(said.matchAll(price), (match) => sumOf(match)))
  const faults: { where: string; says: string }[] = []

  for (const text of new Set(texts)) {
    const fault = (says: string) => faults.push({ where: text.slice(0, 80), says })
    // Each kind is removed after its check, so that its parts are not checked again.
    let rest = text
    const each = (pattern: RegExp, isSaid: (match: RegExpExecArray) => boolean, kind: string) => {
      for (const match of rest.matchAll(pattern))
        if (!isSaid(match)) fault(`${kind} "${match[0].trim()}" was not said`)
      rest = rest.replace(pattern, ' ')
    }
    each(/[^\s@]+@[^\s@]+\.\w+/g, ([mail]) => plain.includes(flat(mail)), 'The mail address')
    // A full stop after an address ends the sentence.
    each(
      /https?:\/\/[^\s"”’]*[^\s"”’.,;:!?)]/g,
      ([url]) => isSaidAddress(url, plain),
      'The address'
    )
    each(price, (match) => sums.has(sumOf(match)), 'The price')
    each(
      /\b(\d{1,2}):(\d{2})(?:\s?[ap]m)?|\b(\d{1,2})\s?[ap]m\b/gi,
      (match) => isSaidTime(match, numbers),
      'The time'
    )
    each(
      /\+?\d(?:[\d\s()/-]|\.(?!\s)){5,}\d/g,
      ([phone]) => digits.includes(phone.replace(/\D/g, '')),
      'The number'
    )
    each(codes, ([code]) => words.has(flat(code)) || isCapitalsOf(code, said), 'The code')
    each(/(\d+)\p{L}?\b/gu, ([, number]) => numbers.has(Number(number)), 'The number')
    each(boasts, ([word]) => words.has(flat(word)) || plain.includes(flat(stem(word))), 'The claim')
    for (const word of wordsOf(rest)) {
      if (!/^\p{Lu}/u.test(word)) continue
      // "Ankara’da" states "Ankara".
      const stems = [flat(word), flat(word).split("'")[0]]
      const known = stems.some((one) => words.has(one) || vocabulary.has(one))
      if (!known && !isCapitalsOf(word, said)) fault(`The name "${word}" was not said`)
    }
  }
  for (const address of addresses) {
    if (address.startsWith('#')) continue
    if (!isSaidAddress(address, plain, digits))
      faults.push({ where: address.slice(0, 90), says: 'The address was not said' })
  }
  return findings('invented facts', faults)
}

/** Capitals and digits in one word: "BS1 4QA" is neither a number nor a name. */
const codes = /(?=\p{L}*\p{N})(?=[\p{L}\p{N}]*\p{Lu})[\p{L}\p{N}]+/gu
const price = /([£€$₺])\s?(\d+(?:[.,]\d{1,2})?)|(\d+(?:[.,]\d{1,2})?)\s?(€|£|₺|TL\b)/g

function sumOf([, before, one, other, behind]: RegExpExecArray): string {
  return `${before ?? behind} ${(one ?? other).replace(',', '.')}`
}

// "9-5", "7.30" and "2pm" may be shown as 09:00, 17:00, 07:30 and 14:00.
function isSaidTime([, hour, minute, bare]: RegExpExecArray, numbers: Set<number>): boolean {
  const at = Number(hour ?? bare)
  // A day that ends at midnight has 23:59 in structured data.
  if (at === 23 && minute === '59' && (numbers.has(0) || numbers.has(24))) return true
  const hours = [at, at + 12, at - 12, at === 24 ? 0 : at]
  const isHour = hours.some((one) => numbers.has(one))
  return isHour && (minute === undefined || Number(minute) === 0 || numbers.has(Number(minute)))
}

function isSaidAddress(address: string, plain: string, digits = ''): boolean {
  if (address.startsWith('tel:')) return digits.includes(address.replace(/\D/g, ''))
  if (address.startsWith('mailto:')) return plain.includes(flat(address.slice('mailto:'.length)))
  if (address.startsWith(mapSearch)) {
    const searched = decodeURIComponent(address.slice(mapSearch.length))
    return wordsOf(searched).every((word) => plain.includes(flat(word)))
  }
  const handle = address.replace(social, '')
  return plain.includes(flat(handle === address ? address : handle))
}

// The initials of a business, as its monogram shows them: "Nightingale and Rye" is NR, and where
// no name was said, "law firm" LF.
function isCapitalsOf(word: string, said: string): boolean {
  if (word.length > 3) return false
  return said.split('\n').some((text) => {
    const all = wordsOf(text)
    const named = all.filter((part) => /^\p{Lu}/u.test(part))
    return [named, all].some((parts) => initialsOf(parts).includes(word))
  })
}

function initialsOf(words: string[]): string {
  return words.map((word) => [...word][0].toUpperCase()).join('')
}

export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? []
}

/** Removes differences in case, dots and quotes. */
export function flat(text: string): string {
  const small = text.toLocaleLowerCase('en').replaceAll('i\u0307', 'i').replaceAll('ı', 'i')
  return small.normalize('NFC').replaceAll('’', "'")
}

function stem(word: string): string {
  return word.replace(/(?:ing|ed|s|d)$/i, '')
}
