import { claim } from '#designer/reader/claim'
import { countryOf, dialled } from '#designer/reader/shapes/telephone_number'
import type { Reading } from '#designer/reader/reading'
import type { Stretch } from '#designer/sheet/sheet'

const shape =
  /(?<![\p{L}\p{N}.,:/-])(?:\+|\()?\d(?:(?:[ \u00a0]?[()/–-]{0,2}[ \u00a0]?|\.)\d){6,15}(?![\p{L}\p{N}%])/gu
const cue =
  /(?<!\p{L})(?:tel|phone|telephone|call|ring|mob|mobile|cell|text|sms|whats ?app|wa|number|numbers|call us|t|m|reach|contact|landline|handy|telefon|anruf\p{L}{0,3}|ruf\p{L}{0,2}|mobil|rufnummer|téléphone|appele[rz]|portable|teléfono|telefono|llama\p{L}{0,4}|móvil|cellulare|chiama\p{L}{0,4}|telefoon|bel|bellen|telefone|telemóvel|celular|ligue|ligar|ara\p{L}{0,6}|cep|gsm|hattı|numara\p{L}{0,4}|nummer|numéro|numero|número|dial|bookings?|reservations?|reservas?|réservations?|prenotazion[ei]|reservierung(?:en)?|reserveren|marcaç(?:ão|ões)|randevu|info|or|oder|ou|of|and|ve|veya)(?!\p{L})[^\d\n]{0,30}$|[☎📞📱🕿☏✆]\uFE0F?\s{0,2}$/iu
const veto =
  /(?:fax|isbn|vat|iban|ust-?id\p{L}*|steuernummer|siret|siren|kvk|nif|p\.? ?iva|cif|cnpj|hrb|reg\p{L}*|company n\p{L}*|charit\p{L}*|licen[cs]e n\p{L}*|no\.? of|account|£|€|\$|₺|#)[^\d\n]{0,18}$/iu

/**
 * Telephone numbers, as typed, each once: digits in the shape of one behind a word for it, or with
 * a country in front, or dialled in the country with a 0 in front. Others are suggested.
 */
export function annotateTelephones(reading: Reading): void {
  const country = countryOf(reading.prompt, reading.language.code)
  for (const { 0: found, index } of reading.prompt.matchAll(shape))
    for (const from of parts(found, index)) {
      const typed = reading.text(from)
      if (!reading.isFree(from) || !hasDigits(typed) || isDate(typed)) continue
      const before = reading.prompt.slice(Math.max(0, from[0] - 60), from[0])
      if (
        veto.test(before) ||
        /^\s{0,2}(?:€|£|euro|TL)/.test(reading.prompt.slice(from[1], from[1] + 8))
      )
        continue
      const isPlain =
        /^(?:\+|00|0|\(0|\(\d{3}\))/.test(typed) && dialled(typed, country) !== undefined
      const isLong = digits(typed) >= 9
      if (!cue.test(before) && !isPlain && !(isLong && dialled(typed, country))) continue
      const isSaid = cue.test(before) || (isPlain && isLong)
      claim(reading, isSaid ? 'contact.telephone' : 'contact.telephone_digits', {
        field: 'contact.telephones',
        value: typed,
        from,
      })
    }
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
  return [from]
}

function digits(typed: string): number {
  return typed.replace(/\D/g, '').length
}

function hasDigits(typed: string): boolean {
  return digits(typed) >= 7 && digits(typed) <= 15
}

function isDate(typed: string): boolean {
  return /^\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|^(?:19|20)\d\d ?[-–/.] ?(?:19|20|\d\d?[-.])|^\d{1,2}[.]\d\d ?[-–] ?\d{1,2}[.]\d\d/.test(
    typed
  )
}
