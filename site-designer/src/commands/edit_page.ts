import { carryOut } from '#designer/commands/carry_out'
import { Desk, type Outcome } from '#designer/commands/desk'
import type { ClauseEdit, Edit, EditRequest } from '#designer/commands/edit'
import { keyOf } from '#designer/commands/language/command'
import { offerOf } from '#designer/commands/language/offer'
import { say, type CommandLanguage } from '#designer/commands/language/language'
import type { Clause, Meaning } from '#designer/commands/reading/clauses'
import { isLikely, isSure, offered } from '#designer/commands/reading/sure'
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

  for (const [index, clause] of clauses.entries()) {
    const desk = new Desk(html === first.html ? first : new PageReading(html), {
      language,
      choices: choicesFor(index, choices),
      selection,
      before,
    })
    const outcome = carriedOut(desk, clause, now)
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
  const isPart = made.some(({ done, says }) => !done && says !== already)
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
  const done = made.filter((one) => one.done).map(({ words }) => words)
  return { outcome: 'done', operations, clauses: made, analysis: done.join(' · '), summary }
}

interface Setting {
  language: CommandLanguage
  /** The page with an id on every element. */
  reading: PageReading
}

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

export type CarriedOut =
  Exclude<Outcome, { is: 'done' }> | (Outcome & { is: 'done' } & { html: string })

/** What the clause comes to on this page: what it says, or what it might mean for the person to say. */
function carriedOut(desk: Desk, clause: Clause, now: number): CarriedOut {
  const [first] = clause.meanings
  if (!first) return desk.impossible('not_read_part', { words: clause.text })
  const likeliest = carriedOutAs(desk, first, now)
  const isFound = likeliest.is !== 'impossible' || likeliest.isFinal
  const isFirstSure = isSure(clause, first)
  if (isFirstSure && isFound) return likeliest
  const ways = waysOf(desk, clause, now)
  const chosen = ways.find(({ key }) => desk.choices.has(key))
  if (chosen) return chosen.of
  const [best] = ways
  const isOther = best?.meaning.label !== first.label
  const isMuchLess = isFirstSure && isOther && best?.likelihood < LEAST_OF_FIRST * first.likelihood
  const isBestSure = best && (isSure(clause, best.meaning, best) || isBorneOut(desk, best, ways))
  if (isBestSure && !isMuchLess) {
    desk.about = best.about
    return best.of
  }
  if (ways.length === 0 && !isLikely(first))
    return desk.impossible('not_read_part', { words: clause.text })
  if (ways.length === 0 || isFirstSure) return likeliest
  return {
    is: 'unclear',
    could: ways.slice(0, MOST_OFFERS).map(({ key, label }) => ({ key, label })),
  }
}

/** Of what is surely said and cannot be done here: nothing else is done in its place. */
const LEAST_OF_FIRST = 0.5
/** Of all that could be done here. */
const MOST_OF_ALL = 0.7
const TELLING_WORDS = 3

/**
 * Words that stand on the page give way to others, and hardly anything else can be meant: what is
 * quoted, a figure for a figure, or several words.
 */
function isBorneOut(
  { reading }: Desk,
  { meaning, likelihood }: Way,
  ways: readonly Way[]
): boolean {
  const [{ do: name, slots }] = meaning.commands
  const { words: old = slots.target, value } = slots
  if (!['set', 'replace', 'correct'].includes(name) || !value) return false
  const all = ways.reduce((sum, one) => sum + one.likelihood, 0)
  const isTelling =
    old.isQuoted ||
    old.words.length >= TELLING_WORDS ||
    (/\d/.test(old.text) && /\d/.test(value.text))
  const isThere = reading.parts.some(({ words }) => words.includes(old.text))
  return isTelling && isThere && likelihood >= MOST_OF_ALL * all
}

/** The first of its commands that can be done; otherwise the question which thing is meant, or why not. */
function carriedOutAs(desk: Desk, { commands }: Meaning, now: number): CarriedOut {
  let otherwise: CarriedOut | undefined
  for (const command of commands) {
    const outcome = whole(desk, carryOut(desk, command), now)
    if (outcome.is === 'done' || (outcome.is === 'impossible' && outcome.isFinal)) return outcome
    if (!otherwise || otherwise.is === 'impossible')
      otherwise = otherwise && outcome.is === 'impossible' ? otherwise : outcome
  }
  return otherwise ?? desk.impossible('not_read')
}

const MOST_OFFERS = 4

interface Way {
  key: string
  label: string
  /** Of all meanings that come to the same page. */
  likelihood: number
  meaning: Meaning
  of: CarriedOut & { is: 'done' }
  about: Target | undefined
}

/** What could be meant and can be done here, the likeliest first. */
function waysOf(desk: Desk, clause: Clause, now: number): Way[] {
  const ways: Way[] = []
  for (const meaning of offered(clause)) {
    const of = carriedOutAs(desk, meaning, now)
    if (of.is !== 'done') continue
    const known = ways.find((one) => one.of.html === of.html)
    const [command] = meaning.commands
    const label = offerOf(desk.language, command, of.says)
    if (known) known.likelihood += meaning.likelihood
    else
      ways.push({
        key: keyOf(command),
        label,
        likelihood: meaning.likelihood,
        meaning,
        of,
        about: desk.about,
      })
  }
  return ways.toSorted((one, other) => other.likelihood - one.likelihood)
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
