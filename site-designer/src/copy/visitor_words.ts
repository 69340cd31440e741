import { wordsData } from '#designer/copy/words_data'
import type { Language } from '#designer/language/language'

type Said = [title: string, sentence: string]

/** What visitors of a site read that is no part of its draft. */
export interface VisitorWords {
  notFound: { title: string; sentence: string; home: string }
  /** Before the credits of the photos on a page. */
  photos: string
  /** Where the answers to a form lead back to. */
  back: string
  thanks: Said
  email: Said
  message: Said
  tooLarge: Said
  tooMany: Said
  notKept: Said
  unreadable: Said
}

export function visitorWords(language: Language): VisitorWords {
  return wordsData(language).visitors as unknown as VisitorWords
}
