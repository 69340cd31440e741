import { languageOf } from '#designer/fill/business'
import { clausesOf, hasClock } from '#designer/fill/topics/clauses'
import { givesPrice } from '#designer/fill/topics/for_visitors'
import { speaksIn } from '#designer/fill/voice_of'
import { described, named, nameBefore } from '#designer/reader/shapes/item_name'
import { amountsIn } from '#designer/reader/shapes/money'
import { bareItem } from '#designer/reader/shapes/plain_price'
import { isTold } from '#designer/reader/shapes/told'
import type { Item, Sheet } from '#designer/sheet/sheet'
import { languages, type Language } from '#designer/text/language'
import { capital } from '#designer/text/normalise'

const mostWords = 7
const fewInName = 3
const fewestInHead = 5
/** "First two visits free, then £4" */
const goesOn = /(?<!\p{L})(?:then|dann|puis|luego|poi|dan|depois|sonra)$/iu
const longestNote = 60
const fewestBare = 3
/** "And" and "or" in each language, with the marks that part a list like them. */
const patterns = Object.fromEntries(
  languages.map((language) => {
    const words = (['conjunction', 'disjunction'] as const).map((type) =>
      new Intl.ListFormat(language, { type }).formatToParts(['1', '2'])[1].value.trim()
    )
    const mark = new RegExp(
      `[,;](?!\\d)|\\s\\/\\s|\\s[–—]\\s|\\s(?:plus|${words.join('|')})\\s`,
      'iu'
    )
    return [
      language,
      { mark, joint: new RegExp(`^(?:\\/|plus|${words.join('|')})(?:\\s|$)`, 'iu') },
    ]
  })
) as Record<Language, { mark: RegExp; joint: RegExp }>
/** "£640 a week in winter", "£38 cut": the name follows its price; "£10 fills a bag" is told. */
const behindPrice = /^\p{L}{1,3}(?: \p{L}+){0,3}$/u
const article =
  /^(?:there(?:['’]s| is| are)\s|es gibt\s|il y a\s|hay\s|c['’]è\s|er is\s|há\s)?(?:(?:an?|the|our|eine?n?|der|die|das|une?|les?|la|el|los|las|il|lo|un[oa]|een|de|het|os?|as?|uma?)\s)?/iu
/** "Starts at £350" is no fixed price. */
const least =
  /(?<!\p{L})(?:(?:starts?|starting|begins?)(?: at| from)?|from|ab|beginnt bei|à partir de|dès|desde|a partir de|da|vanaf|begint bij)\s?$/iu

/**
 * The items of a sentence in which names stand before their prices. A sentence before a colon, a price that is told in
 * words of its own, and what goes on behind the last price are notes below them.
 */
export function pricedIn(
  line: string,
  sheet: Sheet
): { items: Item[]; notes: string[] } | undefined {
  const language = languageOf(sheet)
  const { mark } = patterns[language]
  const { code, head, text } = { code: sheet.wishes.language.value, ...withoutHead(line) }
  const amounts = amountsIn(text)
  const isPrice = amounts.length > 1 || givesPrice(line, language)
  const lead = text.slice(0, amounts[0]?.start)
  if (amounts.length === 0 || !isPrice || (isTold(lead, code) && speaksIn(lead, language)))
    return undefined
  const items: Item[] = []
  const notes = head && head.split(' ').length >= fewestInHead ? [sentenceOf(head, language)] : []
  let start = 0
  for (const [number, { start: first, end }] of amounts.entries()) {
    const isLast = number === amounts.length - 1
    const behind = text.slice(end, isLast ? undefined : amounts[number + 1].start)
    const at = behind.search(mark)
    const tail = (at < 0 ? (isLast ? behind : '') : behind.slice(0, at)).trim()
    const before = text.slice(start, first)
    const item = itemOf(before, text.slice(first, end), tail, language)
    if (item) items.push(item)
    else if (number === 0 || !mark.test(` ${before}`)) return undefined
    else notes.push(sentenceOf(before + text.slice(first, end + tail.length + 1), language))
    start = at < 0 ? end : end + at
    if (isLast && at >= 0) notes.push(sentenceOf(behind.slice(at), language))
  }
  const isLone = amounts.length === 1 && (items[0]?.note !== undefined || lead === '')
  return items.length === 0 || isLone
    ? undefined
    : { items, notes: notes.filter((note) => note.length > 2) }
}

/** "She visits schools: a half day is £260": the sentence before the list, and the list. */
function withoutHead(line: string): { head?: string; text: string } {
  const text = line.replace(/[.!]$/, '')
  const [, head, list] = /^([^:\d\p{Sc}]{12,}?):\s(.+)$/su.exec(text) ?? []
  return list ? { head, text: list } : { text }
}

function itemOf(before: string, amount: string, behind: string, language: Language) {
  const typed = bare(before).replace(patterns[language].joint, '')
  if (typed === '')
    return behindPrice.test(behind) ? { name: capital(behind, language), price: amount } : undefined
  const from = least.exec(typed)?.[0] ?? ''
  const [told, ...more] = nameBefore(typed).replace(/[,;]$/, '').replace(article, '').split(/,\s/)
  const { name, description } = described(told.replace(least, '').trim())
  const item = named(name, [from.trim(), amount].filter(Boolean).join(' '), mostWords)
  const about = [description, ...more].filter(Boolean).join(', ')
  // "First visit": in a few words even a verb is a name.
  const parts = [name.split(' ').length > fewInName ? name : '', about]
  const isOther = parts.some((part) => isTold(part, language)) || hasClock(`${name} ${about}`)
  if (
    !item ||
    goesOn.test(name) ||
    isOther ||
    behind.length > longestNote ||
    isTold(behind, language)
  )
    return undefined
  return {
    ...item,
    name: capital(name, language),
    ...(about ? { description: capital(about, language) } : {}),
    ...(behind ? { note: behind } : {}),
  }
}

const bare = (part: string) => part.replace(/^[\s,;:–—-]+/u, '').trim()
const sentenceOf = (part: string, language: Language) =>
  `${capital(
    bare(part)
      .replace(patterns[language].joint, '')
      .replace(/[.,;]$/, ''),
    language
  )}.`

/** "Gel manicure 38, infill 30": names and numbers without a currency, where three and more follow each other. */
export function bareItemsIn(lines: string[], sheet: Sheet): Map<string, Item[]> {
  const language = languageOf(sheet)
  const found = new Map<string, Item[]>()
  for (const line of lines) {
    const items = clausesOf(line).map(
      (part) => bareItem(part, [0, part.length], { sentence: 0, language, isBeside: false })?.item
    )
    const all = items.filter((item) => item !== undefined)
    if (all.length > 0 && all.length === items.length)
      found.set(
        line,
        all.map((item) => ({ ...item, name: capital(item.name, language) }))
      )
  }
  return [...found.values()].flat().length >= fewestBare ? found : new Map()
}
