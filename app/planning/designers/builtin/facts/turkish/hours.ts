import { namesThing, trimmed } from '#planning/designers/builtin/facts/sane'
import { isTradeTalk } from '#planning/designers/builtin/facts/vocabulary'
import type { ClassTime, Hours } from '#planning/designers/builtin/facts/week'
import { fold } from '#planning/designers/builtin/letters'
import { capital } from '#planning/designers/builtin/normalise'

/** Opening hours stand near the front; further on a text only repeats itself. */
const longest = 6000

// Everything here reads folded text: "salı", "sali" and "SALI" are one word.
const names = ['pazartesi', 'sali', 'carsamba', 'persembe', 'cuma', 'cumartesi', 'pazar']
const short = ['pzt', 'sal', 'car', 'per', 'cum', 'cmt', 'paz']
const suffix = "(?:leri|lari|'?(?:den|dan|ye|ya|e|a|yi|i))?"
const day = `(?:pazartesi|cumartesi|carsamba|persembe|pazar|cuma|sali|pzt|cmt|paz|sal|car|per|cum)${suffix}`
const group = `(?:${day}\\.?(?:\\s*(?:-|–|—|\\bile\\b|\\bila\\b)\\s*${day}|\\s+${day})?)`
const everyDay =
  'haftanin (?:her|yedi|7) gunu|her\\s?gun|hafta boyunca|7 gun|(?:diger|kalan) gunler'
const days = `(?:${everyDay}|hafta\\s?ici(?:\\s+her gun)?|hafta\\s?sonu|${group}(?:\\s*(?:,|ve|&|\\/)\\s*${group})*)`
const clock =
  "(?:(?:saat|sabah|oglen|ogleden sonra|aksam|gece)\\s*){0,2}(\\d{1,2})(?:[:.](\\d{2}))?(?:\\s?'?(?:den|dan|ten|tan|da|de|te|ta|e|a|ye|ya|i|u|si|unda)(?![a-z]))?"
const partOfDay = '(sabah|oglen|ogleden sonra|aksam|gece)?\\s*'
const span = `(?:saat(?:ler)?(?:i)?\\s*:?\\s*)?${partOfDay}${clock}\\s*(?:-|–|—|ile|ila|ve(?=[^.,;\\n]{0,20}aras)|\\s)\\s*${partOfDay}${clock}(?!\\s*(?:tl|lira|₺|yil|kisi|oda|dakika))`
const dayFirst = new RegExp(
  `(?<![a-z])(${days})(?:\\s+gunleri|\\s+gunu)?(?:\\s+(?:haric|disinda)\\s+(${everyDay}))?\\s*[,:]?\\s*(?:arasi|aciğiz|acik|calisma saatleri)?\\s*[,:]?\\s*${span}`,
  'g'
)
const timeFirst = new RegExp(
  `(?<![\\d.])${span}\\s*(?:arasi(?:nda)?|saatleri arasinda)?\\s*,?\\s*(?:aci[kg]\\p{L}*\\s*,?\\s*)?\\(?(${days})(?![a-z]|\\s*(?:gunleri\\s*|gunu\\s*)?(?:kapali|tatil|izinli))`,
  'gu'
)
const except = new RegExp(
  `(?<![a-z])(${group}(?:\\s*(?:,|ve)\\s*${group})*)(?:\\s+gunleri|\\s+gunu)?\\s+(?:haric|disinda)(?![a-z])`
)
const shut = new RegExp(
  `(?<![a-z])(${group}(?:\\s*(?:,|ve)\\s*${group})*)(?:\\s+gunleri|\\s+gunu)?\\s*:?\\s*(?:gunleri |gunu )?(?:kapali\\p{L}*|tatil\\p{L}*|izinli\\p{L}*|calismiyoruz|acik degil\\p{L}*)|kapali(?:yiz)?(?: gun(?:umuz)?)?\\s*:?\\s*(${group})`,
  'gu'
)
const always = /7\s?[/x]\s?24|24\s?saat|gece gunduz/
const bare = new RegExp(
  `(?<![\\d.:])${span}\\s*(?:arasi(?:nda)?\\s*)?(?:aci[kg]\\p{L}*|hizmet\\p{L}*|calisiyor\\p{L}*)`,
  'u'
)

/** "Hafta içi 09:00-18:00", "pazartesi hariç her gün 10-19", "salı-pazar 08-20 arası açığız". */
export function findTurkishHours(text: string): Hours | undefined {
  const plain = fold(text.slice(0, longest))
  const closed = [...plain.matchAll(shut)].flatMap((match) => daysIn(match[1] ?? match[2]))
  const without = except.exec(plain)
  if (without) closed.push(...daysIn(without[1]))
  const open: Hours['open'] = []
  const add = (words: string, times: (string | undefined)[]) => {
    const [firstHalf, fromHour, fromMinute, secondHalf, toHour, toMinute] = times
    const from = minutes(fromHour, fromMinute, firstHalf)
    let to = minutes(toHour, toMinute, secondHalf)
    // "sabah 8 akşam 8" and "9-6": the second figure of a working day is past noon.
    if (to <= from) to += from < 720 && to <= 720 && !(toMinute && to < 360) ? 720 : 1440
    const list = daysIn(words)
    if (list.length > 0 && from < 1440 && to > from && to <= 30 * 60)
      open.push({ days: list, from, to })
  }
  // Behind "pazartesi hariç" stands the rest of the week.
  const read = without ? plain.replace(without[0], ' '.repeat(without[0].length)) : plain
  for (const match of read.matchAll(dayFirst)) add(match[2] ?? match[1], match.slice(3, 9))
  if (open.length === 0)
    for (const match of read.matchAll(timeFirst)) add(match[7], match.slice(1, 7))
  if (open.length === 0) {
    const times = bare.exec(read)
    if (times) add('her gun', times.slice(1, 7))
  }
  const isAlways = always.test(plain)
  if (open.length === 0 && closed.length === 0 && !isAlways) return undefined

  const seen = new Set<number>()
  const kept = open
    .map((entry) => ({ ...entry, days: entry.days.filter((at) => !closed.includes(at)) }))
    .filter((entry) => {
      const fresh = entry.days.some((at) => !seen.has(at))
      entry.days.forEach((at) => seen.add(at))
      return fresh
    })
  return {
    open: kept,
    closed: [...new Set(closed)].sort((a, b) => a - b),
    twelve: false,
    ...(isAlways && open.length === 0 ? { always: true } : {}),
  }
}

/** The days a folded phrase names, Monday = 0. */
function daysIn(words: string): number[] {
  if (new RegExp(everyDay).test(words) && !/hafta\s?ici/.test(words)) return [0, 1, 2, 3, 4, 5, 6]
  if (/hafta\s?ici/.test(words)) return [0, 1, 2, 3, 4]
  if (/hafta\s?sonu/.test(words)) return [5, 6]
  const found = new Set<number>()
  for (const part of words.split(/\s*(?:,|\bve\b|&|\/)\s*/)) {
    const [from, to] = [...part.matchAll(new RegExp(day, 'g'))].map(([word]) => dayOf(word))
    if (from === undefined) continue
    for (let at = from; ; at = (at + 1) % 7) {
      found.add(at)
      if (at === (to ?? from)) break
    }
  }
  return [...found].sort((a, b) => a - b)
}

function dayOf(word: string): number {
  // "pazartesi" begins with "pazar", "cumartesi" with "cuma".
  const order = [0, 5, 2, 3, 6, 4, 1]
  return (
    order.find((at) => word.startsWith(names[at])) ??
    short.findIndex((name) => word.startsWith(name))
  )
}

function minutes(hour = '', minute = '0', half = ''): number {
  const late = /aksam|ogleden/.test(half)
    ? Number(hour) < 12
    : /oglen/.test(half) && Number(hour) < 6
  return (Number(hour) + (late ? 12 : 0)) * 60 + Number(minute)
}

const when = `(?<![a-z])((?:${group})(?:\\s*(?:,|ve|&|\\/)\\s*${group})*)`
const at = `(?:saat\\s*)?(\\d{1,2})[:.](\\d{2})`
const classThen = new RegExp(
  `([a-z][a-z' ]{2,40}?)\\s*(?:dersi|dersleri)?\\s*[:,–-]?\\s*${when}\\s*,?\\s*${at}(?!\\s*(?:-|–|ile))`,
  'dg'
)
const thenClass = new RegExp(
  `${when}\\s*,?\\s*${at}(?:'?(?:de|da|te|ta))?\\s+([a-z][a-z' ]{2,40}?)(?=\\s*(?:[,.;\\n]|$|dersi|dersleri|ve\\s))`,
  'dg'
)
const leading =
  /^(?:(?:ve|derslerimiz|dersler|program|yoga dersleri|haftalik program|sinifi?|cocuklar icin)\s*:?\s*)+/

/** "Vinyasa pazartesi 18:00", "salı ve perşembe 19:30 yin": what happens when. */
export function findTurkishClasses(text: string): ClassTime[] {
  // "Salı günleri" and "her salı" are "salı"; the letters keep their places.
  const plain = fold(text.slice(0, longest))
    .replace(/(?<![a-z])her (?=(?:pazar|sali|cars|pers|cuma|cmt|pzt))/g, (word) => spaces(word))
    .replace(/(?<=[a-z]) gun(?:u|leri)(?![a-z])/g, (word) => spaces(word))
  const read = (
    place: [number, number] | undefined,
    said: string,
    hour: string,
    minute: string
  ) => {
    if (!place) return []
    const from = plain.slice(...place)
    const start = place[0] + (leading.exec(from)?.[0].length ?? 0)
    const subject = trimmed(text.slice(start, place[1]), 'tr')
    // "Vinyasa" says it all; "çark" alone would be the thing and not the lesson.
    const lesson = /^\s*dersi(?![a-z])/.test(plain.slice(place[1]))
    const what = lesson && !isTradeTalk(subject, 'tr') ? `${subject} dersi` : subject
    if (what.split(' ').length > 4 || /(?:acik|kapali|hafta|arasi)/.test(fold(what))) return []
    if (!namesThing(what, 'tr') || Number(hour) > 23) return []
    return daysIn(said).map((weekday) => ({
      day: weekday,
      at: Number(hour) * 60 + Number(minute),
      what: capital(what, 'tr'),
    }))
  }
  const named = [...plain.matchAll(classThen)].map((match) => ({
    index: match.index,
    times: read(match.indices?.[1], match[2], match[3], match[4]),
  }))
  const timed = [...plain.matchAll(thenClass)].map((match) => ({
    index: match.index,
    times: read(match.indices?.[4], match[1], match[2], match[3]),
  }))
  // "Salı 09:00 vinyasa, perşembe 18:30 yin": what comes first in the text is the order of all.
  const [first, other] = [named, timed].map((list) => list.filter(({ times }) => times.length > 0))
  const namedFirst = first.length > 0 && (other.length === 0 || first[0].index < other[0].index)
  return (namedFirst ? first : other).flatMap(({ times }) => times).slice(0, 40)
}

function spaces(word: string): string {
  return ' '.repeat(word.length)
}
