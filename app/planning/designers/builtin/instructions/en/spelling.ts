import type { ReadWords } from '#planning/designers/builtin/instructions/words/lexicon'
import { isMark, senseOf, type Piece } from '#planning/designers/builtin/instructions/words/piece'
import { qualities } from '#planning/designers/builtin/instructions/words/qualities'

/** How people spell on a phone, and the word they mean. Matched as whole words, in any case. */
const words: Record<string, string> = {
  'shd|shud|shld|shoud|shuld': 'should',
  'cld|cud': 'could',
  'wld|wud': 'would',
  'plz|pls|plse|pleez': 'please',
  'thx|thnx|thanx|tnx': 'thanks',
  'u': 'you',
  'ur': 'your',
  'teh': 'the',
  'tht': 'that',
  'hav': 'have',
  'wanna': 'want to',
  'gonna': 'going to',
  'gimme': 'give me',
  'dnt': 'don’t',
  'w': 'with',
  'b4': 'before',
  'abt': 'about',
  'btwn': 'between',
  'insted|insteed': 'instead',
  'smth': 'something',
  'bk': 'back',
  'v': 'very',
  'fone': 'phone',
  'nr|nmbr': 'number',
  'mob': 'mobile',
  'addy|adress|addr': 'address',
  'appt': 'appointment',
  'hrs': 'hours',
  'hr': 'hour',
  'til': 'till',
  'wkdays?': 'weekdays',
  'wkends?': 'weekends',
  'pix|fotos': 'pics',
  'foto': 'pic',
  'coz|cuz': 'because',
  'tmrw': 'tomorrow',
  'swop': 'swap',
  'chng|chnge': 'change',
  'theres': 'there’s',
  'im': 'I’m',
}
// Only where the words around say so: "cos lettuce" is what it is.
const placed: [RegExp, string][] = [
  [/(?<=\p{L}\s)r(?=\s)/u, 'are'],
  [
    /(?<=\b(?:is|are|r|its|it['’]s|looks?|feels?|bit|way|much) )2(?= (?:small|big|long|much|many|dark|bright|loud|pale|busy|wide|tiny|large)\b)/u,
    'too',
  ],
  [/(?<=\s)n(?=\s(?:\d|(?:the|our|put|move|delete|remove|add|make|change|drop)\s))/u, 'and'],
  [/(?<![\p{L}\d])w\/o(?![\p{L}\d])/u, 'without'],
  [/(?<![\p{L}\d])w\/(?=\s?\p{L})/u, 'with '],
  [/(?<=\bmobile )no(?=\s|$)/u, 'number'],
  [/\bcos(?= (?:we|i|it|its|it['’]s|they|the|people|nobody|customers|my|our|no)\b)/u, 'because'],
  [
    /^were(?= (?:an?|the|in|on|at|based|open|closed|not|now|called|located|only|moving|shut)\b)/u,
    'we’re',
  ],
]
const all: [string, string][] = [
  ...Object.entries(words).map(([typed, meant]): [string, string] => [
    `(?<![\\p{L}\\d'’])(?:${typed})(?![\\p{L}\\d'’/])`,
    meant,
  ]),
  ...placed.map(([{ source }, meant]): [string, string] => [source, meant]),
]

// What stands in quotes or is to stand on the page stays as it was typed.
const own = [
  /["“«„][^"”»“]*["”»“]/,
  /(?<=\b(?:should|sh[lu]*d|must|to) (?:say|read) ).*$/,
  /(?<=\b(?:title|headline|heading|button|btn|text|slogan|tagline|saying|reads?)\b[^:]*):.*$/,
]
const any = new RegExp(
  [...own.map(({ source }) => source), ...all.map(([typed]) => `(${typed})`)].join('|'),
  'giu'
)

/** The same words as they would be spelt with time to spare. */
export function respelt(text: string, read: ReadWords): string {
  const spelt = text.replace(any, (found: string, ...groups: unknown[]) => {
    const at = groups.slice(0, all.length).findIndex((group) => group !== undefined)
    return at < 0 ? found : all[at][1]
  })
  return joined(spelt, read)
}

// "Team n gallery": between two things or looks of a page. "Fish n chips" are sold by that name.
function joined(text: string, read: ReadWords): string {
  if (!/\sn\s/.test(text)) return text
  const pieces = read(text)
  const ends = pieces.findIndex((piece) => isMark(piece, ':') || senseOf(piece, 'verb', 'write'))
  const spoken = pieces.slice(0, ends < 0 ? pieces.length : ends)
  return spoken
    .filter(({ tokens: [token] }, at) => token.text === 'n' && isOfPage(spoken, at))
    .reduceRight(
      (said, { tokens: [{ from, to }] }) => `${said.slice(0, from)}and${said.slice(to)}`,
      text
    )
}

function isOfPage(pieces: Piece[], at: number): boolean {
  const [before, behind] = [pieces[at - 1], pieces[at + 1]]
  return [before, behind].every((piece) => piece !== undefined && speaksOfPage(piece))
}

const ofPage = ['section', 'part', 'thing', 'fact', ...qualities] as const

const speaksOfPage = (piece: Piece) => ofPage.some((is) => senseOf(piece, is))
