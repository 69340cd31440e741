import type { DatedEvent, Item, Link, Person, Quote, Work } from '#designer/sheet/entries'
import type { TextField } from '#designer/sheet/fields'
import type { DayHours, Weekday } from '#designer/sheet/place'
import type { Stretch } from '#designer/sheet/value'

/** A value that the reader is not sure of; the person accepts it into its field or drops it. */
export type Suggestion = {
  /** Unique on the sheet. */
  id: string
  from: Stretch
  why: SuggestionReason
} & SuggestedValue

/** `place` is an index of `where`; 0 if it is missing. */
export type SuggestedValue =
  | { field: TextField; value: string; place?: number }
  | { field: 'offers'; value: Item }
  | { field: 'people'; value: Person }
  | { field: 'dates'; value: DatedEvent }
  | { field: 'works'; value: Work }
  | { field: 'contact.links'; value: Link }
  | { field: 'own_words.quotes'; value: Quote }
  | { field: 'where.opening_hours'; value: Partial<Record<Weekday, DayHours>>; place?: number }

/** Why the reader is not sure; the screens have a text for each. */
export type SuggestionReason =
  | 'by_position'
  | 'most_likely'
  | 'introduced'
  | 'two_readings'
  | 'lone_price'
  | 'has_exception'
  | 'perhaps_an_event'
  | 'perhaps_a_person'
  | 'perhaps_a_place'
  | 'looks_like_one'
  | 'taken_back'
