import { decodeMapped, type Decoded } from '../html/entities.ts'
import type { PageElement, Range } from '../page/element.ts'

/** One character of an element's clean text, and its position in the source. */
export interface Unit {
  readonly char: string
  readonly from: number
  readonly to: number
  /** Number of the text node that contains it; text nodes are the text between tags. */
  readonly run: number
  /** Index of the element whose paragraph or box contains it. */
  readonly block: number
  /** A `<br>`; its character is `\n`. */
  readonly isBreak?: boolean
}

const INLINE = new Set(
  'a abbr acronym b bdi bdo big br button cite code data del dfn em font i img input ins kbd label mark nobr output q ruby rt rp s samp select small span strike strong sub sup svg time tt u var wbr'.split(
    ' '
  )
)

/** Whether browsers show the white space of an element as it is written, line breaks too. */
export const keepsSpace = (element: PageElement) =>
  ['pre', 'textarea', 'listing'].some((tag) => element.closest(tag))

/**
 * The text of an element as a reader sees it: line breaks are `\n`, other white space is collapsed to
 * one space and trimmed; comments, scripts and SVG are left out.
 */
export function readUnits(element: PageElement): Unit[] {
  const isPre = keepsSpace(element)
  const units: Unit[] = []
  let run = 0
  let block = -1
  let space: Unit | undefined
  const isInLine = () => units.length > 0 && !units[units.length - 1].isBreak
  for (const text of textRuns(element)) {
    if (text.is === 'line_break') {
      space = undefined
      const { from, to } = text
      if (units.length) units.push({ char: '\n', from, to, run: ++run, block, isBreak: true })
      continue
    }
    if (text.is === 'box') {
      if (isInLine()) space ??= { char: ' ', from: text.from, to: text.from, run, block }
      continue
    }
    run++
    if (text.block !== block && isInLine()) {
      const last = units[units.length - 1]
      space ??= { char: ' ', from: last.to, to: last.to, run: last.run, block: last.block }
    }
    block = text.block
    const { text: decoded, offsets } = decodedRun(element, text)
    for (const [i, own] of decoded.split('').entries()) {
      const isKept = isPre || !isSpace(own)
      const char = isKept ? own : ' '
      const from = text.from + offsets[i]
      let end = i + 1
      while (offsets[end] === offsets[i]) end++
      const unit: Unit = { char, from, to: text.from + offsets[end], run, block }
      if (isKept) {
        if (space) units.push(space)
        space = undefined
        units.push(unit)
      } else if (isInLine()) {
        if (!space) space = unit
        else if (space.run === run && space.to === from) space = { ...space, to: unit.to }
        else if (space.from === space.to) space = unit
      }
    }
  }
  return trimmed(units)
}

/** Whether an element contains any visible character, that is, whether `readUnits` would return one. */
export function hasWords(element: PageElement): boolean {
  const { from, to } = element.content ?? { from: 0, to: 0 }
  // Most elements begin with a word, which needs no search.
  if (/^[ \t\n\r\f]*[^ \t\n\r\f<&\0]/.test(element.page.slice(from, Math.min(to, from + 80)))) {
    return true
  }
  for (const run of textRuns(element)) {
    if (run.is === 'text' && /[^ \t\n\r\f]/.test(decodedRun(element, run).text)) return true
  }
  return false
}

function trimmed(units: Unit[]): Unit[] {
  const isInk = ({ char }: Unit) => !isSpace(char)
  return units.slice(units.findIndex(isInk), units.findLastIndex(isInk) + 1)
}

export const isSpace = (char: string) => /[ \t\n\r\f]/.test(char)

interface Run extends Range {
  block: number
  /** A box begins where its tag stands. */
  is: 'text' | 'line_break' | 'box'
  /** The replacement of NUL in it. */
  nul?: '\ufffd' | undefined
}

const decodedRun = ({ page }: PageElement, { from, to, nul }: Run): Decoded =>
  decodeMapped(page.markup(from, to), { nul }, page.slice(from, to))

/** The texts between an element's tags, in order. */
function* textRuns(element: PageElement): Generator<Run> {
  const content = element.content
  if (!content || content.from >= content.to) return
  const stack: { close: number; block: number }[] = [{ close: content.to, block: element.index }]
  let at = content.from
  // After an element ends, text belongs to its parent.
  const around = (place: number) => {
    while (stack.length > 1 && stack[stack.length - 1].close <= place) stack.pop()
    return stack[stack.length - 1]
  }
  const emit = function* (until: number): Generator<Run> {
    while (at < until) {
      const top = around(at)
      const to = Math.min(until, Math.max(top.close, at + 1))
      yield* withoutMarkup(element, at, to, top.block)
      at = to
    }
  }
  for (const inner of element.descendants()) {
    const { startTag, range } = inner
    if (startTag.from < at) continue
    yield* emit(startTag.from)
    const box = !INLINE.has(inner.tag)
    if (inner.tag === 'br') yield { ...startTag, block: -1, is: 'line_break' }
    else if (box) yield { from: startTag.from, to: startTag.from, block: -1, is: 'box' }
    if (!inner.content || inner.textKind === 'raw' || inner.isForeign || inner.tag === 'template') {
      at = Math.max(at, Math.min(range.to, content.to))
      continue
    }
    at = startTag.to
    const { block } = around(startTag.from)
    stack.push({ close: inner.content.to, block: box ? inner.index : block })
  }
  yield* emit(content.to)
}

const MARKUP = /<!--(?:-?>|[^]*?(?:--!?>|$))|<[a-z!?/][^>]*(?:>|$)/gi

/** The pieces of `from..to` between comments and tags that make no element. */
function* withoutMarkup(
  element: PageElement,
  from: number,
  to: number,
  block: number
): Generator<Run> {
  const raw = element.page.markup(from, to)
  let at = 0
  // The content of a title or a textarea is always text.
  const nul = keepsNul(element, block) ? '\ufffd' : undefined
  const how = { block, is: 'text', nul } as const
  if (element.isRawText) {
    yield { from, to, ...how }
    return
  }
  for (const found of raw.matchAll(MARKUP)) {
    if (found.index > at) yield { from: from + at, to: from + found.index, ...how }
    at = found.index + found[0].length
  }
  if (at < raw.length) yield { from: from + at, to, ...how }
}

const keepsNul = (element: PageElement, block: number) =>
  element.isRawText || element.page.at(block).isRawText || element.page.at(block).isForeign
