/** What sections are made of. Plain JSON. */

export interface Action {
  label: string
  href: string
  /** What of the sheet it leads to: see `sheet/field_mark.ts`. */
  field?: string
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
  /** The entry of the sheet that it shows. */
  field?: string
  /** What it says in `detail` is ours, and the person has not kept it yet. */
  ours?: true
}

export interface Answered {
  question: string
  answer: Slot
  field?: string
  ours?: true
}

export interface Row {
  label: string
  value: Slot
  /** Where the value leads, if it is not a number or an address that says so itself. */
  href?: string
  /** What of the sheet the value shows. */
  field?: string
}

/** A day of a week that is drawn as seven cells. */
export interface DayCell {
  /** Short: "Mon". */
  day: string
  /** When it is open; none on a day that is closed or of which nothing is known. */
  times?: string
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

/** A picture of ours that sets a mood, with the side on which words may stand on it. */
export interface Still {
  id: string
  src: string
  sources: { src: string; width: number }[]
  /** What stays in view when it is cropped, in shares of width and height. */
  focal: [x: number, y: number]
  text: 'left' | 'top'
  /** Its colour where words may stand. */
  ground: string
  /** A dark picture takes light letters. */
  isDark: boolean
  /** Words need a veil behind them to be read. */
  needsScrim: boolean
}

/** What of the person's own a hero shows beside its words. */
export interface Artefact {
  type: 'plate'
  photo: Photo
}

export interface Headed {
  heading: string
  intro?: Slot
}

export interface OfferList {
  items: Item[]
  /** After the items that stand in no group. */
  groups?: ItemGroup[]
  note?: Slot
}

/** Short lines of one sort, with or without words of their own. */
export interface Lines {
  items: Item[]
}

export interface TimetableDay {
  day: string
  entries: { time: string; what: string }[]
}

export interface EventEntry {
  /** As the owner wrote it. */
  day: Slot
  /** `2026-05-12`, only where the owner named the year too. */
  date?: string
  time?: string
  what: Slot
  detail?: Slot
  /** Where to read more of it. */
  href?: string
  cost?: EventCost
}

/** What an event costs, by the offer whose price it is; without one its own words say the price. */
export interface EventCost {
  price: string
  of?: { name: string; field: string }
}

export interface ReplyWords {
  question: string
  yes: string
  no: string
  guests: string
  note: string
  send: string
}
