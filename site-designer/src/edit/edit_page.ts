import { carryOut } from '#designer/edit/carry_out'
import { impossible, type Desk, type Outcome, type Possibility } from '#designer/edit/outcome'
import { en } from '#designer/edit/says/en'
import { tr } from '#designer/edit/says/tr'
import { upkeep } from '#designer/edit/upkeep'
import type { Clause, Instruction } from '#designer/instructions/instruction'
import type { Language } from '#designer/instructions/language'
import type { ClauseEdit, Edit, EditRequest } from '#designer/edit/edit'
import { applyEdit, type EditOperation } from '#designer/renderer/reading/edit_operation'
import { PageReading } from '#designer/renderer/reading/page_reading'

/** What `editPage` works on: a request whose words are read already. */
export interface ReadRequest extends Pick<EditRequest, 'html' | 'selection' | 'choices'> {
  clauses: readonly Clause[]
  language: Language
  /** What an instruction asks for, in words. */
  labelOf(instruction: Instruction): string
  /** What can be asked for, for those who asked for something else. */
  can: string[]
  /** The clock, in milliseconds: new elements get their ids from it. */
  now: number
}

/** Nobody waits for what it takes to find something on a larger page. */
const MOST_ELEMENTS = 12_000

/**
 * Carries the clauses out one after the other, each on the page as the one before left it and each
 * whole or not at all. Where one of them can mean several things nothing is done, and the person is
 * asked. `done` is said only where the text of the page really differs.
 */
export function editPage({ clauses, language, now, labelOf, can, ...request }: ReadRequest): Edit {
  const says = { en, tr }[language]
  if (new PageReading(request.html).page.size > MOST_ELEMENTS) {
    return { outcome: 'cannot', why: says.tooLarge, can }
  }
  let html = request.html
  const operations: EditOperation[] = []
  const made: ClauseEdit[] = []
  const tagged = tidied(html, now)
  if (tagged) {
    html = tagged
    operations.push({ type: 'tag', now })
  }
  const untouched = operations.length

  for (const [index, clause] of clauses.entries()) {
    const desk: Desk = {
      reading: new PageReading(html),
      says,
      choices: choicesFor(index, request.choices),
      quoted: quotedIn(clause),
      ...(request.selection ? { selection: request.selection } : {}),
    }
    if (clause.stays) {
      made.push({ words: clause.words, done: true, says: says.staysAsItIs, operations: 0 })
      continue
    }
    const reading = chosen(desk, clause, labelOf)
    const outcome = 'do' in reading ? carriedOut(desk, reading, now) : reading
    if (outcome.is === 'unclear') {
      const readings = outcome.could.map(({ key, label }) => ({ id: `${index}:${key}`, label }))
      return { outcome: 'readings', question: clause.words, readings }
    }
    if (outcome.is === 'impossible') {
      made.push({ words: clause.words, done: false, says: outcome.why, operations: 0 })
      continue
    }
    html = outcome.html
    operations.push(...outcome.operations)
    made.push({
      words: clause.words,
      done: true,
      says: outcome.says,
      operations: outcome.operations.length,
    })
  }
  if (operations.length === untouched) {
    const why = made.map((clause) => clause.says).join(' ')
    return { outcome: 'cannot', why: why || says.cannotReadYet, can }
  }
  return {
    outcome: 'done',
    operations,
    clauses: made,
    analysis: clauses
      .flatMap(({ readings }) => (readings.length > 0 ? labelOf(readings[0]) : []))
      .join(' · '),
    summary: made.map((clause) => clause.says).join(' '),
  }
}

/** The words in quotation marks that are not what an instruction writes. */
function quotedIn({ words, readings }: Clause): string[] {
  const written = readings.flatMap((reading) => Object.values(reading))
  return [...words.matchAll(/[“"„«]([^”"“»]{1,200})[”"“»]/g)]
    .map(([, quoted]) => quoted.trim())
    .filter((quoted) => !written.includes(quoted))
}

/** The page with an id on every element; undefined where it has them. */
function tidied(html: string, now: number): string | undefined {
  const result = applyEdit(html, [{ type: 'tag', now }])
  return result.ok && result.value.html !== html ? result.value.html : undefined
}

function choicesFor(index: number, choices: readonly string[] = []): Set<string> {
  const prefix = `${index}:`
  return new Set(choices.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length)))
}

/** What the words mean, or the question which of their meanings it is. */
function chosen(desk: Desk, { readings }: Clause, labelOf: ReadRequest['labelOf']) {
  if (readings.length === 0) return impossible(desk.says.cannotReadYet)
  if (readings.length === 1) return readings[0]
  const could = readings.map((reading, at): Possibility => ({
    key: `reading-${at}`,
    label: labelOf(reading),
  }))
  const at = could.findIndex(({ key }) => desk.choices.has(key))
  return at < 0 ? { is: 'unclear' as const, could } : readings[at]
}

type CarriedOut = Exclude<Outcome, { is: 'done' }> | (Outcome & { is: 'done' } & { html: string })

/** Made on the page, so that "done" is said of nothing that the engine refuses or that changes nothing. */
function carriedOut(desk: Desk, asked: Instruction, now: number): CarriedOut {
  const { reading, says } = desk
  const outcome = carryOut(desk, asked)
  if (outcome.is !== 'done') return outcome
  const first = applyEdit(reading.html, outcome.operations)
  if (!first.ok) return impossible(says.refusedByEngine(first.error.message))
  if (first.value.html === reading.html) return impossible(says.alreadySo)
  const operations = [...outcome.operations, ...upkeep(reading, first.value.html)]
  // What is new gets its ids here, so that the next clause can name it.
  if (tidied(first.value.html, now)) operations.push({ type: 'tag', now })
  const whole = applyEdit(reading.html, operations)
  if (!whole.ok) return impossible(says.refusedByEngine(whole.error.message))
  return { ...outcome, operations, html: whole.value.html }
}
