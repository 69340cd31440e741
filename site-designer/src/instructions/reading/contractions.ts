const PRONOUNS = new Set('i we it you they he she that there what who'.split(' '))
const VERBS: Record<string, string> = { m: 'am', re: 'are', s: 'is', ve: 'have', d: 'would' }

/** As people type them in a hurry. */
const HURRIED = new Map(
  Object.entries({
    were: 'we are',
    weve: 'we have',
    ive: 'i have',
    im: 'i am',
    its: 'it is',
    theres: 'there is',
    thats: 'that is',
    dont: 'do not',
    doesnt: 'does not',
    isnt: 'is not',
    cant: 'can not',
    wont: 'will not',
  }).map(([word, both]): [string, [string, string]] => [word, both.split(' ') as [string, string]])
)

/** "we're" as two words; undefined for every other word, such as "café's". */
export function expanded(word: string): [pronoun: string, verb: string] | undefined {
  const hurried = HURRIED.get(word)
  if (hurried) return hurried
  const denied = /^(do|does|is|are|was|will|would|could|should)n['’]t$/.exec(word)?.[1]
  if (denied) return [denied, 'not']
  const [, pronoun, end] = /^(\p{L}+)['’](m|re|s|ve|d)$/u.exec(word) ?? []
  return pronoun && PRONOUNS.has(pronoun) ? [pronoun, VERBS[end]] : undefined
}
