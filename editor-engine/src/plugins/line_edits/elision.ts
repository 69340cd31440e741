// Each pattern is tried at one position, or once per line: a line may be as long as the page.
const DOTS = /\.{3}|…/
const BARE = /^(?:\.{3,}|…)$/
const COMMENT = /^(?:<!--|\/\*|\/\/|#)/

/**
 * A line that stands for omitted lines, such as `<!-- ... -->`: writing it into a page would delete the
 * lines that it stands for. Only dots tell, because words for it differ by language; whoever applies the
 * answer of a model compares the page before and after. Lines that are already on the page are ordinary
 * lines.
 */
export function elision(
  replace: readonly string[],
  search: ReadonlySet<string>
): string | undefined {
  return replace.find((given) => {
    const line = given.trim()
    if (search.has(line)) return false
    return BARE.test(line) || (COMMENT.test(line) && DOTS.test(line))
  })
}
