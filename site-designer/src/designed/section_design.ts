import type { SectionDesign } from '#designer/site/copy'

/** What a model may answer at most, in characters: far more than a section needs. */
const LONGEST = 60_000

/**
 * A section and its style in the answer of a model, in whatever it has wrapped them; undefined where
 * there is none. Remarks in either are no content and are left out.
 */
export function designIn(answer: string): SectionDesign | undefined {
  if (answer.length > LONGEST) return undefined
  const css = Array.from(answer.matchAll(/<style\b[^>]*>([^]*?)<\/style>/gi), ([, text]) => text)
  const html = answer.replace(/<style\b[^>]*>[^]*?<\/style>/gi, '').replace(/<!--[^]*?-->/g, '')
  const from = html.search(/<section\b/i)
  const end = html.toLowerCase().lastIndexOf(END)
  if (from < 0 || end < from) return undefined
  return {
    html: html.slice(from, end + END.length).trim(),
    css: withoutRemarks(css.join('\n')),
  }
}

export function withoutRemarks(css: string): string {
  return css.replace(/\/\*[^]*?\*\//g, '').trim()
}

const END = '</section>'
