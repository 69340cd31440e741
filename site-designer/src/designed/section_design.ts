import type { SectionDesign } from '#designer/site/copy'

/** What a model may answer at most, in characters: far more than a section needs. */
const LONGEST = 60_000

/**
 * A section and its style in the answer of a model, in whatever it has wrapped them; undefined where
 * there is none. Remarks in either are no content and are left out.
 */
export function designIn(answer: string): SectionDesign | undefined {
  if (answer.length > LONGEST) return undefined
  const pieces = answer.split(/<style\b[^>]*>/i).map((piece) => piece.split(/<\/style>/i))
  const css = pieces.slice(1).map(([text]) => text)
  const html = without(pieces.map((piece) => piece.at(-1)!).join(''), '<!--', '-->')
  const from = html.search(/<section\b/i)
  const end = html.toLowerCase().lastIndexOf(END)
  if (from < 0 || end < from) return undefined
  return {
    html: html.slice(from, end + END.length).trim(),
    css: withoutRemarks(css.join('\n')),
  }
}

export function withoutRemarks(css: string): string {
  return without(css, '/*', '*/').trim()
}

/** In one pass, however many begin and never end. */
function without(text: string, opens: string, closes: string): string {
  let kept = ''
  let at = 0
  for (;;) {
    const from = text.indexOf(opens, at)
    const to = from < 0 ? -1 : text.indexOf(closes, from + opens.length)
    if (to < 0) return kept + text.slice(at)
    kept += text.slice(at, from)
    at = to + closes.length
  }
}

const END = '</section>'
