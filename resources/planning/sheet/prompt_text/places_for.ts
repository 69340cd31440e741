import type { PlacedIn } from 'site-designer/sheet'

/** A menu of a few is read; one of all is searched. */
const MOST_PLACES = 6

/** Where most sentences belong, whatever they say. */
const USUAL: readonly PlacedIn[] = ['own_words.about', 'good_to_know', 'services']

/** Where words belong that look like this. */
const FITTING: readonly { to: PlacedIn; fits: RegExp }[] = [
  { to: 'offers', fits: /\p{Sc}|\d[.,]\d{2}\b/u },
  { to: 'where.opening_hours.notes', fits: /\b\d{1,2}(?:[:.]\d{2}|\s?[ap]m)\b/iu },
  { to: 'dates', fits: /\b\d{1,2}[ ./]\p{L}{3,}|\b20\d\d\b/u },
  { to: 'works', fits: /[“"«].{3,}[”"»]|\b(?:19|20)\d\d\b/u },
  { to: 'credentials', fits: /\b(?:19|20)\d\d\b|\b\p{Lu}{3,}\b/u },
  { to: 'who.name', fits: /^(?:[\p{Lu}\d][\p{L}\d’'&.-]*[ ]?){1,4}$/u },
  { to: 'people', fits: /\p{Lu}\p{L}+ \p{Lu}\p{L}+/u },
]

/** Where words go that nothing speaks for or against. */
const OTHERWISE: readonly PlacedIn[] = ['who.description', 'offers', 'people', 'credentials']

/** The fields for these words, the most likely first. */
export function placesFor(words: string): PlacedIn[] {
  const fitting = FITTING.filter(({ fits }) => fits.test(words.trim())).map(({ to }) => to)
  return [...new Set([...USUAL, ...fitting, ...OTHERWISE])].slice(0, MOST_PLACES)
}
