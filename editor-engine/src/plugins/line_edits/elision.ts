// Each is tried at one place, or once for the line: lines may be as long as the page.
const WORDS =
  /\b(?:rest|remaining|remainder|unchanged|existing|omitted|as before|stays the same|same as)\b/i
const DOTS = /\.{3}|…/
const BARE = /^(?:<!--|\/\*|\/\/|#)?\s*(?:\.{3,}|…)\s*(?:-->|\*\/)?$/
const APART = /^(?:<!--|\/\*|\/\/|#|\.{3,}|…|\[|\()/

/** A comment needs no dots to say it. */
const REMARK =
  /^(?:<!--|\/\*|\/\/|#)[^]*\b(?:rest of|remaining|unchanged|existing (?:code|content|html|markup|sections?))\b/i

/**
 * A line that stands for others, such as `<!-- rest of the page unchanged -->`: written into a page it
 * would delete what it only left out. Lines that the page has already are not meant so.
 */
export function elision(
  replace: readonly string[],
  search: ReadonlySet<string>
): string | undefined {
  return replace.find((given) => {
    const line = given.trim()
    if (search.has(line)) return false
    const isTold = APART.test(line) && DOTS.test(line) && WORDS.test(line)
    return isTold || BARE.test(line) || REMARK.test(line)
  })
}
