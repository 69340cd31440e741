/** Ampersands that could begin a character reference, here or with what is written after them. */
const AMPERSAND = /&(?![^A-Za-z0-9#])/g

/** Text as it is written between tags. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

/** Text as it is written between quotes of an attribute. */
export function escapeAttribute(value: string, quote: '"' | "'" = '"'): string {
  const escaped = value.replace(AMPERSAND, '&amp;')
  return quote === '"' ? escaped.replace(/"/g, '&quot;') : escaped.replace(/'/g, '&#39;')
}

// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u007f\ufffe\uffff]/
const HALF_A_PAIR = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/** Characters that no page may carry: NUL, other control characters, halves of surrogate pairs. */
export function hasForbiddenCharacters(text: string): boolean {
  return CONTROL.test(text) || HALF_A_PAIR.test(text)
}
