import { partsBetween } from '#designer/language/clauses'
import type { Sheet, Stretch, TextField } from '#designer/sheet/sheet'
import { claim } from '#designer/reader/claim'
import type { Line, Reading } from '#designer/reader/reading'
import { hoursTokens } from '#designer/reader/shapes/hours_tokens'
import { trim } from '#designer/reader/shapes/trim'

type ListField = 'services' | 'skills' | 'clients' | 'credentials'

/** What a list is of, by the label in front of it or above it. */
const labels: Record<ListField, RegExp> = {
  services:
    /^(?:(?:our|my|we|i|the|full list of|main|unsere|nos|nuestros|i nostri|onze|nossos)\s)?(?:services?|services (?:we offer|offered|include)|specialit(?:y|ies)|specialt(?:y|ies)|speciali[sz]es? in|offer|do|sell|repair|fix|treatments|what (?:we|i) (?:do|offer|sell|make|teach)|things (?:we|i) do|leistungen|angebote?|schwerpunkte|was wir (?:machen|bieten)|prestations|spécialités|servicios|especialidades|servizi|specialità|diensten|specialiteiten|serviços|hizmetler(?:imiz|im)?|uzmanlık alanları(?:mız|m)?|neler yapıyoruz)$/iu,
  skills:
    /^(?:(?:my|key|core|technical)\s)?(?:skills?|tools|languages spoken|kenntnisse|fähigkeiten|compétences|habilidades|competenze|vaardigheden|competências|beceriler(?:im)?|yetenekler(?:im)?)$/iu,
  clients:
    /^(?:(?:our|my|past|selected|previous|recent|some)\s){0,2}(?:clients?|customers|clients include|kunden|referenzen|clients et références|clientes|clienti|klanten|müşteriler(?:imiz|im)?|referanslar(?:ımız|ım)?)$/iu,
  credentials:
    /^(?:(?:my|our)\s)?(?:qualifications?|certifications?|certificates|accreditations?|awards?|memberships|zertifikate|auszeichnungen|diplômes|certificaciones|certificazioni|certificeringen|certificações|sertifikalar(?:ım|ımız)?|ödüller(?:imiz)?)$/iu,
}
const listMarks = /[,;•·|]|\s(?:and|und|et|y|e|en|ve)\s/giu
const bullet = /^\s*(?:[-–—*•·●▪✓✔►]|\d{1,2}[.)])\s*(?=\S)/u
/** Fills lists without a price, each part as typed, where a label says what they are: "Services: X, Y, Z", and lines or bullets under such a label. */
export function annotateServices(reading: Reading): void {
  for (const from of reading.sentences) inSentence(reading, from)
  const { lines } = reading
  for (let at = 0; at < lines.length; at++) {
    const { text, from } = lines[at]
    const field =
      text.length < 40 ? fieldOf(text.replace(bullet, '').replace(/\s*:$/, '')) : undefined
    if (!field) continue
    while (at + 1 < lines.length && isListed(reading, lines[at], lines[at + 1])) {
      const line = lines[++at]
      fill(reading, field, [trim(reading.prompt, withoutBullet(line))], line.from)
      reading.take(from, 'field', field)
    }
  }
}

/** "Services: X, Y, Z", "Clients include X and Y". */
function inSentence(reading: Reading, from: Stretch): void {
  const text = reading.text(from)
  const mark = /[:：]\s|\s[–—-]\s|\sinclude\s/u.exec(text.slice(0, 50))
  const field = mark ? fieldOf(text.slice(0, mark.index).replace(bullet, '').trim()) : undefined
  if (!field || text.length > 2000) return
  const start = mark!.index + mark![0].length
  const end = from[0] + text.replace(/[.!]+$/, '').length
  const parts = partsBetween(listMarks, reading.prompt, [from[0] + start, end])
    .map((part) => trim(reading.prompt, part.from))
    .filter(([first, last]) => last > first)
  // "Holy Communion, Sundays, 9.30 am" is a timetable.
  if (parts.some((part) => isTime(reading, part))) return
  fill(reading, field, parts, from)
}

/** Whether a part says nothing but when. */
function isTime(reading: Reading, part: Stretch): boolean {
  const kinds = hoursTokens(reading.text(part), reading.language.code).map(({ kind }) => kind)
  return kinds.some((kind) => kind === 'day' || kind === 'time') && !kinds.includes('word')
}

const fieldOf = (label: string) =>
  (Object.keys(labels) as ListField[]).find((field) => labels[field].test(label))

const withoutBullet = ({ from, text }: Line): Stretch => [
  from[0] + (bullet.exec(text)?.[0].length ?? 0),
  from[1],
]

/** A bullet, or a short line directly below. */
function isListed({ prompt }: Reading, above: Line, line: Line): boolean {
  if (/\n\s*\n/.test(prompt.slice(above.from[1], line.from[0]))) return false
  const isShort = line.text.split(/\s+/).length <= 6 && !/[.!?:,\d]/.test(line.text)
  return isShort || (bullet.test(line.text) && line.text.length < 120 && !/:\s/.test(line.text))
}

function fill(
  reading: Reading,
  field: ListField & TextField & keyof Sheet,
  parts: Stretch[],
  whole: Stretch
): void {
  if (!reading.isFree(whole)) return
  for (const from of parts) {
    const value = reading.text(from)
    if (!/\p{L}{2}/u.test(value) || !reading.isFree(from)) continue
    claim(reading, 'services.listed', { field, value, from })
  }
  reading.take(whole, 'field', field)
}
