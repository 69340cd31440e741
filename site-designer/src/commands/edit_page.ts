import { carryOut } from '#designer/commands/carry_out'
import { Desk, type Outcome } from '#designer/commands/desk'
import type { ClauseEdit, Edit, EditRequest } from '#designer/commands/edit'
import type { Clause } from '#designer/commands/language/clauses'
import { keyOf, type Command } from '#designer/commands/language/command'
import { offerOf } from '#designer/commands/language/offer'
import { say, type CommandLanguage } from '#designer/commands/language/language'
import { sortsOn } from '#designer/commands/targets/sorts_on'
import { told } from '#designer/commands/language/told'
import type { Slot } from '#designer/commands/language/slots'
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
    if (clause.isAside && clause.readings.length === 0) {
      made.push({ words: clause.text, done: false, says: '', operations: 0 })
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
      isAsked: !clause.isAside,
    })
    value = clause.readings[0]?.slots.value ?? value
    if (outcome.is === 'unclear') {
      const readings = outcome.could.map(({ key, label }) => ({ id: `${index}:${key}`, label }))
      return { outcome: 'readings', question: clause.text, readings }
    }
    if (outcome.is === 'impossible') {
      made.push({ words: clause.text, done: false, says: outcome.why, operations: 0 })
      continue
    }
    before = desk.about ?? before
    html = outcome.html
    operations.push(...outcome.operations)
    made.push({
      words: clause.text,
      done: true,
      says: outcome.says,
      operations: outcome.operations.length,
    })
  }
  const already = say(language, 'already_so')
  const isPart = clauses.some(
    ({ isAside }, at) => !made[at].done && made[at].says !== already && !isAside
  )
  if (isPart && operations.length > untouched && !choices.includes(THE_REST)) {
    // Where a part cannot be done, the others may be misread as well.
    const label = made.map(({ says }) => says).join(' ')
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
    .map(({ text }) => text)
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

/** "… put that as the name": what was said before is the value. */
function withValue(clause: Clause, value: Slot | undefined, language: CommandLanguage): Clause {
  if (!value) return clause
  const readings = clause.readings.map((reading) => {
    const said = reading.slots.value
    const isThat = said && !said.isQuoted && language.this.includes(said.words.join(' '))
    return isThat ? { ...reading, slots: { ...reading.slots, value } } : reading
  })
  return { ...clause, readings }
}

export type CarriedOut =
  Exclude<Outcome, { is: 'done' }> | (Outcome & { is: 'done' } & { html: string })

/** What the clause comes to on this page: what it says, or what it might mean for the person to say. */
function carriedOut(
  desk: Desk,
  clause: Clause,
  { now, isAsked }: { now: number; isAsked: boolean }
): CarriedOut {
  const { readings, shorter } = clause
  const first = firstOf(desk, readings, now)
  const short = first?.is === 'done' && shorter ? firstOf(desk, shorter, now) : undefined
  if (first?.is === 'done' && short?.is === 'done')
    return whichOf(desk, [
      { key: 'long', label: first.says, of: first },
      { key: 'short', label: short.says, of: short },
    ])
  if (first && (first.is !== 'impossible' || first.isFinal || !isAsked)) return first
  const unread = first ?? desk.impossible('not_read_part', { words: clause.text })
  return isAsked ? (asked(desk, clause, now) ?? unread) : unread
}

interface Way {
  key: string
  label: string
  of: CarriedOut & { is: 'done' }
}

/** What was chosen before; otherwise the question which is meant. */
function whichOf(desk: Desk, ways: readonly Way[]): CarriedOut {
  const chosen = ways.find(({ key }) => desk.choices.has(key))
  return chosen?.of ?? { is: 'unclear', could: ways.map(({ key, label }) => ({ key, label })) }
}

/** What could be meant, for the person to say; what they have said is done. */
function asked(desk: Desk, { text, guesses }: Clause, now: number): CarriedOut | undefined {
  const { language } = desk
  const ways: Way[] = []
  const sortsOf = sortsOn(desk)
  const facts = told(text, language, sortsOf).filter(({ do: name }) => name !== 'sentence')
  // Nobody offers to take a section away, or to add one, by half a sentence.
  const meant = guesses().filter(
    ({ do: name, slots }) =>
      name !== 'add_section' && !(name === 'remove' && sortsOf(slots.target).includes('section'))
  )
  for (const command of [...facts, ...meant].slice(0, MOST_TRIED)) {
    const of = whole(desk, carryOut(desk, command), now)
    if (of.is !== 'done') continue
    const label = offerOf(language, command, of.says)
    const isKnown = ways.some((one) => one.of.html === of.html || one.label === label)
    if (!isKnown) ways.push({ key: keyOf(command), label, of })
    if (ways.length === MOST_GUESSES) break
  }
  return ways.length > 0 ? whichOf(desk, ways) : undefined
}

const MOST_TRIED = 12
const MOST_GUESSES = 3

/** The likeliest reading that works here; why the likeliest does not where none does. */
function firstOf(desk: Desk, readings: readonly Command[], now: number): CarriedOut | undefined {
  let why: CarriedOut | undefined
  for (const command of readings.slice(0, MOST_TRIED)) {
    const outcome = whole(desk, carryOut(desk, command), now)
    if (outcome.is !== 'impossible' || outcome.isFinal) return outcome
    why ??= outcome
  }
  return why
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
