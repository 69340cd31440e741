/**
 * How people spell on a phone, and the word they mean. No name is spelt like these: they are read
 * in any case.
 */
const plain: Record<string, string> = {
  'shd|shud|shld|shoud|shuld': 'should',
  'cld|cud': 'could',
  'wld|wud': 'would',
  'plz|pls|plse|pleez': 'please',
  'thx|thnx|thanx|tnx': 'thanks',
  'teh': 'the',
  'tht': 'that',
  'hav': 'have',
  'wanna': 'want to',
  'gonna': 'going to',
  'gimme': 'give me',
  'dnt': 'don’t',
  'abt': 'about',
  'btwn': 'between',
  'insted|insteed': 'instead',
  'smth': 'something',
  'adress': 'address',
  'hrs': 'hours',
  'wkdays?': 'weekdays',
  'wkends?': 'weekends',
  'coz|cuz': 'because',
  'tmrw': 'tomorrow',
  'swop': 'swap',
  'chng|chnge': 'change',
  'theres': 'there’s',
  'im': 'I’m',
}

/** With a capital these are names: "HR consulting", "Mob Kitchen", "Addy’s". */
const small: Record<string, string> = {
  'ur': 'your',
  'fone': 'phone',
  'nr|nmbr': 'number',
  'addy|addr': 'address',
  'appt': 'appointment',
  'pix|fotos': 'pics',
  'foto': 'pic',
}

const day = 'mon|tue|wed|thu|fri|sat|sun'

/** So short that they are anything, unless a word stands beside them that they belong to. */
const placed: [RegExp, string][] = [
  [
    /(?<=\b(?:can|could|cld|cud|would|wld|wud|will|did|do|shd|should|if|when|thank|hope|wish|as) )u(?=[\s,.?!]|$)/iu,
    'you',
  ],
  [
    /(?<![\p{L}\d'’] ?)u(?= (?:can|could|shd|should|will|need|have|hav|r|are|did|wrote|put|said|made)\b)/iu,
    'you',
  ],
  [/(?<=\p{L}\s)r(?=\s)/u, 'are'],
  [/(?<=\b(?:is|are|r|its|it['’]s|looks?|feels?) )v(?= \p{Ll})/u, 'very'],
  [
    /(?<=\p{L}{2} )(?<!\b(?:add|to|us|it|called|sell|new|buy|remove|delete|the) )w(?= (?:a|\p{Ll}{2,}|\d+)\b)/u,
    'with',
  ],
  [/(?<![\p{L}\d])w\/o(?![\p{L}\d])/u, 'without'],
  [/(?<![\p{L}\d])w\/\s?(?=\p{L})/u, 'with '],
  [/(?<=\p{L} )b4(?= (?:the|our|my|we|it|that|u|you|an?)\b)/u, 'before'],
  [
    /(?<=\b(?:put|bring|get|go|goes|move|take|change|switch|turn)(?: (?!to\b)\p{L}+){0,3} )bk(?=\s(?:in|on|to|up|please|plz|pls|again|where)\b|[,.!?]|$)/u,
    'back',
  ],
  [/(?<=(?:\b(?:per|an?|half(?: an?)?|every|each)|\d) |\/ ?)hr(?![\p{L}\d])/u, 'hour'],
  [/(?<=\b(?:my|our|the|new|tel|or|and|change) )mob(?=[:\s]|$)/u, 'mobile'],
  [/(?<![\p{L}\d])mob(?=:?\s(?:no|number|nr|nmbr|phone|fone|is|to)\b|:?\s\+?0?\d)/u, 'mobile'],
  [/(?<=\bmob(?:ile)? )no(?=\s|$)/u, 'number'],
  [
    new RegExp(`(?<=[\\p{L}\\d] )til(?= (?:\\d|noon|midnight|late|the|then|we|dusk|${day}))`, 'u'),
    'till',
  ],
  [
    /(?<=\b(?:is|are|r|its|it['’]s|looks?|feels?|bit|way|much) )2(?= (?:small|big|long|much|many|dark|bright|loud|pale|busy|wide|tiny|large)\b)/u,
    'too',
  ],
  [/(?<=\s)n(?=\s(?:\d|(?:the|our|put|move|delete|remove|add|make|change|drop)\s))/u, 'and'],
  [
    /\bcos(?= (?:we|i|it|its|it['’]s|they|there|u|you|the|this|that|people|nobody|everyone|most|customers|my|our|no)\b)/u,
    'because',
  ],
  [
    /^[Ww]ere(?= (?:an?|the|in|on|at|based|open|closed|not|now|called|located|only|moving|shut)\b)/u,
    'we’re',
  ],
]

/** A way to spell a word, as the source of a pattern, and that word. */
export type Spelling = [typed: string, meant: string]

const spellings = placed.map(([{ source, ignoreCase }, meant]) => ({ ignoreCase, source, meant }))
const of = (isAny: boolean) =>
  spellings
    .filter(({ ignoreCase }) => ignoreCase === isAny)
    .map(({ source, meant }): Spelling => [source, meant])

/** Those that are read in any case, and those only as they stand here. */
export const inAnyCase: Spelling[] = [...whole(plain), ...of(true)]
export const asTheyStand: Spelling[] = [...whole(small), ...of(false)]

function whole(words: Record<string, string>): Spelling[] {
  return Object.entries(words).map(([typed, meant]) => [
    `(?<![\\p{L}\\d'’])(?:${typed})(?![\\p{L}\\d'’/])`,
    meant,
  ])
}
