import type { Action } from '#designer/site/content'
import type {
  ContentOf,
  DirectionId,
  FooterLayout,
  HeaderLayout,
  LayoutOf,
  SectionKind,
} from '#designer/site/kinds'
import type { SectionDesign } from '#designer/site/copy'
import type { Surface } from '#designer/site/surface'
import type { AddressForm } from '#designer/language/address_form'
import type { Language } from '#designer/language/language'

/**
 * The typed site: what designers fill and the one renderer prints. It is plain JSON. After the
 * first revision of a website the HTML alone counts and this model is not read again.
 */
export interface Site {
  schema: 1
  /** ISO 639-1 code: the `lang` of the page. */
  language: string
  /** Where our words do not exist in it: the language that they are in, and what is not ours. */
  foreign?: { words: Language; said: string[] }
  /** How our words address visitors, where somebody said so. */
  address_form?: AddressForm
  direction: DirectionId
  /** Decides every choice the model leaves open (pattern details), so that bytes are repeatable. */
  seed: string
  look: Look
  business: Business
  seo: { title: string; description: string }
  header: { layout: HeaderLayout; action?: Action }
  sections: Section[]
  /** The address in one line, as far as there is one. */
  footer: { layout: FooterLayout; lines: string[]; address?: string }
  /** Sections that a model has designed, checked, by their ids: see `designed/`. */
  designed?: Record<string, SectionDesign>
  /** The ids of sections that stand in a designed one, where links to them lead. */
  held?: string[]
}

export interface Look {
  primary_color: string
  /** The second colour, where the person named one. */
  accent_color?: string
  /** The colour of the paper, where the person named one. */
  ground_color?: string
  theme: 'light' | 'dark'
  heading_font: string
  body_font: string
  corner_radius: number
}

/** Only what the owner said. It feeds structured data, links and the footer. */
interface Business {
  name: string
  trade: string
  schema_type: string
  place?: string
  /** Street and number. */
  address?: string
  postal_code?: string
  country?: string
  phone?: string
  email?: string
  since?: string
  opening?: Opening[]
  /** Only where there are several; each with its own address and times. */
  branches?: Branch[]
  links: Action[]
}

/** One of several places of a business. */
export interface Branch {
  name?: string
  place?: string
  address?: string
  postal_code?: string
  country?: string
  phone?: string
  opening?: Opening[]
}

/** Days count from Monday = 0; times are minutes after midnight. */
export interface Opening {
  days: number[]
  from: number
  to: number
}

interface Base<K extends SectionKind> {
  kind: K
  layout: LayoutOf<K>
  surface: Surface
  /** The anchor, unique on the page. */
  id: string
  /** Its name in the navigation; without one the section is not listed there. */
  nav?: string
}

/** A section of these kinds; of any, where none is named. */
export type Section<K extends SectionKind = SectionKind> = {
  [P in K]: Base<P> & ContentOf<P>
}[K]

export type DetailSection = Section<'detail'>
export type EventsSection = Section<'events'>
