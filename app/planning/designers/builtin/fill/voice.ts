import type { Brief } from '#planning/designers/builtin/brief'

/** Which of the person's sentences stands where, so that none is said twice. */
export interface OwnWords {
  lede?: string
  statement?: string
  about: string[]
}

export function placeOwnWords(brief: Brief): OwnWords {
  const isList = (words: string) => namesIn(words, brief) >= 2
  const telling = brief.ownWords.filter((words) => !isList(words))
  const lists = brief.ownWords.filter(isList)
  const wantsAbout = brief.wishes.want.includes('about')

  const lede = telling.find((words) => words.length <= 190)
  const rest = telling.filter((words) => words !== lede)
  if (rest.length === 0) return { lede, about: wantsAbout ? lists : [] }

  const short = rest.find((words) => words.length <= 110)
  const length = rest.join(' ').length
  if (rest.length === 1 && short && !wantsAbout) return { lede, statement: short, about: [] }
  if (rest.length >= 3 && short) {
    return { lede, statement: short, about: rest.filter((words) => words !== short) }
  }
  return { lede, about: length < 150 ? [...rest, ...lists] : rest }
}

function namesIn(words: string, brief: Brief): number {
  const text = words.toLocaleLowerCase()
  return brief.offers.filter((offer) => text.includes(offer.name.toLocaleLowerCase())).length
}
