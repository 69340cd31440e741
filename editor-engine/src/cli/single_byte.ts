/** Encodes and decodes a charset with one byte per character. */
export interface SingleByte {
  decode(bytes: Buffer): string
  /** For a text that contains only characters of the charset. */
  encode(text: string): Buffer
  has(char: string): boolean
}

/**
 * The charset that browsers use for a page, by its standard name: the declared one, where browsers look
 * for it; otherwise, or if it is unknown, the fallback of the standard.
 */
export function charsetOf(bytes: Buffer): string {
  const head = bytes.toString('latin1', 0, 1024)
  const declared = /<meta[^>]*?\bcharset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1]
  try {
    return new TextDecoder(declared ?? FALLBACK).encoding
  } catch {
    // Unknown charset.
    return FALLBACK
  }
}

const FALLBACK = 'windows-1252'
const SINGLE = /^(?:windows|iso-8859|koi8|ibm866|macintosh|x-mac)/

/**
 * The charset of this name; undefined if it does not have one byte per character. A byte without a
 * character becomes half a surrogate pair, 0xdc00 plus the byte.
 */
export function singleByte(charset: string): SingleByte | undefined {
  if (!SINGLE.test(charset)) return undefined
  const decoder = new TextDecoder(charset)
  const chars = Array.from({ length: 256 }, (_, byte) => {
    const char = decoder.decode(Uint8Array.of(byte))
    return char === '\ufffd' ? String.fromCharCode(0xdc00 + byte) : char
  })
  const bytes = new Map(chars.map((char, byte) => [char, byte]))
  return {
    decode: (all) => Array.from(all, (byte) => chars[byte]).join(''),
    encode: (text) => Buffer.from(Array.from(text, (char) => bytes.get(char)!)),
    has: (char) => bytes.has(char),
  }
}
