const WORDS = 'rest|remaining|remainder|unchanged|existing|omitted|as before|stays the same|same as'

const BARE = /^\s*(?:<!--|\/\*|\/\/|#)?\s*(?:\.{3,}|…)\s*(?:-->|\*\/)?\s*$/
const TOLD = new RegExp(`^\\s*(?:<!--|/\\*|//|#|\\.{3,}|…|\\[|\\()[^]*\\b(?:${WORDS})\\b[^]*$`, 'i')
const DOTS = new RegExp(
  `(?:\\.{3}|…)[^]*\\b(?:${WORDS})\\b|\\b(?:${WORDS})\\b[^]*(?:\\.{3}|…)`,
  'i'
)

/**
 * A line that stands for others, such as `<!-- rest of the page unchanged -->`: written into a page it
 * would delete what it only left out. Lines that the page has already are not meant so.
 */
export function elision(
  replace: readonly string[],
  search: ReadonlySet<string>
): string | undefined {
  return replace.find((line) => {
    if (search.has(line.trim())) return false
    const isComment = /^\s*(?:<!--|\/\*|\/\/|#)/.test(line)
    return BARE.test(line) || (TOLD.test(line) && (isComment ? isTelling(line) : DOTS.test(line)))
  })
}

/** A comment says that something is left out with dots, or by being about nothing else. */
const isTelling = (line: string) =>
  DOTS.test(line) ||
  /\b(?:rest of|remaining|unchanged|existing (?:code|content|html|markup|sections?))\b/i.test(line)
