import type {
  DatedEvent,
  DayHours,
  FieldPath,
  Item,
  Link,
  Person,
  Quote,
  Stretch,
  TextField,
  Way,
  Weekday,
  Work,
} from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'

/**
 * What a person changes of a sheet, as the API takes it: plain values, only the fields that change.
 * A list replaces the list that was there; null or '' empties a field.
 */
export interface SheetChange {
  who?: {
    name?: string | null
    has_no_name?: boolean
    description?: string | null
    kind?: string | null
    slogan?: string | null
    founding_year?: string | null
  }
  where?: PlaceChange[]
  contact?: {
    telephones?: string[]
    emails?: string[]
    links?: Link[]
    preferred?: Way | null
    refused?: Way[]
  }
  offers?: { name?: string; items: Item[] }[]
  services?: string[]
  skills?: string[]
  clients?: string[]
  credentials?: string[]
  people?: Person[]
  dates?: DatedEvent[]
  works?: Work[]
  good_to_know?: string[]
  own_words?: { about?: string | null; quotes?: Quote[] }
  wishes?: {
    language?: string
    sections_wanted?: SectionKind[]
    sections_refused?: SectionKind[]
    moods?: string[]
    theme?: 'light' | 'dark' | null
  }
  /** Ids of suggestions: those put into their fields, and those dropped. */
  suggestions?: { take?: string[]; drop?: string[] }
  /** Where unplaced stretches go; `drop` for nowhere. */
  unplaced?: { from: Stretch; to: PlacedIn | 'drop' }[]
}

/** A place as the person sends it: whole, because a place is changed in its own small form. */
export interface PlaceChange {
  label?: string
  street_address?: string
  postal_code?: string
  locality?: string
  country?: string
  area_served?: string[]
  online?: boolean
  opening_hours?: Partial<Record<Weekday, DayHours>> & { notes?: string[] }
  by_appointment?: boolean
  closed_until?: string
}

/** What one tap can make of an unplaced sentence. */
export type PlacedIn = TextField | Extract<FieldPath, 'offers' | 'people' | 'dates' | 'works'>
