import type { AddressForm } from '#designer/language/address_form'
import { firstWord, fromThenOn, placed } from '#designer/copy/grammar'
import type { Language } from '#designer/language/language'
import { lower } from '#designer/language/normalise'
import { capital } from '#designer/language/normalise'

/** A text of the data in the place of each function. */
export type Templates<T> = {
  [Name in keyof T]: T[Name] extends (...values: never[]) => string
    ? string
    : T[Name] extends string | string[] | [string, string][]
      ? T[Name]
      : Templates<T[Name]>
}

type Values = Record<string, string | number | undefined>

/** In which form a value stands in a template: `{place:at}`. */
const forms: Record<string, (value: string, language: Language) => string> = {
  at: placed,
  from: fromThenOn,
  lower,
  capital,
  first: firstWord,
}
const blank = /\{(\w+)(?::(\w+))?\}/g
const optional = /\[([^[\]]*)\]/g

/**
 * A text of the data with its values: `{name}`, or in another form `{place:at}`. What stands in
 * square brackets is left out where one of its values is missing.
 */
export function put(template: string, values: Values, language: Language): string {
  const isSaid = (part: string) =>
    Array.from(part.matchAll(blank)).every(([, name]) => values[name] !== undefined)
  return template
    .replace(optional, (_, part: string) => (isSaid(part) ? part : ''))
    .replace(blank, (_, name: string, form?: string) => {
      const value = String(values[name] ?? '')
      return form ? forms[form](value, language) : value
    })
}

/** One person speaks to visitors, or several. */
export type Voice = 'I' | 'we'

const eitherForm = /\{([^{}|/]*)\/([^{}|/]*)\}/g

/** The text for strangers or for friends: `{Sie/dich}` holds the word for strangers first. */
export function addressedAs(form: AddressForm, text: string): string {
  return text.replace(eitherForm, form === 'formal' ? '$1' : '$2')
}

const eitherVoice = /\{([^{}|]*)\|([^{}|]*)\}/g

/** The text as one or several say it: `{uns|mir}` holds the word of several first. */
export function spokenBy(voice: Voice, text: string): string {
  return text.replace(eitherVoice, voice === 'we' ? '$1' : '$2')
}
