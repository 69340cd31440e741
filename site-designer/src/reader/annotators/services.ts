import type { Sheet, Stretch, TextField } from '#designer/sheet/sheet'
import { claim } from '#designer/reader/claim'
import type { Line, Reading } from '#designer/reader/reading'
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
const bullet = /^\s*(?:[-–—*•·●▪✓✔►]|\d{1,2}[.)])\s*(?=\S)/u
/** A list that a verb announces; two parts are a list only where something is sold, mended or taught. */
const verbs =
  /(?:^|[.!?;]\s+|,\s(?:and\s)?)(?:we|i)\s(?:also\s|mainly\s|mostly\s)?(?<verb>do|offer|provide|sell|repair|fix|teach|stock|install|supply)\s(?<list>[^.!?;:\n]{5,240})/giu
const otherVerbs =
  /(?:^|[.!?;]\s+)(?:wir|ich|nous|je|wij|we|ik)?\s?(?<verb>bieten|verkaufen|reparieren|proposons|vendons|réparons|ofrecemos|vendemos|reparamos|offriamo|vendiamo|ripariamo|verkopen|bieden|repareren|oferecemos)\s(?<list>[^.!?;:\n]{5,240})/giu
const clientsCue =
  /(?:^|[\s,])(?:(?:my |our |past |recent )?clients include|(?:i|we)(?:['’]ve| have)? (?:worked|recorded|played|written|designed|performed|built) (?:with|for|on records by)|(?:trusted|used|stocked) by|clients so far:?)\s(?<list>[^.!?;:\n]{3,240})/giu
const ending =
  /\s(?:in|at|from|near|across|around|since|throughout|by|to|every|on|for|all over|an|aus|seit|à|dans|depuis|en|desde|per|sinds|em)\s.*$/u
/** A part with one of these is a clause, or a turn of phrase, and no thing that is offered. */
const noPart =
  /(?<!\p{L})(?:we|i|you|your|it|they|our|my|that|which|who|this|so|but|because|when|if|not|never|is|are|was|will|can|do|does|have|has|things?|everything|anything|all sorts|lots|more|etc|best|great|good|warm|wir|sie|unsere?|nous|vous|notre|su|vostro|ihr|alle[nrs]?|auch|everyone|business|job|love|best|same|work)(?![\p{L}])/iu
const nextClause =
  /,?\s(?:and|but|so|und|aber|et|mais|y|e|en|maar)\s(?:we|our|i|my|you|it|the|wir|unser\p{L}*|nous|notre|wij|onze)\s.*$|,\s(?:we|i|our|you|all|which|with)\s.*$/iu
const twoAreEnough =
  /^(?:sell|repair|fix|teach|install|stock|verkaufen|reparieren|vendons|réparons|vendemos|reparamos|vendiamo|ripariamo|verkopen|repareren)$/iu

/** Fills lists without a price, each part as typed, where a label, bullets or a verb say that it is one. */
export function annotateServices(reading: Reading): void {
  labelled(reading)
  for (const [pattern, field] of [
    [verbs, 'services'],
    [otherVerbs, 'services'],
    [clientsCue, 'clients'],
  ] as const) {
    for (const { index, 0: found, groups } of reading.prompt.matchAll(pattern)) {
      const start = index + found.length - groups!.list.length
      spoken(reading, { field, start, list: groups!.list, verb: groups!.verb ?? '' })
    }
  }
}

/** "Services: X, Y, Z", and lines or bullets under a line that is such a label. */
function labelled(reading: Reading): void {
  for (const from of reading.sentences) inSentence(reading, from)
  const { lines } = reading
  for (let at = 0; at < lines.length; at++) {
    const { text, from } = lines[at]
    const field =
      text.length < 40 ? fieldOf(text.replace(bullet, '').replace(/\s*:$/, '')) : undefined
    if (!field) continue
    while (at + 1 < lines.length && isListed(reading, lines[at], lines[at + 1])) {
      const line = lines[++at]
      fill(
        reading,
        'services.listed',
        field,
        [trim(reading.prompt, withoutBullet(line))],
        line.from
      )
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
  const parts = split(
    text.slice(start).replace(/[.!]+$/, ''),
    from[0] + start,
    /[,;•·|]|\s(?:and|und|et|y|e|en|ve)\s/giu
  )
  fill(reading, 'services.listed', field, parts, from)
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

function split(list: string, offset: number, at: RegExp): Stretch[] {
  const parts: Stretch[] = []
  let start = 0
  for (const { index, 0: mark } of list.matchAll(at)) {
    parts.push([start, index])
    start = index + mark.length
  }
  parts.push([start, list.length])
  return parts
    .map((part) => trim(list, part).map((point) => point + offset) as Stretch)
    .filter(([first, end]) => end > first)
}

function spoken(
  reading: Reading,
  {
    field,
    start,
    list,
    verb,
  }: { field: 'services' | 'clients'; start: number; list: string; verb: string }
): void {
  const listed = list.replace(nextClause, '').replace(/\s(?:an|as well|too)$/u, '')
  if (/[\d£€$₺@]/.test(listed)) return
  const parts = split(
    listed,
    start,
    /,\s(?:and\s|und\s|et\s|or\s)?|\s(?:and|und|et|y|e|en|or)\s|\s&\s/giu
  )
  if (parts.length < 2 || !parts.every((part) => reading.isFree(part))) return
  const last = parts.at(-1)!
  last[1] -= ending.exec(reading.text(last))?.[0].length ?? 0
  const words = parts.map((part) => reading.text(part))
  if (words.some((part) => /^(?:to|in|on|at|for|from|by|with)\s/iu.test(part))) return
  if (words.slice(0, -1).some((part) => ending.test(part))) return
  if (words.some((part) => noPart.test(part) || part.split(/\s+/).length > 4 || part.length < 2))
    return
  if (field === 'clients' && !words.every((part) => /^(?:the\s)?\p{Lu}/u.test(part))) return
  const isList = parts.length > 2 || twoAreEnough.test(verb) || field === 'clients'
  fill(reading, isList ? 'services.listed' : 'services.two_behind_verb', field, parts)
}

function fill(
  reading: Reading,
  evidence: string,
  field: ListField & TextField & keyof Sheet,
  parts: Stretch[],
  whole?: Stretch
): void {
  if (whole && !reading.isFree(whole)) return
  for (const from of parts) {
    const value = reading.text(from)
    if (!/\p{L}{2}/u.test(value) || !reading.isFree(from)) continue
    claim(reading, evidence, { field, value, from })
  }
  if (whole) reading.take(whole, 'field', field)
}
