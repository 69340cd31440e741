import { actions } from '#designer/commands/sheet/actions'
import { Revision, type Answer, type PlannedPage } from '#designer/commands/sheet/revision'
import { isTold } from '#designer/commands/sheet/words'
import { actionNames } from '#designer/commands/carry_out'
import { keyNamed } from '#designer/commands/targets/names'
import { feedbackLanguages } from '#designer/commands/sheet/feedback_language'
import { thingsNamed } from '#designer/commands/sheet/things'
import type { Clause } from '#designer/commands/language/clauses'
import { keyOf, type Command } from '#designer/commands/language/command'
import { told } from '#designer/commands/language/told'
import type { SortsOf } from '#designer/commands/language/words'
import { offerOf } from '#designer/commands/language/offer'
import { say, type CommandLanguage } from '#designer/commands/language/language'
import { readAs } from '#designer/commands/language/read_as'
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
  const revisionIn = (language: CommandLanguage) =>
    new Revision(sheet, { kinds, page, language, choices: new Set(choices) })
  const { language, clauses } = readAs(
    feedback.slice(0, MOST_CHARACTERS),
    feedbackLanguages(sheet.wishes.language.value),
    (spoken) => ({ language: spoken, sortsOf: sortsOn(revisionIn(spoken)), can })
  )
  let revision = revisionIn(language)
  const done: string[] = []
  const notUnderstood: string[] = []
  const unclear: Unclear[] = []
  for (const clause of clauses) {
    const { text: words, readings } = clause
    if (clause.isAside && readings.length === 0) continue
    const answer = firstOf(revision, readings)
    if (answer && answer !== 'later' && 'done' in answer) {
      done.push(answer.done)
      continue
    }
    const guesses = answer ? [] : guessesFor(revision, clause)
    const chosen = guesses.find(({ id }) => revision.choices.has(id))
    if (chosen) {
      revision = chosen.revision
      done.push(chosen.says)
    } else if (answer && answer !== 'later')
      unclear.push({ words, readings: answer.which.map((name) => ({ id: name, label: name })) })
    else if (guesses.length > 0)
      unclear.push({ words, readings: guesses.map(({ id, label }) => ({ id, label })) })
    else notUnderstood.push(answer === 'later' ? say(language, 'later', { words }) : words)
  }
  return {
    sheet: revision.sheet,
    done: [...new Set(done)],
    notUnderstood: [...new Set(notUnderstood)],
    ...(unclear.length > 0 ? { unclear } : {}),
  }
}

/** What sorts of things some words mean on a sheet, and on the page that it will make. */
function sortsOn(revision: Revision): SortsOf {
  const { language, sheet } = revision
  const places = sheet.where.flatMap(({ label, locality }) => [label, locality])
  return (slot) => {
    const sorts: string[] = thingsNamed(revision, slot).map(({ is }) =>
      is === 'line' ? 'item' : is
    )
    const [first, ...rest] = slot.words
    const words = first in language.ordinals ? rest : slot.words
    const isPart = [slot.words, words].some((some) => keyNamed(some, language.parts, language))
    const isPlace = revision.named(places, slot.words, (place) => place?.value ?? '').length > 0
    return [
      ...sorts,
      ...(isPart ? ['part'] : []),
      ...(isPlace ? ['place'] : []),
      ...(isTold(sheet, slot.text) ? ['words'] : []),
    ]
  }
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

const MOST_GUESSES = 3
const MOST_TRIED = 24
/** What is for the finished page is understood as well, and said to be. */
const can: ReadonlySet<string> = new Set([...Object.keys(actions), ...actionNames])

/** What words that nobody could read could mean, each tried on a sheet of its own. */
function guessesFor(revision: Revision, { text, guesses }: Clause) {
  const { language } = revision
  const found: { id: string; label: string; says: string; revision: Revision }[] = []
  const commands = [...told(text, language, sortsOn(revision)), ...guesses()]
  for (const command of commands.slice(0, MOST_TRIED)) {
    const tried = revision.tried()
    const answer = firstOf(tried, [command])
    if (!answer || answer === 'later' || !('done' in answer)) continue
    const label = offerOf(language, command, answer.done)
    if (found.some((one) => one.label === label)) continue
    found.push({ id: keyOf(command), label, says: answer.done, revision: tried })
    if (found.length === MOST_GUESSES) break
  }
  return found
}
