const HEADER = `/**
 * All names of character references in HTML, in the order of their characters: what is added to the code
 * point of the name before, then the names of that character. Written by \`node bin/entities.ts\` from the
 * package character-entities 2.0.2, which is MIT licensed, © Titus Wormer.
 */
export const NAMES =
`

/** The file that holds these names. Names of one character stand together, which packs to a third. */
export function encodeNames(names: Readonly<Record<string, string>>): string {
  const list = Object.entries(names)
    .map(([name, text]) => ({ name, codes: Array.from(text, (char) => char.codePointAt(0)!) }))
    .sort((a, b) => a.codes[0] - b.codes[0] || (a.codes[1] ?? 0) - (b.codes[1] ?? 0))
  const groups = new Map<string, string[]>()
  let last = 0
  for (const { name, codes } of list) {
    const [first, second] = codes
    const key = codes.join(' ')
    const known = groups.get(key)
    if (known) known.push(name)
    else groups.set(key, [`${first - last}${second ? `+${second}` : ''}`, name])
    last = first
  }
  return `${HEADER}  '${[...groups.values()].map((group) => group.join(' ')).join(';')}'\n`
}
