import type { Change } from '../../core/changes/change.ts'
import { diff } from './diff.ts'

const PIECES = /<!--[^]*?(?:-->|$)|<[^<>]*>|[^<>\s]+|[\r\n]+[ \t]*|\s+|[<>]/g
const ATTRIBUTES = /<[^\s/>]+|\s+|[^\s"'>]+|"[^"]*"?|'[^']*'?|>/g

/**
 * The change of `old` (at `offset`) into `next`, reduced to the differences. If the attributes of a tag
 * change, only the inside of the tag is changed: the element stays the same, with its id.
 */
export function refine(old: string, next: string, offset: number): Change[] {
  if (old === next) return []
  const a = old.match(PIECES) ?? []
  const b = next.match(PIECES) ?? []
  return align(a, b, a.map(keyOf), b.map(keyOf), offset, withinTag)
}

/** Start tags with the same name are treated as equal pieces. */
const keyOf = (piece: string) =>
  piece[0] === '<' ? (/^<[a-z][^\s/>]*/i.exec(piece)?.[0].toLowerCase() ?? piece) : piece

type Inner = (a: string, b: string, offset: number) => Change[]

function align(
  a: readonly string[],
  b: readonly string[],
  aKeys: readonly string[],
  bKeys: readonly string[],
  offset: number,
  inner: Inner
): Change[] {
  const changes: Change[] = []
  let at = offset
  let i = 0
  let j = 0
  const pass = (until: number) => {
    for (; i < until; i++, j++) {
      if (a[i] !== b[j]) changes.push(...inner(a[i], b[j], at))
      at += a[i].length
    }
  }
  for (const { aFrom, aTo, bTo } of diff(aKeys, bKeys)) {
    pass(aFrom)
    const gone = a.slice(aFrom, aTo).join('')
    changes.push({ from: at, to: at + gone.length, insert: b.slice(j, bTo).join('') })
    at += gone.length
    i = aTo
    j = bTo
  }
  pass(a.length)
  return changes
}

function withinTag(a: string, b: string, offset: number): Change[] {
  const left = a.match(ATTRIBUTES) ?? []
  const right = b.match(ATTRIBUTES) ?? []
  return align(left, right, left, right, offset, (from, to, at) => [
    { from: at, to: at + from.length, insert: to },
  ])
}
