import { fold } from '#designer/text/letters'

const each =
  'hour|hr|session|class|lesson|person|head|night|month|week|day|year|term|stay|visit|jar|pound|lb|kilo|kg|100g|litre|dozen|box|bottle|bag|pack|packet|pot|page|word|room|piece|slice|portion|plate|bowl|cup|glass|pint|loaf|tray|ticket|seat|place|pair|table|bed|pitch|metre|mile|square metre|sq ?m|m2|m²|item|sheet|copy|side|game|round|ride|trip|go|car|van|bike|boat|horse|dog|cat|child|adult|kid|pupil|student|player|team|couple|family|group'
const short: Record<string, string> = { 'hr': 'hour', 'm2': 'm²', 'sq m': 'm²', 'sqm': 'm²' }
const letters: Record<string, string> = {
  'pp': 'a person',
  'ppn': 'a person a night',
  'pppn': 'a person a night',
  'ph': 'an hour',
  'pn': 'a night',
  'pw': 'a week',
  'pcm': 'a month',
  'each': 'each',
  'a head': 'a person',
}
const english = new RegExp(
  `^(?:(?:\\s*\\/\\s?|\\s*per\\s|\\s+(?:an?|each|every)\\s)(${each})(?!\\p{L})|\\s+per\\s(\\p{L}{3,})|\\s+(each|an?\\sea)(?![\\p{L}]|\\s(?!(?:or|and|plus|with|for)\\s)\\p{L})|\\s?(pppn|ppn|pp|p\\/p|ph|p\\/h|pn|pw|pcm)(?!\\p{L}))`,
  'iu'
)

const turkish: [string, string][] = [
  ['saati|saatlik|saatliği|saat', 'saat'],
  ['gecelik|geceliği|gecesi|gece', 'gece'],
  ['kişi başı(?:na)?|kişi', 'kişi'],
  ['seansı|seans', 'seans'],
  ['aylık|aylığı|ay', 'ay'],
  ['yıllık|yıl', 'yıl'],
  ['günlük|günlüğü|gün', 'gün'],
  ['haftalık|haftalığı|hafta', 'hafta'],
  ['dersi?', 'ders'],
  ['kilosu|kilo|kg', 'kg'],
  ['litresi|litre', 'litre'],
  ['metrekaresi|metrekare|m2|m²', 'm²'],
  ['metresi|metre', 'metre'],
  ['sayfası|sayfa', 'sayfa'],
  ['tanesi|adedi|adet|tane', 'adet'],
  ['kavanozu|kavanoz', 'kavanoz'],
  ['porsiyonu|porsiyon', 'porsiyon'],
  ['dilimi|dilim', 'dilim'],
  ['demeti|demet', 'demet'],
]
/** A unit that may stand before its sum: "kilosu 450 lira"; "hafta 450" is none. */
const told =
  'saati|saatlik|saatliği|gecelik|geceliği|gecesi|kişi başı(?:na)?|seansı|aylık|aylığı|yıllık|günlük|günlüğü|haftalık|haftalığı|kilosu|litresi|metrekaresi|metresi|sayfası|tanesi|adedi|kavanozu|porsiyonu|dilimi|demeti|\\p{L}+ başı(?:na)?'
const turkishBehind = new RegExp(
  `^(?:\\s*\\/\\s?(${unmarked(turkish.map(([forms]) => forms).join('|'))})(?!\\p{L})|\\s(${unmarked(told)})(?=\\s*(?:$|[,.;:()\\n+]|artı|kdv)))`,
  'iu'
)

/** Matches the unit that stands before a Turkish sum. */
export const turkishUnit = `(?<!\\p{L})(?:${unmarked(told)})`

const turkishForms = turkish.map(
  ([forms, unit]) => [new RegExp(`^(?:${fold(forms)})$`), unit] as const
)

/** The unit that a sum stands behind, as it is set behind it: "kilosu" is "/ kg". */
export function turkishEach(words: string): string {
  const plain = words.trim().toLocaleLowerCase('tr')
  const unit = turkishForms.find(([form]) => form.test(fold(plain)))?.[1]
  return ` / ${unit ?? plain.replace(/ ba[şs][ıi](?:na)?$/, '')}`
}

// "Kisi basi 900": as it is typed without marks.
function unmarked(forms: string): string {
  return forms.replace(/[şıüöçğ]/g, (letter) => `[${letter}${fold(letter)}]`)
}

export interface Unit {
  text: string
  length: number
}

/** What follows a sum says for how much of what it is: " an hour", "/night", " per tuning", " pp", " / gece". */
export function unitBehind(rest: string): Unit | undefined {
  const match = english.exec(rest)
  if (match) {
    const [{ length }, known, other, alone, abbreviated] = match
    if (alone) return { text: ' each', length }
    if (abbreviated)
      return { text: ` ${letters[abbreviated.toLowerCase().replace('/', '')]}`, length }
    if (other) return /^cent$/i.test(other) ? undefined : { text: ` per ${other}`, length }
    const unit = short[known.toLowerCase()] ?? known.toLowerCase()
    const article = /^hour/.test(unit) ? 'an' : /^(?:m²|100g)/.test(unit) ? 'per' : 'a'
    return { text: ` ${article} ${unit}`, length }
  }
  const behind = turkishBehind.exec(rest)
  return behind
    ? { text: turkishEach(behind[1] ?? behind[2]), length: behind[0].length }
    : undefined
}
