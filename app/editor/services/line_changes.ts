import type { LineChange } from '#contract/api/editing'
import { ELEMENT_ID } from '#contract/edit_frame'

interface Change {
  from: number
  to: number
  insert: string
}

interface Hunk {
  before: { from: number; to: number }
  after: { from: number; to: number }
}

const MOST = 100
const IDS = new RegExp(` ${ELEMENT_ID}="[^"]*"`, 'g')

/**
 * Changes to `before`, line by line; changes on the same line are merged. Element ids are removed,
 * because people do not write them.
 */
export function lineChanges(
  before: string,
  after: string,
  changes: readonly Change[],
  most = MOST
): LineChange[] {
  const hunks: Hunk[] = []
  let shift = 0
  for (const { from, to, insert } of changes) {
    const start = from + shift
    const hunk = {
      before: { from, to },
      after: { from: start, to: start + insert.length },
    }
    shift += insert.length - (to - from)
    const last = hunks.at(-1)
    if (last && !before.slice(last.before.to, from).includes('\n')) {
      last.before.to = hunk.before.to
      last.after.to = hunk.after.to
    } else {
      hunks.push(hunk)
    }
  }
  let line = 1
  let counted = 0
  return hunks.slice(0, most).map((hunk) => {
    line += newlines(before.slice(counted, hunk.before.from))
    counted = hunk.before.from
    return { line, before: excerpt(before, hunk.before), after: excerpt(after, hunk.after) }
  })
}

function newlines(text: string): number {
  return text.split('\n').length - 1
}

const AROUND = 80
const LONGEST = 320

/** The range with the rest of its line; a long line is shortened. */
function excerpt(text: string, { from, to }: { from: number; to: number }): string {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const newline = text.indexOf('\n', to)
  const end = newline < 0 ? text.length : newline
  const left = Math.max(start, from - AROUND)
  const right = Math.min(end, Math.max(to, from) + AROUND)
  const words = bare(text.slice(left, right))
  const cut = words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words
  return (left > start ? '…' : '') + cut + (right < end && cut === words ? '…' : '')
}

function bare(html: string): string {
  return html.replace(IDS, '').replace(/\s+/g, ' ').trim()
}
