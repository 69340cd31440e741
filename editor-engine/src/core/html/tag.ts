import { matches } from './names.ts'

/** The attribute that carries an element's id. */
export const ID_ATTRIBUTE = 'data-element-id'

const GREATER = 62
const SLASH = 47
const EQUALS = 61
const DOUBLE = 34
const SINGLE = 39

/** The information in the rest of a tag, after its name. */
export class TagShape {
  nameEnd = 0
  /** Offset after its `>`; -1 if the text ends inside the tag. */
  end = 0
  /** Offset of its id attribute, or 0. */
  id = 0
  isSelfClosing = false
}

/** The position of one attribute. */
export interface AttributeSpan {
  readonly from: number
  readonly nameTo: number
  readonly to: number
  /** The value without its quotes; an empty range if there is none. */
  readonly valueFrom: number
  readonly valueTo: number
  /** The quote around the value: '' if the value has no quotes, null if there is no value. */
  readonly quote: '"' | "'" | '' | null
}

/** Called for each attribute, with the fields of its `AttributeSpan` in their order. */
export type AttributeListener = (
  from: number,
  nameTo: number,
  to: number,
  valueFrom: number,
  valueTo: number,
  quote: AttributeSpan['quote']
) => void

/** Reads the rest of a tag from `at`, and calls the listener, if given, for each attribute. */
export function readTag(
  text: string,
  at: number,
  shape: TagShape,
  listener?: AttributeListener
): number {
  shape.nameEnd = at
  shape.isSelfClosing = false
  shape.id = 0
  for (;;) {
    let code = text.charCodeAt(at)
    if (code === GREATER) return (shape.end = at + 1)
    if (isSpace(code)) {
      at++
      continue
    }
    if (code === SLASH) {
      if (text.charCodeAt(++at) !== GREATER) continue
      shape.isSelfClosing = true
      return (shape.end = at + 1)
    }
    if (Number.isNaN(code)) return (shape.end = -1)
    const from = at
    code = text.charCodeAt(++at)
    while (!endsName(code) && code !== EQUALS) code = text.charCodeAt(++at)
    const nameTo = at
    if (nameTo - from === 15 && !shape.id && isIdAttribute(text, from)) shape.id = from
    while (isSpace(code)) code = text.charCodeAt(++at)
    let to = nameTo
    let valueFrom = nameTo
    let valueTo = nameTo
    let quote: AttributeSpan['quote'] = null
    if (code === EQUALS) {
      to = valueFrom = valueTo = ++at
      code = text.charCodeAt(at)
      while (isSpace(code)) code = text.charCodeAt(++at)
      if (code === DOUBLE || code === SINGLE) {
        quote = code === DOUBLE ? '"' : "'"
        valueFrom = at + 1
        valueTo = text.indexOf(quote, valueFrom)
        if (valueTo < 0) return (shape.end = -1)
        to = at = valueTo + 1
      } else if (code !== GREATER) {
        quote = ''
        valueFrom = at
        while (!Number.isNaN(code) && code !== GREATER && !isSpace(code))
          code = text.charCodeAt(++at)
        to = valueTo = at
      }
    }
    listener?.(from, nameTo, to, valueFrom, valueTo, quote)
  }
}

const isIdAttribute = (text: string, at: number) =>
  text.startsWith(ID_ATTRIBUTE, at) || matches(text, at, ID_ATTRIBUTE)

export function isSpace(code: number): boolean {
  return code <= 32 && (code === 32 || code === 10 || code === 9 || code === 13 || code === 12)
}

/** White space, `/`, `>` or the end of the text. The first comparison already excludes most letters. */
export function endsName(code: number): boolean {
  return (
    !(code > GREATER) && (code === GREATER || code === SLASH || isSpace(code) || Number.isNaN(code))
  )
}
