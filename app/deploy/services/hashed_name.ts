import { createHash } from 'node:crypto'

/** The name of a file with the hash of its content, because browsers cache it for ever. */
export function hashedName(name: string, bytes: Uint8Array): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  const ending = name.lastIndexOf('.')
  return `${name.slice(0, ending)}-${hash}${name.slice(ending)}`
}
