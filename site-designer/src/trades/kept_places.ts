import { stemsOf } from '#designer/facts/turkish/words'
import type { Spoken } from '#designer/trades/spoken'

const words = (list: string) => new Set(list.trim().split(/\s+/))

/** What one looks after and lets to others: it is the business, and not what goes on in it. */
const english = words(
  `hall halls barn barns room rooms house cottage chapel church centre center museum library theatre cinema
  mill lodge tower castle manor pavilion clubhouse boathouse farmhouse townhouse marquee studio space venue
  building observatory lighthouse pier allotments cemetery campsite orchard hostel archive windmill watermill`
)

// Without marks and endings.
const turkish = words(
  `konak konagi binasi evi odasi kosku muze muzesi kutuphane kutuphanesi kervansaray merkezi kilisesi
  kulesi degirmeni yalisi`
)

/** Whether what is looked after is such a place: "village hall", "museum of lace". */
export function isKeptPlace(nouns: string[]): boolean {
  const of = nouns.indexOf('of')
  return english.has(nouns.at(of > 0 ? of - 1 : -1) ?? '')
}

/** Whether a Turkish word, without marks, is one: "konağı", "odası". */
export function isKeptTurkish(plain: string): boolean {
  return turkish.has(plain) || stemsOf(plain).some((stem) => turkish.has(stem))
}

const keeping: string[][] = [
  ['look', 'after'],
  ['looking', 'after'],
  ['care', 'for'],
  ['let', 'out'],
  ['rent', 'out'],
  ['hire', 'out'],
  ['let'],
  ['rent'],
  ['run'],
  ['manage'],
  ['host'],
]
const whose = new Set('a an the our this two three'.split(' '))

/** Where the noun begins behind "we look after the", "we let our"; nothing where that is not said. */
export function keptFrom(said: Spoken[], at: number): number | undefined {
  if (!/^(?:i|we)$/.test(said[at].small)) return undefined
  for (const verb of keeping) {
    const from = at + 1 + verb.length
    const says = verb.every((word, index) => said[at + 1 + index]?.small === word)
    if (says && whose.has(said[from]?.small ?? '') && !said[from].ends) return from + 1
  }
  return undefined
}

const hired = /^(?:(?:can|may) be (?:hired|booked|rented)|is (?:available|let|hired|for hire)\b)/

/** "The hall can be hired by the hour": what stands behind the noun says that it is let. */
export function isHired(after: string[]): boolean {
  return hired.test(after.join(' '))
}
