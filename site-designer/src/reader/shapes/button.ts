import { saidIn } from '#designer/copy/asks'
import { wordsData } from '#designer/copy/words_data'
import { lettersOf } from '#designer/language/fold'
import type { Language } from '#designer/language/language'

const mostWords = 7
const inMarks = /["“„«'‘]\s?([^"“”„«»\n]{2,60}?)\s?["”“»'’](?!\p{L})/gu
const address =
  /^(?:https?:|www\.)|[\p{L}\p{N}]@|\.\p{L}{2,}\/|\.(?:com|org|net|example|[a-z]{2})(?:\/|$)/iu
const endsPart = /[.,;:!?)–—]$/u
const isJoint = /^\p{Ll}{1,4}$/u

/** What a sentence about a button wants it to say, and where that stands in the sentence. */
export function buttonIn(
  sentence: string,
  language: Language
): { label?: string; at: number } | undefined {
  const { nouns, says, before, behind } = wordsData(language).button
  const words = Array.from(sentence.matchAll(/\S+/gu), ({ 0: word, index }) => ({
    word,
    index,
    plain: lettersOf(word),
  }))
  const isNoun = ({ plain }: { plain: string }) => plain !== '' && nouns.some(saidIn(plain))
  const phrase = nouns.find((noun) => noun.includes(' ') && saidIn(sentence)(noun))
  const end = phrase && words.findIndex(({ plain }) => plain === phrase.split(' ').at(-1))
  const noun = typeof end === 'number' ? end : words.findIndex(isNoun)
  if (noun < 0) return undefined
  const { index } = words[noun]
  const marked = [...sentence.matchAll(inMarks)].find(
    (one) => one.index > index && one[1].split(/\s+/).length <= mostWords
  )
  if (marked) return { label: marked[1].replace(/[.,]$/, ''), at: index }
  const known = new Set([...says, ...before, ...behind])
  const cue = words.findIndex(
    ({ plain }, at) => at > noun && (says.includes(plain) || before.includes(plain))
  )
  const isLabel = ({ word, plain }: (typeof words)[number], at: number) =>
    /^\p{Lu}/u.test(word) && !known.has(plain) && !address.test(word) && at > noun
  const direct = words.findIndex(
    (one, at) =>
      isLabel(one, at) &&
      (at === noun + 1 || (at === noun + 2 && endsPart.test(words[at - 1].word)))
  )
  const isSaid = cue > 0 && says.includes(words[cue].plain) && /^\p{L}/u.test(words[cue + 1]?.word)
  const behindCue = isSaid ? cue + 1 : words.findIndex((one, at) => at > cue && isLabel(one, at))
  const start = direct >= 0 ? direct : cue > 0 ? behindCue : -1
  if (start < 0) return { at: index }
  const told = words.slice(start)
  const stop = told.findIndex(
    ({ word, plain }, at) =>
      at > 0 && (endsPart.test(told[at - 1].word) || behind.includes(plain) || address.test(word))
  )
  // A Turkish label stands before its verb: "Düğmede Hemen ara yazsın".
  if (language === 'tr' && !words[noun].word.endsWith(':') && !behind.includes(told[stop]?.plain))
    return { at: index }
  const label = (stop < 0 ? told : told.slice(0, stop)).map(({ word }) => word)
  const goesOn = stop > 0 && address.test(told[stop].word)
  if (goesOn) while (label.length > 1 && isJoint.test(label.at(-1)!)) label.pop()
  const text = label.join(' ').replace(/[.,;:!?)–—"”]+$/u, '')
  return label.length <= mostWords && text ? { label: text, at: index } : { at: index }
}
