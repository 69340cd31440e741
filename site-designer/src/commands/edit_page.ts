import { carryOut } from '#designer/commands/carry_out'
import { PageEdit, type CarriedOut, type Outcome } from '#designer/commands/page_edit'
import type { ClauseEdit, Edit, EditRequest } from '#designer/commands/edit'
import type { Command } from '#designer/commands/language/command'
import { say, type CommandLanguage } from '#designer/commands/language/language'
import type { Clause, Meaning } from '#designer/commands/reading/clauses'
import { isLikely, isSure } from '#designer/commands/reading/sure'
import { TAKES_AWAY } from '#designer/commands/reading/unsaid'
import type { Target } from '#designer/commands/targets/target'
import { styleUpdates } from '#designer/commands/style_updates'
import { waysOf, type Way } from '#designer/commands/ways'
import { applyEdit, type EditOperation } from '#designer/renderer/reading/edit_operation'
import { PageReading } from '#designer/renderer/reading/page_reading'

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
    isIndependent &&= !NEEDS_ALL.has(clause.meanings[0]?.label)
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
const NEEDS_ALL = new Set([...TAKES_AWAY, 'add_text'])

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
  const [first] = clause.meanings
  if (!first) return edit.impossible('not_read_part', { words: clause.text })
  const likeliest = carriedOutAs(edit, first, now)
  const isFound = likeliest.is !== 'impossible' || likeliest.isFinal
  const isFirstSure = isSure(clause, first)
  if (isFirstSure && isFound) return likeliest
  const ways = waysOn(edit, clause, now)
  const chosen = ways.find(({ key }) => edit.choices.has(key))
  if (chosen) return chosen.done
  const [best] = ways
  const isOther = best?.meaning.label !== first.label
  const isMuchLess = isFirstSure && isOther && best?.likelihood < LEAST_OF_FIRST * first.likelihood
  const isBestSure = best && (isSure(clause, best.meaning, best) || isBorneOut(edit, best, ways))
  if (isBestSure && !isMuchLess) {
    edit.about = best.done.about
    return best.done
  }
  if (ways.length === 0 && !isLikely(first))
    return edit.impossible('not_read_part', { words: clause.text })
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
  { reading }: PageEdit,
  { meaning, likelihood }: Way<Tried>,
  ways: readonly Way<Tried>[]
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
function carriedOutAs(edit: PageEdit, { commands }: Meaning, now: number): CarriedOut {
  let otherwise: CarriedOut | undefined
  for (const command of commands) {
    const outcome = tried(edit, command, now)
    if (outcome.is === 'done' || (outcome.is === 'impossible' && outcome.isFinal)) return outcome
    if (!otherwise || otherwise.is === 'impossible')
      otherwise = otherwise && outcome.is === 'impossible' ? otherwise : outcome
  }
  return otherwise ?? edit.impossible('not_read')
}

/** Several meanings come to one command: it is tried once. */
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

const MOST_OFFERS = 4

/** A command that was carried out on a page, and what it was about. */
type Tried = CarriedOut & { is: 'done' } & { about: Target | undefined }

function waysOn(edit: PageEdit, clause: Clause, now: number): Way<Tried>[] {
  return waysOf(clause, edit.language, {
    attempt: (meaning) => {
      const made = carriedOutAs(edit, meaning, now)
      return made.is === 'done' ? { ...made, about: edit.about } : undefined
    },
    isSame: (one, other) => one.html === other.html,
  })
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
