/** A word, a quote, a figure or a mark of a text. Offsets are UTF-16 units of that text. */
export interface Token {
  kind: 'word' | 'quote' | 'value' | 'mark'
  text: string
  /** Folded: lower case, no accents, no apostrophes; for a quote what stands inside, as typed. */
  low: string
  from: number
  to: number
}

const quotes = /“([^“”\n]{0,600})”|"([^"\n]{0,600})"|«([^«»\n]{0,600})»|„([^„“”\n]{0,600})[“”]/y
const single = /[‘']([^‘’'\n]{1,300})[’'](?=[\s.,;:!?)]|$)|‘([^‘\n]{1,300})’(?=[\s.,;:!?)]|$)/y
const address =
  /(?:https?:\/\/|www\.)[^\s"'<>,]{2,400}|[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,120}/uy
const figure = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b|[£€$₺]?\d[\d.,:]{0,14}(?<=\d)(?:%|px\b)?|[£€$₺%]/iy
const word = /[\p{L}\p{M}\p{N}]{1,60}(?:['’][\p{L}]{1,20})*/uy

/**
 * The text in order, without its spaces. What stands in quotes is one token: it is never taken
 * apart and never understood.
 */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const read = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at
    return pattern.exec(text)
  }
  for (let at = 0; at < text.length;) {
    const first = text[at]
    if (/\s/.test(first) && first !== '\n') {
      at++
      continue
    }
    const opened = at === 0 || /[\s(:,]/.test(text[at - 1])
    const quote =
      read(quotes, at) ?? (opened && (first === "'" || first === '‘') ? read(single, at) : null)
    const value = quote ? null : (read(address, at) ?? read(figure, at))
    const plain = quote || value ? null : read(word, at)
    const match = quote ?? value ?? plain
    if (!match) {
      tokens.push({ kind: 'mark', text: first, low: first, from: at, to: at + 1 })
      at++
      continue
    }
    const whole = value ? match[0].replace(/[.,:;!?]+$/, '') : match[0]
    const inside = quote ? match.slice(1).find((group) => group !== undefined) : undefined
    tokens.push({
      kind: quote ? 'quote' : value ? 'value' : 'word',
      text: whole,
      low: quote ? (inside ?? '').trim() : fold(whole),
      from: at,
      to: at + whole.length,
    })
    at += whole.length
  }
  return tokens
}

/** One spelling for many: "İletişim", "iletisim" and "ILETISIM" are the same word. */
export function fold(typed: string): string {
  return typed
    .toLocaleLowerCase('tr')
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
}

/** "… doğrusu Çınar Sokak": a capital inside a sentence begins a name, and names are not misspelt. */
export function isName(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1]
  return (
    before !== undefined &&
    (before.text === ',' || (before.kind === 'word' && /^\p{Ll}/u.test(before.text))) &&
    /^\p{Lu}\p{Ll}/u.test(tokens[at].text)
  )
}
