/** The offset after a comment, a doctype, a CDATA section or another `<!`, `<?` or `</` without a name. */
export function declarationEnd(text: string, open: number, isInForeign: boolean): number {
  if (text.startsWith('<!--', open)) {
    // `<!-->` and `<!--->` are whole comments.
    for (let at = open + 2; (at = text.indexOf('--', at)) >= 0; at++) {
      if (text[at + 2] === '>') return at + 3
      if (at > open + 3 && text.startsWith('!>', at + 2)) return at + 4
    }
    return text.length
  }
  const isCdata = isInForeign && text.startsWith('<![CDATA[', open)
  return isCdata ? after(text, ']]>', open + 9) : after(text, '>', open + 2)
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 ? text.length : at + mark.length
}
