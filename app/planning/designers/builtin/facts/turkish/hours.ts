import { clauseAt, isAlwaysOpen, season } from '#planning/designers/builtin/facts/opening_words'
import { besides, leavesOut, restOf } from '#planning/designers/builtin/facts/rest_of_week'
import {
  days,
  daysIn,
  everyDay,
  group,
  otherDays,
} from '#planning/designers/builtin/facts/turkish/days'
import type { Hours } from '#planning/designers/builtin/facts/week'
import { fold } from '#planning/designers/builtin/letters'

/** Opening hours stand near the front; further on a text only repeats itself. */
const longest = 6000

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
const byAppointment = new RegExp(
  `(?<![a-z])(${days})(?:\\s+gunleri|\\s+gunu)?\\s*:?\\s*(?:sadece |yalnizca )?randevu(?:yla|lu| ile| uzerine)`,
  'g'
)
const bare = new RegExp(
  `(?<![\\d.:])${span}\\s*(?:arasi(?:nda)?\\s*)?(?:aci[kg]\\p{L}*|hizmet\\p{L}*|calisiyor\\p{L}*)`,
  'u'
)

const others = new RegExp(otherDays)
// "Diğer günler kapalı" says all there is to say.
const othersOpen = new RegExp(`${otherDays}(?! kapali)`)

/** "Hafta içi 09:00-18:00", "pazartesi hariç her gün 10-19", "salı-pazar 08-20 arası açığız". */
export function findTurkishHours(text: string): Hours | undefined {
  const plain = fold(text.slice(0, longest))
  const daysOf = (match: RegExpMatchArray) => daysIn(match[1] ?? match[2])
  const shutOn = [...plain.matchAll(shut)]
  // "Kışın pazartesi kapalı" closes no Monday of the summer.
  const seasonal = shutOn.filter((match) => season.test(clauseAt(plain, match.index)))
  const closed = shutOn.filter((match) => !seasonal.includes(match)).flatMap(daysOf)
  const without = except.exec(plain)
  if (without) closed.push(...daysIn(without[1]))
  const open: Hours['open'] = []
  const add = (words: string, times: (string | undefined)[]) => {
    const [firstHalf, fromHour, fromMinute, secondHalf, toHour, toMinute] = times
    const from = minutes(fromHour, fromMinute, firstHalf)
    let to = minutes(toHour, toMinute, secondHalf)
    // "sabah 8 akşam 8" and "9-6": the second figure of a working day is past noon.
    if (to <= from) to += from < 720 && to <= 720 && !(toMinute && to < 360) ? 720 : 1440
    const list = others.test(words) ? besides(open, daysIn(words)) : daysIn(words)
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
  const agreed = [...plain.matchAll(byAppointment)]
  const unsaid = restOf([...agreed, ...seasonal].flatMap(daysOf), { open, closed })
  if (agreed.length === 0 && leavesOut(open, closed, othersOpen.test(plain))) open.length = 0
  const isAlways = isAlwaysOpen(plain)
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
    ...(unsaid.length > 0 ? { unsaid } : {}),
    twelve: false,
    ...(isAlways && open.length === 0 ? { always: true } : {}),
  }
}

function minutes(hour = '', minute = '0', half = ''): number {
  const late = /aksam|ogleden/.test(half)
    ? Number(hour) < 12
    : /oglen/.test(half) && Number(hour) < 6
  return (Number(hour) + (late ? 12 : 0)) * 60 + Number(minute)
}
