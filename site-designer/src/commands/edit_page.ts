import { carryOut } from '#designer/commands/carry_out'
import { Desk, type Outcome } from '#designer/commands/desk'
import type { ClauseEdit, Edit, EditRequest } from '#designer/commands/edit'
import type { Clause, Command } from '#designer/commands/language/clauses'
import { say, type CommandLanguage } from '#designer/commands/language/language'
import type { Target } from '#designer/commands/targets/target'
import { upkeep } from '#designer/commands/upkeep'
import { applyEdit, type EditOperation } from '#designer/renderer/reading/edit_operation'
import { PageReading } from '#designer/renderer/reading/page_reading'

/**
 * Carries the clauses out one after the other, each on the page as the one before left it and each
 * whole or not at all. Where one of them can mean several things nothing is done, and the person is
 * asked. `done` is said only where the text of the page really differs.
 */
export function editPage(
  { html: original, now, selection, choices = [] }: EditRequest,
  clauses: readonly Clause[],
  language: CommandLanguage
): Edit {
  let html = original
  const operations: EditOperation[] = []
  const made: ClauseEdit[] = []
  const tagged = tidied(html, now)
  if (tagged) {
    html = tagged
    operations.push({ type: 'tag', now })
  }
  const untouched = operations.length
  let before: Target | undefined

  for (const [index, clause] of clauses.entries()) {
    const desk = new Desk(new PageReading(html), {
      language,
      choices: choicesFor(index, choices),
      selection,
      before,
    })
    const outcome = carriedOut(desk, clause, now)
    if (outcome.is === 'unclear') {
      const readings = outcome.could.map(({ key, label }) => ({ id: `${index}:${key}`, label }))
      return { outcome: 'readings', question: clause.words, readings }
    }
    if (outcome.is === 'impossible') {
      made.push({ words: clause.words, done: false, says: outcome.why, operations: 0 })
      continue
    }
    before = desk.about ?? before
    html = outcome.html
    operations.push(...outcome.operations)
    made.push({
      words: clause.words,
      done: true,
      says: outcome.says,
      operations: outcome.operations.length,
    })
  }
  const summary = made.map(({ says }) => says).join(' ')
  if (operations.length === untouched) {
    return { outcome: 'cannot', why: summary || say(language, 'not_read'), can: [] }
  }
  return {
    outcome: 'done',
    operations,
    clauses: made,
    analysis: analysisOf(clauses, made),
    summary,
  }
}

function analysisOf(clauses: readonly Clause[], made: readonly ClauseEdit[]): string {
  return clauses
    .filter((_, index) => made[index].done)
    .map(({ words }) => words)
    .join(' · ')
}

/** The page with an id on every element; undefined where it has them. */
function tidied(html: string, now: number): string | undefined {
  const result = applyEdit(html, [{ type: 'tag', now }])
  return result.ok && result.value.html !== html ? result.value.html : undefined
}

function choicesFor(index: number, choices: readonly string[]): Set<string> {
  const prefix = `${index}:`
  return new Set(choices.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length)))
}

type CarriedOut = Exclude<Outcome, { is: 'done' }> | (Outcome & { is: 'done' } & { html: string })

/** The first way to read the clause that works on this page; if none does, why the first does not. */
function carriedOut(desk: Desk, clause: Clause, now: number): CarriedOut {
  const { commands, shorter } = clause
  if (commands.length === 0) return desk.impossible('not_read_part', { words: clause.words })
  if (shorter) {
    const long = firstOf(desk, commands, now)
    const short = firstOf(desk, shorter, now)
    if (long.is === 'done' && short.is === 'done') {
      const could = [
        { key: 'long', label: long.says, of: long },
        { key: 'short', label: short.says, of: short },
      ]
      return could.find(({ key }) => desk.choices.has(key))?.of ?? { is: 'unclear', could }
    }
    return long
  }
  return firstOf(desk, commands, now)
}

function firstOf(desk: Desk, commands: readonly Command[], now: number): CarriedOut {
  let why: CarriedOut | undefined
  // The shortest name is the one that is said to be missing.
  const [first] = commands
  for (const command of commands) {
    const outcome = whole(desk, carryOut(desk, command), now)
    if (outcome.is !== 'impossible' || outcome.isFinal) return outcome
    if (command.do === first.do) why = outcome
  }
  return why!
}

/** Made on the page, so that "done" is said of nothing that the engine refuses or that changes nothing. */
function whole(desk: Desk, outcome: Outcome, now: number): CarriedOut {
  if (outcome.is !== 'done') return outcome
  const { reading } = desk
  const first = applyEdit(reading.html, outcome.operations)
  if (!first.ok) return { is: 'impossible', why: first.error.message }
  if (first.value.html === reading.html) return desk.impossible('already_so')
  const operations = [...outcome.operations, ...upkeep(reading, first.value.html)]
  // What is new gets its ids here, so that the next clause can name it.
  if (tidied(first.value.html, now)) operations.push({ type: 'tag', now })
  const made = applyEdit(reading.html, operations)
  if (!made.ok) return { is: 'impossible', why: made.error.message }
  return { ...outcome, operations, html: made.value.html }
}
