import { beginning } from '#designer/facts/opening/evening'
import { namesThing, trimmed } from '#designer/facts/sane'
import { daysIn, group } from '#designer/facts/turkish/days'
import { isTradeTalk } from '#designer/facts/vocabulary'
import type { ClassTime } from '#designer/facts/week'
import { fold } from '#designer/text/letters'
import { capital } from '#designer/text/normalise'

/** As far as a text is read for lessons. */
const longest = 6000

const when = `(?<![a-z])((?:${group})(?:\\s*(?:,|ve|&|\\/)\\s*${group})*)`
const at = `(?:saat\\s*)?(\\d{1,2})[:.](\\d{2})`
const classThen = new RegExp(
  `([a-z][a-z' ]{2,40}?)\\s*(?:dersi|dersleri)?\\s*[:,–-]?\\s*${when}\\s*,?\\s*${at}(?!\\s*(?:-|–|ile))`,
  'dg'
)
const locative = "(?:'?(?:de|da|te|ta)(?![a-z]))?"
const lesson = "\\s*(?:[:–-]\\s*)?(?<=[\\s:–-])([a-z][a-z' ]{2,40}?)"
const ended = '(?=\\s*(?:[,.;\\n(]|$|dersi|dersleri|ve\\s))'
const thenClass = new RegExp(`${when}\\s*[,:–-]?\\s*${at}${locative}${lesson}${ended}`, 'dg')
// "Pazartesi 18:00 vinyasa, 19:30 yin": the same day again.
const again = new RegExp(
  `\\s*(?:dersi|dersleri)?\\s*(?:,|;|ve)\\s*${at}${locative}${lesson}${ended}`,
  'dy'
)
const inTheEvening =
  /(?<=[a-z] )aksam(?:i|lari)?\s+(?:saat\s+)?(\d{1,2})(?:[:.](\d{2}))?(?![\d:.]|\s*(?:-|–))/g
const leading =
  /^(?:(?:ve|derslerimiz|dersler|program|yoga dersleri|haftalik program|sinifi?|cocuklar icin)\s*:?\s*)+/

const tellsHours = /(?:aci[kls]|kapal|kapan|hafta|arasi|basla(?!ng)|kadar|itibaren|sonra|bulus)/

/** "Vinyasa pazartesi 18:00", "salı ve perşembe 19:30 yin": what happens when. */
export function findTurkishClasses(text: string): ClassTime[] {
  // "Salı günleri" and "her salı" are "salı"; the letters keep their places.
  const plain = fold(text.slice(0, longest))
    .replace(/(?<![a-z])her (?=(?:pazar|sali|cars|pers|cuma|cmt|pzt))/g, (word) => spaces(word))
    .replace(/(?<=[a-z]) gun(?:u|leri)(?![a-z])/g, (word) => spaces(word))
    .replace(inTheEvening, atEvening)
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
    const isLesson = /^\s*dersi(?![a-z])/.test(plain.slice(place[1]))
    const what = isLesson && !isTradeTalk(subject, 'tr') ? `${subject} dersi` : subject
    if (what.split(' ').length > 4 || tellsHours.test(fold(what))) return []
    const begins = beginning({ hour, minute }, what, 'tr')
    if (!namesThing(what, 'tr') || begins === undefined) return []
    return daysIn(said).map((weekday) => ({ day: weekday, at: begins, what: capital(what, 'tr') }))
  }
  const named = [...plain.matchAll(classThen)].map((match) => ({
    index: match.index,
    times: read(match.indices?.[1], match[2], match[3], match[4]),
  }))
  const timed = [...plain.matchAll(thenClass)].map((match) => ({
    index: match.index,
    times: [
      ...read(match.indices?.[4], match[1], match[2], match[3]),
      ...repeated(plain, match.index + match[0].length).flatMap((more) =>
        read(more.indices?.[3], match[1], more[1], more[2])
      ),
    ],
  }))
  // "Salı 09:00 vinyasa, perşembe 18:30 yin": what comes first in the text is the order of all.
  const [first, other] = [named, timed].map((list) => list.filter(({ times }) => times.length > 0))
  const namedFirst = first.length > 0 && (other.length === 0 || first[0].index < other[0].index)
  return (namedFirst ? first : other).flatMap(({ times }) => times).slice(0, 40)
}

/** The further lessons of a day, one behind the other. */
function repeated(plain: string, from: number): RegExpExecArray[] {
  again.lastIndex = from
  const match = again.exec(plain)
  return match ? [match, ...repeated(plain, from + match[0].length)] : []
}

/** "Cuma akşamı 8'de" as "cuma 20:00", of the same length. */
function atEvening(words: string, hour: string, minute = '00'): string {
  return Number(hour) < 12 ? `${Number(hour) + 12}:${minute}`.padStart(words.length) : words
}

function spaces(word: string): string {
  return ' '.repeat(word.length)
}
