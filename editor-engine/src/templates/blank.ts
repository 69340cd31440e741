import * as Field from '../core/html/field.ts'
import { lastStartingBy } from '../core/html/locations.ts'
import { scan } from '../core/html/scan.ts'
import { readTag, TagShape } from '../core/html/tag.ts'
import type { Range } from '../core/page/element.ts'

/** A letter: in a name or a value, code becomes a part of that. */
const PART = 'x'
/** Between attributes and in text, code is nothing that HTML has rules for. */
const NOTHING = ' '

/**
 * The text as HTML has to be read, with the same length: code in an attribute's value, or in the name of
 * a tag or attribute, is letters; all other code is white space.
 */
export function blank(text: string, code: readonly Range[]): string {
  if (!code.length) return text
  const fillings = code.map(fillingInName(text, code))
  // Where tags and values end does not depend on what is between the attributes or in the text.
  const read = filled(
    text,
    code,
    fillings.map((filling) => filling ?? PART)
  )
  const isPart = isInValueOrName(read, code)
  return filled(
    text,
    code,
    fillings.map((filling, i) => filling ?? (isPart[i] ? PART : NOTHING))
  )
}

/**
 * Code directly after `<` and letters is part of the tag's name only if an end tag says the same:
 * `<h{{ level }}>` has its `</h{{ level }}>`, and `<li{{ attributes }}>` has an `</li>`.
 */
function fillingInName(text: string, code: readonly Range[]) {
  const names = code.map(({ from }, i) => nameBefore(text, from, i ? code[i - 1].to : 0))
  const ended = new Set(names.filter((name) => name?.startsWith('/')))
  return (_: Range, i: number): string | undefined => {
    const name = names[i]
    if (name === undefined) return undefined
    return name.startsWith('/') || ended.has(`/${name}`) ? PART : NOTHING
  }
}

/** What is between a `<` and an offset, if it is the beginning of a tag's name. */
function nameBefore(text: string, offset: number, after: number): string | undefined {
  let at = offset
  while (at > after && /[\w-]/.test(text[at - 1])) at--
  if (at > after && text[at - 1] === '/') at--
  return at > after && text[at - 1] === '<' ? text.slice(at, offset).toLowerCase() : undefined
}

function filled(text: string, code: readonly Range[], fillings: readonly string[]): string {
  const parts: string[] = []
  let at = 0
  code.forEach(({ from, to }, i) => {
    parts.push(text.slice(at, from), fillings[i].repeat(to - from))
    at = to
  })
  parts.push(text.slice(at))
  return parts.join('')
}

/** For each piece of code, whether it is in the value of an attribute or is the end of its name. */
function isInValueOrName(read: string, code: readonly Range[]): readonly boolean[] {
  const locations = scan(read)
  const { rows } = locations
  const shape = new TagShape()
  const isPart = code.map(() => false)
  let next = 0
  while (next < code.length) {
    const row = lastStartingBy(locations, code[next].from) * Field.count
    if (row < 0 || code[next].from >= rows[row + Field.tagEnd]) {
      next++
      continue
    }
    readTag(
      read,
      rows[row + Field.nameEnd],
      shape,
      (_from, nameTo, to, valueFrom, valueTo, quote) => {
        for (; next < code.length && code[next].from < to; next++) {
          const { from, to: end } = code[next]
          isPart[next] = (from >= valueFrom && end <= valueTo) || (end === nameTo && quote !== null)
        }
      }
    )
    while (next < code.length && code[next].from < rows[row + Field.tagEnd]) next++
  }
  return isPart
}
