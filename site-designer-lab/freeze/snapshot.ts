/** What the product makes of one input, in lines that a person can read in a diff. */
export interface FrozenEntry {
  /** One line, unique in its snapshot. */
  title: string
  lines: string[]
}

/** Entries as text: a line `# title` and its lines below it. */
export function writtenEntries(entries: readonly FrozenEntry[]): string {
  return entries
    .map(({ title, lines }) => [`# ${oneLine(title)}`, ...lines.map(indented)].join('\n'))
    .join('\n\n')
    .concat('\n')
}

export function entriesIn(text: string): FrozenEntry[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [title, ...lines] = block.trimEnd().split('\n')
      return { title, lines: lines.map((line) => line.slice(INDENT.length)) }
    })
}

/** No line of a text may look like the title of an entry. */
const INDENT = '  '

function indented(line: string): string {
  return INDENT + oneLine(line)
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
