import type { IncomingMessage } from 'node:http'
import { parse } from 'range-parser'

/**
 * The part of a file that a GET request asks for; both ends are included. Null for the whole file, also
 * for several parts at once and for a part of an older file, as HTTP allows.
 */
export function partAsked(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  size: number,
  etag: string
): { start: number; end: number } | 'unsatisfiable' | null {
  const { range, 'if-range': known } = headers
  if (method !== 'GET' || !range || (known && known !== etag)) return null
  const { code, type, ranges } = parse(size, range)
  if (type !== 'bytes' || code & INVALID) return null
  if (ranges.length === 0) return 'unsatisfiable'
  if (ranges.length > 1) return null
  return { start: ranges[0].start, end: ranges[0].end }
}

/** A bit of the library's result. */
const INVALID = 1
