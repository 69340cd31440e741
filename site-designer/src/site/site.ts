import type {
  DirectionId,
  FooterLayout,
  HeaderLayout,
  LayoutOf,
  LinesKind,
  SectionKind,
  Surface,
} from '#designer/site/kinds'

/**
 * The typed site: what designers fill and the one renderer prints. It is plain JSON. After the
 * first revision of a website the HTML alone counts and this model is not read again.
 */
export interface Site {
  schema: 1
  /** ISO 639-1 code: the `lang` of the page. */
  language: string
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
export interface ItemGroup {
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
  | { type: 'words'; text: string }

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

export interface HeroSection extends Base<'hero'> {
  kicker?: string
  title: string
  lede?: Slot
  actions: Action[]
  facts?: Row[]
  artefact?: Artefact
}
/** What is different just now: closed for a holiday, moved, fully booked. */
export interface NoticeSection extends Base<'notice'>, Headed {
  text: Slot
}
export interface FactsSection extends Base<'facts'> {
  rows: Row[]
}
/** Numbers the owner gave, never counted or rounded by us. */
export interface StatsSection extends Base<'stats'> {
  figures: { value: string; label: string }[]
}
export interface ListSection extends Base<'menu'>, Headed {
  items: Item[]
  /** After the items that stand in no group. */
  groups?: ItemGroup[]
  note?: Slot
}
export interface PricesSection extends Base<'prices'>, Headed {
  items: Item[]
  /** After the items that stand in no group. */
  groups?: ItemGroup[]
  note?: Slot
}
export interface ServicesSection extends Base<'services'>, Headed {
  items: Item[]
  /** After the items that stand in no group. */
  groups?: ItemGroup[]
  note?: Slot
}
/** What somebody made, wrote or won, in the order in which it was told. */
export interface WorksSection extends Base<'works'>, Headed {
  works: { title: string; year?: string; about?: string }[]
}
/** Short lines of one sort, with or without words of their own. */
export type LinesSection = { [K in LinesKind]: ListedLines<K> }[LinesKind]
interface ListedLines<K extends LinesKind> extends Base<K>, Headed {
  items: Item[]
}
/** One offer told in full. */
export interface DetailSection extends Base<'detail'>, Headed {
  paragraphs: Slot[]
  rows: Row[]
  action?: Action
}
export interface PackagesSection extends Base<'packages'>, Headed {
  packages: Bundle[]
}
interface Bundle {
  name: Slot
  price?: Slot
  /** What is in it, one thing a line. */
  includes: Slot[]
}
interface TimetableDay {
  day: string
  entries: { time: string; what: string }[]
}
export interface TimetableSection extends Base<'timetable'>, Headed {
  days: TimetableDay[]
  note?: Slot
}
/** In the order of their dates. `day` is written as the owner wrote it. */
export interface EventsSection extends Base<'events'>, Headed {
  events: Occasion[]
}
interface Occasion {
  day: Slot
  /** `2026-05-12`, only where the owner named the year too. */
  date?: string
  time?: string
  what: Slot
  detail?: Slot
  /** Where to read more of it. */
  href?: string
}
export interface HoursSection extends Base<'hours'>, Headed {
  rows: Row[]
  note?: Slot
}
export interface AboutSection extends Base<'about'>, Headed {
  paragraphs: Slot[]
  photo?: Photo
}
export interface StatementSection extends Base<'statement'> {
  text: string
  by?: string
}
export interface GallerySection extends Base<'gallery'>, Headed {
  photos: Photo[]
}
export interface BeforeAfterSection extends Base<'before_after'>, Headed {
  labels: { before: string; after: string }
  changes: { before: Photo; after: Photo }[]
}
export interface ProcessSection extends Base<'process'>, Headed {
  steps: Item[]
}
export interface TeamSection extends Base<'team'>, Headed {
  people: { name: Slot; role?: Slot; about?: string; photo?: Photo }[]
}
export interface TestimonialsSection extends Base<'testimonials'>, Headed {
  quotes: { text: Slot; by: Slot }[]
}
export interface FaqSection extends Base<'faq'>, Headed {
  items: { question: string; answer: Slot }[]
}
export interface DownloadsSection extends Base<'downloads'>, Headed {
  files: { name: string; href?: string; todo: string }[]
}
/** Where the business comes to, for trades that come to people. The first place is its own. */
export interface AreaSection extends Base<'area'>, Headed {
  places: Slot[]
  note?: Slot
}
/** The address as a drawn block: no tiles, no streets, nothing to mistake for a map of the place. */
export interface MapSection extends Base<'map'>, Headed {
  address: Slot
  directions?: Action
  note?: Slot
}
export interface VisitSection extends Base<'visit'>, Headed {
  rows: Row[]
  hours?: Row[]
  /** What no row of the hours can hold: "every second Monday closed". */
  note?: Slot
  directions?: Action
}
export interface CallSection extends Base<'call'>, Headed {
  action: Action
}
export interface ContactSection extends Base<'contact'>, Headed {
  rows: Row[]
  /** Posts to the site's own host; only where there is someone to read it. */
  form: boolean
  /** The form waits behind these words: whoever can call or come need not write. */
  fold?: string
  /** The form asks who comes, in place of a message. */
  reply?: ReplyWords
}

export interface ReplyWords {
  question: string
  yes: string
  no: string
  guests: string
  note: string
  send: string
}

/** A line for an e-mail address; it posts to the contact form's address with words of its own. */
export interface NewsletterSection extends Base<'newsletter'>, Headed {
  /** What the owner reads when somebody signs up. */
  message: string
  button: string
}
/** What the form does with a visitor's words, and who answers for the page. */
export interface LegalSection extends Base<'legal'>, Headed {
  parts: { title: string; paragraphs: Slot[]; rows: Row[] }[]
}

export type Section =
  | HeroSection
  | NoticeSection
  | StatsSection
  | DetailSection
  | PackagesSection
  | EventsSection
  | BeforeAfterSection
  | DownloadsSection
  | AreaSection
  | MapSection
  | NewsletterSection
  | LegalSection
  | FactsSection
  | ListSection
  | PricesSection
  | ServicesSection
  | WorksSection
  | LinesSection
  | TimetableSection
  | HoursSection
  | AboutSection
  | StatementSection
  | GallerySection
  | ProcessSection
  | TeamSection
  | TestimonialsSection
  | FaqSection
  | VisitSection
  | CallSection
  | ContactSection
