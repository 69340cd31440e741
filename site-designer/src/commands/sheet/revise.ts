import { actions } from '#designer/commands/sheet/actions'
import { Revision, type Answer, type PlannedPage } from '#designer/commands/sheet/revision'
import { feedbackLanguages } from '#designer/commands/sheet/feedback_language'
import { readLoosely } from '#designer/commands/language/loose'
import { thingsNamed } from '#designer/commands/sheet/things'
import type { Clause } from '#designer/commands/language/clauses'
import type { Command } from '#designer/commands/language/command'
import { say } from '#designer/commands/language/language'
import { readAs } from '#designer/commands/language/read_as'
import type { Sheet } from '#designer/sheet/sheet'
import type { SectionKind } from '#designer/site/kinds'

export interface Revised {
  sheet: Sheet
  /** What was changed, in sentences in the language of the feedback. */
  done: string[]
  /** The words that nobody could read, or that a sheet cannot hold, each with what can be said of it. */
  notUnderstood: string[]
}

const MOST_CHARACTERS = 5000

/**
 * Applies feedback to a sheet, by the commands that the editor knows and a few for plans. Each part
 * changes only what it asks for; one that nobody can read, that can mean several things or that is
 * for the finished page is answered as such. `kinds` are the sections of the planned page from top
 * to bottom; `page` is its outline, or as much of it as is known.
 */
export function revise(
  sheet: Sheet,
  feedback: string,
  kinds: SectionKind[] = [],
  page: PlannedPage = {}
): Revised {
  const { language, clauses } = readAs(
    feedback.slice(0, MOST_CHARACTERS),
    feedbackLanguages(sheet.wishes.language.value)
  )
  const revision = new Revision(sheet, { kinds, page, language })
  const done: string[] = []
  const notUnderstood: string[] = []
  for (const clause of clauses.filter(({ isEmpty }) => !isEmpty)) {
    const answer = carriedOut(revision, clause)
    const { words } = clause
    if (answer === undefined) notUnderstood.push(words)
    else if (answer === 'later') notUnderstood.push(say(language, 'later', { words }))
    else if ('which' in answer)
      notUnderstood.push(say(language, 'which', { words, readings: answer.which.join(' / ') }))
    else done.push(answer.done)
  }
  return {
    sheet: revision.sheet,
    done: [...new Set(done)],
    notUnderstood: [...new Set(notUnderstood)],
  }
}

/** The first way to read the clause that the sheet has something for. */
function carriedOut(revision: Revision, { commands, words }: Clause): Answer {
  const answer = firstOf(revision, commands)
  // A pattern that fits says what is meant; its words are not read in another way.
  if (commands.length > 0) return answer
  const loose = readLoosely(words, revision.language, (slot) =>
    thingsNamed(revision, slot).map(({ is }) => (is === 'line' ? 'item' : is))
  )
  return loose?.isSure ? firstOf(revision, loose.commands) : undefined
}

function firstOf(revision: Revision, commands: readonly Command[]): Answer {
  let otherwise: Answer
  for (const { do: name, slots } of commands) {
    const action = actions[name]
    const answer = action ? action(revision, slots) : 'later'
    if (answer && answer !== 'later' && 'done' in answer) return answer
    otherwise ??= answer
  }
  return otherwise
}
