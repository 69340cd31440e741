import { refuse, type Refused } from '../../core/result.ts'
import type { Block, LineEdit } from './line_edit.ts'
import { blockLines } from './lines.ts'
import { readDiff } from './read_diff.ts'

export interface WholePage {
  readonly page: string
  readonly edit: number
}

/** The search and replacement of every edit, or why it cannot be read. */
export function blocksOf(edits: readonly LineEdit[]): (Block | WholePage)[] | Refused {
  const out: (Block | WholePage)[] = []
  for (const [edit, given] of edits.entries()) {
    const blocks = read(given, edit)
    if ('ok' in blocks) return blocks
    out.push(...blocks)
  }
  return out
}

function read(given: LineEdit, edit: number): (Block | WholePage)[] | Refused {
  const asked = given as unknown as Record<string, unknown> | null
  if (typeof asked !== 'object' || asked === null) return unreadable(edit)
  if (typeof asked.page === 'string') return [{ page: asked.page, edit }]
  if (typeof asked.diff === 'string') {
    const hunks = readDiff(asked.diff)
    const isQuoting = hunks.every(({ search }) => search.some((line) => line.trim()))
    if (!hunks.length || !isQuoting) return aimless(edit)
    return hunks.map((hunk) => ({ ...hunk, edit }))
  }
  if (typeof asked.search === 'string' && typeof asked.replace === 'string') {
    const { search, replace, line } = asked
    if (!search.trim()) return aimless(edit)
    return [
      {
        search: blockLines(search),
        replace: blockLines(replace),
        line: isLine(line) ? line : undefined,
        edit,
      },
    ]
  }
  const { startLine, endLine, expected, content } = asked
  if (isLine(startLine) && isLine(endLine) && typeof content === 'string') {
    const quoted = typeof expected === 'string' && expected.trim() ? blockLines(expected) : []
    // Lines in the range that nobody quoted would either remain by mistake or be deleted unseen.
    if (startLine > endLine || quoted.length <= endLine - startLine) {
      return refuse(
        'bad_operation',
        `Edit ${edit + 1} must say what all its lines hold now, as \`expected\`.`
      )
    }
    return [
      {
        search: quoted,
        replace: blockLines(content),
        line: startLine,
        edit,
        isClaimed: true,
      },
    ]
  }
  return unreadable(edit)
}

const isLine = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0

const aimless = (edit: number) =>
  refuse('bad_operation', `Edit ${edit + 1} does not say what to look for.`)

const unreadable = (edit: number) =>
  refuse(
    'bad_operation',
    `Edit ${edit + 1} is none of: search and replace, lines with what they hold, a diff, a page.`
  )
