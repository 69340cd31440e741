/** Ampersands that could begin a character reference, here or together with the text that follows. */
const AMPERSAND = /&(?![^A-Za-z0-9#])/g

const NAMES: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt' }

/** Escapes text for use between tags. What `markup` has something else for is template code, and stays. */
export function escapeText(text: string, markup: string = text): string {
  return text.replace(/[&<>]/g, (char, at: number) =>
    markup[at] === char ? `&${NAMES[char]};` : char
  )
}

/** Escapes text for use in a quoted attribute value. */
export function escapeAttribute(value: string, quote: '"' | "'" = '"'): string {
  const escaped = value.replace(AMPERSAND, '&amp;')
  return quote === '"' ? escaped.replace(/"/g, '&quot;') : escaped.replace(/'/g, '&#39;')
}

// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001f\u007f\ufffe\uffff]/
const HALF_A_PAIR = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

/**
 * Characters that a page must not contain: NUL, other control characters, halves of surrogate pairs.
 */
export function hasForbiddenCharacters(text: string): boolean {
  return CONTROL.test(text) || HALF_A_PAIR.test(text)
}

/** The first of them as a person can look it up: `U+0007`. */
export function forbiddenCharacter(text: string): string | undefined {
  const [found] = CONTROL.exec(text) ?? HALF_A_PAIR.exec(text) ?? []
  return found && `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}
