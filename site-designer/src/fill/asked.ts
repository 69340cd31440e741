import { asksIn, type Ask } from '#designer/copy/asks'
import type { AskName } from '#designer/copy/words_data'
import { kindOf, languageOf } from '#designer/fill/business'
import { emailsOf, telephonesOf, waysOf } from '#designer/fill/reach'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { negative } from '#designer/language/words_of'
import type { Sheet } from '#designer/sheet/sheet'

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
export function askedOf(sheet: SortedSheet): Ask | undefined {
  const language = languageOf(sheet)
  const { goal } = kindOf(sheet)
  const say = sheet.contact.action?.value
  if (say) return { ...(asksIn(say, language)[0] ?? { name: 'help', goal }), say }
  const scores = new Map<AskName, { ask: Ask; score: number }>()
  for (const sentence of textsTyped(sheet)) {
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
export function prefersCalls(sheet: SortedSheet): boolean {
  const [first] = textsTyped(sheet).filter((one) => holdsWay(one, sheet))
  if (!first) return false
  const firstOf = (ways: string[]) =>
    Math.min(...ways.map((way) => first.indexOf(way)).filter((at) => at >= 0), first.length)
  return firstOf(telephonesOf(sheet)) < firstOf(emailsOf(sheet))
}

function holdsWay(sentence: string, sheet: Sheet): boolean {
  return waysOf(sheet).some((way) => sentence.includes(way))
}

/** What the person wrote, sentence by sentence, and what they offer. */
export function textsTyped({ sorted, offers }: SortedSheet): string[] {
  return [
    ...sorted.sentences.map(({ typed }) => typed),
    ...offers.flatMap(({ items }) => items.map(({ value }) => value.name)),
  ]
}
