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
const FORBIDDEN = /[\0-\x08\x0b\x0e-\x1f\x7f\ufffe\uffff\p{Surrogate}]/u

/**
 * Characters that a page must not contain: NUL, other control characters, halves of surrogate pairs.
 */
export function hasForbiddenCharacters(text: string): boolean {
  return FORBIDDEN.test(text)
}

/** The first of them as a person can look it up: `U+0007`. */
export function forbiddenCharacter(text: string): string | undefined {
  const [found] = FORBIDDEN.exec(text) ?? []
  return found && `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}
