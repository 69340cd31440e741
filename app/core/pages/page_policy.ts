/**
 * The content security policy of our small pages: no scripts, no forms, nothing from other hosts,
 * whatever their texts contain. `sendsTo` allows forms that are sent there.
 */
export function pagePolicy({ framedBy = `'none'`, sendsTo = `'none'` } = {}): string {
  return [
    `default-src 'none'`,
    `style-src 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self' data:`,
    `form-action ${sendsTo}`,
    `base-uri 'none'`,
    `frame-ancestors ${framedBy}`,
  ].join('; ')
}
