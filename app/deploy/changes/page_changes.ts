import { diffArrays } from 'diff'
import { shownOnPage, type Shown } from 'site-designer'
import type { PageChange } from '#contract/api/deployment'
import { readHead } from '#deploy/services/published_head'

const LONGEST = 300

/** What differs for visitors between two public pages, in page order. */
export function pageChanges(before: string, after: string): PageChange[] {
  if (before === after) return []
  const changes = [...headChanges(before, after), ...bodyChanges(before, after)]
  return changes.length > 0 ? changes : [{ kind: 'other', place: '', before: '', after: '' }]
}

function headChanges(before: string, after: string): PageChange[] {
  const [old, next] = [readHead(before), readHead(after)]
  const named = (['title', 'description'] as const)
    .filter((name) => old[name] !== next[name])
    .map((kind) => ({ kind, place: '', before: cut(old[kind]), after: cut(next[kind]) }))
  const isLook = JSON.stringify(old.tokens) !== JSON.stringify(next.tokens)
  return isLook ? [...named, { kind: 'look', place: '', before: '', after: '' }] : named
}

function bodyChanges(before: string, after: string): PageChange[] {
  const changes: PageChange[] = []
  let gone: Shown[] = []
  for (const part of diffArrays(shownOnPage(before), shownOnPage(after), { comparator: isSame })) {
    if (part.removed) {
      gone = part.value
      continue
    }
    changes.push(...paired(gone, part.added ? part.value : []))
    gone = []
  }
  return withMoves([...changes, ...paired(gone, [])])
}

/** What is gone in one place and new in another has moved; a section that moved is told once. */
function withMoves(changes: readonly PageChange[]): PageChange[] {
  const gone = new Set(
    changes.filter(({ after }) => !after).map(({ kind, before }) => kind + before)
  )
  const hasMoved = ({ kind, before, after }: PageChange) => !before && gone.has(kind + after)
  const moved = new Set(changes.filter(hasMoved).map(({ kind, after }) => kind + after))
  const places = new Set<string>()
  return changes.flatMap((one): PageChange[] => {
    const { kind, place, before, after } = one
    if (!after && moved.has(kind + before)) return []
    if (!hasMoved(one)) return [one]
    if (places.has(place)) return []
    places.add(place)
    return [{ kind: 'moved', place, before: '', after }]
  })
}

function isSame(one: Shown, other: Shown): boolean {
  return (
    kindOf(one) === kindOf(other) && one.what === other.what && sourceOf(one) === sourceOf(other)
  )
}

/** A picture or a link can be another one under the same words. */
function sourceOf({ is, key }: Shown): string {
  return is === 'picture' || is === 'link' || is === 'form' ? key : ''
}

/** What was removed in one place beside what was added there: one by one of the same kind. */
function paired(gone: readonly Shown[], added: readonly Shown[]): PageChange[] {
  const rest = [...added]
  const changes = gone.map((old): PageChange => {
    const at = rest.findIndex((one) => kindOf(one) === kindOf(old))
    const [next] = at < 0 ? [] : rest.splice(at, 1)
    return change(old, next)
  })
  return [...changes, ...rest.map((next) => change(undefined, next))]
}

function change(old: Shown | undefined, next: Shown | undefined): PageChange {
  const { place } = (next ?? old)!
  return {
    kind: kindOf((next ?? old)!),
    place,
    before: cut(old?.what ?? ''),
    after: cut(next?.what ?? ''),
  }
}

function kindOf({ is }: Shown): 'text' | 'picture' | 'link' | 'form' {
  if (is === 'picture' || is === 'link') return is
  return is === 'form' || is === 'field' ? 'form' : 'text'
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
