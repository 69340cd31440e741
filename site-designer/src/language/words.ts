/** What a word means in a clause of opening hours. */
export type HoursWord =
  /** Between two days or two times: "to", "bis". */
  | 'to'
  | 'from'
  /** "between", which makes "and" mean "to". */
  | 'between'
  | 'and'
  /** Takes days away: "every day except Monday". */
  | 'but'
  | 'noise'
  | 'open'
  | 'closed'
  /** A part of a day or a meal: "lunch", "mornings". */
  | 'part'
  /** Neither a day nor a time can say it: "every second", "summer", "kitchen". */
  | 'exception'
  /** An end that no clock shows: "late". */
  | 'late'
  /** "24/7" */
  | 'always'
  | 'appointment'
  /** Not when the business is open: "classes", "happy". */
  | 'other'

/**
 * The words by which one language tells what a stretch of a prompt is: data/reader/<language>.yaml.
 * Every text is such a list with `|` between its parts, in small letters; a part is a word, a few
 * words, or a pattern without groups.
 */
export interface Words {
  /** What a person calls the page they ask for. */
  page: string
  /** Words that may stand before `page` in a request: "i need a", "please make me". */
  request: string
  /** Those of them that ask: "need", "make". */
  request_verbs: string
  /** Words between `page` and what it is for. */
  page_for: string
  /** Where a request ends with its verb: "web sitesi istiyorum". */
  request_behind?: string
  /** "A", "my": a noun phrase begins behind them. `own` says that it is theirs. */
  article: string
  own: string
  /** Verbs and words behind which "a bakery" is theirs: "i run", "we are". */
  introduces: string
  /** Before a name, behind it, and "name is". */
  called: string
  called_after?: string
  name_is: string
  we_are: string
  i_am: string
  /** What stands where a name would and is none: greetings, forms of address, parts of a page. */
  no_names: string
  /** Between a name and what it is. */
  is_a: string
  /** Words that may follow the noun of a kind, so that it is whole. */
  follows_kind: string
  /** Adjectives that leave a kind what it is. */
  neutral: string
  /** What names a page, and nobody's business: "cv", "in loving memory". */
  page_nouns: string
  /** What is no business but may be described: "conference", "lost dog". */
  other_nouns: string
  /** Before the name of a town. */
  in_place: string
  /** Before the areas that are served. */
  serving: string
  online: string
  by_appointment: string
  /** Before a year. */
  since: string
  /** Whole clauses. */
  good_to_know: string
  credentials: string
  ways: Record<'telephone' | 'email' | 'form' | 'address', string>
  /** "No", "don't show": stands before what is refused; `refuses_behind` stands behind it. */
  refuses: string
  refuses_behind: string
  /** "Not for publication": refuses what was said just before. */
  not_public: string
  /** By the type of section. */
  sections: Partial<Record<string, string>>
  dark_theme: string
  light_theme: string
  moods: Partial<Record<Mood, string>>
  /** Who a sentence to visitors speaks of, and verbs that make a sentence of it. */
  first_person: string
  verbs: string
  /** Words that say nothing once the facts around them are taken. */
  connecting: string
  /** The last word of what somebody is in a business: "head chef". */
  roles: string
  /** What words mean in a clause of opening hours; phrases of up to four words. */
  hours: Partial<Record<HoursWord, string>>
  /** Names of days beside those that Intl knows; `short` from Monday to Sunday. */
  days: { short: string[][]; working?: string; weekend?: string; all?: string }
}

const moods = [
  'elegant',
  'plain',
  'bold',
  'warm',
  'playful',
  'formal',
  'traditional',
  'modern',
  'calm',
  'rugged',
  'editorial',
] as const
export type Mood = (typeof moods)[number]
