import { put } from '#designer/copy/template'
import { wordsData } from '#designer/copy/words_data'
import type { Language } from '#designer/text/language'

/** Sentences on what the page says otherwise than the sheet now. */
export type Sentence =
  | 'byHand'
  | 'hoursByHand'
  | 'hoursStillThere'
  | 'inOwnWords'
  | 'notThere'
  | 'stillThere'
  | 'notPossible'

/** What is told of a page that follows its sheet, in the language of the page. */
export class UpdateWords {
  readonly labels: Record<string, string>
  readonly #words: Record<string, string>
  readonly #language: Language

  constructor(language: Language) {
    const { labels, ...words } = wordsData(language).update as unknown as {
      labels: Record<string, string>
    }
    this.labels = labels
    this.#words = words as Record<string, string>
    this.#language = language
  }

  say(sentence: Sentence | 'price' | 'quoted', values: Record<string, string>): string {
    return put(this.#words[sentence], values, this.#language)
  }

  quoted(words: string): string {
    return this.say('quoted', { words })
  }

  /** What a part of the page is called. */
  part(place: 'header' | 'footer' | 'section', heading = ''): string {
    if (place !== 'section') return this.#words[place]
    return heading ? put(this.#words.section, { heading }, this.#language) : this.#words.firstScreen
  }
}
