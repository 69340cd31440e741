import { sortedSheet, type SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import type { Outline } from '#designer/site/outline'
import type { Sheet, SheetPhoto } from '#designer/sheet/sheet'
import type { Photo } from '#designer/site/content'
import { fold } from '#designer/language/fold'

export interface PlacedPhotos {
  /** In the hero. */
  main?: SheetPhoto
  /** Beside the words about the business. */
  about?: SheetPhoto
  /** By the places of the people on the sheet. */
  people: (SheetPhoto | undefined)[]
  gallery: SheetPhoto[]
}

/** Letters that stand beside a picture without leaving half of its height empty. */
export const fewestWords = 260
const MOST_IN_GALLERY = 24

/** For those who ask for nothing else of the page. */
export function placedPhotos(sheet: Sheet, outline: Outline): PlacedPhotos {
  return photosOn(sortedSheet(sheet), outline)
}

/**
 * Where the person's own photos stand: the first is the hero's, people have theirs by name or else by
 * shape, an upright one stands beside the words, and the gallery shows the rest, in their order.
 */
export function photosOn(sheet: SortedSheet, outline: Outline): PlacedPhotos {
  const rest = [...(sheet.photos ?? [])]
  const section = (kind: string) => outline.sections.find((one) => one.kind === kind)
  const main = outline.artefact === 'plate' ? rest.shift() : undefined
  const people = section('team') ? photosOfPeople(sheet, rest) : []

  const told = sheet.sorted.about.join(' ').length
  const isAside = section('about')?.layout === 'large' && told >= fewestWords
  const upright = rest.findIndex((photo) => shapeOf(photo) === 'tall')
  const about = isAside && rest.length > 0 ? rest.splice(Math.max(upright, 0), 1)[0] : undefined
  return { main, about, people, gallery: section('gallery') ? rest.slice(0, MOST_IN_GALLERY) : [] }
}

/** Takes out of `rest` what it gives to somebody. */
function photosOfPeople({ people }: Sheet, rest: SheetPhoto[]): PlacedPhotos['people'] {
  const take = (at: number) => (at < 0 ? undefined : rest.splice(at, 1)[0])
  const named = people.map(({ value: { name } }) =>
    take(rest.findIndex(({ title, alt }) => isNamed(name, `${title} ${alt}`)))
  )
  const bare = named.filter((photo) => photo === undefined).length
  const upright = rest.filter((photo) => shapeOf(photo) !== 'wide')
  // A face under another one's name is worse than none: unless there is one for each, nobody gets one.
  if (upright.length !== bare) return named
  return named.map((photo) => photo ?? take(rest.findIndex((one) => shapeOf(one) !== 'wide')))
}

/** Whether a file name or a description says a person's whole name, or the first part of it. */
function isNamed(name: string, words: string): boolean {
  const said = fold(words).split(/[^\p{L}]+/u)
  const [first, ...others] = fold(name).split(/\s+/)
  return said.includes(first) || (others.length > 0 && said.includes(first + others.join('')))
}

function shapeOf({ width, height }: SheetPhoto): Photo['shape'] {
  const ratio = width / height
  return ratio > 1.15 ? 'wide' : ratio < 0.87 ? 'tall' : 'square'
}

/** A photo as a section shows it. */
export function shownPhoto(photo: SheetPhoto, alt = photo.alt): Photo {
  const { src, title, width, height, sources } = photo
  return { describe: title, shape: shapeOf(photo), src, alt, width, height, sources }
}
