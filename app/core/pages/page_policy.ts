/**
 * What the small pages of our own may do: show themselves. Whatever a text in them may hold, none
 * runs a script, sends a form or loads anything from elsewhere.
 */
export function pagePolicy({ framedBy = `'none'` } = {}): string {
  return [
    `default-src 'none'`,
    `style-src 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self' data:`,
    `form-action 'none'`,
    `base-uri 'none'`,
    `frame-ancestors ${framedBy}`,
  ].join('; ')
}
