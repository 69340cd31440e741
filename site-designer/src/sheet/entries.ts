import type { Value } from '#designer/sheet/value'

export interface Link {
  /** http, https, mailto or tel; an Instagram handle becomes the address of its profile. */
  url: string
  /** "Instagram", "WhatsApp", "Booking"; the host if the person gave no name. */
  label: string
}

export interface OfferGroup {
  /** The heading above a list: "Starters". */
  name?: string
  items: Value<Item>[]
}

export interface Item {
  name: string
  description?: string
  /** As typed: "14,50 €", "from £89", "€45 per evening". */
  price?: string
  note?: string
}

export interface Person {
  name: string
  role?: string
  about?: string
}

/** Something that happens on a date. Closures and deadlines are not events. */
export interface DatedEvent {
  /** As typed: "Saturday 12 May, 7 pm". */
  when: string
  title: string
  place?: string
  link?: string
}

export interface Work {
  title: string
  year?: string
  about?: string
}

/** A part of how it goes, from the first message to the end. */
export interface Step {
  name: string
  text?: string
}

/** What visitors ask before they come or call. */
export interface AskedQuestion {
  question: string
  answer?: string
}

export interface Quote {
  text: string
  /** Who said it. A quote without a source is not published. */
  by?: string
}
