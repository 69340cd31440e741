import type { Brief } from '#designer/outline/brief'
import { lowerIn } from '#designer/text/letters'
import { hasAllOf, newsIn } from '#designer/facts/news'
import { tradeById } from '#designer/trades/all'

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

/** The year it began, where the person's own words under the title do not say it. */
export function untoldSince(brief: Brief): string | undefined {
  const { since } = brief
  return since && placeOwnWords(brief).lede?.includes(since) ? undefined : since
}

/** What a sentence says besides what stands above it: "Crumb & Co is a bakery in Leeds." nothing. */
function news(words: string, brief: Brief): string[] {
  const offered = brief.offers.map(({ name }) => name)
  const above = [...introduction(brief), brief.since, brief.address?.value, ...offered]
  return newsIn(
    words,
    above.filter((one) => one !== undefined),
    brief.language
  )
}

/** Whether a sentence says again what there is above it, and where. */
function introduces(words: string, brief: Brief): boolean {
  const says = (known: string | undefined) =>
    known !== undefined && hasAllOf(known, words, brief.language)
  const [name, noun, trade, place] = introduction(brief)
  return (says(noun) || says(trade)) && (says(place?.split(',')[0]) || says(name))
}

function introduction(brief: Brief): (string | undefined)[] {
  const trade = tradeById(brief.trade.value).words[brief.language].noun
  return [brief.name?.value, brief.noun, trade, brief.place?.value]
}

function namesIn(words: string, brief: Brief): number {
  const small = (text: string) => lowerIn(text, brief.language)
  const text = small(words)
  return brief.offers.filter((offer) => text.includes(small(offer.name))).length
}
