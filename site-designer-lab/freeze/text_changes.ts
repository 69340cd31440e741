import { diffArrays } from 'diff'

/** The lines that went, with `- `, and those that came, with `+ `. */
export function textChanges(before: readonly string[], after: readonly string[]): string[] {
  return diffArrays([...before], [...after]).flatMap(({ added, removed, value }) => {
    if (!added && !removed) return []
    return value.map((line) => `${added ? '+' : '-'} ${line}`)
  })
}
