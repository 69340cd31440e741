import { colourNames } from '#designer/site/colours'
import { anyOf, negative, perLanguage } from '#designer/language/words_of'

/** What a stretch looks like, whatever its language. */
const shapes: [string, RegExp][] = [
  ['question', /\?/],
  ['cry', /!/],
  ['trail', /\.\.|…/],
  ['colon_end', /:$/],
  ['comma_end', /,$/],
  ['no_end', /[^.!?…)]$/],
  ['small_start', /^\p{Ll}/u],
  ['bracket', /^[([{].*[)\]}][.!?]?$/],
  ['bullet', /^[-–—*•·>+]/],
  ['capitals', /^[^\p{Ll}]*\p{Lu}{3}[^\p{Ll}]*$/u],
  ['name', /\s["'“‘«(]?\p{Lu}\p{Ll}/u],
  ['mail', /@/],
  ['figure', /\d/],
  ['long_figure', /\d[\d ()/.-]{6,20}\d/],
  ['price', /[£€$₺]|\d (?:tl|eur|euro)(?!\p{L})/iu],
  ['time', /\d[:.]\d\d|\d ?[ap]m(?!\p{L})|\d ?h(?!\p{L})|\d uhr/iu],
  ['comma', /,/],
  ['dash', / [-–—] /],
  ['quote', /["“”„«»]/],
  ['link', /https?:|www\.|\.\p{L}{2,7}(?!\p{L})/u],
  [
    'visitor',
    /(?<!\p{L})(?:you|your|yours|yourself|you['’](?:ll|re|ve)|sie|ihr|ihre|ihnen|euch|du|dir|dich|vous|votre|vos|te|usted|ustedes|su|tu|vi|vostr[oaie]|je|jullie|u|você|vocês|siz\p{L}{0,9})(?!\p{L})/iu,
  ],
  ['negative', negative],
]

/** Lists of words of which it counts whether a stretch holds one. */
const lists = [
  'page',
  'request_verbs',
  'refuses',
  'not_public',
  'first_person',
  'verbs',
  'dark_theme',
  'light_theme',
  'article',
  'page_for',
  'name_is',
  'we_are',
  'in_place',
  'since',
  'good_to_know',
  'credentials',
  'roles',
] as const
const groups = ['moods', 'sections', 'ways'] as const

const patterns = perLanguage((words, code): [string, RegExp][] => [
  // Every German noun has a capital letter.
  ...lists.map((name): [string, RegExp] => [
    name,
    anyOf(words[name], name === 'verbs' && code === 'de' ? 'u' : 'iu'),
  ]),
  ...groups.map((name): [string, RegExp] => [
    name,
    anyOf(Object.values(words[name]).join('|'), 'iu'),
  ]),
  ['colours', anyOf(colourNames(code).names.pattern, 'iu')],
])

/** What holds of a stretch that tells who it is for, by name. */
export function signsOf(text: string, code: string): string[] {
  return [...shapes, ...patterns(code)].flatMap(([name, sign]) => (sign.test(text) ? [name] : []))
}
