import { isTradeTalk, unmistakable } from '#designer/facts/vocabulary'
import { placeNamed } from '#designer/facts/turkish/gazetteer'
import type { Language } from '#designer/text/language'
import { recogniseTrade } from '#designer/trades/recognise'

const word = "\\p{Lu}[\\p{L}'’-]*"
const part = `${word}(?:\\s${word}){0,2}`
const legal: Record<Language, string> = {
  en: 'LLP|LLC|Ltd|Limited|[Pp]lc|PLC|Inc|Co',
  tr: 'A\\.\\s?Ş\\.?|AŞ|Ltd\\.?(?:\\s?Şti\\.?)?',
}
/** What only a firm of several people ends with. */
const firm: Record<Language, string> = {
  en: `${legal.en}|Solicitors|Partners|Associates|Sons|Daughters|Brothers|Attorneys|Lawyers|Law|Legal|Chambers|Advocates|Architects|Accountants|Surveyors|Engineers|Builders|Opticians|Dentists|Vets`,
  tr: `${legal.tr}|Ortakları|Oğulları|Kardeşler|(?:Avukatlık|Hukuk|Mimarlık|Mühendislik|Müşavirlik|Danışmanlık)(?:\\s(?:Bürosu|Ofisi|Ortaklığı))?`,
}
const and: Record<Language, string> = { en: '&|and', tr: '&|ve' }

// "Harris, Okafor & Bell LLP", "Öz, Toprak ve Ortakları Mimarlık Ltd. Şti.": the comma is the name's own.
const listed = (language: Language) =>
  new RegExp(
    `(?<![\\p{L}'’&]|(?:in|at|near|from|serving|covering|across)\\s)(${part}(?:,\\s${part}){0,3},\\s${part}\\s(?:${and[language]})\\s(?:${word}\\s){0,4}?(?:${firm[language]}))(?![\\p{L}])(?:(?:\\s${word})?\\s(?:${firm[language]})(?![\\p{L}])){0,2}`,
    'u'
  )
// "Yılmaz, Şahin Gıda A.Ş.": without the last "ve", where a company is what it can only be.
const company = new RegExp(
  `(?:^|[.!?\\n]\\s*)(${word},\\s(?:${word}\\s){1,4}(?:${legal.tr}))(?![\\p{L}])`,
  'u'
)
// "We are called Harris, Okafor & Bell": behind such a word the partners need no more.
const partners = new RegExp(
  `\\b(?:called|named|known as|name is|adımız|adı)\\s(${part}(?:,\\s${part}){1,3}\\s&\\s${word})`,
  'u'
)
const patterns: Record<Language, RegExp[]> = {
  en: [listed('en'), partners],
  tr: [listed('tr'), company, partners],
}

/** A firm's name with its commas, as its partners stand in it; `opens` knows what only begins a sentence. */
export function firmName(
  text: string,
  language: Language,
  opens: (word: string) => boolean
): string | undefined {
  for (const pattern of patterns[language]) {
    const match = pattern.exec(text.slice(0, 600))
    if (!match) continue
    const names = match[0].slice(match[0].indexOf(match[1])).split(/,\s/)
    const first = names.findIndex((name) => !isBefore(name, language, opens))
    if (first < 0 || names.length - first < 2) continue
    const name = names
      .slice(first)
      .join(', ')
      .replace(/(\p{L})'(\p{L})/gu, '$1’$2')
    return language === 'tr' ? name : name.replace(/\.$/, '')
  }
  return undefined
}

// "Hello, Miller & Sons", "Solicitors, Okafor & Bell LLP", "In York, Okafor & Bell LLP".
function isBefore(name: string, language: Language, opens: (word: string) => boolean): boolean {
  return (
    opens(name.split(' ')[0]) ||
    placeNamed(name) !== undefined ||
    // "Çelik" is steel and a surname; "Solicitors" are nothing but that.
    (name.includes(' ')
      ? isTradeTalk(name, language)
      : recogniseTrade(name, language).confidence >= unmistakable)
  )
}
