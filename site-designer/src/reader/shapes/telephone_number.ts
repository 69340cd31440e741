import type * as Phone from 'libphonenumber-js/min'
import type { CountryCode } from 'libphonenumber-js/min'
import { onFirstUse } from '#designer/data/on_first_use'

const phone = onFirstUse<typeof Phone>('libphonenumber-js/min')
const mobile = onFirstUse<typeof Phone>('libphonenumber-js/mobile')

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
  const isInDollars = /\$/.test(prompt) && language === 'en'
  return shownCountry(prompt, language) ?? (isInDollars ? 'US' : (countries[language] ?? 'GB'))
}

/** By a currency or a postal code that one country alone has. */
function shownCountry(prompt: string, language: string): CountryCode | undefined {
  if (/£|(?<!\p{L})[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?!\p{L})/u.test(prompt)) return 'GB'
  if (/€\s?\d|\d\s?€/.test(prompt) && language === 'en') return 'IE'
  if (/R\$/.test(prompt)) return 'BR'
  if (/(?<!\p{L})CHF(?!\p{L})/u.test(prompt)) return 'CH'
  return undefined
}

/** What a telephone dials for a number as typed: "+441314960123"; nothing where it can be none. */
export function dialled(typed: string, country: CountryCode): string | undefined {
  const number = phone().parsePhoneNumberFromString(typed.replace('(0)', ''), country)
  return number?.isPossible() ? number.number : undefined
}

/** Whether a number as typed is one of that country, or of the one that it names. */
export const isTelephone = (typed: string, country: CountryCode): boolean =>
  phone().parsePhoneNumberFromString(typed.replace('(0)', ''), country)?.isValid() ?? false

/**
 * "+447700900123", where the country is sure: the number or the prompt shows it, or it is a mobile
 * number of the country that the language suggests. A wrong guess would reach somebody else.
 */
export function dialledAbroad(
  typed: string,
  { prompt, language }: { prompt: string; language: string }
): string | undefined {
  const country = countryOf(prompt, language)
  if (typed.startsWith('+')) return dialled(typed, country)
  const number = mobile().parsePhoneNumberFromString(typed, country)
  const isSure = shownCountry(prompt, language) ? number?.isPossible() : number?.isValid()
  const isSoWritten = number && digits(number.formatNational()) === digits(typed)
  return isSure && isSoWritten ? number.number : undefined
}

const digits = (text: string) => text.replace(/\D/g, '')
