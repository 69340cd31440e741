import { isAgreement } from '#contract/agreement'
import type { EditedByInstruction } from '#contract/api/editing'
import { INSTRUCTION_LENGTH } from '#contract/limits'
import type { MeasuredFinding } from '#contract/measuring'
import { ApiError } from '../../lib/api/api_error.ts'
import type { TextStore } from '../../lib/browser/text_store.ts'
import type { Calls, Instruction } from './calls.ts'
import type { Canvas } from './canvas.ts'
import { BEFORE_INSTRUCTION } from './canvas_state.ts'
import type { Edits } from './edits.ts'
import type { EditedPages } from './measure_edit.ts'
import type { Notices } from './notices.ts'
import { repairedEdit, type RepairedEdit } from './repaired_edit.ts'
import { Store } from '../../lib/store.ts'

type Step =
  | 'analyzing'
  | 'sending'
  | 'carrying_out'
  | 'applying'
  | 'setting_up'
  | 'measuring'
  | 'repairing'
  | 'stopping'

/** The result of an instruction that changed nothing. */
export type Reply =
  | {
      is: 'question'
      asked: string
      readings: EditedByInstruction['readings']
      notice?: string
    }
  | { is: 'cannot'; why: string; can: string[] }
  | { is: 'unchanged'; why: string }

export interface LastEdit extends RepairedEdit {
  prompt: string
  seconds: string
}

export interface InstructionsState {
  words: string
  /** Null while no instruction is running. */
  step: Step | null
  reply: Reply | null
  last: LastEdit | null
}

interface InstructionsOptions {
  edits: Edits
  canvas: Pick<Canvas, 'read' | 'setUp' | 'flash' | 'askFocus' | 'lookAt' | 'lookAway'>
  calls: Pick<Calls, 'instruct'>
  /** What is wrong with a page after an edit and was not before. */
  measure: (pages: EditedPages, signal: AbortSignal) => Promise<MeasuredFinding[]>
  notices: Notices
  /** The typed instruction, until it is carried out. */
  kept: TextStore
  websiteId: string
  now: () => number
  pause: (milliseconds: number) => Promise<void>
}

/** The time in which the server notices a cancelled request, in milliseconds. */
const STOPPING = 400

/** Whether the person can cancel an instruction in this step. */
export function canCancel(step: Step | null): boolean {
  return step !== null && CANCELLED.includes(step)
}

const CANCELLED: readonly Step[] = ['analyzing', 'sending', 'carrying_out', 'repairing']

type Asked = Instruction & { signal: AbortSignal }

/** The most suggestions that are shown after a refusal. */
const SUGGESTIONS = 3

/** Instructions: one at a time; the last one can be undone as a whole. */
export class Instructions extends Store<InstructionsState> {
  readonly #options: InstructionsOptions
  #stop: AbortController | null = null
  /** The readings that were chosen for the current text. */
  #choices: string[] = []

  constructor(options: InstructionsOptions) {
    const words = options.kept.get(keyOf(options.websiteId)) ?? ''
    super({ words, step: null, reply: null, last: null })
    this.#options = options
  }

  write(words: string): void {
    const { kept, websiteId } = this.#options
    this.#choices = []
    this.set({ words })
    if (words === '') kept.remove(keyOf(websiteId))
    else kept.set(keyOf(websiteId), words)
  }

  /** Puts a suggestion into the field. */
  suggest(words: string): void {
    this.write(words)
    this.set({ reply: null })
    this.#options.canvas.askFocus()
  }

  /** Answers the designer's question for the same instruction. */
  async choose(reading: string): Promise<void> {
    this.#choices = [...this.#choices, reading]
    await this.submit()
  }

  /** Ignored while another one is running. */
  async submit(): Promise<void> {
    const { words, step } = this.read()
    const { notices, now } = this.#options
    if (step) return
    if (words.trim() === '') return void notices.instructionMissing()
    if (words.length > INSTRUCTION_LENGTH) return

    this.compare('after')
    const started = now()
    const stop = (this.#stop = new AbortController())
    const { canvas } = this.#options
    const selection = canvas.read().selected?.id
    const asked = { words, selection, choices: this.#choices, signal: stop.signal }
    // After a yes the AI is asked again only where its edit no longer fits the page.
    const isYes = this.#choices.some(isAgreement)
    this.set({ step: isYes ? 'carrying_out' : 'analyzing', reply: null })
    try {
      const answer = await this.#answerTo(asked)
      if (answer) await this.#take(asked, answer, started)
    } catch (error) {
      if (stop.signal.aborted) await this.#settleAfterStop()
      else this.#refuse(error)
    } finally {
      this.set({ step: null })
    }
  }

  /** Cancels the running instruction. */
  cancel(): void {
    const { step } = this.read()
    if (!canCancel(step)) return
    this.set({ step: 'stopping' })
    this.#stop?.abort()
  }

  async undo(): Promise<void> {
    const { edits, notices, canvas } = this.#options
    const { last } = this.read()
    this.compare('after')
    if (!(await edits.undoInstruction())) return
    this.set({ last: null })
    if (!last) return
    notices.instructionUndone(last.prompt)
    canvas.flash(last.answer.difference?.elements ?? [])
  }

  /** Shows the page before the last edit, read-only, or the current page. */
  compare(version: 'before' | 'after'): void {
    const { edits, canvas } = this.#options
    const before = version === 'before' ? edits.beforeInstruction() : undefined
    if (before === undefined) canvas.lookAway()
    else canvas.lookAt(BEFORE_INSTRUCTION, before)
  }

  /** Shows again what the last edit changed. */
  point(): void {
    this.compare('after')
    this.#options.canvas.flash(this.read().last?.answer.difference?.elements ?? [])
  }

  async #answerTo(asked: Asked): Promise<EditedByInstruction | undefined> {
    const { edits, calls } = this.#options
    const { signal } = asked
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    const answered = edits.instruct(async (version) => {
      signal.throwIfAborted()
      if (this.read().step === 'analyzing') this.set({ step: 'sending' })
      const answer = await calls.instruct(asked, version)
      this.set({ step: 'applying' })
      return answer
    })
    return Promise.race([answered, aborted])
  }

  async #take(asked: Asked, answer: EditedByInstruction, started: number): Promise<void> {
    const { canvas, edits, notices, now } = this.#options
    if (answer.readings.length > 0) {
      const { analysis, readings, notice } = answer
      return this.set({ reply: { is: 'question', asked: analysis, readings, notice } })
    }
    if (!answer.difference) {
      return this.set({ reply: { is: 'unchanged', why: answer.summary } })
    }
    this.set({ step: 'setting_up', last: null })
    await canvas.setUp(answer.difference.elements)
    const repaired = await this.#repaired(asked, answer)
    const seconds = Math.max(0.1, (now() - started) / 1_000).toFixed(1)
    this.write('')
    // The person has undone it while it was measured.
    if (answer.restyled && !edits.read().hasBackup) return
    this.set({ step: null, last: { prompt: asked.words.trim(), seconds, ...repaired } })
    notices.instructed(repaired.answer.changes_applied, seconds)
  }

  /** What a model has set is looked at as visitors see it, and repaired once. */
  async #repaired(asked: Asked, answer: EditedByInstruction): Promise<RepairedEdit> {
    const { calls, canvas, edits, measure, pause } = this.#options
    const { signal } = asked
    const repaired = await repairedEdit(answer, {
      edits,
      measure: (pages) => {
        this.set({ step: 'measuring' })
        return measure(pages, signal)
      },
      ask: (repairs, version) => {
        this.set({ step: 'repairing' })
        return calls.instruct({ ...asked, repairs }, version)
      },
    })
    if (repaired.answer !== answer) canvas.flash(repaired.answer.difference?.elements ?? [])
    if (!signal.aborted) return repaired
    // The first edit stays; the server may have finished before it heard of the cancellation.
    await pause(STOPPING)
    await edits.refresh()
    return repaired
  }

  #refuse(error: unknown): void {
    const isCannot = error instanceof ApiError && error.code === 'cannot'
    if (!isCannot) return void this.#options.notices.instructionFailed(error)
    const can = error.detail('can')
    const offered = Array.isArray(can) ? can.filter((one) => typeof one === 'string') : []
    const reply: Reply = {
      is: 'cannot',
      why: error.lines.join(' '),
      can: offered.slice(0, SUGGESTIONS),
    }
    this.set({ reply })
  }

  /** The server may have finished before the cancellation arrived: then its page is loaded. */
  async #settleAfterStop(): Promise<void> {
    const { edits, notices, pause } = this.#options
    await pause(STOPPING)
    if (await edits.refresh()) notices.instructionStoppedLate()
    else notices.instructionStopped()
  }
}

function keyOf(websiteId: string): string {
  return `sitewright:instruction:${websiteId}`
}
