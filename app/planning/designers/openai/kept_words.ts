import {
  claimsOnlyWhatWasSaid,
  languageOfPrompt,
  ownSentencesIn,
  type SectionCopy,
  type Sheet,
} from 'site-designer'

/** The section that a model has written words for, and what they may say. */
export interface Asked {
  id: string
  sheet: Sheet
  prompt: string
  /** The words that stand there. */
  before: SectionCopy
}

const LONGEST = { heading: 120, intro: 600, paragraph: 1_500 }
const MOST_PARAGRAPHS = 6

/** Those texts of a model that may be on the page: no claims of its own, and the person's own sentences stay. */
export function keptWords(answer: unknown, { before, id, sheet, prompt }: Asked): SectionCopy {
  const words = fittingWords(answer)
  const texts = [words.heading, words.intro, ...(words.paragraphs ?? [])]
  const { value: language } = sheet.wishes.language
  // One sentence in another language makes the other sentences unreliable too.
  const areInLanguage = [...texts, texts.join(' ')].every((one) => isInLanguage(one, language))
  const said = areInLanguage && claimsOnlyWhatWasSaid(sheet, prompt, { [id]: words })[id]
  if (!said) return {}
  const { heading, intro, paragraphs } = said
  const keepsOwn = (was: string[] = [], is: string[]) =>
    ownSentencesIn(was, sheet).every((sentence) => is.join(' ').includes(sentence))
  return {
    ...(heading ? { heading } : {}),
    ...(intro && keepsOwn([before.intro ?? ''], [intro]) ? { intro } : {}),
    ...(paragraphs && keepsOwn(before.paragraphs, paragraphs) ? { paragraphs } : {}),
  }
}

/** The texts of an answer that have the form and the length that a page can show. */
export function fittingWords(answer: unknown): SectionCopy {
  const { heading, intro, paragraphs } = (answer ?? {}) as Record<string, unknown>
  const fits = (one: unknown, most: number): one is string =>
    typeof one === 'string' && one.trim() !== '' && one.length <= most && !/[<>]/.test(one)
  return {
    ...(fits(heading, LONGEST.heading) ? { heading: heading.trim() } : {}),
    ...(fits(intro, LONGEST.intro) ? { intro: intro.trim() } : {}),
    ...(Array.isArray(paragraphs)
      ? {
          paragraphs: paragraphs
            .filter((one) => fits(one, LONGEST.paragraph))
            .slice(0, MOST_PARAGRAPHS),
        }
      : {}),
  }
}

/** The language of shorter texts cannot be detected. */
const FEW_WORDS = 4

function isInLanguage(words: string | undefined, language: string): boolean {
  if (words === undefined || words.split(/\s+/).length < FEW_WORDS) return true
  const { code, sure } = languageOfPrompt(words)
  return !sure || code === language
}
