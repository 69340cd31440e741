import type {
  DirectionId,
  FooterLayout,
  HeaderLayout,
  LayoutOf,
  SectionKind,
  Surface,
} from '#designer/site/kinds'
import type { Language } from '#designer/text/language'

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

export interface Action {
  label: string
  href: string
}

/**
 * A text, or a place the owner still has to fill. A place to fill is drawn in the draft as a
 * marked note and never reaches a published page: see `renderer/todos.ts`.
 */
export type Slot = string | Todo
interface Todo {
  todo: string
}

export interface Item {
  name: Slot
  detail?: Slot
  price?: string
}

export interface Row {
  label: string
  value: Slot
  /** Where the value leads, if it is not a number or an address that says so itself. */
  href?: string
}

/** Items under a heading of their own: "Starters". */
interface ItemGroup {
  name: string
  items: Item[]
}

/** A picture of the owner's, or until then a drawn pattern that says which picture belongs here. */
export interface Photo {
  describe: string
  shape: 'wide' | 'tall' | 'square'
  src?: string
  alt?: string
  /** Of the picture itself, in pixels. */
  width?: number
  height?: number
  /** Narrower files of it. */
  sources?: { src: string; width: number }[]
}

/** What a hero shows instead of a stock picture: the thing the trade itself puts on its wall. */
export type Artefact =
  | { type: 'list'; title: string; items: Item[]; note?: Slot }
  | { type: 'week'; title: string; rows: Row[]; days?: TimetableDay[]; note?: Slot }
  | { type: 'plate'; photo: Photo }

interface Base<K extends SectionKind> {
  kind: K
  layout: LayoutOf<K>
  surface: Surface
  /** The anchor, unique on the page. */
  id: string
  /** Its name in the navigation; without one the section is not listed there. */
  nav?: string
}

interface Headed {
  heading: string
  intro?: Slot
}

interface OfferList {
  items: Item[]
  /** After the items that stand in no group. */
  groups?: ItemGroup[]
  note?: Slot
}

/** Short lines of one sort, with or without words of their own. */
interface Lines {
  items: Item[]
}

interface TimetableDay {
  day: string
  entries: { time: string; what: string }[]
}

interface EventEntry {
  /** As the owner wrote it. */
  day: Slot
  /** `2026-05-12`, only where the owner named the year too. */
  date?: string
  time?: string
  what: Slot
  detail?: Slot
  /** Where to read more of it. */
  href?: string
}

export interface ReplyWords {
  question: string
  yes: string
  no: string
  guests: string
  note: string
  send: string
}

/** What sections without a heading of their own hold. */
interface Bare {
  hero: {
    kicker?: string
    title: string
    lede?: Slot
    actions: Action[]
    facts?: Row[]
    /** Where it is and when it is open, for whoever reads no further. */
    near?: Row[]
    artefact?: Artefact
    /** What the drawing beside the title is of: a file of data/subjects. */
    motif?: string
  }
  facts: { rows: Row[] }
  /** Numbers the owner gave, never counted or rounded by us. */
  stats: { figures: { value: string; label: string }[] }
  statement: { text: string; by?: string }
}

/** What the other sections hold beside their heading. */
interface Titled {
  /** What is different just now: closed for a holiday, moved, fully booked. */
  notice: { text: Slot }
  menu: OfferList
  prices: OfferList
  services: OfferList
  /** What somebody made, wrote or won, in the order in which it was told. */
  works: { works: { title: string; year?: string; about?: string }[] }
  skills: Lines
  clients: Lines
  credentials: Lines
  good_to_know: Lines
  /** One offer told in full. */
  detail: { paragraphs: Slot[]; rows: Row[]; action?: Action }
  /** `includes`: what is in it, one thing a line. */
  packages: { packages: { name: Slot; price?: Slot; includes: Slot[] }[] }
  timetable: { days: TimetableDay[]; note?: Slot }
  /** In the order of their dates. */
  events: { events: EventEntry[] }
  hours: { rows: Row[]; note?: Slot }
  about: { paragraphs: Slot[]; photo?: Photo }
  gallery: { photos: Photo[] }
  before_after: {
    labels: { before: string; after: string }
    changes: { before: Photo; after: Photo }[]
  }
  process: { steps: Item[] }
  team: { people: { name: Slot; role?: Slot; about?: string; photo?: Photo }[] }
  testimonials: { quotes: { text: Slot; by?: Slot }[] }
  faq: { items: { question: string; answer: Slot }[] }
  downloads: { files: { name: string; href?: string; todo: string }[] }
  /** Where the business comes to, for trades that come to people. The first place is its own. */
  area: { places: Slot[]; note?: string }
  /** The address as a drawn block: no tiles, no streets, nothing to mistake for a map of the place. */
  map: { address: Slot; directions?: Action; note?: Slot }
  /** `note`: what no row of the hours can hold: "every second Monday closed". */
  visit: { rows: Row[]; hours?: Row[]; note?: Slot; directions?: Action }
  call: { action: Action }
  /**
   * The form posts to the site's own host, and is there only where there is someone to read it. With
   * `reply` it asks who comes, in place of a message. Behind the words of `fold` it waits where
   * visitors can call or come.
   */
  contact: { rows: Row[]; form: boolean; fold?: string; reply?: ReplyWords }
  /** A line for an e-mail address. `message` is what the owner reads when somebody signs up. */
  newsletter: { message: string; button: string }
  /** What the form does with a visitor's words, and who answers for the page. */
  legal: { parts: { title: string; paragraphs: Slot[]; rows: Row[] }[] }
}

/** A section of these kinds; of any, where none is named. */
export type Section<K extends SectionKind = SectionKind> = {
  [P in K]: Base<P> &
    (P extends keyof Bare ? Bare[P] : P extends keyof Titled ? Headed & Titled[P] : never)
}[K]

export type DetailSection = Section<'detail'>
export type EventsSection = Section<'events'>
