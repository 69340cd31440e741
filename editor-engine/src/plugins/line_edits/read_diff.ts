import { LINE_END } from './lines.ts'

export interface Hunk {
  readonly search: readonly string[]
  readonly replace: readonly string[]
  readonly line?: number
}

/** Header lines about the files, which are not part of their content. */
const ABOUT = /^(?:diff |index |\\ No newline)/

/**
 * The hunks of a unified diff that change something. The counts in the headers are ignored; the first
 * line number is a hint.
 */
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
    if (search.length !== replace.length || search.some((old, i) => old !== replace[i])) {
      hunks.push({ search, replace, line })
    }
    search = []
    replace = []
  }
  const lines = text.split(LINE_END)
  if (lines.at(-1) === '') lines.pop()
  for (let i = 0; i < lines.length; i++) {
    const current = lines[i]
    const isFileHeader = current.startsWith('--- ') && lines[i + 1]?.startsWith('+++ ')
    if (isFileHeader) i++
    if (isFileHeader || ABOUT.test(current)) continue
    if (current.startsWith('@@')) {
      close()
      isOpen = true
      const start = Number(/^@@ -(\d+)/.exec(current)?.[1])
      line = start > 0 ? start : undefined
      continue
    }
    isOpen ||= /^[+-]/.test(current)
    if (!isOpen) continue
    const kept = /^[ +-]/.test(current) ? current.slice(1) : current
    if (current[0] !== '+') search.push(kept)
    if (current[0] !== '-') replace.push(kept)
  }
  close()
  return hunks
}
