import type { SectionDesign } from '#designer/site/copy'

/** The letters of which a page needs more files than our own rules set its texts in. */
export interface Lettering {
  italics: boolean
  /** Besides those that our own rules use. */
  weights: readonly number[]
}

const ITALIC = /\bfont(?:-style)?\s*:[^;}]*\b(?:italic|oblique)\b/i
/** Elements that browsers set in italics by themselves. */
const ELEMENT = /<(?:em|i|cite)[\s>]/i
const WEIGHT = /\bfont(?:-weight)?\s*:\s*(?:normal\s+|italic\s+)*([1-9]00|normal|bold)\b/gi
const NAMED: Record<string, number> = { normal: 400, bold: 700 }
/** Each weight is two rules and, where a browser needs it, a file. */
const MOST_WEIGHTS = 4

/** The letters that designed sections, or rules behind ours, are set in. */
export function letteringOf(designs: readonly SectionDesign[]): Lettering {
  const weights = designs
    .flatMap(({ css }) => [...css.matchAll(WEIGHT)])
    .map(([, said]) => NAMED[said.toLowerCase()] ?? Number(said))
  return {
    italics: designs.some(({ css, html }) => ITALIC.test(css) || ELEMENT.test(html)),
    weights: listed(weights),
  }
}

export function joinedLettering(one: Lettering, other: Lettering): Lettering {
  return {
    italics: one.italics || other.italics,
    weights: listed([...one.weights, ...other.weights]),
  }
}

function listed(weights: readonly number[]): number[] {
  return [...new Set(weights)].toSorted((a, b) => a - b).slice(0, MOST_WEIGHTS)
}
