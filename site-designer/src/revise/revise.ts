import type { Clause, Instruction, Mood } from '#designer/instructions/instruction'
import { labelOf, labelsIn } from '#designer/instructions/label'
import { readingLanguage } from '#designer/instructions/language'
import { readInstructions } from '#designer/instructions/read'
import { spokenIn } from '#designer/instructions/spoken_in'
import { apply } from '#designer/revise/apply'
import { setMoods } from '#designer/revise/moods'
import { Revision, type PlannedPage } from '#designer/revise/revision'
import { en } from '#designer/revise/texts/en'
import { ofThePage } from '#designer/revise/texts/texts'
import { tr } from '#designer/revise/texts/tr'
import type { Sheet } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'
import { normalise } from '#designer/text/normalise'

export interface Revised {
  sheet: Sheet
  /** What was changed, in sentences in the language of the feedback. */
  done: string[]
  /** The words that nobody could read, or that a sheet cannot hold, each with what can be said of it. */
  notUnderstood: string[]
}

const mostCharacters = 3000

/**
 * Applies feedback to a sheet. Each clause changes only what it asks for; one that nobody can read,
 * that can mean several things or that is for the finished page is answered as such, never passed
 * over in silence. `kinds` are the sections of the planned page from top to bottom; `page` is its
 * outline, or as much of it as is known.
 */
export function revise(
  sheet: Sheet,
  feedback: string,
  kinds: SectionKind[] = [],
  page: PlannedPage = {}
): Revised {
  const asked = normalise(feedback).slice(0, mostCharacters)
  const expected = readingLanguage(sheet.wishes.language.value)
  const language = spokenIn(asked, expected)
  const texts = language === 'tr' ? tr : en
  const revision = new Revision(sheet, kinds, page, { language, names: labelsIn(language), texts })
  const clauses = readInstructions(asked, {
    language: expected,
    trade: sheet.who.kind?.value,
    ...(kinds.length > 0 ? { kinds } : {}),
  })

  const moods = clauses.flatMap((clause) => moodOf(clause) ?? [])
  const done: string[] = []
  const notUnderstood: string[] = []
  for (const clause of clauses) {
    const { readings, stays, words } = clause
    const mood = moodOf(clause)
    if (stays) done.push(texts.stays(words))
    else if (mood) {
      // Moods that are said together are one wish.
      if (mood === moods[0]) done.push(setMoods(revision, [...new Set(moods)]))
    } else if (readings.length === 1) {
      const says = apply(revision, readings[0], words)
      if (says) done.push(says)
      else notUnderstood.push(ofThePage.includes(readings[0].do) ? texts.later(words) : words)
    } else {
      const label = (reading: Instruction) => labelOf(reading, language)
      notUnderstood.push(readings.length > 1 ? texts.which(words, readings.map(label)) : words)
    }
  }
  return {
    sheet: revision.sheet,
    done: [...new Set(done)],
    notUnderstood: [...new Set(notUnderstood)],
  }
}

function moodOf({ readings }: Clause): Mood | undefined {
  return readings.length === 1 && readings[0].do === 'set_mood' ? readings[0].mood : undefined
}
