import { decode } from './entities.ts'
import { readTag, TagShape, type AttributeSpan } from './tag.ts'

/** One attribute as it is written; offsets are those of the page. */
export interface Attribute extends AttributeSpan {
  /** In lower case, as the parser reads it. */
  readonly name: string
  /** Character references decoded; '' where the attribute has no value. */
  readonly value: string
}

/**
 * The attributes of a start tag. `tag` is its text after the name, `offset` where that stands in the
 * page. A name that is written twice is listed twice; the parser heeds the first.
 */
export function readAttributes(tag: string, offset: number): readonly Attribute[] {
  if (tag.length <= 1) return NONE
  const spans: AttributeSpan[] = []
  readTag(tag, 0, new TagShape(), spans)
  return spans.map(({ from, nameTo, to, valueFrom, valueTo, quote }) => ({
    name: tag.slice(from, nameTo).toLowerCase(),
    value: decode(tag.slice(valueFrom, valueTo), { inAttribute: true }),
    from: offset + from,
    nameTo: offset + nameTo,
    to: offset + to,
    valueFrom: offset + valueFrom,
    valueTo: offset + valueTo,
    quote,
  }))
}

const NONE: readonly Attribute[] = []
