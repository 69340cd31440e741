import { actions } from '#designer/instructions/sheet/actions'
import { SheetEdit, type PlannedPage } from '#designer/instructions/sheet/sheet_edit'
import { feedbackLanguages } from '#designer/instructions/sheet/feedback_language'
import { namesOnSheet } from '#designer/instructions/sheet/names_on_sheet'
import { say } from '#designer/instructions/language/language'
import type { Command } from '#designer/instructions/language/command'
import { clausesOf } from '#designer/instructions/reading/clauses'
import { decided, type Attempt } from '#designer/instructions/ways'
import { languageOf } from '#designer/instructions/reading/language_of'
import type { Revised, Unclear } from '#designer/sheet/revised'
import type { Sheet } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'

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
  let edit = new SheetEdit(sheet, { kinds, page, language, choices: new Set(choices) })
  const done: string[] = []
  const notUnderstood: string[] = []
  const unclear: Unclear[] = []
  for (const clause of clausesOf(text, namesOnSheet(sheet, language), language)) {
    const { text: words } = clause
    const made = decided(clause, {
      language,
      choices: edit.choices,
      attempt: ({ command }) => attempt(edit, command),
      isSame: (one, other) => isSame(one.edit, other.edit),
    })
    if (made?.is === 'done') {
      edit = made.edit
      done.push(made.says)
    } else if (made?.is === 'unclear')
      unclear.push({ words, readings: made.could.map(({ key, label }) => ({ id: key, label })) })
    else notUnderstood.push(made?.why || words)
  }
  return {
    sheet: edit.sheet,
    done: [...new Set(done)],
    notUnderstood: [...new Set(notUnderstood)],
    ...(unclear.length > 0 ? { unclear } : {}),
  }
}

/** A command on a copy of the sheet. */
function attempt(edit: SheetEdit, { do: name, slots }: Command): Attempt<{ edit: SheetEdit }> {
  const { language } = edit
  const tried = edit.tried()
  const action = actions[name]
  const answer = action ? action(tried, slots) : 'later'
  if (answer === 'later')
    return { is: 'impossible', why: say(language, 'later', { words: slots.said.text }) }
  if (answer === undefined) return { is: 'impossible', why: '' }
  if ('done' in answer) {
    tried.writer.done()
    return { is: 'done', ...answer.done, edit: tried }
  }
  if ('cannot' in answer) return { is: 'impossible', why: answer.cannot }
  return { is: 'unclear', could: answer.which.map((label) => ({ key: label, label })) }
}

function isSame(one: SheetEdit, other: SheetEdit): boolean {
  return JSON.stringify([one.sheet, one.kinds]) === JSON.stringify([other.sheet, other.kinds])
}
