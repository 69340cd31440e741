import { kindNounAt } from '#designer/reader/shapes/kind_noun'
import type { NameRun } from '#designer/reader/shapes/name_run'
import type { Reading } from '#designer/reader/reading'
import { small, tokensOf } from '#designer/reader/shapes/tokens'
import { after, perLanguage } from '#designer/reader/words/words_of'
import type { Stretch } from '#designer/sheet/sheet'

/** A name that stands in the prompt. */
export interface Candidate {
  from: Stretch
  /** What tells that it is one, by its name in data/evidence/reader.yaml. */
  evidence: string
  /** The word for it. */
  cue?: Stretch
}

const patterns = perLanguage((words) => ({
  speaks: new RegExp(`^(?:${words.we_are}|${words.i_am})${after}`, 'iu'),
}))
const noSubject =
  /^(?:This|That|There|Here|What|Who|When|Where|Why|How|Everything|Everyone|Nothing|All|Each|Every|Most|Some|Many|One|Two|Three|Mum|Mom|Dad|And|But|So|If|As|For|In|On|At|To|From|With|After|Before|No|Not|Yes|Hi|Hello|Hey|Dear|Thanks|Please|Can|Could|Would|Should|Need|Want|Looking|Make|Create|Build|Add|Use|Show|Put|Website|Menu|Prices|Hours|Services|Contact|About|Opening|Open|Closed|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Die|Der|Das|Ein|Eine|Es|Sie|Er|Und|Im|Am|Für|Le|Les|Un|Une|Il|Elle|On|Au|El|Los|Una|Uno|En|È|Sono|Het|Een|Ik|Bir|Bu|Su|Web|Landing|Home|Homepage|Page|Site|Small|Simple|Modern|Something|Just|Family|Local|Welcome|Tel|Phone|Email|Address|Name|Since|Est|Text|Cover|Price|Business|Facts)(?![\p{L}'’])/u
const article =
  /^(?:The|Les?|La|El|Los|Las|Il|Lo|Die|Der|Das|De|Het|O|Os|As|Au|Two|Three|Home|One|Family|Small|Sunday|Monday) \p{Lu}/u

/** No sentence or heading begins with it: "This", "Prices", "We are". */
export function isSubject(reading: Reading, { from }: NameRun): boolean {
  const text = reading.text(from)
  if (patterns(reading.language.code).speaks.test(text)) return false
  return !noSubject.test(text) || (article.test(text) && text.split(' ').length <= 4)
}

/** "Len Hobbs and Sally Hobbs" run it. */
const two =
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:and|und|et|y|e|en|ve) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u

/** More than a nationality, a trade or a first name, or two of them. */
export function isWorthy(reading: Reading, { from }: NameRun): boolean {
  const text = reading.text(from)
  if (two.test(text)) return false
  return !/^\p{Lu}\p{Ll}{1,11}$/u.test(text)
}

/** Capitals that are no town or person: "The Curd Nerd", "Rosie's", "Salt & Rye". */
export function isMarked(reading: Reading, { from }: NameRun): boolean {
  return /^(?:The|Les?|La|El|Los|Las|Il|Lo|Die|Der|Das|De|Het|Os?|As) \p{Lu}|['’]s?(?: |$)|&/u.test(
    reading.text(from)
  )
}

/** It is the town that an address names. */
export function isTown(reading: Reading, { from }: Pick<NameRun, 'from'>): boolean {
  const name = small(reading.text(from))
  return reading.sheet.where.some(
    ({ locality }) => locality && small(locality.value).includes(name)
  )
}

/** "The Tuesday Club": a name that says what it is. */
export function holdsKind(reading: Reading, { from }: NameRun): boolean {
  const tokens = tokensOf(reading.text(from), from[0])
  return tokens.some(
    (_, at) => at > 0 && kindNounAt(tokens, at, reading.language.code)?.last === tokens.length - 1
  )
}

/** Whether the phrase that begins here ends in a noun for a business. */
export function kindWithin(reading: Reading, at: number): boolean {
  const tokens = tokensOf(reading.prompt.slice(at, at + 70), at).slice(0, 8)
  const first = tokens.findIndex((_, index) => kindNounAt(tokens, index, reading.language.code))
  if (first === -1) return false
  return !/[.!?;\n]| (?:in|of|for|at|from|with|near|like|next|von|de|di) /.test(
    reading.prompt.slice(at, tokens[first].from)
  )
}
