const indentOf = (line: string) => /^[ \t]*/.exec(line)![0]

/** The new lines, indented by the difference between the page's lines and the searched lines. */
export function reindent(
  replace: readonly string[],
  search: readonly string[],
  found: readonly string[]
): string[] {
  const at = search.findIndex((line) => line.trim())
  if (at < 0) return [...replace]
  const asked = indentOf(search[at])
  const there = indentOf(found[at] ?? '')
  if (asked === there) return [...replace]
  return replace.map((line) => {
    if (!line.trim()) return line
    const own = indentOf(line)
    if (own.startsWith(asked)) return there + line.slice(asked.length)
    // A line with less indentation than the searched lines also gets less here.
    const less = there.length - (asked.length - own.length)
    return there.slice(0, Math.max(0, less)) + line.slice(own.length)
  })
}
