import type * as Phone from 'libphonenumber-js/min'
import type { CountryCode } from 'libphonenumber-js/min'
import { onFirstUse } from '#designer/data/on_first_use'

const phone = onFirstUse<typeof Phone>('libphonenumber-js/min')

const countries: Record<string, CountryCode> = {
  en: 'GB',
  tr: 'TR',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  nl: 'NL',
  pt: 'PT',
}

/** The country whose numbers a prompt writes: by its currency, else by its language. */
export function countryOf(prompt: string, language: string): CountryCode {
  if (/£|(?<!\p{L})[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?!\p{L})/u.test(prompt)) return 'GB'
  if (/€\s?\d|\d\s?€/.test(prompt) && language === 'en') return 'IE'
  if (/R\$/.test(prompt)) return 'BR'
  if (/\$/.test(prompt) && language === 'en') return 'US'
  if (/(?<!\p{L})CHF(?!\p{L})/u.test(prompt)) return 'CH'
  return countries[language] ?? 'GB'
}

/** What a telephone dials for a number as typed: "+441314960123"; nothing where it can be none. */
export function dialled(typed: string, country: CountryCode): string | undefined {
  const number = phone().parsePhoneNumberFromString(typed.replace('(0)', ''), country)
  return number?.isPossible() ? number.number : undefined
}

/** Whether a number as typed is one of that country, or of the one that it names. */
export const isTelephone = (typed: string, country: CountryCode): boolean =>
  phone().parsePhoneNumberFromString(typed.replace('(0)', ''), country)?.isValid() ?? false
