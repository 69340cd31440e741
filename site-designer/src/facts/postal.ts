import { placeIn } from '#designer/facts/turkish/gazetteer'
import { isTradeTalk, isTradeWord } from '#designer/facts/vocabulary'
import type { Language } from '#designer/text/language'

export interface Postal {
  /** What stands before the town, without the name of the business; nothing where that is all. */
  house?: string
  town?: string
  /** Where in the text it begins and ends. */
  from: number
  to: number
}

const word = "(?:\\p{Lu}[\\p{L}'’.-]*|\\d{1,4}[A-Za-z]?)"
const run = new RegExp(
  `(?<![\\p{L}\\d])${word}(?:\\s(?:(?:of|on|upon|the|and|&|le|de|ve)\\s)?(?:${word}|[Nn]o:?\\s?\\d+\\w?))*(?:\\s(?:köyü|mahallesi))?$`,
  'u'
)
const townRun = new RegExp(`${run.source.slice(0, -1)}(?:,\\s${word}(?:\\s${word})*)?$`, 'u')
const code: Record<Language, RegExp> = {
  en: /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?![\p{L}\d])/gu,
  // The first two figures are a province's, of which there are 81.
  tr: /(?<!\d)(?:0[1-9]|[1-7]\d|8[01])\d{3}\s+(?=\p{Lu})/gu,
}
// "14 High Street Hexham": without a comma the town is not told from its street.
const notTown =
  /\d|\b(?:Street|St|Road|Rd|Lane|Avenue|Yard|Mews|Square|Court|Row|Terrace|Hill|Place)\s/
const county =
  /^(?:\p{Lu}\p{Ll}+(?:shire|folk)|(?:North|South|West|East|Greater|County|Co) \p{Lu}\p{Ll}+|Kent|Surrey|Devon|Cornwall|Dorset|Somerset|Essex|Cumbria|Northumberland|Rutland|Powys|Gwynedd|Fife|Angus|Moray|Durham|Isle of \p{Lu}\p{Ll}+|Scotland|Wales|England|UK)$/u
/** Nobody writes more than this in front of a town. */
const most = 3
// "Tea room at …", "Our address is …" are no part of it, and neither is a label.
const label = /^(?:Address|Adres|Adresi|Adresimiz|Find|Visit|Open|Come|We|Our|I)(?![\p{L}])\s?/u

/** What stands before a postcode: "The Old Dairy, Station Lane, Hexham NE46 1AA". */
export function postalAddress(text: string, language: Language, name?: string): Postal | undefined {
  for (const match of text.matchAll(code[language])) {
    const to = match.index + match[0].length
    const before = text.slice(Math.max(0, match.index - 160), match.index)
    const line = before.split(/\n|[;!?]|:(?!\s?\d)|(?<=\p{Ll}{3,})\.\s/u).at(-1)!
    const pieces = line.replace(/,?\s*$/, '').split(/,\s/)
    const town = language === 'tr' ? townBehind(text.slice(to)) : townOf(pieces)
    const { parts, from } = partsOf(pieces, language, name)
    if (!town || (parts.length === 0 && language === 'tr')) continue
    const said = language === 'tr' ? town : (townRun.exec(town)?.[0] ?? '')
    return {
      ...(parts.length > 0 ? { house: parts.join(', ') } : {}),
      ...(said !== '' && !notTown.test(said) ? { town: said } : {}),
      from: match.index - line.length + from,
      to,
    }
  }
  return undefined
}

// "Wrenbury, Cheshire CW5 8HG"
function townOf(pieces: string[]): string | undefined {
  const last = pieces.pop()?.trim()
  return last && county.test(last) && pieces.length > 0 ? `${pieces.pop()}, ${last}` : last
}

function townBehind(rest: string): string | undefined {
  const first = /^\p{L}+/u.exec(rest)?.[0]
  return first && placeIn(first) ? first : undefined
}

/** Backwards as far as each is written like a part of an address. */
function partsOf(pieces: string[], language: Language, name: string | undefined) {
  const parts: string[] = []
  let from = pieces.join(', ').length
  for (const piece of pieces.toReversed()) {
    const found = run.exec(piece)?.[0]
    const part = found?.replace(label, '')
    if (parts.length === most || !part || !found || !isPart(part, language, name)) break
    from -= found.length
    parts.unshift(part)
    // "Masons at Chapel Yard": it begins in the middle of what is said.
    if (part !== piece) break
    from -= 2
  }
  return { parts, from: Math.max(0, from) }
}

function isPart(part: string, language: Language, name: string | undefined): boolean {
  const straight = (text: string) => text.replaceAll('’', "'")
  // "Okonkwo, Hart and Lyle Surveyors, Bank Chambers": a partner is no house.
  const own = name === undefined ? [] : [name, ...name.split(', ')].map(straight)
  if (own.includes(straight(part))) return false
  return !(part.includes(' ') ? isTradeTalk : isTradeWord)(part, language)
}

/** Whether a postcode stands in what is taken for a name or a town. */
export function holdsPostcode(words: string): boolean {
  return words.search(code.en) >= 0
}
