import type { Change } from '../../core/changes/change.ts'
import { isRefused, refuse, type Refused } from '../../core/result.ts'
import { applyLoosely } from './apply_loosely.ts'
import type { WholePage } from './blocks.ts'
import { elision } from './elision.ts'
import { hasEscapedTags, hasTags, unescaped } from './escaped.ts'
import { leftOut } from './left_out.ts'
import { METHODS, type Block, type LineEditReport, type Method } from './line_edit.ts'
import { endingOf, LINE_END, splitLines, type Line } from './lines.ts'
import { Locator, type NotPlaced, type Place } from './locate.ts'
import { refine } from './refine.ts'

/** One edit with its position. */
interface Found {
  readonly edit: number
  readonly method: Method
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly lines: { readonly first: number; readonly last: number }
}

/** Edits with their positions, without overlaps, and the resulting changes to the text. */
export interface Planned {
  readonly found: readonly Found[]
  readonly changes: readonly Change[]
  readonly failed: LineEditReport['failed']
}

/** Finds a position for every block, or returns why one has none; `partial` leaves those out. */
export function planBlocks(
  text: string,
  blocks: readonly (Block | WholePage)[],
  partial: boolean
): Planned | Refused {
  const lines = splitLines(text)
  const locator = new Locator(text, lines)
  const ending = endingOf(text)
  const found: Found[] = []
  const failed: { edit: number; code: string; message: string }[] = []
  for (const block of blocks) {
    const asked =
      'page' in block ? wholePage(text, lines, block) : placed(text, lines, locator, ending, block)
    const place = isRefused(asked) ? asked : (lossOf(text, asked) ?? asked)
    if (!isRefused(place)) found.push(place)
    else if (!partial) return place
    else failed.push({ edit: block.edit, code: place.error.code, message: place.error.message })
  }
  found.sort((a, b) => a.from - b.from || a.to - b.to)
  const apart = withoutDoubles(found)
  const clash = apart.findIndex((next, i) => i > 0 && next.from < apart[i - 1].to)
  if (clash > 0) {
    return refuse(
      'overlap',
      `Edits ${apart[clash - 1].edit + 1} and ${apart[clash].edit + 1} change the same lines.`
    )
  }
  if (!apart.length) return refuse(failed[0].code, failed[0].message)
  const changes = apart.flatMap(({ from, to, insert }) =>
    refine(text.slice(from, to), insert, from)
  )
  return { found: apart, changes, failed }
}

/** An edit that is given twice is applied once. */
function withoutDoubles(found: readonly Found[]): Found[] {
  return found.filter((next, i) => {
    const last = found[i - 1]
    return !last || last.from !== next.from || last.to !== next.to || last.insert !== next.insert
  })
}

function wholePage(
  text: string,
  lines: readonly Line[],
  { page, edit }: WholePage
): Found | Refused {
  if (!page.trim()) return refuse('bad_operation', 'The new page is empty.')
  // The end of the page keeps its form, with or without a newline.
  const end = text.slice(text.trimEnd().length)
  const insert = page.trimEnd().split(LINE_END).join(endingOf(text)) + end
  return {
    edit,
    method: 'whole_page',
    from: 0,
    to: text.length,
    insert,
    lines: { first: 0, last: lines.length },
  }
}

function placed(
  text: string,
  lines: readonly Line[],
  locator: Locator,
  ending: string,
  asked: Block
): Found | Refused {
  const isEscaped = hasEscapedTags(asked.search.join()) && !locator.has(asked.search)
  const block = isEscaped ? unescaped(asked) : asked
  const place = locator.locate(block)
  const isWhole = !asked.search.concat(asked.replace).some(hasTags)
  if (isEscaped && !(isWhole && isStrict(place))) return escaped(asked.edit)
  if ('code' in place) return notPlaced(block, place)
  const { first, last, part } = place
  const method = isEscaped ? 'escaped' : place.method
  const at = { edit: block.edit, method, lines: { first, last } }
  if (part) {
    const insert = block.replace.join(ending)
    // A block that matched without the surrounding white space is also replaced without it.
    const isTrimmed = part.to - part.from < block.search.join('\n').length
    return { ...at, ...part, insert: isTrimmed ? insert.trim() : insert }
  }
  const from = lines[first].from
  if (!block.replace.length) return { ...at, from, to: lines[last - 1].next, insert: '' }
  const to = lines[last - 1].to
  const own = text.slice(lines[first].to, lines[first].next) || ending
  return { ...at, from, to, insert: replacement(block, place, lines).join(own) }
}

function replacement(
  { search, replace }: Block,
  { method, first, last }: Place,
  lines: readonly Line[]
): string[] {
  const isExact = method === 'line_and_text' || method === 'text' || method === 'nearby_text'
  if (isExact) return [...replace]
  return applyLoosely({ search, replace, found: lines.slice(first, last).map((line) => line.text) })
}

function notPlaced(block: Block, { code, candidates }: NotPlaced): Refused {
  const number = block.edit + 1
  if (code === 'ambiguous') {
    const where = candidates.map(({ line }) => line).join(', ')
    return refuse(
      'ambiguous',
      `Edit ${number} fits in several places, from lines ${where}. Quote more lines around it.`,
      candidates
    )
  }
  if (block.isClaimed) {
    return refuse(
      'stale',
      `Line ${block.line} does not hold what edit ${number} expects, nor does any other. Read the page again.`,
      candidates
    )
  }
  return refuse(
    'not_found',
    `Edit ${number} looks for lines that are not on the page${candidates[0] ? `; the nearest begin at line ${candidates[0].line}` : ''}.`,
    candidates
  )
}

/** Why an edit would lose or show what nobody meant, although its place is clear. */
function lossOf(text: string, { edit, from, to, insert, lines }: Found): Refused | undefined {
  const old = text.slice(from, to)
  if (hasEscapedTags(insert) && !hasEscapedTags(old)) return escaped(edit)
  const left = leftOut(old, insert) ?? elision(old, insert)
  if (!left) return undefined
  const lineAt = (offset: number) => lines.first + old.slice(0, offset).split(LINE_END).length
  return refuse(
    'elision',
    `Edit ${edit + 1} leaves out lines ${lineAt(left.from)} to ${lineAt(left.to)} with "${left.standIn.slice(0, 80)}". Write every line that is to stay, or delete them with nothing in their place.`
  )
}

/** Whether all that is searched was compared, or several places with it were found. */
const isStrict = (place: Place | NotPlaced) =>
  'code' in place
    ? place.code === 'ambiguous'
    : METHODS.indexOf(place.method) <= METHODS.indexOf('part_of_line')

const escaped = (edit: number) =>
  refuse('escaped', `Edit ${edit + 1} has tags in escaped form (&lt;p&gt;). Write them as tags.`)
