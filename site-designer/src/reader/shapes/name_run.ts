import { isCapital, small } from '#designer/reader/shapes/tokens'
import type { Stretch } from '#designer/sheet/sheet'

/** A name that stands in a text. */
export interface NameRun {
  from: Stretch
  isQuoted: boolean
}

const quoted = /["“”„«‹'‘’]\s?([^"“”„«»‹›\n]{1,60}?)\s?["“”»›'’‘](?![\p{L}\p{N}])/uy
const word = /(?:[\p{L}\p{N}](?:[\p{L}\p{N}&’'-]{0,30}[\p{L}\p{N}])?['’]?|[&+])/uy
const particles = new Set(
  `& + and of the de la le les du des di del della dello delle dei da do dos das van von der den het zu zum
  zur il los las el al au aux n for 's`.split(/\s+/)
)
/** "And", where it is no preposition too. */
const joining: Record<string, string[]> = {
  de: ['und'],
  fr: ['et'],
  es: ['y', 'i'],
  it: ['e', 'ed'],
  nl: ['en'],
  pt: ['e'],
  tr: ['ve', 'ile'],
}
/** No name begins with one, or goes on with it. */
const neverNamed = new Set(
  `i i'm i've i'd we we're we've our my it its it's they he she you your this that there here call ring tel phone
  telephone email mail open opening please make wir ich unser unsere mein meine bitte telefon nous notre je
  mon ma nos tél nuestro nuestra llama abierto noi il_nostro siamo aperto wij ik ons onze bel nós nosso nossa
  biz bizim adres tel. mob contact website instagram whatsapp prices price hours mo-fr mon-fri`.split(
    /\s+/
  )
)
const stops = new Set([
  'co',
  'st',
  'dr',
  'mr',
  'mrs',
  'ms',
  'bros',
  'prof',
  'no',
  'mt',
  'sr',
  'jr',
  'sta',
])
const ofThing = /(?:^|\s)(?:(?:Le|La|Les|Au|Aux) |L['’])\p{Lu}[\p{L}'’-]{1,20} $/u

/** The name in capitals or in quotes that begins at `at`, whole: up to seven words of one line. */
export function nameRunAt(text: string, at: number, code = 'en'): NameRun | undefined {
  quoted.lastIndex = at
  const quote = quoted.exec(text)
  if (quote && /[\p{L}\p{N}]/u.test(quote[1])) {
    const start = at + quote[0].indexOf(quote[1])
    return { from: [start, start + quote[1].length], isQuoted: true }
  }
  let end = at
  let pos = at
  for (let count = 0; count < 8; count++) {
    word.lastIndex = pos
    const typed = word.exec(text)?.[0]
    if (
      !typed ||
      (count > 0 && neverNamed.has(small(typed)) && !(code === 'it' && typed === 'I')) ||
      /^\d{5}/.test(typed)
    )
      break
    const isFirst = end === at
    const isArticle =
      isFirst && count === 0 && /^(?:the|la|le|les|l['’]\p{L}+|el|il|lo|de|het|o|a)$/iu.test(typed)
    if (isFirst && neverNamed.has(small(typed))) return undefined
    const isName =
      isCapital(typed) || (/^\d{1,4}\p{L}{0,2}$/u.test(typed) && (!isFirst || count === 0))
    // "Le Four à Bois": a thing may go on with "à", where "Chez Paul à Lyon" names a town.
    const isOfThing = code === 'fr' && typed === 'à' && ofThing.test(text.slice(at, pos))
    if (
      !isName &&
      !isArticle &&
      !isOfThing &&
      !(count > 0 && (particles.has(small(typed)) || joining[code]?.includes(small(typed))))
    )
      break
    pos += typed.length
    if (isName) end = pos
    if (
      text[pos] === '.' &&
      (stops.has(small(typed)) || /^\p{Lu}$/u.test(typed)) &&
      /^\. ?\p{Lu}/u.test(text.slice(pos, pos + 3))
    ) {
      pos++
      if (text[pos] !== ' ') continue
    }
    if (!/^ [^ ]/.test(text.slice(pos, pos + 2))) break
    pos++
  }
  if (end === at || !/\p{L}/u.test(text.slice(at, end))) return undefined
  const letters = text.slice(at, end)
  if (/^(?:\d{1,4})$/.test(letters)) return undefined
  return { from: [at, end], isQuoted: false }
}
