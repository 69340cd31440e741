import type { Coverage, Sheet, SheetChange, Stretch, Suggestion } from 'site-designer/sheet'

/** A piece of the prompt with one use. All pieces together are the prompt. */
export interface Mark {
  /** Where it begins in the prompt. */
  start: number
  text: string
  as: Coverage['as'] | 'plain'
  field?: Coverage['field']
  /** It was probably said to us, so it is not placed together with the rest. */
  forUs?: boolean
  /** The whole stretch that is placed or dropped by one tap. */
  stretch: Stretch
  suggestions: Suggestion[]
}

type MarkedSheet = Pick<Sheet, 'coverage' | 'suggestions'>
type Leaving = Pick<SheetChange, 'suggestions' | 'unplaced'>

/** Splits the prompt where its use changes. Spaces at the edges are not marked. */
export function marksOf(prompt: string, sheet: MarkedSheet, leaving: Leaving = {}): Mark[] {
  const coverage = sheet.coverage.map((entry) => afterLeaving(entry, leaving))
  // Words that suggest a kind are not marked, because nothing has to be placed.
  const suggestions = sheet.suggestions.filter(
    (suggestion) => suggestion.field !== 'who.kind' && !isLeaving(suggestion, leaving)
  )
  const ends = cuts(prompt.length, [...coverage, ...suggestions])

  const pieces: Mark[] = []
  for (const [index, start] of ends.slice(0, -1).entries()) {
    const end = ends[index + 1]!
    const covered = coverage.find(({ from }) => from[0] <= start && end <= from[1])
    pieces.push({
      start,
      text: prompt.slice(start, end),
      as: covered?.as ?? 'plain',
      field: covered?.field,
      forUs: covered?.for_us,
      stretch: covered?.from ?? [start, end],
      suggestions: suggestions.filter(({ from }) => from[0] <= start && end <= from[1]),
    })
  }
  return pieces.flatMap(withPlainEdges).map(withoutSmallTalk)
}

/** Whether the person must decide where it belongs. */
export function isOpen({ as, suggestions }: Mark): boolean {
  return as === 'unplaced' || suggestions.length > 0
}

/** The unplaced stretches that may go onto the page together, each once: remarks to us do not. */
export function restOf(marks: readonly Mark[]): Stretch[] {
  return stretchesOf(marks.filter(({ as, forUs }) => as === 'unplaced' && !forUs))
}

/** Every unplaced stretch once, even if it is split into several marks. */
export function unplacedOf(marks: readonly Mark[]): Stretch[] {
  return stretchesOf(marks.filter(({ as }) => as === 'unplaced'))
}

function stretchesOf(marks: readonly Mark[]): Stretch[] {
  return [...new Map(marks.map(({ stretch }) => [stretch[0], stretch])).values()]
}

function cuts(length: number, stretches: { from: Stretch }[]): number[] {
  const all = new Set([0, length, ...stretches.flatMap(({ from }) => from)])
  return [...all].filter((at) => at >= 0 && at <= length).sort((one, other) => one - other)
}

function withPlainEdges(mark: Mark): Mark[] {
  if (mark.as === 'plain' && mark.suggestions.length === 0) return [mark]
  const words = mark.text.trim()
  const before = mark.text.length - mark.text.trimStart().length
  return [
    plain(mark.start, mark.text.slice(0, before)),
    ...(words ? [{ ...mark, start: mark.start + before, text: words }] : []),
    plain(mark.start + before + words.length, mark.text.slice(before + words.length)),
  ].filter(({ text }) => text !== '')
}

/** A scrap of a sentence around what was taken is no fact, so there is nothing to decide about it. */
function withoutSmallTalk(mark: Mark): Mark {
  const { start, text, as, field, suggestions } = mark
  const isWhole = suggestions.length > 0 || (as !== 'unplaced' && field !== 'own_words.about')
  return isWhole || saysSomething(text) ? mark : plain(start, text)
}

function saysSomething(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.join('').length >= LEAST && words.some((word) => !SMALL_TALK.has(word))
}

const LEAST = 3
const SMALL_TALK: ReadonlySet<string> = new Set(
  'hi hello hey there dear called named ring call thanks thank please you your my our me i am m it is s its a an the and or of to in on at for with from by'.split(
    ' '
  )
)

function plain(start: number, text: string): Mark {
  return {
    start,
    text,
    as: 'plain',
    stretch: [start, start + text.length],
    suggestions: [],
  }
}

/** Shows placed or dropped pieces before the server has answered. */
function afterLeaving(entry: Coverage, { unplaced }: Leaving): Coverage {
  const moved = unplaced?.find(({ from }) => from[0] === entry.from[0] && from[1] === entry.from[1])
  if (!moved) return entry
  if (moved.to === 'drop') return { from: entry.from, as: 'dropped' }
  return { from: entry.from, as: 'field', field: moved.to }
}

function isLeaving({ id, from }: Suggestion, { suggestions, unplaced }: Leaving): boolean {
  if (suggestions?.take?.includes(id) || suggestions?.drop?.includes(id)) return true
  return unplaced?.some((moved) => moved.from[0] <= from[0] && from[1] <= moved.from[1]) ?? false
}
