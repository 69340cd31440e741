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
}

export interface ReplyWords {
  question: string
  yes: string
  no: string
  guests: string
  note: string
  send: string
}
