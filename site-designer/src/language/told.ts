import { anyOf, perLanguage } from '#designer/language/words_of'

const patterns = perLanguage((words, code) => ({
  first: anyOf(words.first_person, 'iu'),
  // A Turkish sentence ends with its verb.
  verbs:
    code === 'tr'
      ? new RegExp(`(?:${words.verbs})[.!?…]*$`, 'iu')
      : anyOf(words.verbs, code === 'de' ? 'u' : 'iu'),
}))

/** Whether it is told as a sentence is, with a verb or by somebody; "Courtesy car." is a line of a list. */
export function isTold(text: string, code: string): boolean {
  return patterns(code).first.test(text) || hasVerb(text, code)
}

export const hasVerb = (text: string, code: string): boolean => patterns(code).verbs.test(text)
