import { decode } from './entities.ts'
import { isSpace } from './scan.ts'

/** One attribute as it is written; offsets are those of the page. */
export interface Attribute {
  /** In lower case, as the parser reads it. */
  readonly name: string
  /** Character references decoded; '' where the attribute has no value. */
  readonly value: string
  readonly from: number
  readonly to: number
  readonly nameTo: number
  /** The value without its quotes; empty ranges where there is none. */
  readonly valueFrom: number
  readonly valueTo: number
  /** The quote around the value: '' where it is bare, null where there is no value. */
  readonly quote: '"' | "'" | '' | null
}

/**
 * The attributes of a start tag. `tag` is its text after the name, `offset` where that stands in the
 * page. A name that is written twice is listed twice; the parser heeds the first.
 */
export function readAttributes(tag: string, offset: number): Attribute[] {
  const out: Attribute[] = []
  let at = 0
  const skipSpace = () => {
    while (isSpace(tag.charCodeAt(at))) at++
  }
  for (;;) {
    while (isSpace(tag.charCodeAt(at)) || tag[at] === '/') at++
    if (at >= tag.length || tag[at] === '>') return out
    const from = at++
    while (at < tag.length && !isSpace(tag.charCodeAt(at)) && !'/>='.includes(tag[at])) at++
    const nameTo = at
    let to = at
    let valueFrom = at
    let valueTo = at
    let quote: Attribute['quote'] = null
    skipSpace()
    if (tag[at] === '=') {
      at++
      to = at
      skipSpace()
      valueFrom = at
      if (tag[at] === '"' || tag[at] === "'") {
        quote = tag[at] as '"' | "'"
        valueFrom = at + 1
        valueTo = tag.indexOf(quote, valueFrom)
        if (valueTo < 0) return out
        at = valueTo + 1
        to = at
      } else if (tag[at] === '>') {
        valueFrom = valueTo = to
      } else {
        quote = ''
        while (at < tag.length && !isSpace(tag.charCodeAt(at)) && tag[at] !== '>') at++
        valueTo = at
        to = at
      }
    }
    out.push({
      name: tag.slice(from, nameTo).toLowerCase(),
      value: quote === null ? '' : decode(tag.slice(valueFrom, valueTo), { inAttribute: true }),
      from: offset + from,
      to: offset + to,
      nameTo: offset + nameTo,
      valueFrom: offset + valueFrom,
      valueTo: offset + valueTo,
      quote,
    })
  }
}
