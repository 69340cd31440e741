import type { Change } from '../../core/changes/change.ts'
import { ChangeSet } from '../../core/changes/change_set.ts'
import * as Field from '../../core/html/field.ts'
import { untagChanges } from '../../core/ids/element_ids.ts'
import { Page } from '../../core/page/page.ts'
import type { Plugin, ReadonlyPage } from '../../core/plugin.ts'
import { isRefused, refuse, type Refused } from '../../core/result.ts'
import { blocksOf, type WholePage } from './blocks.ts'
import { elision } from './elision.ts'
import { applyLoosely } from './apply_loosely.ts'
import { METHODS, type Block, type LineEdit, type Method } from './line_edit.ts'
import { endingOf, splitLines, type Line } from './lines.ts'
import { Locator, type NotPlaced, type Place } from './locate.ts'
import { refine } from './refine.ts'

/** A model's line-level answer. Element ids do not exist for it: they survive where their tags do. */
export interface EditLines {
  readonly type: 'edit_lines'
  readonly edits: readonly LineEdit[]
  /** Apply what can be applied, and report the rest, in place of all or nothing. */
  readonly partial?: boolean
}

/** How line edits were found and what they changed. */
export interface LineEditReport {
  /** How all of it was found: the loosest rung that was needed. */
  readonly parsing_method: Method
  readonly edits: readonly {
    readonly edit: number
    readonly method: Method
    /** Lines from 1, the last one included, before and after. */
    readonly before: { readonly from: number; readonly to: number }
    readonly after: { readonly from: number; readonly to: number }
  }[]
  readonly failed: readonly {
    readonly edit: number
    readonly code: string
    readonly message: string
  }[]
  /** Lines that are gone, new or different. */
  readonly line_changes: number
}

/** Edits of lines, each found for certain or refused. */
export function lineEdits(): Plugin<EditLines> {
  return {
    name: 'line-edits',
    operation: 'edit_lines',
    plan(page, { edits, partial }) {
      if (!Array.isArray(edits) || !edits.length) {
        return refuse('bad_operation', 'There are no edits to apply.')
      }
      const blocks = blocksOf(edits)
      if (isRefused(blocks)) return blocks
      const untag = ChangeSet.of(untagChanges(page), page.length)
      const text = untag.apply(page.text)
      const planned = planBlocks(text, blocks, partial === true)
      if (isRefused(planned)) return planned
      const isWhole = planned.found.some(({ method }) => method === 'whole_page')
      const problem = isWhole
        ? undefined
        : structureProblem(untag.isEmpty ? page : Page.open(text), planned.changes)
      if (problem) return problem
      const report = reportOf(text, planned)
      return { changes: backToTagged(planned.changes, untag.invert(page.text)), report }
    },
  }
}

interface Found {
  readonly edit: number
  readonly method: Method
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly lines: { readonly first: number; readonly last: number }
}

interface Planned {
  readonly found: readonly Found[]
  readonly changes: readonly Change[]
  readonly failed: LineEditReport['failed']
}

function planBlocks(
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
    const place =
      'page' in block ? wholePage(text, lines, block) : placed(text, lines, locator, ending, block)
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

/** One edit given twice is done once. */
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
  const known = new Set(lines.map((line) => line.text.trim()))
  const left = elision(page.split(/\r\n|\n|\r/), known)
  if (left !== undefined) return elided(edit, left)
  const ending = endingOf(text)
  const isEnded = /[\r\n]$/.test(text)
  const own = page.replace(/\r\n|\n|\r/g, ending)
  const insert =
    isEnded === /[\r\n]$/.test(own) ? own : isEnded ? own + ending : own.replace(/[\r\n]+$/, '')
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
  block: Block
): Found | Refused {
  const left = elision(block.replace, new Set(block.search.map((line) => line.trim())))
  if (left !== undefined) return elided(block.edit, left)
  const place = locator.locate(block)
  if ('code' in place) return notPlaced(block, place)
  const { method, first, last, part } = place
  const at = { edit: block.edit, method, lines: { first, last } }
  if (part) return { ...at, ...part, insert: block.replace.join(ending) }
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
  const isSure = method === 'line_and_text' || method === 'text' || method === 'nearby_text'
  if (isSure) return [...replace]
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

const elided = (edit: number, line: string) =>
  refuse(
    'elision',
    `Edit ${edit + 1} leaves something out with "${line.trim().slice(0, 80)}". Write every line that is to stand there.`
  )

/** An edit must not swallow or break what stands outside it: an open script would. */
function structureProblem(before: ReadonlyPage, changes: readonly Change[]): Refused | undefined {
  const set = ChangeSet.of(changes, before.length)
  const after = Page.open(set.apply(before.text))
  const outside: number[] = []
  let next = 0
  for (let i = 0; i < before.size; i++) {
    const start = before.locations.rows[i * Field.count + Field.start]
    while (next < set.changes.length && set.changes[next].to <= start) next++
    const isTouched = next < set.changes.length && set.changes[next].from <= start
    if (!isTouched) outside.push(set.mapPos(start, 1))
  }
  const { rows, count } = after.locations
  let row = 0
  // Both are in the order of the text.
  const lost = outside.find((start) => {
    while (row < count && rows[row * Field.count + Field.start] < start) row++
    return row === count || rows[row * Field.count + Field.start] !== start
  })
  if (lost === undefined) return undefined
  const line = splitLines(after.text.slice(0, lost)).length
  return refuse(
    'structure',
    `With this edit, what stands at line ${line} would no longer be an element. Is a tag, comment or script left open?`
  )
}

/** Changes to the page without ids, as changes to the page with them: ids inside what goes go with it. */
function backToTagged(changes: readonly Change[], tag: ChangeSet): Change[] {
  return changes.map(({ from, to, insert }) => {
    const start = tag.mapPos(from, from === to ? -1 : 1)
    return { from: start, to: from === to ? start : tag.mapPos(to, -1), insert }
  })
}

function reportOf(text: string, { found, failed, changes }: Planned): LineEditReport {
  let grown = 0
  const edits = found.map(({ edit, method, lines, from, to, insert }) => {
    const gone = lines.last - lines.first
    const come =
      insert === ''
        ? gone - linesIn(text.slice(from, to))
        : gone + breaks(insert) - breaks(text.slice(from, to))
    const first = lines.first + 1 + grown
    grown += come - gone
    return {
      edit,
      method,
      before: { from: lines.first + 1, to: lines.last },
      after: { from: first, to: first + come - 1 },
    }
  })
  const loosest = found.reduce(
    (worst, { method }) => (rank(method) > rank(worst) ? method : worst),
    found[0].method
  )
  return { parsing_method: loosest, edits, failed, line_changes: touchedLines(text, changes) }
}

function breaks(text: string): number {
  if (text.includes('\r')) return text.match(/\r\n|\n|\r/g)!.length
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++
  return count
}

const linesIn = (text: string) => splitLines(text).length

const rank = (method: Method) => METHODS.indexOf(method)

function touchedLines(text: string, changes: readonly Change[]): number {
  const touched = new Set<number>()
  let added = 0
  let line = 0
  let at = 0
  for (const { from, to, insert } of changes) {
    line += breaks(text.slice(at, from))
    const gone = breaks(text.slice(from, Math.max(from, to - 1)))
    for (let i = line; i <= line + gone; i++) touched.add(i)
    added += Math.max(0, breaks(insert) - breaks(text.slice(from, to)))
    line += breaks(text.slice(from, to))
    at = to
  }
  return touched.size + added
}
