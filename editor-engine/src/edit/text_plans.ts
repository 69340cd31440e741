import type { Change } from '../core/changes/change.ts'
import { ChangeSet } from '../core/changes/change_set.ts'
import { decode, decodeMapped } from '../core/html/entities.ts'
import { escapeText, hasForbiddenCharacters } from '../core/html/escape.ts'
import type { PageElement, Range } from '../core/page/element.ts'
import type { Plan, ReadonlyPage } from '../core/plugin.ts'
import { isRefused, refuse, type Refused } from '../core/result.ts'
import { escapedFor } from './fragment.ts'
import { isMisread } from './misread.ts'
import type { InsertComment, ReplaceInText, SetTexts } from './operations.ts'
import { atEach, mayDropBreak } from './place.ts'
import { around, placed } from './placement.ts'
import { placesOfWords } from './search.ts'
import { CONDITION, isJoined, nodesOf, type SourceNode } from './text_nodes.ts'

/** The report of `set_texts` and `replace_in_text`. */
export interface TextsReport {
  /** How many places were given their new text, also where it is the same. */
  readonly replaced: number
}

/** The plan of `insert_comment`. */
export function insertComment(
  page: ReadonlyPage,
  { place, text }: InsertComment,
  targets: readonly PageElement[]
): Plan | Refused {
  return problemWithComment(text) ?? placed(page, atEach(targets, place, `<!--${text}-->`), true)
}

/** The plan of `set_texts`. */
export function setTexts(page: ReadonlyPage, { texts }: SetTexts): Plan<TextsReport> | Refused {
  const isList = Array.isArray(texts) && texts.every((one) => Number.isInteger(one?.range?.from))
  if (!isList)
    return refuse('bad_operation', 'The texts are a list of ranges and what they become.')
  const wanted = texts.toSorted((one, other) => one.range.from - other.range.from)
  const changes: Change[] = []
  let at = 0
  for (const node of nodesOf(page)) {
    const parts: Part[] = []
    for (; wanted[at]?.range.from < node.range.to; at++) {
      const { range, text } = wanted[at]
      const part = node.isComment ? undefined : partOf(node, range, text ?? '')
      const isWhole = range.from === node.range.from && range.to === node.range.to
      if (!part && !(node.isComment && isWhole)) return noText()
      const problem = node.isComment
        ? text !== null && problemWithComment(text)
        : problemWithText(text ?? '')
      if (problem) return problem
      if (part) parts.push(part)
      else changes.push({ ...range, insert: text === null ? '' : `<!--${text}-->` })
    }
    const written = rewritten(page, node, parts)
    if (isRefused(written)) return written
    for (const change of written) changes.push(change)
  }
  if (at < wanted.length) return noText()
  return planOf(page, changes, texts.length)
}

const noText = () => refuse('unknown_text', 'No text or comment of this page is at this range.')

/** The plan of `replace_in_text`. */
export function replaceInText(
  page: ReadonlyPage,
  operation: ReplaceInText,
  targets: readonly PageElement[] | undefined
): Plan<TextsReport> | Refused {
  const { search, replacement } = operation
  if (typeof search !== 'string' || search === '') {
    return refuse('bad_operation', 'The words to search for are text.')
  }
  const problem = problemWithText(replacement)
  if (problem) return problem
  const changes: Change[] = []
  let replaced = 0
  for (const node of nodesOf(page, targets)) {
    if (node.isComment) continue
    const parts = placesOfWords(node.text, search, operation)
      .map((start) => ({ start, end: start + search.length, words: replacement }))
      .filter(({ start, end }) => !isJoined(node, start) && !isJoined(node, end))
    const written = rewritten(page, node, parts)
    if (isRefused(written)) return written
    for (const change of written) changes.push(change)
    replaced += parts.length
  }
  return planOf(page, changes, replaced)
}

function planOf(
  page: ReadonlyPage,
  wanted: readonly Change[],
  replaced: number
): Plan<TextsReport> | Refused {
  const { changes } = ChangeSet.of(wanted, page.length)
  const joins = ({ from, to, insert }: Change) =>
    insert === '' &&
    isMisread(page.slice(Math.max(0, from - 40), from), '', page.slice(to, to + 40))
  if (changes.some(joins)) return around()
  return { changes, keepsStructure: true, report: { replaced } }
}

function problemWithText(text: unknown): Refused | undefined {
  if (typeof text !== 'string') return refuse('bad_operation', 'The text must be text.')
  if (!hasForbiddenCharacters(text)) return undefined
  return refuse('bad_value', 'The text holds characters that no page may hold.')
}

/** Browsers would end such a comment before its end, or old ones would run it. */
function problemWithComment(text: unknown): Refused | undefined {
  const problem = problemWithText(text)
  if (problem) return problem
  const ends = /^-?>|<!--|--!?>|<!-$/.test(text as string) || CONDITION.test(text as string)
  return ends ? refuse('bad_value', 'A comment cannot hold these words.') : undefined
}

/** Characters of a text, and what they become. */
interface Part {
  readonly start: number
  readonly end: number
  readonly words: string
}

function partOf(node: SourceNode, { from, to }: Range, words: string): Part | undefined {
  const [start, end] = [characterAt(node, from), characterAt(node, to)]
  return start < 0 || end < start ? undefined : { start, end, words }
}

/** The number of the character at an offset of the page, or -1 where none begins there. */
function characterAt(node: SourceNode, offset: number): number {
  const { offsets, range } = node
  if (offset === range.from) return 0
  let low = 0
  let high = offsets.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (offsets[middle] < offset - range.from) low = middle + 1
    else high = middle
  }
  return offsets[low] === offset - range.from && !isJoined(node, low) ? low : -1
}

/** The changes that write only what is different, escaped where it has to be. */
function rewritten(
  page: ReadonlyPage,
  node: SourceNode,
  parts: readonly Part[]
): Change[] | Refused {
  const { text, offsets, range, owner, nul } = node
  const changes: Change[] = []
  if (parts.length === 0) return changes
  const source = page.slice(range.from, range.to)
  let [unit, last, wanted, raw] = [0, 0, '', '']
  for (const part of parts) {
    if (part.start < unit) return noText()
    wanted += text.slice(unit, part.start) + part.words
    unit = part.end
    const { start, end, words } = differing(node, part)
    if (start === end && words === '') continue
    let from = offsets[start]
    const to = offsets[end]
    let insert = escapedFor(page, words)
    const near = source.slice(Math.max(last, from - 40), from)
    if (isMisread(near, insert, source.slice(to, to + 40))) {
      const [open] = /(?:&[#\w]*|<)$/.exec(near)!
      from -= open.length
      insert = escapeText(decode(open)) + insert
    }
    changes.push({ from: range.from + from, to: range.from + to, insert })
    raw += source.slice(last, from) + insert
    last = to
  }
  raw += source.slice(last)
  const read = page.reopen(raw).markup(0, raw.length)
  if (decodeMapped(read, { nul }, raw).text !== wanted + text.slice(unit)) {
    return refuse('bad_value', 'This text cannot be written here.')
  }
  const isFirst = owner?.content?.from === range.from && mayDropBreak(owner)
  if (isFirst && raw.startsWith('\n')) changes.unshift({ ...range, to: range.from, insert: '\n' })
  return changes
}

/** The part without the characters that it begins and ends with, and that stay. */
function differing(node: SourceNode, part: Part): Part {
  let { start, end } = part
  let [from, to] = [0, part.words.length]
  while (start < end && from < to && node.text[start] === part.words[from]) {
    start++
    from++
  }
  while (start > part.start && isJoined(node, start)) {
    start--
    from--
  }
  while (end > start && to > from && node.text[end - 1] === part.words[to - 1]) {
    end--
    to--
  }
  while (end < part.end && isJoined(node, end)) {
    end++
    to++
  }
  return { start, end, words: part.words.slice(from, to) }
}
