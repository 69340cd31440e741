import type { CountryCode } from 'libphonenumber-js/min'
import { claim } from '#designer/reader/claim'
import { isDoubtfulWay } from '#designer/reader/judge/clauses'
import { channelsAround } from '#designer/reader/shapes/channels_around'
import {
  countryOf,
  dialled,
  dialledAbroad,
  isTelephone,
} from '#designer/reader/shapes/telephone_number'
import type { Reading } from '#designer/reader/reading'
import type { Stretch } from '#designer/sheet/sheet'

const shape =
  /(?<![\p{L}\p{N}.,:/-])(?:\+|\()?\d(?:(?:[ \u00a0]?[()/–-]{0,2}[ \u00a0]?|\.)\d){5,24}(?![\p{L}\p{N}%])/gu
/** "1-800-FLOWERS": its letters are keys. */
const vanity =
  /(?<![\p{L}\p{N}.,:/-])(?:\+?1[ -])?\(?8(?:00|33|44|55|66|77|88)\)?[ -][A-Z]{3,7}(?:-[A-Z]{2,5})?(?![\p{L}\p{N}])/gu
/** Behind a number: "ext. 12". */
const extension = /^ ?(?:ext(?:ension)?\.?|x) ?\d{1,6}(?!\d)/i
const cue =
  /(?<!\p{L})(?:tel|phone|telephone|call|ring|mob|mobile|cell|text|sms|whats ?app|wa|number|numbers|call us|t|m|reach|contact|landline|handy|telefon|anruf\p{L}{0,3}|ruf\p{L}{0,2}|mobil|rufnummer|téléphone|appele[rz]|portable|teléfono|telefono|llama\p{L}{0,4}|móvil|cellulare|chiama\p{L}{0,4}|telefoon|bel|bellen|telefone|telemóvel|celular|ligue|ligar|ara\p{L}{0,6}|cep|gsm|hattı|numara\p{L}{0,4}|nummer|numéro|numero|número|dial|bookings?|reservations?|reservas?|réservations?|prenotazion[ei]|reservierung(?:en)?|reserveren|marcaç(?:ão|ões)|randevu|info|or|oder|ou|of|and|ve|veya)(?!\p{L})[^\d\n]{0,30}$|[☎📞📱🕿☏✆]\uFE0F?\s{0,2}$/iu
const veto =
  /(?<!\p{L})(?:fax|isbn|vat|iban|ust-?id\p{L}*|steuernummer|siret|siren|kvk|nif|p\.? ?iva|cif|cnpj|hrb|reg\p{L}*|company n\p{L}*|charit\p{L}*|licen[cs]e n\p{L}*|no\.? of|account)(?!\p{L})[^\d\n]{0,18}$|[£€$₺#] ?$/iu
/** Three groups and more with spaces or hyphens between them, as nothing else is written. */
const grouped = /^\(?\d{2,5}\)?(?:[ -]\d{2,5}){1,5}$/
const mostDigits = 15
/** A country, an area in brackets, or a 0 in front, or parted as Americans do. */
const written = /^(?:\+|0\d|\(\d)|^\d{3}[ -]\d{3}-\d{4}$/
const date =
  /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|^(?:19|20)\d\d ?[-–/.] ?(?:19|20|\d\d?[-.])|^\d{1,2}[.]\d\d ?[-–] ?\d{1,2}[.]\d\d/

/**
 * Telephone numbers, as typed, each once: by a word for it in front, by how it is written, or by how
 * many digits it has. A number is kept as it was typed, also where a digit is missing.
 */
export function annotateTelephones(reading: Reading): void {
  const country = countryOf(reading.prompt, reading.language.code)
  for (const { 0: found, index } of reading.prompt.matchAll(shape))
    for (const typed of parts(found, index)) {
      const number = withoutTime(reading, typed, country)
      const from = withExtension(reading, number)
      const value = reading.text(number)
      const before = reading.prompt.slice(Math.max(0, from[0] - 60), from[0])
      if (digits(value) > mostDigits || date.test(value) || veto.test(before)) continue
      const count = digits(value)
      const isCued = cue.test(before)
      const isWritten = written.test(value)
      const isSaid = (isCued && count >= 7) || (isWritten && count >= 9)
      const isLong = count >= 9 && dialled(value, country) !== undefined
      const isGrouped = isLong && grouped.test(value) && isTelephone(value, country)
      const evidence = isSaid
        ? 'telephone'
        : isGrouped
          ? 'telephone_grouped'
          : isLong
            ? 'telephone_digits'
            : 'telephone_short'
      const told = isDoubtfulWay(reading, from) ? 'doubtful' : evidence
      if (!(isSaid || isLong || isCued || isWritten)) continue
      const field = 'contact.telephones'
      if (claim(reading, `contact.${told}`, { field, value: reading.text(from), from }))
        tellWhatFor(reading, from)
    }
  for (const { 0: value, index } of reading.prompt.matchAll(vanity)) {
    const from: Stretch = [index, index + value.length]
    claim(reading, 'contact.telephone', { field: 'contact.telephones', value, from })
  }
}

/** Notes what the words around a number say that it is for, and where it can be reached from abroad. */
function tellWhatFor(reading: Reading, from: Stretch): void {
  const typed = reading.text(from)
  const telephone = reading.sheet.contact.telephones.find(({ value }) => value === typed)
  const channels = channelsAround(reading, from)
  if (!telephone || channels.length === 0) return
  telephone.channels = [...new Set([...(telephone.channels ?? []), ...channels])]
  const { prompt, language } = reading
  const abroad = dialledAbroad(typed, { prompt, language: language.code })
  if (abroad) telephone.dialled = abroad
}

function withExtension({ prompt }: Reading, [start, end]: Stretch): Stretch {
  return [start, end + (extension.exec(prompt.slice(end, end + 20))?.[0].length ?? 0)]
}

/** "01234 567890 / 07700 900123" are two numbers, "0431 / 12345" is one. */
function parts(found: string, index: number): Stretch[] {
  const slash = found.search(/ [/–-] /)
  if (slash > 0 && digits(found.slice(0, slash)) >= 9 && digits(found.slice(slash)) >= 7)
    return [
      [index, index + slash],
      [index + slash + 3, index + found.length],
    ]
  const from: Stretch = [index, index + found.length]
  if (found.startsWith('(') && !found.includes(')')) from[0]++
  // "Room 302 (31) 95555-0160": an area in brackets begins a number.
  from[0] += /^[1-9]\d{2,3} (?=\(\d)/.exec(found)?.[0].length ?? 0
  return [from]
}

/** "0121 496 0311 9 to 3": the last figures are a time. */
function withoutTime({ prompt }: Reading, [start, end]: Stretch, country: CountryCode): Stretch {
  const typed = prompt.slice(start, end)
  const [last] = / \d{1,2}$/.exec(typed) ?? ['']
  const isTime =
    last && !isTelephone(typed, country) && isTelephone(typed.slice(0, -last.length), country)
  return [start, isTime ? end - last.length : end]
}

const digits = (typed: string) => typed.replace(/\D/g, '').length
