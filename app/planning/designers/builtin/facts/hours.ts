import { namesThing, trimmed } from '#planning/designers/builtin/facts/sane'
import type { ClassTime, Hours } from '#planning/designers/builtin/facts/week'
import {
  findTurkishClasses,
  findTurkishHours,
} from '#planning/designers/builtin/facts/turkish/hours'
import { languageOf, type Language } from '#planning/designers/builtin/language'

export type { ClassTime, Hours }

const dayWords: [RegExp, number][] = [
  [/^(mon|pazartesi|pzt)/, 0],
  [/^(tue|salı|sali)/, 1],
  [/^(wed|çarşamba|carsamba)/, 2],
  [/^(thu|perşembe|persembe)/, 3],
  [/^(fri|cuma(?!r))/, 4],
  [/^(sat|cumartesi)/, 5],
  [/^(sun|pazar(?!t))/, 6],
]
const day =
  '(?:mon(?:day)?s?|tue(?:s|sday)?s?|wed(?:nesday)?s?|thu(?:rs?|rsday)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|pazartesi|salı|çarşamba|perşembe|cumartesi|cuma|pazar)'
const group = `(?:${day}\\.?(?:\\s*(?:-|–|—|to|through|thru|until|till|ile)\\s*${day}\\.?)?)`
const days = `(?:${group}(?:\\s*(?:,|and|&|\\/|ve)\\s*${group})*|every\\s?day|daily|all week|seven days(?: a week)?|7 days(?: a week)?|weekdays|weekends|her gün|hafta içi|hafta sonu)`
const clock = '(\\d{1,2})(?:[:.](\\d{2}))?\\s*(am|pm|a\\.m\\.|p\\.m\\.)?'
const span = `(?:from\\s+)?${clock}\\s*(?:-|–|—|to|until|till)\\s*${clock}`
const dayFirst = new RegExp(
  `\\b(${days})\\b(?:\\s(?:evenings?|mornings?|afternoons?|nights?|lunch(?:time)?s?))?[,:]?\\s*(?:from|between|at|open)?\\s*${span}(?![\\d€£$])`,
  'giu'
)
// "11.30-2 and 4.30-9": the same days again.
const again = new RegExp(`^\\s*(?:,|and|&|then)\\s*${span}(?!\\s*(?:on\\s+)?${days})`, 'iu')
const timeFirst = new RegExp(`(?<![\\d€£$])${span}\\s*,?\\s*(?:on\\s+)?(${days})\\b`, 'giu')

export function findHours(text: string, language: Language = languageOf(text)): Hours | undefined {
  if (language === 'tr') return findTurkishHours(text)

  const open: Hours['open'] = []
  let twelve = false
  const add = (words: string, at: (string | undefined)[]) => {
    const [fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = at
    if (fromHalf || toHalf) twelve = true
    const to = minutes(toHour, toMinute, toHalf)
    let from = minutes(fromHour, fromMinute, fromHalf)
    // "9-5" and "10-6pm": the second figure of a working day is past noon.
    if (!fromHalf && toHalf?.startsWith('p') && from > to) from -= 720
    const end = to > from ? to : !toHalf && from < 720 && to < 720 ? to + 720 : to + 1440
    if (from < 0 || end > 30 * 60 || end <= from) return
    const list = daysIn(words)
    if (list.length > 0) open.push({ days: list, from, to: end })
  }

  const second = new Set<Hours['open'][number]>()
  for (const match of text.matchAll(dayFirst)) {
    add(match[1], match.slice(2, 8))
    const more = again.exec(text.slice(match.index + match[0].length))
    const count = open.length
    if (more) add(match[1], more.slice(1, 7))
    if (open.length > count) second.add(open[count])
  }
  if (open.length === 0) {
    for (const match of text.matchAll(timeFirst)) add(match[7], match.slice(1, 7))
  }
  const always = /\b(24\/7|24 hours a day|round the clock|around the clock|7\/24)\b/i.test(text)
  const closedMatch = new RegExp(
    `\\b(?:closed|kapalı)\\s+(?:on\\s+|all day\\s+)?(${days})`,
    'iu'
  ).exec(text)
  const closed = closedMatch ? daysIn(closedMatch[1]) : []
  if (open.length === 0 && closed.length === 0 && !always) return undefined

  const seen = new Set<number>()
  const kept = open
    .filter((entry) => {
      const fresh = second.has(entry) || entry.days.some((at) => !seen.has(at))
      entry.days.forEach((at) => seen.add(at))
      return fresh
    })
    .map((entry) => ({ ...entry, days: entry.days.filter((at) => !closed.includes(at)) }))
    .filter(({ days: left }) => left.length > 0)
  return { open: kept, closed, twelve, ...(always ? { always } : {}) }
}

/** The days a phrase names, Monday = 0. */
function daysIn(words: string): number[] {
  const text = words.toLocaleLowerCase('en')
  if (/every|daily|all week|seven|7 days|her gün/.test(text)) return [0, 1, 2, 3, 4, 5, 6]
  if (/weekdays|hafta içi/.test(text)) return [0, 1, 2, 3, 4]
  if (/weekends|hafta sonu/.test(text)) return [5, 6]

  const found = new Set<number>()
  for (const part of text.split(/\s*(?:,|\band\b|&|\/|\bve\b)\s*/)) {
    const [from, to] = part.split(
      /\s*(?:-|–|—|\bto\b|\bthrough\b|\bthru\b|\buntil\b|\btill\b|\bile\b)\s*/
    )
    const first = dayOf(from ?? '')
    if (first === undefined) continue
    const last = dayOf(to ?? '') ?? first
    for (let at = first; ; at = (at + 1) % 7) {
      found.add(at)
      if (at === last) break
    }
  }
  return [...found].sort((a, b) => a - b)
}

function dayOf(word: string): number | undefined {
  const text = word.trim()
  return dayWords.find(([pattern]) => pattern.test(text))?.[1]
}

function minutes(hour?: string, minute?: string, half?: string): number {
  const late = half?.startsWith('p') && Number(hour) < 12
  const midnight = half?.startsWith('a') && Number(hour) === 12
  return ((Number(hour) + (late ? 12 : midnight ? -12 : 0)) % 25) * 60 + Number(minute ?? 0)
}

const classAt = new RegExp(
  `([\\p{L}][\\p{L}' -]{2,40}?)\\s*(?:classes?\\s*)?(?:on|every|,|:|-|–|(?=\\s\\p{L}+days\\b))\\s*(${days})\\s*(?:at|,|-|–)?\\s*${clock}(?!\\s*(?:-|–|to|until))((?:\\s*(?:,|and|&)\\s*(?:${days})\\s*(?:at\\s+)?\\d{1,2}(?:(?:[:.]\\d{2})|\\s*[ap]m)(?!\\s*(?:-|–|to|until)))*)`,
  'giu'
)
const further = new RegExp(`(${days})\\s*(?:at\\s+)?${clock}`, 'giu')

/** "Vinyasa on Mondays at 18:00": what happens when. */
export function findClasses(text: string, language: Language = languageOf(text)): ClassTime[] {
  if (language === 'tr') return findTurkishClasses(text)

  const found: ClassTime[] = []
  for (const match of text.matchAll(classAt)) {
    const what = trimmed(
      match[1].replace(
        /^(?:and|with|we (?:have|offer|teach|run)|classes|the|a|open|opening hours)\b\s*/i,
        ''
      ),
      'en'
    )
    if (
      what.split(' ').length > 4 ||
      /\b(?:open|closed|booked|late|until|from|rehearses?|meets?|runs?|starts?|begins?|performs?|plays?|opens?)\b/i.test(
        what
      )
    )
      continue
    if (!namesThing(what, 'en')) continue
    // "Every Tuesday 19:30 and Saturday 11:00": the same thing again.
    const times = [
      match.slice(2, 6),
      ...[...match[6].matchAll(further)].map((more) => more.slice(1)),
    ]
    for (const [words, hour, minute, half] of times) {
      if (Number(hour) > 24 || !(minute || half)) continue
      for (const at of daysIn(words)) found.push({ day: at, at: minutes(hour, minute, half), what })
    }
  }
  return found.slice(0, 40)
}
