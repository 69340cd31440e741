import { decode } from './entities.ts'
import { readTag, TagShape, type AttributeSpan } from './tag.ts'

/** One attribute as it is written; offsets refer to the page. */
export interface Attribute extends AttributeSpan {
  /**
   * In lower case, as the parser reads it. This includes `viewbox` of an SVG, which the DOM calls
   * `viewBox`.
   */
  readonly name: string
  /** Character references decoded; '' where the attribute has no value. */
  readonly value: string
}

/**
 * The attributes of a start tag. `tag` is its text after the name, `offset` the position of that text
 * in the page. A name that is written twice is listed twice; the parser uses the first.
 */
export function readAttributes(tag: string, offset: number): readonly Attribute[] {
  const attributes: Attribute[] = []
  readTag(tag, 0, new TagShape(), (from, nameTo, to, valueFrom, valueTo, quote) => {
    attributes.push({
      name: readName(tag.slice(from, nameTo)),
      value: decode(tag.slice(valueFrom, valueTo), { inAttribute: true }),
      from: offset + from,
      nameTo: offset + nameTo,
      to: offset + to,
      valueFrom: offset + valueFrom,
      valueTo: offset + valueTo,
      quote,
    })
  })
  return attributes
}

/**
 * The name of a tag or an attribute as the parser reads it: only ASCII letters are converted to lower
 * case.
 */
export function readName(written: string): string {
  if (/^[a-z-]*$/.test(written)) return written
  return written.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).replace(/\0/g, '\ufffd')
}

// eslint-disable-next-line no-control-regex
const NO_NAME = /[\s"'<>/=\0-\x1f\x7f-\x9f\ufffe\uffff\p{Surrogate}]/u

/** Whether writing this name into a tag creates exactly one attribute of this name. */
export function isAttributeName(name: string): boolean {
  return name !== '' && !NO_NAME.test(name)
}
