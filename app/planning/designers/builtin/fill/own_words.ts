import type { Brief } from '#planning/designers/builtin/brief'
import type { Language } from '#planning/designers/builtin/language'
import { fold, lowerIn } from '#planning/designers/builtin/letters'
import { tradeById } from '#planning/designers/builtin/trades/all'

/** Which of the person's sentences stands where, so that none is said twice. */
export interface OwnWords {
  lede?: string
  statement?: string
  about: string[]
}

export function placeOwnWords(brief: Brief): OwnWords {
  const isList = (words: string) => namesIn(words, brief) >= 2
  const own = brief.ownWords.filter((words) => news(words, brief).length > 0)
  const telling = own.filter((words) => !isList(words))
  const lists = own.filter(isList)
  const { want } = brief.wishes
  const wantsAbout = want.includes('about')

  // Under the title, what says the trade and the place again would be said twice.
  const lede = telling.find((words) => words.length <= 190 && !introduces(words, brief))
  const rest = telling.filter((words) => words !== lede)
  if (rest.length === 0) return { lede, about: wantsAbout ? lists : [] }

  const short = rest.find((words) => words.length <= 110)
  const length = rest.join(' ').length
  if (rest.length === 1 && short && !wantsAbout) return { lede, statement: short, about: [] }
  if (short && (rest.length >= 3 || want.includes('statement'))) {
    return { lede, statement: short, about: rest.filter((words) => words !== short) }
  }
  return { lede, about: length < 150 ? [...rest, ...lists] : rest }
}

// What joins the words of such a sentence, and what any business could say of itself.
const joins: Record<Language, RegExp> = {
  en: /^(?:we|i|are|am|is|it|its|it's|we're|i'm|here|an?|the|our|my|in|at|of|from|since|and|based|located|called|named|family|small|little|local|new|do|run|have|offer|provide)$/,
  tr: /^(?:biz|ben|bir|bizim|de|da|beri|ve|adi|adli|olan|olarak|yilindan|adimiz|aile|kucuk|yerel|yeni|(?:yap|ver|sat|sun)[iu]yor(?:uz|um))$/,
}

/** What a sentence says besides what stands above it: "Crumb & Co is a bakery in Leeds." nothing. */
function news(words: string, brief: Brief): string[] {
  const offered = brief.offers.map(({ name }) => name)
  const known = wordsIn(
    [...introduction(brief), brief.since, brief.address?.value, ...offered].join(' ')
  )
  return wordsIn(words).filter(
    (word) => !joins[brief.language].test(word) && !known.some((said) => isForm(word, said, brief))
  )
}

/** Whether a sentence says again what there is above it, and where. */
function introduces(words: string, brief: Brief): boolean {
  const own = wordsIn(words)
  const says = (known: string | undefined) =>
    known !== undefined &&
    wordsIn(known).every((said) => own.some((word) => isForm(word, said, brief)))
  const [name, noun, trade, place] = introduction(brief)
  return (says(noun) || says(trade)) && (says(place?.split(',')[0]) || says(name))
}

function introduction(brief: Brief): (string | undefined)[] {
  const trade = tradeById(brief.trade.value).words[brief.language].noun
  return [brief.name?.value, brief.noun, trade, brief.place?.value]
}

// "Fırınız" is a form of "fırın".
function isForm(word: string, known: string, { language }: Brief): boolean {
  if (word === known) return true
  const longer = word.length - known.length
  return language === 'tr' && known.length > 3 && word.startsWith(known) && longer <= 3
}

// Without what is joined to a Turkish name: "İzmir’de", "1987’den".
function wordsIn(text: string): string[] {
  const list = fold(text).match(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu) ?? []
  return list.map((word) => word.replace(/(?<=[\p{L}\p{N}]{3})'\p{L}+$/u, ''))
}

function namesIn(words: string, brief: Brief): number {
  const small = (text: string) => lowerIn(text, brief.language)
  const text = small(words)
  return brief.offers.filter((offer) => text.includes(small(offer.name))).length
}
