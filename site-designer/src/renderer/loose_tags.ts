/** Offsets in a text. */
export interface Range {
  from: number
  to: number
}

/** The text without these parts of it, which stand in order and apart. */
export function without(cuts: Range[], html: string): string {
  let text = ''
  let at = 0
  for (const { from, to } of cuts) {
    text += html.slice(at, from)
    at = to
  }
  return text + html.slice(at)
}

/** A tag of a page that may be anything: nothing is parsed, and nothing is slow. */
export interface Tag extends Range {
  name: string
  closes: boolean
  /** What stands between the name and the end. */
  rest: string
}

// The page may be anything that a person pasted: no text may make these patterns slow, so each ends
// where it fails or at the end of its own tag, and what is never closed ends with the text.
const tagPattern =
  /<!--[\s\S]*?(?:-->|$)|<(style|script|title|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][a-z0-9-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi

/** Every tag outside comments, scripts and styles, in order. */
export function* tagsOf(html: string): Generator<Tag> {
  for (const match of html.matchAll(tagPattern)) {
    const [whole, raw, slash, name, rest] = match
    if (raw || !name) continue
    const { index: from } = match
    yield { name: name.toLowerCase(), closes: slash !== '', rest, from, to: from + whole.length }
  }
}
