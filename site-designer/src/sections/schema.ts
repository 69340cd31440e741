import type { Chance } from '#designer/site/seeded'
import type { Surface } from '#designer/site/surface'

/** Three ways to hold a page together: by rules, by boxes, or by size. */
export type Manner = 'ruled' | 'boxed' | 'loud'

interface Grounds {
  grounds: readonly Surface[]
  contact: Surface
}

export interface SectionWords {
  /** Its link in the navigation; without one it has none. */
  nav?: string
  /** Why it is on the page, in the plan. */
  reason: string
}

/** What a section type is, as far as pages are composed of it: what it says and how it can be set. */
export interface SectionSchema<Layout extends string = string, Content = unknown> {
  /**
   * Layouts with their traits. The first word is the skeleton, the rough structure: two neighbouring
   * sections must not have the same one. The others: a page has few layouts that are `cards` or
   * `centred`, and at least one that is `offset`; a `framed` layout has a frame in the brand colour, so
   * it cannot be on a ground of that colour; a `shape` is a drawing of facts, and only facts that have
   * that shape are set in it (`SectionType.shape`).
   */
  layouts: Record<Layout, string>
  /** The layouts that suit each manner, for directions that do not name their own. */
  manners?: Record<Manner, readonly NoInfer<Layout>[]>
  /** Where a new section belongs on a page that exists: by what people look for first, from 0. */
  rank?: number
  /** Where a page has too many links: the first to leave the navigation has 1. */
  leavesNav?: number
  /** The file of data/css/sections, where it is not named after the kind. */
  css?: string
  /** Said beside the page's own matter: a direction's large headings are not for it. */
  isAside?: true
  /** Whether it may be the one loud section of a page; `sometimes` is left to chance. */
  loud?: 'always' | 'sometimes'
  /** The ground of its own, instead of the next one of the page's. */
  ground?: (layout: string, grounds: Grounds, luck: Chance) => Surface | undefined
  /** Its place in the form's list of sections that people often want or refuse, from 1. */
  askedFor?: number
  /** The list of the sheet that it shows, where a starter has one ready. */
  starter?: 'steps' | 'questions'
  /** It is nothing but the owner's photos: places to fill, which visitors do not see, until there are some. */
  isOfPhotos?: true
  /** Words by language, of a type that is not in `data/words`; English is used for the others. */
  words?: Partial<Record<string, SectionWords>> & { en: SectionWords }
  /** Only a type: what a section says. */
  content?: Content
}

/** Checks a schema and keeps the names of its layouts as types. */
export function sectionSchema<Layout extends string, Content>(
  schema: SectionSchema<Layout, Content>
): SectionSchema<Layout, Content> {
  return schema
}

export function holds<Content>(): Content | undefined {
  return undefined
}
