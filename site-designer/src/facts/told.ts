import type { Language } from '#designer/text/language'
import { newsIn } from '#designer/facts/news'

/** How many more words a sentence needs to say something of its own. */
const own = 2

/** Whether a sentence says more than the facts that were taken out of it and stand elsewhere. */
export function saysMore(sentence: string, facts: string[], language: Language): boolean {
  return newsIn(sentence, facts, language).length >= own
}

// "We are Studio Holm, architects in Copenhagen.": the page says that already.
export function introduces(words: string, name: string | undefined): boolean {
  return name !== undefined && words.includes(name) && words.split(' ').length <= 12
}
