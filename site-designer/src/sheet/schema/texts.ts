import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

/** Invisible characters that are copied along with numbers and names from other programs. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const CONTROL = /\p{Cc}/u
const CONTROL_BUT_LINES = /[^\P{Cc}\n\t]/u

/** A text as it is stored: without invisible characters and lone surrogates, with \n as line break. */
export function cleaned(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return value.toWellFormed().replace(INVISIBLE, '').replace(/\r\n?/g, '\n').trim()
}

/** An empty text counts as missing. */
export function given(value: unknown): unknown {
  const text = cleaned(value)
  return text === '' ? undefined : text
}

const oneLine = vine.createRule((value, _options: undefined, field: FieldContext) => {
  if (typeof value !== 'string' || !CONTROL.test(value)) return
  if (value.includes('\n')) field.report('It must stand on one line', 'oneLine', field)
  else field.report('It has signs that cannot be shown', 'plain', field)
})

const manyLines = vine.createRule((value, _options: undefined, field: FieldContext) => {
  if (typeof value !== 'string' || !CONTROL_BUT_LINES.test(value)) return
  field.report('It has signs that cannot be shown', 'plain', field)
})

/** A required line of text. */
export function line(longest: number, parse: (value: unknown) => unknown = given) {
  return vine.string().parse(parse).maxLength(longest).use(oneLine())
}

/** A required text that may have several lines. */
export function prose(longest: number, parse: (value: unknown) => unknown = given) {
  return vine.string().parse(parse).maxLength(longest).use(manyLines())
}

/** A list without its empty entries. */
export function withoutEmpty(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.filter((entry) => entry !== null && given(entry) !== undefined)
}

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** "09:30"; "24:00" becomes "00:00". */
export function time() {
  return vine.string().parse(fromMidnight).regex(clock)
}

function fromMidnight(value: unknown): unknown {
  return value === '24:00' ? '00:00' : value
}

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const BARE_HOST = /^[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}(?:[/?#]|$)/u

const link = vine.createRule((value, _options: undefined, field: FieldContext) => {
  if (typeof value !== 'string') return
  const isLink = URL.canParse(value) && SCHEMES.has(new URL(value).protocol)
  if (!isLink || /\s/.test(value)) field.report('It must be a link', 'link', field)
})

/** An address that a link can have and that runs no code. "example.com" becomes https://example.com. */
export function url() {
  return vine.string().parse(withScheme).maxLength(2000).use(oneLine()).use(link())
}

function withScheme(value: unknown): unknown {
  const text = given(value)
  return typeof text === 'string' && BARE_HOST.test(text) ? `https://${text}` : text
}
