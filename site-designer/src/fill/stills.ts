import { kindOf } from '#designer/fill/business'
import { readData } from '#designer/data/read_data'
import type { Still } from '#designer/site/content'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { subjectsOf } from '#designer/fill/subject'
import { chance } from '#designer/site/seeded'

/** A picture of ours, as the library says it: mood and material, never somebody's shop or work. */
interface LibraryEntry {
  /** Trades and kinds that it suits on every page, those that it suits best first; no picture is better than a wrong one. */
  trades?: string
  /** Trades and kinds of many things, whose pages it suits where they are about one of the subjects. */
  kinds?: string
  subjects?: string
  focal: [x: number, y: number]
  /** The side on which words may stand. */
  text: 'left' | 'top'
  ground: string
  ink: 'dark' | 'light'
  contrast: number
}

type Library = Record<string, LibraryEntry>

const library = () => readData<Library>('stills').get('library')!

/** Sizes that every picture exists in, in pixels of width; all are three to two. */
export const STILL_WIDTHS = [800, 1600] as const

export function stillFile(id: string, width: (typeof STILL_WIDTHS)[number]): string {
  return `stills/${id}-${width}.webp`
}

export function stillNamed(id: string): Still | undefined {
  const entry = library()[id]
  if (!entry) return undefined
  const { focal, text, ground, ink, contrast } = entry
  return {
    id,
    src: stillFile(id, 1600),
    sources: [{ src: stillFile(id, 800), width: 800 }],
    focal,
    text,
    ground,
    isDark: ink === 'light',
    needsScrim: contrast < readable,
  }
}

const readable = 4.5

/**
 * The pictures that suit a page, the best first: those of what it is about, then those of its
 * trade; of equals, chance decides. On a dark page dark ones come before light ones of the same rank.
 */
export function stillsFor(sheet: SortedSheet, seed: string, theme: 'light' | 'dark'): string[] {
  const { id } = kindOf(sheet)
  const [about] = subjectsOf(sheet)
  const luck = chance(seed, 'still')
  return Object.entries(library())
    .map(([name, { trades = '', kinds = '', subjects = '', ink }]) => {
      const inTrade = trades.split(' ').indexOf(id)
      const isAbout = about?.isSaid && subjects.split(' ').includes(about.id)
      const rank =
        isAbout && kinds.split(' ').includes(id) ? 4 : inTrade >= 0 ? 3 - inTrade * 0.02 : 0
      const isOnTheme = (ink === 'light') === (theme === 'dark')
      return { name, merit: rank + (isOnTheme ? 0.3 : 0) + luck.next() * 0.6, rank }
    })
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.merit - one.merit)
    .map(({ name }) => name)
}
