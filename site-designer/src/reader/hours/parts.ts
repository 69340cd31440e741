import { isExceptional } from '#designer/reader/hours/tells'
import type { HoursClause } from '#designer/reader/shapes/hours_clauses'
import type { HoursToken } from '#designer/reader/shapes/hours_tokens'

/** Tokens between two separators, with the clause of hours among them. */
export interface Part {
  first: number
  end: number
  clause?: HoursClause
}

/** Sentences of a line fall into parts at commas, brackets, "and" and where a clause starts. */
export function partsOf(
  [first, end]: [number, number],
  { tokens, clauses }: { tokens: HoursToken[]; clauses: HoursClause[] }
): Part[] {
  const parts: Part[] = []
  const inside = clauses.filter((clause) => clause.first >= first && clause.end <= end)
  let clause = inside.shift()
  let start = first
  const close = (at: number) => {
    if (at > start) parts.push({ first: start, end: at, clause: own })
    own = undefined
  }
  let own: HoursClause | undefined
  for (let at = first; at < end; at++) {
    if (at === clause?.first) {
      if (own) {
        close(at)
        start = at
      }
      own = clause
      at = clause.end - 1
      clause = inside.shift()
    } else if (tokens[at].kind === 'and' || tokens[at].kind === 'break') {
      close(at)
      start = at + 1
    }
  }
  close(end)
  return parts
}

/** Where an introduction such as "In winter," starts. */
export function introBefore(
  { first, end, clause }: Part,
  tokens: HoursToken[]
): number | undefined {
  const own = tokens.slice(first, end)
  const isSmall =
    !clause && own.length < 6 && !own.some(({ kind }) => ['word', 'closed', 'open'].includes(kind))
  return isSmall && isExceptional(own) ? first : undefined
}

/** The clause with the "open" before it. */
export function cueBefore(tokens: HoursToken[], clause: HoursClause, part: Part): number {
  let first = clause.first
  while (first > part.first && ['noise', 'open', 'from', 'closed'].includes(tokens[first - 1].kind))
    first--
  return tokens.slice(first, clause.first).some(({ kind }) => kind === 'open' || kind === 'closed')
    ? first
    : clause.first
}
