import { farEnough, type Place, structuralDistance } from '#designer/site/fingerprint'
import type { Look } from '#tests/gate/craft/look_at'
import { median } from '#tests/gate/craft/scores'
import { pictureDistance } from '#tests/gate/distance/picture'

export interface Face {
  name: string
  /** Sites of one family have the same facts and form; only the designer's choices differ. */
  family: string
  places: Place[]
  look: Look
}

export interface Pair {
  names: [string, string]
  structure: number
  picture: number
}

export interface Distances {
  pairs: Pair[]
  /** The share of pairs that are different enough by structure, by picture, and by both. */
  share: { structure: number; picture: number; both: number }
  medians: { structure: number; picture: number }
  /** The distances of sites of different trades, for comparison. */
  strangers: { structure: number; picture: number }
}

/** All pairs within a family, and one site of another family per site for comparison. */
export function distancesBetween(faces: Face[]): Distances {
  faces = faces.toSorted((one, other) => one.name.localeCompare(other.name))
  const pairs: Pair[] = []
  const strangers: Pair[] = []
  for (const [at, one] of faces.entries()) {
    for (const other of faces.slice(at + 1))
      if (one.family === other.family) pairs.push(pairOf(one, other))
    const stranger = faces[(at + Math.ceil(faces.length / 2)) % faces.length]
    if (stranger.family !== one.family) strangers.push(pairOf(one, stranger))
  }
  const shareOf = (isFar: (pair: Pair) => boolean) =>
    pairs.length === 0 ? 1 : pairs.filter(isFar).length / pairs.length
  return {
    pairs,
    share: {
      structure: shareOf(({ structure }) => structure >= farEnough),
      picture: shareOf(({ picture }) => picture >= farEnough),
      both: shareOf(isFarEnough),
    },
    medians: mediansOf(pairs),
    strangers: mediansOf(strangers),
  }
}

export function isFarEnough({ structure, picture }: Pair): boolean {
  return structure >= farEnough && picture >= farEnough
}

function pairOf(one: Face, other: Face): Pair {
  return {
    names: [one.name, other.name],
    structure: structuralDistance(one.places, other.places),
    picture: pictureDistance(one.look, other.look),
  }
}

function mediansOf(pairs: Pair[]) {
  return {
    structure: median(pairs.map(({ structure }) => structure)),
    picture: median(pairs.map(({ picture }) => picture)),
  }
}
