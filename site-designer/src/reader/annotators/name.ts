import { claim, doubt, isSure, shareRight } from '#designer/reader/claim'
import type { Candidate } from '#designer/reader/names/candidate'
import { namesByCue } from '#designer/reader/names/by_cue'
import { namesByKind } from '#designer/reader/names/by_kind'
import { namesByPosition } from '#designer/reader/names/by_position'
import { namesByTitle } from '#designer/reader/names/by_title'
import type { Reading } from '#designer/reader/reading'
import { small } from '#designer/reader/shapes/tokens'
import type { Stretch } from '#designer/sheet/sheet'

/** Nobody offers more names to choose from. */
const mostSuggestions = 4

/**
 * Who it is. A name fills the field where its evidence is sure and all sure ones are one name; else
 * they are suggested, the likeliest first. Who runs it is only suggested.
 */
export function annotateName(reading: Reading): void {
  const named = (ways: ((reading: Reading) => Candidate[])[]) =>
    ways.flatMap((names) => names(reading)).filter(({ from }) => isName(reading, from))
  const told = named([namesByCue, namesByKind, namesByTitle])
  const found = (told.length > 0 ? told : named([namesByPosition])).sort(
    (one, other) => shareRight(other.evidence) - shareRight(one.evidence)
  )
  const chosen = longest(
    reading,
    found.filter(({ evidence }) => isSure(evidence))
  )
  reading.nameAt = chosen?.from
  const seen = new Set<string>()
  for (const { from, evidence, cue } of chosen ? [chosen] : found) {
    const value = reading.text(from).replace(/\s+/g, ' ')
    if (seen.has(small(value)) || seen.size >= mostSuggestions) continue
    seen.add(small(value))
    const why =
      evidence === 'name.guess' || evidence === 'name.position' ? 'by_position' : 'two_readings'
    const name = { field: 'who.name', value, from, why, isShared: true } as const
    if (!chosen) doubt(reading, evidence, name)
    else if (claim(reading, evidence, name) && cue) reading.take(cue, 'field', 'who.name')
  }
}

/** The one that all others are a part of: "Rosie's" is "Rosie's Loaves" for short. */
function longest(reading: Reading, candidates: Candidate[]): Candidate | undefined {
  if (candidates.length === 0) return undefined
  const length = ({ from: [start, end] }: Candidate) => end - start
  const [first] = [...candidates].sort((one, other) => length(other) - length(one))
  return candidates.every(({ from }) => agree(reading, from, first.from)) ? first : undefined
}

function agree(reading: Reading, one: Stretch, other: Stretch): boolean {
  const [first, second] = [one, other].map((stretch) =>
    small(reading.text(stretch))
      .replace(/^the /, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
  )
  return first.includes(second) || second.includes(first)
}

const turkishIn = /['’][dt][ae](?:ki)?(?!\p{L})/u
const generic =
  /^(?:website|web site|menu|home|prices|contact|about|hello|hi|the|it|this|that|me|us|you)$/i

function isName(reading: Reading, from: Stretch): boolean {
  const text = reading.text(from)
  // "Kadıköy'de": where something is.
  if (reading.language.code === 'tr' && turkishIn.test(text)) return false
  const isLong = /\p{L}{2}|\p{L}\d|\d\p{L}/u.test(text) && text.length <= 70
  return (
    isLong && !generic.test(text) && (reading.isFree(from) || beginsOrEndsWithKind(reading, from))
  )
}

/** A kind may be part of a name: "Café Sonnenschein", "Taş Avlu Pansiyon". */
function beginsOrEndsWithKind(reading: Reading, from: Stretch): boolean {
  const kind = reading.kindAt
  return (
    kind !== undefined &&
    ((kind[0] <= from[0] && from[0] < kind[1] && reading.isFree([kind[1], from[1]])) ||
      (kind[1] === from[1] && kind[0] > from[0] && reading.isFree([from[0], kind[0]])))
  )
}
