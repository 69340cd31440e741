// Each pattern is tried at one position, or once per line: a line may be as long as the page.
const WORDS =
  /\b(?:rest|remaining|remainder|unchanged|existing|omitted|as before|stays the same|same as)\b/i
const DOTS = /\.{3}|…/
const BARE = /^(?:<!--|\/\*|\/\/|#)?\s*(?:\.{3,}|…)\s*(?:-->|\*\/)?$/
const APART = /^(?:<!--|\/\*|\/\/|#|\.{3,}|…|\[|\()/

/** A comment needs no dots to mean an omission. */
const REMARK =
  /^(?:<!--|\/\*|\/\/|#)[^]*\b(?:rest of|remaining|unchanged|existing (?:code|content|html|markup|sections?))\b/i

/**
 * A line that stands for omitted lines, such as `<!-- rest of the page unchanged -->`: writing it into
 * a page would delete the lines that it stands for. Lines that are already on the page are ordinary
 * lines.
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
