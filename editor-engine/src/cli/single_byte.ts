/** A charset of one byte for each character, both ways. */
export interface SingleByte {
  decode(bytes: Buffer): string
  /** Of a text that holds nothing else. */
  encode(text: string): Buffer
  has(char: string): boolean
}

/**
 * The charset that browsers read a page in, by their name for it: the declared one, where they look for
 * it; without one that they know, the one that the standard falls back to.
 */
export function charsetOf(bytes: Buffer): string {
  const head = bytes.toString('latin1', 0, 1024)
  const declared = /<meta[^>]*?\bcharset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1]
  try {
    return new TextDecoder(declared ?? FALLBACK).encoding
  } catch {
    // A charset that nobody knows.
    return FALLBACK
  }
}

const FALLBACK = 'windows-1252'
const SINGLE = /^(?:windows|iso-8859|koi8|ibm866|macintosh|x-mac)/

/**
 * The charset of this name; undefined where it has not one byte for each character. A byte without a
 * character stands as half a surrogate pair, 0xdc00 and the byte.
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
