import { clock, days, daysIn, minutes, otherDays } from '#planning/designers/builtin/facts/days'
import { clauseAt, isAlwaysOpen, season } from '#planning/designers/builtin/facts/opening_words'
import { besides, leavesOut, restOf } from '#planning/designers/builtin/facts/rest_of_week'
import type { ClassTime, Hours } from '#planning/designers/builtin/facts/week'
import { findTurkishHours } from '#planning/designers/builtin/facts/turkish/hours'
import { languageOf, type Language } from '#planning/designers/builtin/language'

export { findClasses } from '#planning/designers/builtin/facts/classes'
export type { ClassTime, Hours }

const span = `(?:from\\s+)?${clock}\\s*(?:-|–|—|to|until|till)\\s*${clock}`
const dayFirst = new RegExp(
  `\\b(${days})\\b(?:\\s(?:evenings?|mornings?|afternoons?|nights?|lunch(?:time)?s?|mixed|women(?: only)?|men(?: only)?|ladies(?: only)?))?[,:]?\\s*(?:from|between|at|open)?\\s*${span}(?![\\d€£$])`,
  'giu'
)
// "11.30-2 and 4.30-9": the same days again.
const again = new RegExp(`^\\s*(?:,|and|&|then)\\s*${span}(?!\\s*(?:on\\s+)?${days})`, 'iu')
const timeFirst = new RegExp(`(?<![\\d€£$])${span}\\s*,?\\s*(?:on\\s+)?(${days})\\b`, 'giu')

// "Tuesday toddlers 9.30-11.30, Wednesday …": behind the comma stands the next day.
const dayInFront = new RegExp(`\\b${days}\\b[^,;.\\n]*$`, 'iu')

const others = new RegExp(otherDays, 'i')
// "Closed the other days" says all there is to say.
const othersOpen = new RegExp(`(?<!closed (?:on )?)${otherDays}(?!:?,? closed)`, 'i')
const byAppointment = new RegExp(
  `(?<!closed (?:on )?)\\b(${days}):?,?\\s(?:are |is |only )?by (?:prior )?appointment|by (?:prior )?appointment (?:only )?(?:on )?(${days})`,
  'giu'
)
// "Closed Sunday, Saturday 10-2" and "closed Sunday 12 May" close no more than they say.
const closing = new RegExp(
  `(?<!\\p{L})(?:closed|kapalı)\\s+(?:on\\s+|all day\\s+)?(${days})(?![\\p{L}]|:?,?\\s*(?:(?:from|at|open)\\s)?\\d|:?\\s(?:only )?by )`,
  'giu'
)
const except = new RegExp(
  `(?:every\\s?day|daily|all week|7 days)[^.;\\n]{0,16}?\\s(?:but|except|apart from|bar)\\s(?:for\\s)?(?:on\\s)?(${days})`,
  'iu'
)

export function findHours(
  typed: string,
  language: Language = languageOf(typed)
): Hours | undefined {
  if (language === 'tr') return findTurkishHours(typed)

  const text = typed.replace(/\bmidnight\b/gi, '24:00').replace(/\b(?:noon|midday)\b/gi, '12:00')
  const open: Hours['open'] = []
  let twelve = false
  const add = (words: string, at: (string | undefined)[]) => {
    const [fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = at.map((part) =>
      part?.toLowerCase()
    )
    if (fromHalf || toHalf) twelve = true
    const to = minutes(toHour, toMinute, toHalf)
    let from = minutes(fromHour, fromMinute, fromHalf)
    // "9-5" and "10-6pm": the second figure of a working day is past noon.
    if (!fromHalf && toHalf?.startsWith('p') && from > to) from -= 720
    const end = to > from ? to : !toHalf && from <= 720 && to < 720 ? to + 720 : to + 1440
    if (from < 0 || end > 30 * 60 || end <= from) return
    const list = others.test(words) ? besides(open, daysIn(words)) : daysIn(words)
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
    for (const match of text.matchAll(timeFirst)) {
      const isOfNext = match[0].includes(',') && dayInFront.test(text.slice(0, match.index))
      if (isOfNext) continue
      add(match[7], match.slice(1, 7))
    }
  }
  const always = isAlwaysOpen(text)
  const shut = [...text.matchAll(closing)]
  // "Closed Mondays in winter" closes no Monday of the summer.
  const seasonal = shut.filter((match) => season.test(clauseAt(text, match.index)))
  const closed = [...shut.filter((match) => !seasonal.includes(match)), except.exec(text)].flatMap(
    (match) => daysIn(match?.[1] ?? '')
  )
  const agreed = [...text.matchAll(byAppointment)]
  const unsaid = restOf(
    [...agreed, ...seasonal].flatMap((match) => daysIn(match[1] ?? match[2])),
    { open, closed }
  )
  if (agreed.length === 0 && leavesOut(open, closed, othersOpen.test(text))) open.length = 0
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
  return {
    open: kept,
    closed: [...new Set(closed)].sort((a, b) => a - b),
    ...(unsaid.length > 0 ? { unsaid } : {}),
    twelve,
    ...(always ? { always } : {}),
  }
}
