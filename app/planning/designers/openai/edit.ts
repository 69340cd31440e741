import { createHash } from 'node:crypto'
import {
  applyEdit,
  editAnswered,
  elementsTouched,
  findingsInWords,
  guardEdit,
  linesAnswered,
  pageLines,
  PageReading,
  pageTokens,
  reachesBeyond,
  sectionsRestyled,
  sectionStyles,
  setsSection,
  slimPage,
  type DoneEdit,
  type Edit,
  type EditOperation,
  type EditRequest,
  type Guarded,
} from 'site-designer'
import { AGREED_TO_FINDINGS, AGREED_TO_MANY } from '#contract/agreement'
import { ModelFailure, type Model } from '#core/model/main'
import type { Result } from '#core/result'
import type { RepairRequest } from '#planning/designers/designer'
import { editSchema } from '#planning/designers/openai/edit_schema'
import { measuredInWords } from '#planning/designers/openai/findings_in_words'
import { ask } from '#planning/designers/openai/question'

interface Asked {
  userId?: string
  signal?: AbortSignal
  /** What a browser has found on the page since the instruction was carried out. */
  found?: string
}

/** The model's edit for an instruction; the built-in designer fills in `can` of a refusal. */
export async function edit(model: Model, request: EditRequest, asked: Asked): Promise<Edit> {
  const made = tagged(request)
  if (!made) return cannot(UNREADABLE)
  const { html, before } = made
  try {
    return await byElements(model, { ...request, html }, asked, before)
  } catch (error) {
    if (!(error instanceof ModelFailure) || error.kind !== 'broken_answer') throw error
    return byLines(model, { ...request, html }, asked, before)
  }
}

/** The model's second edit for an instruction, after a browser has measured the first. */
export async function repair(
  model: Model,
  { findings, ...request }: RepairRequest,
  asked: Asked
): Promise<Edit> {
  const made = tagged(request)
  if (!made) return cannot(UNREADABLE)
  const { html, before } = made
  const found = measuredInWords(findings)
  return byElements(model, { ...request, html }, { ...asked, found }, before)
}

const UNREADABLE = 'This page cannot be read.'

interface Tagged {
  html: string
  before: EditOperation[]
}

/** The page with an id on every element, and the operation that does it. */
function tagged({ html, now }: EditRequest): Tagged | undefined {
  const tag: EditOperation = { type: 'tag', now }
  const applied = applyEdit(html, [tag])
  if (!applied.ok) return undefined
  return { html: applied.value.html, before: applied.value.html === html ? [] : [tag] }
}

const MOST_TOKENS = 6_000
/** The first answer, and a second one after the model was told the errors of the first. */
const TRIES = 2

async function byElements(
  model: Model,
  request: EditRequest,
  { found, ...asked }: Asked,
  before: EditOperation[]
): Promise<Edit> {
  const { html, instruction, selection } = request
  const slim = slimPage(html, selection)
  const styles = sectionStyles(request, slim)
  let problem: string | undefined
  let refusal: string | undefined
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { json } = await ask(model, {
      prompt: 'edit',
      purpose: 'edit',
      schema: { name: 'edit', schema: editSchema },
      maxTokens: MOST_TOKENS,
      ...asked,
      material: {
        Page: slim.text,
        Tokens: JSON.stringify(pageTokens(html)),
        ...(styles ? { Styles: styles } : {}),
        ...(selection ? { Selected: slim.nameOf(selection) ?? 'nothing' } : {}),
        Instruction: instruction,
        ...picked(request),
        ...(found ? { 'The instruction was carried out, and a browser has found': found } : {}),
        ...(problem ? { 'Your last answer could not be used': problem } : {}),
      },
    })
    const answer = (json ?? {}) as Record<string, unknown>
    const other = unclearOrCannot(answer)
    if (other) return other
    const operations = editAnswered(html, slim, answer, instruction)
    const checked = operations.ok ? allowed(request, operations.value) : operations
    const made = checked.ok && done(request, before, checked.value, answer)
    // A model that left things out gets a second chance to write them before the person is asked.
    if (made && (attempt + 1 === TRIES || checked.value.toAgree.length === 0)) return made
    problem = checked.ok ? problemWith(checked.value.toAgree) : checked.error
    refusal = !operations.ok && setsSection(answer) ? `${operations.error} ${UNCHANGED}` : undefined
    if (operations.ok && !checked.ok) refusal = checked.error
  }
  // An edit that the instruction does not ask for is not tried again in another form.
  if (refusal) return cannot(refusal)
  throw new ModelFailure('broken_answer', problem ?? 'No operations.')
}

const UNCHANGED = 'Nothing was changed.'

const MOST_CHARACTERS = 80_000

/** For a model that cannot follow the schema: the lines that it would change. */
async function byLines(
  model: Model,
  request: EditRequest,
  asked: Asked,
  before: EditOperation[]
): Promise<Edit> {
  const { html, instruction, selection } = request
  const lines = pageLines(html)
  if (lines.length > MOST_CHARACTERS) {
    throw new ModelFailure('too_long', 'The page is too long to be read line by line.')
  }
  const { text } = await ask(model, {
    prompt: 'edit_lines',
    purpose: 'edit',
    maxTokens: MOST_TOKENS,
    ...asked,
    material: {
      Page: lines,
      ...(selection ? { Selected: linesOf(html, selection) } : {}),
      Instruction: instruction,
      ...picked(request),
    },
  })
  if (/^\W*CANNOT\W*$/.test(text)) return cannot('This cannot be done on this page.')
  const operations = linesAnswered(html, text)
  if (!operations.ok) throw new ModelFailure('broken_answer', operations.error)
  const checked = allowed(request, operations.value)
  return checked.ok ? done(request, before, checked.value, {}) : cannot(checked.error)
}

/** The position of an element in the page as the model gets it. */
function linesOf(html: string, id: string): string {
  const range = new PageReading(html).page.element(id)?.range
  if (!range) return 'nothing'
  const lineAt = (offset: number) => html.slice(0, offset).split('\n').length
  return `lines ${lineAt(range.from)} to ${lineAt(range.to)}`
}

/** For the model's second attempt, and for the person if that fails too. */
const BEYOND =
  'The AI’s change would have reached beyond what is selected. Take the selection away to change other parts.'

/** What a model wants to do, and what of it the person has to agree to first. */
interface Allowed {
  operations: EditOperation[]
  toAgree: Guarded['asked']
}

function allowed(request: EditRequest, operations: EditOperation[]): Result<Allowed, string> {
  const { html, selection, choices = [] } = request
  const after = applyEdit(html, operations)
  if (!after.ok) return { ok: false, error: after.error.message }
  if (selection !== undefined && reachesBeyond(html, operations, selection)) {
    return { ok: false, error: BEYOND }
  }
  const { refused, asked } = guardEdit(request, after.value.html)
  if (refused.length > 0) return { ok: false, error: `${problemWith(refused)} ${UNCHANGED}` }
  const isAgreed = choices.some((choice) => choice.startsWith(agreementTo(asked)))
  return { ok: true, value: { operations, toAgree: isAgreed ? [] : asked } }
}

function problemWith(findings: Guarded['asked']): string {
  return `The AI’s change would ${findingsInWords(findings)}, which was not asked for.`
}

/** How a yes to these findings begins, and to no others: another answer of the model may bring worse. */
function agreementTo(findings: Guarded['asked']): string {
  return `${AGREED_TO_FINDINGS}${hashOf(findings)}:`
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
}

/** The choice of the person when they were asked which of several things is meant. */
function picked({ choices = [] }: EditRequest): Record<string, string> {
  const own = choices.filter((choice) => choice.startsWith(READING))
  if (own.length === 0) return {}
  return { 'The person was asked what is meant and picked': own.map(readingIn).join('\n') }
}

const READING = 'm:'

function readingIn(id: string): string {
  return id.slice(READING.length)
}

const LONGEST = 190

function unclearOrCannot(answer: Record<string, unknown>): Edit | undefined {
  if (answer.outcome === 'cannot') return cannot(sentence(answer.why, 'This cannot be done here.'))
  if (answer.outcome !== 'unclear' || !Array.isArray(answer.readings)) return undefined
  const readings = [...new Set(answer.readings.filter((one) => typeof one === 'string'))]
    .map((one) => one.trim().slice(0, LONGEST))
    .filter((one) => one !== '')
    .slice(0, 6)
  if (readings.length < 2) return undefined
  return {
    outcome: 'readings',
    question: sentence(answer.question, 'Which of these is meant?'),
    readings: readings.map((label) => ({ id: `${READING}${label}`, label })),
  }
}

function cannot(why: string): Edit {
  return { outcome: 'cannot', why, can: [] }
}

/** While no element is selected, an edit of more elements needs the person's consent. */
const MANY = 25

function done(
  request: EditRequest,
  before: EditOperation[],
  checked: Allowed,
  answer: Record<string, unknown>
): Edit {
  const { html, instruction } = request
  const { operations } = checked
  // The page is already as the person wants it; changed ids alone are no change.
  const applied = applyEdit(html, operations)
  const isChanged = applied.ok && applied.value.html !== html
  const summary = sentence(answer.summary, 'Done.')
  const restyled = isChanged ? sectionsRestyled(html, operations) : []
  const pending: DoneEdit = {
    outcome: 'done',
    operations: isChanged ? [...before, ...operations] : [],
    clauses: [
      {
        words: instruction,
        done: true,
        says: summary,
        operations: isChanged ? operations.length : 0,
      },
    ],
    analysis: sentence(answer.analysis, instruction),
    summary,
    ...(restyled.length > 0 ? { restyled } : {}),
  }
  const asked = questionAbout(request, checked)
  return asked ? { outcome: 'readings', ...asked, pending } : pending
}

/** What the person has to agree to before the edit is carried out; one yes is to all of it. */
function questionAbout(
  { html, selection, choices = [] }: EditRequest,
  { operations, toAgree }: Allowed
): Pick<Extract<Edit, { outcome: 'readings' }>, 'question' | 'readings'> | undefined {
  const touched = selection ? 0 : elementsTouched(html, operations)
  const isMany = touched > MANY && !choices.some((choice) => choice.startsWith(AGREED_TO_MANY))
  const would = [
    ...(toAgree.length > 0 ? [findingsInWords(toAgree)] : []),
    ...(isMany ? [`change ${touched} parts of the page`] : []),
  ]
  if (would.length === 0) return undefined
  const reading =
    toAgree.length > 0
      ? { id: agreementTo(toAgree), label: 'Yes, do that' }
      : { id: AGREED_TO_MANY, label: 'Yes, change them all' }
  return {
    question: `This would ${would.join(', and ')}. Go on?`,
    readings: [{ ...reading, id: `${reading.id}${hashOf(operations)}` }],
  }
}

function sentence(value: unknown, otherwise: string): string {
  if (typeof value !== 'string' || value.trim() === '') return otherwise
  return value.trim().replace(/\s+/g, ' ').slice(0, 500)
}
