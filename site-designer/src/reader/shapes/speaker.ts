import { isTold } from '#designer/language/told'
import { isGivenName, isTown } from '#designer/reader/words/known_names'

/** Who said what stands in quotation marks, and how many letters before or behind the marks tell so. */
export interface Speaker {
  name: string
  /** By their name alone it is clear that they are somebody. */
  isNamed: boolean
  /** By a dash or a bracket, by a verb of saying, or by nothing but the name. */
  by: 'dash' | 'verb' | 'name'
  before?: number
  behind?: number
}

const said = new RegExp(
  `(?<!\\p{L})(?:says?|said|wrote|writes|told|sagte?|meinte?|schreibt|schrieb|a écrit|écrit|a dit|dit|raconte|dice|dijo|cuenta|escribió|ha detto|ha scritto|scrive|racconta|zegt|zei|schreef|vertelt|diz|disse|conta|escreveu|diyor|dedi|yazmış(?:tı)?|yazdı|yazıyor|anlatıyor)(?!\\p{L})`,
  'iu'
)
const title =
  /^(?:Mrs?|Ms|Miss|Mme|Mlle|M|Dr|Prof|Frau|Herr|Familie|Sra?|Dona|Don|Doña|Sig(?:ra|\.ra)?|Mevrouw|Meneer)\.? \p{Lu}/u
const titleBehind = /\p{Lu}\p{L}+ (?:Hanım|Bey|Usta|Teyze|Amca|Abla|Hoca)$/u
const nameWord = String.raw`(?:(?:Mrs?|Ms|Dr|Prof|St|Mme)\.?|\p{Lu}(?:\.|[\p{L}\p{M}'’-]*))`
const joint =
  '(?:from|of|in|at|aus|von|vom|de|du|di|da|do|del|uit|van|der|den|el|al|la|le|the|&|and|und|et|y|e|en|ve)'
const onlyJoint = new RegExp(`^${joint}$`, 'u')
const run = `${nameWord}(?: (?:(?:${joint} ){0,2}${nameWord}|&)){0,5}`

/** Ends a name: no stop behind a title, a first initial, or one that closes no sentence. */
const stop =
  /(?<!(?:^|[.(–—-] ?)\p{Lu}|(?<!\p{L})(?:Mrs?|Ms|Dr|Prof|St|Mme))(?<! \p{Lu})\.|(?<= \p{Lu}\.) (?=\p{Lu}\p{L})|[\n;()"“„«»”!?]/u
const mostBetween = 4
const mostInPart = 5
const joins = /^(?:and|but|und|et|y|e|en|ve|o|ou|who|der|die|das|qui|que|che)(?!\p{L})/iu

/** "– Greta Holm", "says Winston Abara, barber in Luton", "That was Tobias Wren", "came from Mina and Jude". */
export function speakerBehind(text: string, code: string, isWhole: boolean): Speaker | undefined {
  const [open] = /^[ ,]{0,2}(?:\n?[–—-]{1,2} ?|\n?\()?/u.exec(text)!
  const [part] = text.slice(open.length).split(stop)
  // In brackets figures tell of a work: "(Nursing Notes, 2023)".
  const isDash = /[–—-]/.test(open) || (open.includes('(') && !/\d/.test(part))
  const pieces = part.split(/, /)
  const lead = isDash ? '' : leadOf(pieces[0])
  const isVerb = said.test(lead)
  const first = pieces[0].slice(lead.length).trim()
  if (!first || (!/^@?\p{Lu}/u.test(first) && !(isDash || isVerb))) return undefined
  if (first.split(' ').length > 8 || onlyJoint.test(first) || isTold(withoutNames(first), code))
    return undefined
  const alone = lead === '' && isWhole && pieces.join(', ').split(' ').length <= 8
  const isKnown =
    isDash ||
    isVerb ||
    (isPerson(first) && /\s/.test(first) && !/\d/.test(lead)) ||
    (alone && isNamed(first, pieces.length))
  if (!isKnown) return undefined
  const name = [first, ...pieces.slice(1, 2).filter((one) => isOf(one, code))].join(', ')
  const isClear = isPerson(first) || isNamed(first, pieces.length)
  const behind = open.length + text.slice(open.length).indexOf(name) + name.length
  const by = isDash ? 'dash' : isVerb ? 'verb' : 'name'
  return { name: name.replace(/(?<=\p{Ll})\.$/u, '').trim(), isNamed: isClear, by, behind }
}

/** Words before the name, few of them: "That was", "came from", "diye yazmış"; without a name a verb of saying. */
function leadOf(text: string): string {
  const words = text.split(' ')
  const first = points.test(text) ? 1 : 0
  const name = words.findIndex((word, at) => at >= first && /^\p{Lu}/u.test(word))
  if (name < 0) return new RegExp(`^${said.source}`, 'iu').exec(text)?.[0] ?? ''
  return name <= mostBetween ? words.slice(0, name).join(' ') : ''
}
const points =
  /^(?:That|This|Those|It|Das|So|C['’]est|Voilà|Así|Esto|Eso|Così|Questo|Dat|Dit|Isto|Böyle)/u

/** "barber in Luton", "The Sill Review", "58": of the speaker, and not how the sentence goes on. */
function isOf(piece: string, code: string): boolean {
  const words = piece.trim().split(/\s+/)
  return (
    words[0] !== '' &&
    words.length <= mostInPart &&
    !joins.test(piece) &&
    !isTold(withoutNames(piece), code)
  )
}

const before = new RegExp(
  `(?<![\\p{L}'’])(?!(?:And|But|Und|Et|Y|E|En|Ve|The|As|He|She|They|We|I|Our|My) )(${run}),? (?:\\p{Ll}[\\p{L}'’]* ){0,3}?(${said.source})(?: \\p{Ll}[\\p{L}'’]*){0,4}[,:]? ?$`,
  'u'
)
const named = new RegExp(
  `(?<=(?:^|[.!?"”»\\n] ?)(?:[Aa]nd (?:an? )?)?)(${run})(, [^.!?:\\n"“„«]{2,40})?: ?$`,
  'u'
)

/** "Mrs Croft in Paignton wrote me", "Sue from Leeds wrote:", "Ann Lee:". */
export function speakerBefore(text: string, code: string): Speaker | undefined {
  const found = before.exec(text)
  const isName = found && (/\s/.test(found[1]) || isPerson(found[1]))
  if (isName && !isTold(withoutNames(found[1]), code))
    return { name: withoutFirst(found[1]), isNamed: true, by: 'verb', before: found[0].length }
  const [whole, name, more = ''] = named.exec(text) ?? []
  if (!name || !isPerson(name)) return undefined
  return { name: name + more, isNamed: true, by: 'name', before: whole!.length }
}

/** "Misafirimiz Jale Hanım": at the start of a sentence any word has a capital. */
function withoutFirst(name: string): string {
  const [first, ...others] = name.split(' ')
  const isOther = !isGivenName(first) && !title.test(name) && isGivenName(others[0] ?? '')
  return isOther ? others.join(' ') : name
}

function isPerson(name: string): boolean {
  const words = name.split(/[ ’'-]/)
  return (
    title.test(name) ||
    titleBehind.test(name) ||
    (isGivenName(words[0]) && !isTown(words[0])) ||
    (words.length > 1 && isGivenName(words[0]) && /^\p{Lu}/u.test(words.at(-1)!))
  )
}

/** "Mr & Mrs Bevan, Craven Arms", "The Yorkshire Observer": two words with a capital, and no town. */
function isNamed(name: string, parts: number): boolean {
  const isAll = name.split(' ').every((word) => /^(?:\p{Lu}|&|of$|the$|and$)/u.test(word))
  return isAll && (parts > 1 || /\s/.test(name)) && !isTown(name)
}

const withoutNames = (text: string) => text.replaceAll(/(?<!\p{L})\p{Lu}[\p{L}'’.-]*/gu, '')
