/** A minimal CSS tokenizer: it only finds where a token or block ends. */

/**
 * Offset after the piece that begins at `at`: a comment, a string, an escape, a bracketed block, or
 * one character. -1 when the text ends inside it.
 */
export function skipPiece(css: string, at: number): number {
  const char = css[at]
  if (char === '\\') return at + 1 < css.length ? at + 2 : -1
  if (char === '/' && css[at + 1] === '*') {
    const end = css.indexOf('*/', at + 2)
    return end < 0 ? -1 : end + 2
  }
  if (char === '"' || char === "'") return skipString(css, at)
  if (char === '(' || char === '[' || char === '{') return skipBlock(css, at)
  return at + 1
}

function skipString(css: string, at: number): number {
  const quote = css[at]
  for (let i = at + 1; i < css.length; i++) {
    if (css[i] === quote) return i + 1
    if (css[i] === '\n') return -1
    if (css[i] === '\\') i++
  }
  return -1
}

const CLOSING: Record<string, string> = { '(': ')', '[': ']', '{': '}' }

function skipBlock(css: string, open: number): number {
  if (css[open] === '(' && isBareUrl(css, open)) {
    const end = css.indexOf(')', open)
    return end < 0 ? -1 : end + 1
  }
  // An explicit stack instead of recursion, because a page may nest to any depth.
  const waiting = [CLOSING[css[open]]]
  let at = open + 1
  while (at < css.length) {
    const char = css[at]
    if (char === waiting.at(-1)) {
      waiting.pop()
      at++
      if (!waiting.length) return at
    } else if (char in CLOSING) {
      if (char === '(' && isBareUrl(css, at)) {
        const end = css.indexOf(')', at)
        if (end < 0) return -1
        at = end + 1
      } else {
        waiting.push(CLOSING[char])
        at++
      }
    } else {
      const next = skipPiece(css, at)
      if (next < 0) return -1
      at = next
    }
  }
  return -1
}

/** `url(` without a quote: everything up to the next `)` is the address. */
function isBareUrl(css: string, open: number): boolean {
  return (
    /url$/i.test(css.slice(Math.max(0, open - 3), open)) &&
    !/^\(\s*["']/.test(css.slice(open, open + 32))
  )
}
