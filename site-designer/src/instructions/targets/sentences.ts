import { sentencesOf } from '#designer/language/sentences'
import type { PageEdit } from '#designer/instructions/page_edit'
import { isForm } from '#designer/instructions/language/endings'
import { keyNamed } from '#designer/instructions/targets/names'
import type { Part } from '#designer/live_page/reading/parts'
import { folded } from '#designer/language/fold'

/** Sentences of the page's texts that hold all of some words, `least` of which say something. */
export function sentencesWith(edit: PageEdit, words: string[], least: number) {
  if (words.filter((word) => !isSmall(edit, word)).length < least) return []
  return textsWith(edit, words, '')
    .filter(({ role }) => role === 'text')
    .flatMap((part) =>
      sentencesOf(part.words)
        .filter((sentence) => holdsAll(edit, sentence, words))
        .map((sentence) => ({ part, sentence }))
    )
}

/** Texts that hold the words and, in any order, all that is said around them. */
export function textsWith(edit: PageEdit, around: string[], words: string): Part[] {
  const phrase = words && ` ${plainly(words)} `
  const parts = edit.reading.parts.filter(
    (part) => part.role !== 'link' && ` ${plainly(part.words)} `.includes(phrase)
  )
  return parts.filter((part) => holdsAll(edit, part.words, around))
}

export function holdsAll(edit: PageEdit, text: string, words: string[]): boolean {
  const known = plainly(text).split(' ')
  return words.every(
    (word) =>
      isSmall(edit, word) ||
      known.some(
        (one) =>
          isForm(plainly(word), one, edit.language.code) ||
          isForm(one, plainly(word), edit.language.code)
      )
  )
}

/** Words that tell nothing: "it was", "the quote is from". */
export function isSmall({ language }: PageEdit, word: string): boolean {
  const { small, articles, parts, facts, sections } = language
  const plain = plainly(word)
  return (
    [facts, parts, sections].some((lists) => keyNamed([plain], lists, language)) ||
    small.includes(plain) ||
    articles.includes(plain) ||
    ['was', 'were'].includes(plain)
  )
}

function plainly(text: string): string {
  return folded(text)
    .replace(/[.,;:!?()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
