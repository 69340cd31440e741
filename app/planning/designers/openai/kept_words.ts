import {
  claimsOnlyWhatWasSaid,
  languageOfPrompt,
  type SectionCopy,
  type Sheet,
} from 'site-designer'

/** The section that a model has written words for, and what they may say. */
interface Asked {
  id: string
  sheet: Sheet
  prompt: string
}

const LONGEST = { heading: 120, intro: 600, paragraph: 1_500 }
const MOST_PARAGRAPHS = 6

/** Those texts of a model that may be on the page. */
export function keptWords(answer: unknown, { id, sheet, prompt }: Asked): SectionCopy {
  const { heading, intro, paragraphs } = (answer ?? {}) as Record<string, unknown>
  const fits = (one: unknown, most: number): one is string =>
    typeof one === 'string' && one.trim() !== '' && one.length <= most && !/[<>]/.test(one)
  // The headline is the name of the business, and the owner's own text about it is kept.
  const isNamed = id === 'start' && sheet.who.name !== undefined
  const isOwn = sheet.own_words.about !== undefined
  const words: SectionCopy = {
    ...(fits(heading, LONGEST.heading) && !isNamed ? { heading: heading.trim() } : {}),
    ...(fits(intro, LONGEST.intro) ? { intro: intro.trim() } : {}),
    ...(Array.isArray(paragraphs) && !isOwn
      ? {
          paragraphs: paragraphs
            .filter((one) => fits(one, LONGEST.paragraph))
            .slice(0, MOST_PARAGRAPHS),
        }
      : {}),
  }
  const texts = [words.heading, words.intro, ...(words.paragraphs ?? [])]
  const { value: language } = sheet.wishes.language
  // One sentence in another language makes the other sentences unreliable too.
  const areInLanguage = [...texts, texts.join(' ')].every((one) => isInLanguage(one, language))
  return (areInLanguage && claimsOnlyWhatWasSaid(sheet, prompt, { [id]: words })[id]) || {}
}

/** The language of shorter texts cannot be detected. */
const FEW_WORDS = 4

function isInLanguage(words: string | undefined, language: string): boolean {
  if (words === undefined || words.split(/\s+/).length < FEW_WORDS) return true
  const { code, sure } = languageOfPrompt(words)
  return !sure || code === language
}
