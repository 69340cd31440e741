import { isUtf8 } from 'node:buffer'
import type { ChangeSet } from '../core/changes/change_set.ts'
import { ChangeSet as Changes } from '../core/changes/change_set.ts'

/** How the bytes of a file became text, so that the bytes of what was not edited come back. */
export type Encoding = 'utf8' | 'utf16le' | 'utf16be' | 'bytes'

export interface Decoded {
  readonly text: string
  readonly encoding: Encoding
}

/** Any bytes. What is not UTF-8 or UTF-16 by its mark is read byte by byte and written back so. */
export function decodeBytes(bytes: Buffer): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe && bytes.length % 2 === 0) {
    return { text: bytes.toString('utf16le'), encoding: 'utf16le' }
  }
  if (bytes[0] === 0xfe && bytes[1] === 0xff && bytes.length % 2 === 0) {
    return { text: Buffer.from(bytes).swap16().toString('utf16le'), encoding: 'utf16be' }
  }
  if (isUtf8(bytes)) return { text: bytes.toString('utf8'), encoding: 'utf8' }
  return { text: bytes.toString('latin1'), encoding: 'bytes' }
}

export function encodeText({ text, encoding }: Decoded): Buffer {
  if (encoding === 'utf16le') return Buffer.from(text, 'utf16le')
  if (encoding === 'utf16be') return Buffer.from(text, 'utf16le').swap16()
  return Buffer.from(text, encoding === 'bytes' ? 'latin1' : 'utf8')
}

/** In a file of unknown encoding, new characters beyond ASCII are written as references. */
export function fitToEncoding(changes: ChangeSet, encoding: Encoding): ChangeSet {
  if (encoding !== 'bytes') return changes
  return Changes.of(
    changes.changes.map((change) => ({
      ...change,
      insert: change.insert.replace(/[^\0-\x7f]/gu, (char) => `&#${char.codePointAt(0)};`),
    })),
    changes.length
  )
}
