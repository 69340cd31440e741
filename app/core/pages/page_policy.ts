/**
 * The content security policy of our small pages: no scripts, no forms, nothing from other hosts,
 * whatever their texts contain.
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
