const WRAPPER =
  /<\/?(?:noscript|template|noembed|noframes|xmp|plaintext|textarea|title|select|svg|math)\b[^<>]*>|<!--|--!?>|<!\[[^<>]*>/gi

/**
 * A page as another reader might see it: what stands in comments, in `noscript` and in other elements
 * whose content is not always read as elements is read as elements too.
 */
export function opened(html: string): string {
  return html.replace(WRAPPER, ' ')
}
