import type { Measures } from '#tests/gate/craft/measure'

/** One place of a page's skeleton: what stands there, and how a seed chose to set it. */
export interface Code {
  what: string
  layout: string
  alignment: string
  surface: string
}

export function skeletonOf({ header, footer, artefact, sections }: Measures): Code[] {
  const single = (what: string, layout: string) => ({ what, layout, alignment: '', surface: '' })
  return [
    single('header', header),
    single('artefact', artefact),
    ...sections.map(({ kind, layout, alignment, surface }) => ({
      what: kind,
      layout,
      alignment,
      surface,
    })),
    single('footer', footer),
  ]
}

/**
 * How many of the places differ, from 0 (the same skeleton) to 1: the cost of turning one into the
 * other over the length of the longer. To put in, take out or replace a section costs 1. The same
 * section set differently costs as much as differs: its layout half, its surface three tenths, its
 * alignment two, since what there is to say is given by the facts and only the setting is chosen.
 */
export function structuralDistance(one: Code[], other: Code[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, code] of one.entries()) {
    const next = [at + 1]
    for (const [column, against] of other.entries()) {
      next.push(
        Math.min(row[column + 1] + 1, next[column] + 1, row[column] + costOf(code, against))
      )
    }
    row = next
  }
  return row[other.length] / Math.max(one.length, other.length, 1)
}

function costOf(one: Code, other: Code): number {
  if (one.what !== other.what) return 1
  // A head, a foot and the hero's artefact have a layout and nothing else.
  if (one.surface === '' && other.surface === '') return one.layout === other.layout ? 0 : 1
  const layout = one.layout === other.layout ? 0 : 0.5
  const surface = one.surface === other.surface ? 0 : 0.3
  const alignment = one.alignment === other.alignment ? 0 : 0.2
  return layout + surface + alignment
}
