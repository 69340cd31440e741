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

/** The values of a field without their sources. */
type Plain<T> = T extends readonly Value<infer V>[] ? V[] : T extends Value<infer V> ? V : never

/** null or '' empties an optional field. */
type Changes<T> = {
  [K in keyof T]?: Plain<NonNullable<T[K]>> | (undefined extends T[K] ? null : never)
}

type Lists = Required<
  Pick<
    Sheet,
    | 'services'
    | 'skills'
    | 'clients'
    | 'credentials'
    | 'people'
    | 'dates'
    | 'works'
    | 'steps'
    | 'questions'
    | 'good_to_know'
  >
>

/** Lists that a starter fills. */
export type StarterField = 'steps' | 'questions'

/**
 * A person's change of a sheet, as the API accepts it: plain values, only the fields that change.
 * A list replaces the whole list.
 */
export interface SheetChange extends Changes<Lists> {
  who?: Changes<Sheet['who']>
  where?: PlaceChange[]
  contact?: Changes<Sheet['contact']>
  offers?: { name?: string; items: Item[] }[]
  own_words?: Changes<Pick<Sheet['own_words'], 'about' | 'quotes'>>
  wishes?: Changes<Omit<Sheet['wishes'], 'section_order' | 'direction' | 'look'>>
  /**
   * Ids of the suggestions that are accepted, and of those that are dropped. What is assumed is kept
   * with `take`, and becomes a suggestion again with `undo`.
   */
  suggestions?: { take?: string[]; drop?: string[]; undo?: string[] }
  /** What of ours the person keeps: the names of steps, and questions. */
  keep?: Partial<Record<StarterField, string[]>>
  /** The field for each unplaced stretch; `drop` removes it. */
  unplaced?: { from: Stretch; to: PlacedIn | 'drop' }[]
}

/** A place is always sent whole: a field that is missing here is emptied. */
export type PlaceChange = {
  [K in Exclude<keyof Place, 'opening_hours'>]?: Plain<NonNullable<Place[K]>>
} & {
  opening_hours?: Partial<Record<Weekday, DayHours>> & { notes?: Plain<OpeningHours['notes']> }
}

/** The fields into which an unplaced sentence can be put. */
export type PlacedIn = TextField | Extract<FieldPath, 'offers' | 'people' | 'dates' | 'works'>
