import { carryOut } from '#designer/commands/carry_out'
import { Desk, type Outcome } from '#designer/commands/desk'
import type { ClauseEdit, Edit, EditRequest } from '#designer/commands/edit'
import type { Clause } from '#designer/commands/language/clauses'
import type { Command } from '#designer/commands/language/command'
import { guessed, keyOf } from '#designer/commands/language/guess'
import { readLoosely } from '#designer/commands/language/loose'
import { offerOf } from '#designer/commands/language/offer'
import { say, type CommandLanguage } from '#designer/commands/language/language'
import { sortsOn } from '#designer/commands/targets/sorts_on'
import type { Slot } from '#designer/commands/language/slots'
import type { Target } from '#designer/commands/targets/target'
import { upkeep } from '#designer/commands/upkeep'
import { applyEdit, type EditOperation } from '#designer/renderer/reading/edit_operation'
import { folded } from '#designer/renderer/reading/words'
import { PageReading } from '#designer/renderer/reading/page_reading'

/**
 * Carries the clauses out one after the other, each on the page as the one before left it and each
 * whole or not at all. Where one of them can mean several things nothing is done, and the person is
 * asked. `done` is said only where the text of the page really differs.
 */
export function editPage(
  { html: original, now, selection, choices = [] }: EditRequest,
  clauses: readonly Clause[],
  { language, reading: first }: Setting
): Edit {
  let { html } = first
  const operations: EditOperation[] = []
  const made: ClauseEdit[] = []
  if (html !== original) operations.push({ type: 'tag', now })
  const untouched = operations.length
  let before: Target | undefined
  let value: Slot | undefined

  for (const [index, clause] of clauses.entries()) {
    if (clause.isEmpty) {
      made.push({ words: clause.words, done: false, says: '', operations: 0 })
      continue
    }
    const desk = new Desk(html === first.html ? first : new PageReading(html), {
      language,
      choices: choicesFor(index, choices),
      selection,
      before,
    })
    const outcome = carriedOut(desk, withValue(clause, value, language), {
      now,
      isAsked: !isReason(clause, index, language),
    })
    value = clause.commands[0]?.slots.value ?? value
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
  const already = say(language, 'already_so')
  const isPart = clauses.some(
    (clause, at) => !made[at].done && made[at].says !== already && !isReason(clause, at, language)
  )
  if (isPart && operations.length > untouched && !choices.includes(THE_REST)) {
    // Where a part cannot be done, the others may be misread as well.
    const label = made.map(({ says }) => says).join(' ')
    return {
      outcome: 'readings',
      question: clauses.map(({ words }) => words).join(' · '),
      readings: [{ id: THE_REST, label }],
    }
  }
  const summary = made.flatMap(({ says }) => says || []).join(' ')
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

interface Setting {
  language: CommandLanguage
  /** The page with an id on every element. */
  reading: PageReading
}

/** The reading that does what was understood and leaves the rest. */
const THE_REST = 'the-rest'

function analysisOf(clauses: readonly Clause[], made: readonly ClauseEdit[]): string {
  return clauses
    .filter((_, index) => made[index].done)
    .map(({ words }) => words)
    .join(' · ')
}

/** The page with an id on every element; undefined where it has them. */
export function tidied(html: string, now: number): string | undefined {
  const result = applyEdit(html, [{ type: 'tag', now }])
  return result.ok && result.value.html !== html ? result.value.html : undefined
}

function choicesFor(index: number, choices: readonly string[]): Set<string> {
  const prefix = `${index}:`
  return new Set(choices.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length)))
}

/** "Hide the form, people should phone": nothing is asked for, named or told. */
function isReason(
  { words, isRemark, isEmpty }: Clause,
  at: number,
  language: CommandLanguage
): boolean {
  if (isRemark || isEmpty) return true
  const said = folded(words).split(' ')
  const { connectors, articles, verbs, code } = language
  return (
    at > 0 &&
    said.length > (code === 'tr' ? 1 : 3) &&
    ![...connectors, ...articles].includes(said[0]) &&
    !said.some((word) => verbs.includes(word)) &&
    !/[\d"“”:]/.test(words)
  )
}

/** "… put that as the name": what was said before is the value. */
function withValue(clause: Clause, value: Slot | undefined, language: CommandLanguage): Clause {
  if (!value) return clause
  const commands = clause.commands.map((command) => {
    const told = command.slots.value
    const isThat = told && !told.isQuoted && language.this.includes(told.words.join(' '))
    return isThat ? { ...command, slots: { ...command.slots, value } } : command
  })
  return { ...clause, commands }
}

export type CarriedOut =
  Exclude<Outcome, { is: 'done' }> | (Outcome & { is: 'done' } & { html: string })

/**
 * What the clause comes to on this page: by what stands in it where every word is understood, then
 * by the patterns. If neither works, why the first pattern does not.
 */
function carriedOut(
  desk: Desk,
  clause: Clause,
  { now, isAsked }: { now: number; isAsked: boolean }
): CarriedOut {
  const read = readLoosely(clause.words, desk.language, sortsOn(desk))
  const loose = read?.isEmpty ? undefined : read
  const sure = loose?.isSure ? firstOf(desk, loose.commands, now) : undefined
  if (sure?.is === 'done') return sure
  const first = byPatterns(desk, clause, now)
  if (first.is !== 'impossible') return first
  if (sure?.is === 'unclear') return sure
  return first.isFinal || !isAsked ? first : (asked(desk, clause, now) ?? first)
}

/** What could be meant, for the person to say; what they have said is done. */
function asked(desk: Desk, { words, commands }: Clause, now: number): CarriedOut | undefined {
  const { language } = desk
  const made: { key: string; label: string; of: CarriedOut & { is: 'done' } }[] = []
  for (const command of guessed(words, commands, { language, sortsOf: sortsOn(desk) })) {
    const of = whole(desk, carryOut(desk, command), now)
    if (of.is !== 'done') continue
    const label = offerOf(language, command, of.says)
    const isKnown = made.some((one) => one.of.html === of.html || one.label === label)
    if (!isKnown) made.push({ key: keyOf(command), label, of })
    if (made.length === MOST_GUESSES) break
  }
  const could = made.map(({ key, label }) => ({ key, label }))
  const chosen = made.find(({ key }) => desk.choices.has(key))
  return chosen?.of ?? (could.length > 0 ? { is: 'unclear', could } : undefined)
}

const MOST_GUESSES = 3

function byPatterns(desk: Desk, clause: Clause, now: number): CarriedOut {
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
export function whole(desk: Desk, outcome: Outcome, now: number): CarriedOut {
  if (outcome.is !== 'done') return outcome
  const { reading } = desk
  if (outcome.operations.length === 0) return { ...outcome, html: reading.html }
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
