import type { SearchEdit } from './line_edit.ts'

const OPENS = /^[ \t]*<{5,9} ?SEARCH/
const TURNS = /^[ \t]*={5,9}[ \t]*$/
const CLOSES = /^[ \t]*>{5,9} ?REPLACE[ \t]*$/

/**
 * The SEARCH/REPLACE blocks of an answer; undefined if one is cut off, or contains a line that looks
 * like a marker, because then its end is ambiguous.
 */
export function readBlocks(answer: string): SearchEdit[] | undefined {
  const edits: SearchEdit[] = []
  let search: string[] | undefined
  let replace: string[] | undefined
  for (const line of answer.split(/\r?\n/)) {
    if (OPENS.test(line)) {
      if (search) return undefined
      search = []
    } else if (search && TURNS.test(line)) {
      if (replace) return undefined
      replace = []
    } else if (search && CLOSES.test(line)) {
      if (!replace) return undefined
      edits.push({ search: ended(search), replace: ended(replace) })
      search = replace = undefined
    } else (replace ?? search)?.push(line)
  }
  return search ? undefined : edits
}

const ended = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')
