import type {
  DayHours,
  FieldPath,
  Item,
  OpeningHours,
  Place,
  Sheet,
  Stretch,
  TextField,
  Value,
  Weekday,
} from '#designer/sheet/sheet'

/** A field's values without who says so. */
type Plain<T> = T extends readonly Value<infer V>[] ? V[] : T extends Value<infer V> ? V : never

/** Of a field that need not be there, null or '' empties it. */
type Changes<T> = {
  [K in keyof T]?: Plain<NonNullable<T[K]>> | (undefined extends T[K] ? null : never)
}

type Lists = Pick<
  Sheet,
  'services' | 'skills' | 'clients' | 'credentials' | 'people' | 'dates' | 'works' | 'good_to_know'
>
type Wished =
  | 'language'
  | 'sections_wanted'
  | 'sections_refused'
  | 'moods'
  | 'colours'
  | 'colours_refused'
  | 'theme'

/**
 * What a person changes of a sheet, as the API takes it: plain values, only the fields that change.
 * A list replaces the list that was there.
 */
export interface SheetChange extends Changes<Lists> {
  who?: Changes<Sheet['who']>
  where?: PlaceChange[]
  contact?: Changes<Sheet['contact']>
  offers?: { name?: string; items: Item[] }[]
  own_words?: Changes<Pick<Sheet['own_words'], 'about' | 'quotes'>>
  wishes?: Changes<Pick<Sheet['wishes'], Wished>>
  /** Ids of suggestions: those put into their fields, and those dropped. */
  suggestions?: { take?: string[]; drop?: string[] }
  /** Where unplaced stretches go; `drop` for nowhere. */
  unplaced?: { from: Stretch; to: PlacedIn | 'drop' }[]
}

/** A place as the person sends it: whole, because a place is changed in its own small form. */
export type PlaceChange = {
  [K in Exclude<keyof Place, 'opening_hours'>]?: Plain<NonNullable<Place[K]>>
} & {
  opening_hours?: Partial<Record<Weekday, DayHours>> & { notes?: Plain<OpeningHours['notes']> }
}

/** What one tap can make of an unplaced sentence. */
export type PlacedIn = TextField | Extract<FieldPath, 'offers' | 'people' | 'dates' | 'works'>
