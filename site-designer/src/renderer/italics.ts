import type { SectionDesign } from '#designer/site/copy'

const RULE = /\bfont(?:-style)?\s*:[^;}]*\b(?:italic|oblique)\b/i
/** Elements that browsers set in italics by themselves. */
const ELEMENT = /<(?:em|i|cite)[\s>]/i

/** Whether something is set in italics: only then a page needs the italic files of its fonts. */
export function setsItalics({ css, html }: SectionDesign): boolean {
  return RULE.test(css) || ELEMENT.test(html)
}
