import { asksIn, type Ask } from '#designer/copy/asks'
import type { AskName } from '#designer/copy/words_data'
import { kindOf, languageOf } from '#designer/fill/business'
import { emailsOf, linksOf, shortUrl, telephonesOf } from '#designer/fill/reach'
import { negative } from '#designer/language/words_of'
import type { Sheet } from '#designer/sheet/sheet'
import { fold } from '#designer/language/letters'
import { sentencesOf } from '#designer/language/sentences'

const weights = {
  /** "Book on 01632 960144": it is asked where the way to do it is given. */
  withWay: 3,
  told: 1,
  /** It is what such a page usually asks for. */
  ofLikelyKind: 0.75,
  ofKind: 1.5,
}

/**
 * What the owner asks visitors to do: what the button is to say, or else by their own words; undefined where these
 * ask for nothing that outweighs what is usual of the kind.
 */
export function askedOf(sheet: Sheet): Ask | undefined {
  const language = languageOf(sheet)
  const { goal } = kindOf(sheet)
  const say = sheet.contact.action?.value
  if (say) return { ...(asksIn(say, language)[0] ?? { name: 'help', goal }), say }
  const scores = new Map<AskName, { ask: Ask; score: number }>()
  for (const sentence of ownSentences(sheet)) {
    if (negative.test(sentence)) continue
    const told = holdsWay(sentence, sheet) ? weights.withWay : weights.told
    for (const ask of asksIn(sentence, language)) {
      const usual = ask.goal === goal ? weightOfKind(sheet) : 0
      const score = Math.max(told + usual, scores.get(ask.name)?.score ?? 0)
      scores.set(ask.name, { ask, score })
    }
  }
  const best = [...scores.values()].sort((one, other) => other.score - one.score)[0]
  const isUsual = best?.ask.goal === goal
  return best && (isUsual || best.score > weightOfKind(sheet)) ? best.ask : undefined
}

function weightOfKind({ who }: Sheet): number {
  return who.kind ? weights.ofKind : weights.ofLikelyKind
}

/** Whether the owner names the telephone before any other way, where they say how to be reached. */
export function prefersCalls(sheet: Sheet): boolean {
  const [first] = ownSentences(sheet).filter((one) => holdsWay(one, sheet))
  if (!first) return false
  const firstOf = (ways: string[]) =>
    Math.min(...ways.map((way) => first.indexOf(way)).filter((at) => at >= 0), first.length)
  return firstOf(telephonesOf(sheet)) < firstOf(emailsOf(sheet))
}

function holdsWay(sentence: string, sheet: Sheet): boolean {
  return waysOf(sheet).some((way) => sentence.includes(way))
}

function waysOf(sheet: Sheet): string[] {
  return [
    ...telephonesOf(sheet),
    ...emailsOf(sheet),
    ...linksOf(sheet).flatMap(({ label, url }) => [url, shortUrl(url), label]),
  ]
}

const fewWords = 3
const mostBefore = 6

/** "Reservas: 956 123 456": the number stands beside the form, and the button says what for. */
export function saysOnlyWay(sentence: string, sheet: Sheet): boolean {
  const rest = waysOf(sheet).reduce((left, way) => left.replace(way, ' '), sentence)
  const isAsk = asksIn(rest, languageOf(sheet)).length > 0
  if (rest === sentence || !isAsk) return false
  return countWords(rest) <= fewWords || saysOnlyAction(rest, sheet)
}

/** "Patients should be able to book online at": the button says the rest of it. */
function saysOnlyAction(rest: string, { contact }: Sheet): boolean {
  const say = contact.action && fold(contact.action.value)
  const [before, behind] = say ? fold(rest).split(say) : []
  return behind !== undefined && countWords(before) <= mostBefore && countWords(behind) <= 1
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0

export function ownSentences({ own_words: own, good_to_know: known, offers }: Sheet): string[] {
  return [
    ...sentencesOf(own.about?.value ?? ''),
    ...known.map(({ value }) => value),
    ...offers.flatMap(({ items }) => items.map(({ value }) => value.name)),
  ]
}
