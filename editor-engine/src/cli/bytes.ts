import { isUtf8 } from 'node:buffer'
import { charsetOf, singleByte, type SingleByte } from './single_byte.ts'

/**
 * How the bytes of a file were decoded, so that the bytes outside of the edits are written back
 * unchanged.
 */
export type Encoding = 'utf8' | 'utf16le' | 'utf16be' | 'broken_utf8' | 'bytes' | SingleByte

export interface Decoded {
  readonly text: string
  readonly encoding: Encoding
}

/**
 * Decodes any bytes. UTF-8, and UTF-16 with a byte order mark, are decoded as such; anything else in
 * the one-byte charset that browsers would use. Where browsers would use a multi-byte charset, or UTF-8
 * for invalid UTF-8, an undecodable byte becomes half a surrogate pair, which cannot occur in a text
 * otherwise, and is written back as the same byte.
 */
export function decodeBytes(bytes: Buffer): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe && bytes.length % 2 === 0) {
    return { text: bytes.toString('utf16le'), encoding: 'utf16le' }
  }
  if (bytes[0] === 0xfe && bytes[1] === 0xff && bytes.length % 2 === 0) {
    return { text: Buffer.from(bytes).swap16().toString('utf16le'), encoding: 'utf16be' }
  }
  if (isUtf8(bytes)) return { text: bytes.toString('utf8'), encoding: 'utf8' }
  const charset = charsetOf(bytes)
  const encoding = singleByte(charset)
  if (encoding) return { text: encoding.decode(bytes), encoding }
  return charset.startsWith('utf')
    ? { text: decodeBroken(bytes), encoding: 'broken_utf8' }
    : { text: Array.from(bytes, unread).join(''), encoding: 'bytes' }
}

export function encodeText({ text, encoding }: Decoded): Buffer {
  if (encoding === 'utf16le') return Buffer.from(text, 'utf16le')
  if (encoding === 'utf16be') return Buffer.from(text, 'utf16le').swap16()
  if (encoding === 'utf8') return Buffer.from(text, 'utf8')
  if (encoding === 'broken_utf8') return encodeBroken(text)
  // `latin1` writes the lower half of a unit, which is the byte.
  return encoding === 'bytes' ? Buffer.from(text, 'latin1') : encoding.encode(text)
}

/** Whether a file of this encoding can hold the character as it is. */
export function holds(encoding: Encoding, char: string): boolean {
  if (encoding === 'bytes') return /^[\0-\x7f\udc80-\udcff]$/.test(char)
  return typeof encoding === 'string' || encoding.has(char)
}

const unread = (byte: number) => String.fromCharCode(byte < 0x80 ? byte : 0xdc00 + byte)

function decodeBroken(bytes: Buffer): string {
  const pieces: string[] = []
  let from = 0
  for (let at = 0; at < bytes.length;) {
    const length = characterAt(bytes, at)
    if (length) at += length
    else {
      pieces.push(bytes.toString('utf8', from, at), unread(bytes[at]))
      from = ++at
    }
  }
  return pieces.join('') + bytes.toString('utf8', from)
}

/** The number of bytes of the UTF-8 character at an offset; 0 if there is none. */
function characterAt(bytes: Buffer, at: number): number {
  const first = bytes[at]
  if (first < 0x80) return 1
  const length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
  return length && at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length))
    ? length
    : 0
}

function encodeBroken(text: string): Buffer {
  // The pieces between contain only whole characters, so they contain no half of a surrogate pair.
  const pieces = text.split(/(?<![\ud800-\udbff])([\udc80-\udcff])/)
  return Buffer.concat(
    pieces.map((piece, i) =>
      i % 2 ? Buffer.from([piece.charCodeAt(0) & 0xff]) : Buffer.from(piece, 'utf8')
    )
  )
}
