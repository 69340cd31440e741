/** What a word of an instruction can be a part of. */
const slotNames = [
  'target',
  'scope',
  'value',
  'old',
  'price',
  'color',
  'color2',
  'font',
  'days',
  'times',
  'until',
  'phone',
  'email',
  'url',
  'address',
  'place',
  'item',
  'text',
  'about',
  'person',
  'role',
  'section',
  'layout',
  'mood',
  'language',
  'year',
  'town',
  'how',
  'why',
] as const

/** "O": a word that need not be understood; "+": the next wish begins; B and I: a slot begins, goes on. */
export const tags: readonly string[] = [
  'O',
  '+',
  ...slotNames.flatMap((name) => [`B-${name}`, `I-${name}`]),
]

/** Whether a tag may stand behind another one; -1 is the start of the text. */
export function canFollow(before: number, tag: number): boolean {
  const name = tags[tag]
  if (name[0] !== 'I') return true
  if (before < 0) return false
  return tags[before].length > 1 && tags[before].slice(2) === name.slice(2)
}
