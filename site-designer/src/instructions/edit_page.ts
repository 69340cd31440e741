import { carryOut } from '#designer/instructions/carry_out'
import { PageEdit, type CarriedOut, type Outcome } from '#designer/instructions/page_edit'
import type { ClauseEdit, Edit, EditRequest } from '#designer/instructions/edit'
import type { Command } from '#designer/instructions/language/command'
import { say, type CommandLanguage } from '#designer/instructions/language/language'
import type { Clause } from '#designer/instructions/reading/meaning'
import type { Target } from '#designer/instructions/targets/target'
import { styleUpdates } from '#designer/instructions/style_updates'
import { decided } from '#designer/instructions/ways'
import { applyEdit, type EditOperation } from '#designer/live_page/reading/edit_operation'
import { PageReading } from '#designer/live_page/reading/page_reading'

/**
 * Carries the clauses out one after the other, each on the page as the one before left it and each
 * whole or not at all. Where one of them can mean several things nothing is done, and the person is
 * asked. A sentence that is not understood is named in the answer; beside a removal or a new text it
 * stops everything until the person agrees. `done` is said only where the text of the page really differs.
 */
export function editPage(
  { html: original, sheet: stored, now, selection, choices = [] }: EditRequest,
  clauses: readonly Clause[],
  { language, reading: first }: Setting
): Edit {
  let { html } = first
  let sheet = stored
  const operations: EditOperation[] = []
  const made: ClauseEdit[] = []
  /** Of each clause what would come of it, for the person to agree to. */
  const wouldBe: string[] = []
  if (html !== original) operations.push({ type: 'tag', now })
  const untouched = operations.length
  let before: Target | undefined
  let isIndependent = true

  for (const [index, clause] of clauses.entries()) {
    const edit = new PageEdit(html === first.html ? first : new PageReading(html), {
      language,
      sheet,
      choices: choicesFor(index, choices),
      selection,
      before,
    })
    const outcome = carriedOut(edit, clause, now)
    if (outcome.is === 'unclear') {
      const readings = outcome.could.map(({ key, label }) => ({ id: `${index}:${key}`, label }))
      return { outcome: 'readings', question: clause.text, readings }
    }
    if (outcome.is === 'impossible') {
      made.push({ words: clause.text, done: false, says: outcome.why, operations: 0 })
      wouldBe.push(outcome.why)
      continue
    }
    before = edit.about ?? before
    isIndependent &&= !NEEDS_ALL.has(clause.meanings[0]?.command.do)
    html = outcome.html
    sheet = outcome.sheet ?? sheet
    operations.push(...outcome.operations)
    made.push({
      words: clause.text,
      done: true,
      says: outcome.says,
      operations: outcome.operations.length,
    })
    wouldBe.push(`${outcome.offer || outcome.says.replace(/\.$/, '')}.`)
  }
  const already = say(language, 'already_so')
  const isUnread = ({ words, says }: ClauseEdit) =>
    says === say(language, 'not_read_part', { words })
  const isPart = made.some(
    (one) => !one.done && one.says !== already && !(isUnread(one) && isIndependent)
  )
  if (isPart && operations.length > untouched && !choices.includes(THE_REST)) {
    // Where a part cannot be done, the others may be misread as well.
    const label = wouldBe.join(' ')
    return {
      outcome: 'readings',
      question: clauses.map(({ text }) => text).join(' · '),
      readings: [{ id: THE_REST, label }],
    }
  }
  const summary = made.flatMap(({ says }) => says || []).join(' ')
  if (operations.length === untouched) {
    return { outcome: 'cannot', why: summary || say(language, 'not_read'), can: [] }
  }
  const done = made.filter((one) => one.done).map(({ words }) => words)
  const analysis = done.join(' · ')
  return { outcome: 'done', operations, sheet, clauses: made, analysis, summary }
}

interface Setting {
  language: CommandLanguage
  /** The page with an id on every element. */
  reading: PageReading
}

/** Removals and new texts: an unread sentence beside them may say what or where ("Put it there instead"). */
const NEEDS_ALL = new Set(
  'remove remove_sentence no_longer_sold prices_gone add_text sentence'.split(' ')
)

/** The reading that does what was understood and leaves the rest. */
const THE_REST = 'the-rest'

/** The page with an id on every element; undefined where it has them. */
export function tidied(html: string, now: number): string | undefined {
  const result = applyEdit(html, [{ type: 'tag', now }])
  return result.ok && result.value.html !== html ? result.value.html : undefined
}

function choicesFor(index: number, choices: readonly string[]): Set<string> {
  const prefix = `${index}:`
  return new Set(choices.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length)))
}

/** What the clause comes to on this page: what it says, or what it might mean for the person to say. */
function carriedOut(edit: PageEdit, clause: Clause, now: number): CarriedOut {
  const made = decided(clause, {
    language: edit.language,
    choices: edit.choices,
    attempt: ({ command }) => {
      const outcome = tried(edit, command, now)
      return outcome.is === 'done' ? { ...outcome, about: edit.about } : outcome
    },
    isSame: (one, other) => one.html === other.html,
  })
  if (made?.is === 'done') edit.about = made.about
  return made ?? edit.impossible('not_read_part', { words: clause.text })
}

/** Several templates come to one command: it is tried once. */
function tried(edit: PageEdit, command: Command, now: number): CarriedOut {
  const key = JSON.stringify(command)
  const known = edit.tried.get(key)
  if (known) {
    edit.about = known.about
    return known.outcome
  }
  const outcome = whole(edit, carryOut(edit, command), now)
  edit.tried.set(key, { outcome, about: edit.about })
  return outcome
}

/** Made on the page, so that "done" is said of nothing that the engine refuses or that changes nothing. */
export function whole(edit: PageEdit, outcome: Outcome, now: number): CarriedOut {
  if (outcome.is !== 'done') return outcome
  const { reading } = edit
  if (outcome.operations.length === 0) return { ...outcome, html: reading.html }
  const first = applyEdit(reading.html, outcome.operations)
  if (!first.ok) return { is: 'impossible', why: first.error.message }
  if (first.value.html === reading.html) return edit.impossible('already_so')
  const operations = [...outcome.operations, ...styleUpdates(reading, first.value.html)]
  // What is new gets its ids here, so that the next clause can name it.
  if (tidied(first.value.html, now)) operations.push({ type: 'tag', now })
  const made = applyEdit(reading.html, operations)
  if (!made.ok) return { is: 'impossible', why: made.error.message }
  return { ...outcome, operations, html: made.value.html }
}
