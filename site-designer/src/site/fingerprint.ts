/** One place of a page: what stands there, and how it is set. */
export interface Place {
  what: string
  layout: string
  surface: string
  alignment: string
}

/** What a page is made of, as somebody sees it from far away. JSON. */
export interface Fingerprint {
  direction: string
  places: Place[]
}

/** Nearer than this two sites look like one. */
export const farEnough = 0.4

/** What the hero shows: it has a layout and nothing else. */
export function singlePlace(what: string, layout: string): Place {
  return { what, layout, surface: '', alignment: '' }
}

/**
 * How many of the places differ, from 0 (the same page) to 1: the cost of turning one into the
 * other over the length of the longer. To put in, take out or replace a section costs 1. The same
 * section set differently costs as much as differs: its layout half, its surface three tenths, its
 * alignment two, since what there is to say is given by the facts and only the setting is chosen.
 */
export function structuralDistance(one: Place[], other: Place[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, place] of one.entries()) {
    const next = [at + 1]
    for (const [column, against] of other.entries()) {
      next.push(
        Math.min(row[column + 1] + 1, next[column] + 1, row[column] + costOf(place, against))
      )
    }
    row = next
  }
  return row[other.length] / Math.max(one.length, other.length, 1)
}

/**
 * How much two pages are likely to look alike in a picture, from 0 to 4, without drawing them: by
 * what the gate's screenshots showed to matter. A direction has one look; the ground of the hero
 * fills the first screen, and the grounds of the rest most of the others.
 */
export function likeness(one: Fingerprint, other: Fingerprint): number {
  const direction = one.direction === other.direction ? 1.5 : 0
  const picture = layoutOf('picture', one) === layoutOf('picture', other) ? 0.5 : 0
  const first = toneOf(one) === toneOf(other) ? 1 : 0
  return direction + picture + first + sharedGround(one, other)
}

/** Paper and its tints are pale; a colour that fills the screen is one of its own. */
function toneOf({ places }: Fingerprint): string {
  const ground = places.find(({ what }) => what === 'hero')?.surface ?? ''
  return ['plain', 'tint', 'wash'].includes(ground) ? 'pale' : ground
}

/** How the first place of that name is set. */
export function layoutOf(what: string, { places }: Fingerprint): string | undefined {
  return places.find((place) => place.what === what)?.layout
}

/** The share of the page that lies on the same grounds, 0 to 1; a hero is as tall as two sections. */
function sharedGround(one: Fingerprint, other: Fingerprint): number {
  const [mine, theirs] = [groundsOf(one), groundsOf(other)]
  let shared = 0
  for (const [ground, share] of mine) shared += Math.min(share, theirs.get(ground) ?? 0)
  return shared
}

function groundsOf({ places }: Fingerprint): Map<string, number> {
  const sections = places.filter(({ surface }) => surface !== '')
  const grounds = new Map<string, number>()
  for (const { what, surface } of sections) {
    const share = (what === 'hero' ? 2 : 1) / (sections.length + 1)
    grounds.set(surface, (grounds.get(surface) ?? 0) + share)
  }
  return grounds
}

function costOf(one: Place, other: Place): number {
  if (one.what !== other.what) return 1
  if (one.surface === '' && other.surface === '') return one.layout === other.layout ? 0 : 1
  const layout = one.layout === other.layout ? 0 : 0.5
  const surface = one.surface === other.surface ? 0 : 0.3
  const alignment = one.alignment === other.alignment ? 0 : 0.2
  return layout + surface + alignment
}
