import type { SearchEdit } from './line_edit.ts'

const OPENS = /^[ \t]*<{5,9} ?SEARCH/
const TURNS = /^[ \t]*={5,9}[ \t]*$/
const CLOSES = /^[ \t]*>{5,9} ?REPLACE[ \t]*$/

/**
 * The SEARCH/REPLACE blocks of an answer; undefined where one of them is cut off, or holds a line that
 * reads like a mark, for then nobody can tell where it ends.
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
