import { LINE_END } from './lines.ts'

export interface Hunk {
  readonly search: readonly string[]
  readonly replace: readonly string[]
  readonly line?: number
}

/** The hunks of a unified diff. Counts in the headers are not believed; the first line number is a hint. */
export function readDiff(text: string): Hunk[] {
  const hunks: Hunk[] = []
  let search: string[] = []
  let replace: string[] = []
  let line: number | undefined
  let isOpen = false
  const close = () => {
    while (search.length && replace.length && search.at(-1) === '' && replace.at(-1) === '') {
      search.pop()
      replace.pop()
    }
    const isChange = search.length !== replace.length || search.some((old, i) => old !== replace[i])
    if (search.some((old) => old.trim()) && isChange) {
      hunks.push(line === undefined ? { search, replace } : { search, replace, line })
    }
    search = []
    replace = []
  }
  const lines = text.split(LINE_END)
  if (lines.at(-1) === '') lines.pop()
  for (const [i, current] of lines.entries()) {
    const isFileHeader =
      current.startsWith('diff ') ||
      current.startsWith('index ') ||
      (current.startsWith('--- ') && lines[i + 1]?.startsWith('+++ ')) ||
      (current.startsWith('+++ ') && lines[i - 1]?.startsWith('--- '))
    if (isFileHeader || current.startsWith('\\ No newline')) continue
    if (current.startsWith('@@')) {
      close()
      isOpen = true
      const start = Number(/^@@ -(\d+)/.exec(current)?.[1])
      line = Number.isSafeInteger(start) && start > 0 ? start : undefined
      continue
    }
    isOpen ||= /^[+-]/.test(current)
    if (!isOpen) continue
    if (current.startsWith('-')) search.push(current.slice(1))
    else if (current.startsWith('+')) replace.push(current.slice(1))
    else {
      const kept = current.startsWith(' ') ? current.slice(1) : current
      search.push(kept)
      replace.push(kept)
    }
  }
  close()
  return hunks
}
