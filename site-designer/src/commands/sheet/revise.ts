import { actions } from '#designer/commands/sheet/actions'
import { Revision, type Answer, type PlannedPage } from '#designer/commands/sheet/revision'
import { feedbackLanguages } from '#designer/commands/sheet/feedback_language'
import { namesOnSheet } from '#designer/commands/sheet/names_on_sheet'
import { say, type Told } from '#designer/commands/language/language'
import { clausesOf, type Clause, type Meaning } from '#designer/commands/reading/clauses'
import { isSure } from '#designer/commands/reading/sure'
import { waysOf } from '#designer/commands/ways'
import { languageOf } from '#designer/commands/reading/language_of'
import type { Sheet } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'

export interface Revised {
  sheet: Sheet
  /** What was changed, in sentences in the language of the feedback. */
  done: string[]
  /** The words that nobody could read, or that a sheet cannot hold, each with what can be said of it. */
  notUnderstood: string[]
  /** Words that can mean several things, and were left: the same words with a choice say which. */
  unclear?: Unclear[]
}

export interface Unclear {
  words: string
  readings: { id: string; label: string }[]
}

export interface FeedbackOn {
  /** The sections of the planned page from top to bottom. */
  kinds?: SectionKind[]
  /** Its outline, or as much of it as is known. */
  page?: PlannedPage
  /** Ids of the readings that were picked when the same words were asked about before. */
  choices?: string[]
}

const MOST_CHARACTERS = 5000

/**
 * Applies feedback to a sheet, by the commands that the editor knows and a few for plans. Each part
 * changes only what it asks for; one that nobody can read or that is for the finished page is
 * answered as such, and one that can mean several things is asked about.
 */
export function revise(
  sheet: Sheet,
  feedback: string,
  { kinds = [], page = {}, choices = [] }: FeedbackOn = {}
): Revised {
  const text = feedback.slice(0, MOST_CHARACTERS)
  const language = languageOf(text, feedbackLanguages(sheet.wishes.language.value))
  let revision = new Revision(sheet, { kinds, page, language, choices: new Set(choices) })
  const done: string[] = []
  const notUnderstood: string[] = []
  const unclear: Unclear[] = []
  for (const clause of clausesOf(text, namesOnSheet(sheet, language), language)) {
    const { text: words } = clause
    const [first] = clause.meanings
    const ways = waysOn(revision, clause)
    const chosen =
      ways.find(({ key }) => revision.choices.has(key)) ??
      (ways[0] && isSure(clause, ways[0].meaning, ways[0]) ? ways[0] : undefined)
    const answer = chosen || !first ? undefined : answerTo(revision, first)
    if (chosen) {
      revision = chosen.done.revision
      done.push(chosen.done.says)
    } else if (first && isSure(clause, first) && answer === 'later')
      notUnderstood.push(say(language, 'later', { words }))
    else if (first && isSure(clause, first) && typeof answer === 'object' && 'which' in answer)
      unclear.push({ words, readings: answer.which.map((name) => ({ id: name, label: name })) })
    else if (ways.length > 0)
      unclear.push({
        words,
        readings: ways.slice(0, MOST_OFFERS).map(({ key, label }) => ({ id: key, label })),
      })
    else notUnderstood.push(words)
  }
  return {
    sheet: revision.sheet,
    done: [...new Set(done)],
    notUnderstood: [...new Set(notUnderstood)],
    ...(unclear.length > 0 ? { unclear } : {}),
  }
}

/** The first of its commands that the sheet can take; otherwise what became of the likeliest. */
function answerTo(revision: Revision, { commands }: Meaning): Answer {
  let otherwise: Answer
  for (const { do: name, slots } of commands) {
    const action = actions[name]
    const answer = action ? action(revision, slots) : isOfNothing(name) ? undefined : 'later'
    if (isDone(answer)) return answer
    otherwise ??= answer
  }
  return otherwise
}

function isDone(answer: Answer): answer is { done: Told } {
  return typeof answer === 'object' && 'done' in answer
}

function isOfNothing(name: string): boolean {
  return name === 'cannot' || name === 'vague'
}

const MOST_OFFERS = 3

/** Each way is tried on a sheet of its own. */
function waysOn(revision: Revision, clause: Clause) {
  return waysOf(clause, revision.language, {
    attempt: (meaning) => {
      const tried = revision.tried()
      const answer = answerTo(tried, meaning)
      return isDone(answer) ? { ...answer.done, revision: tried } : undefined
    },
    isSame: (one, other) => isSame(one.revision, other.revision),
  })
}

function isSame(one: Revision, other: Revision): boolean {
  return JSON.stringify([one.sheet, one.kinds]) === JSON.stringify([other.sheet, other.kinds])
}
