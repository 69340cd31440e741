import { clock } from '#core/clock'
import { FinalFailure } from '#core/tasks/handler'
import { DesignPlan } from '#planning/models/design_plan'
import type { Copy } from 'site-designer'
import { design } from '#planning/designers/designer_threads'
import { askDesigner } from '#planning/services/ask_designer'
import { keptPlan } from '#planning/services/keep_plan'
import { patience } from '#planning/services/patience'
import type { BuiltSite } from '#planning/services/plan_jobs'
import { ProgressWriter } from '#planning/services/progress_writer'

/** What fails three times in a row will fail a fourth time too, and somebody is waiting. */
const DESIGNER_TRIES = 3
/**
 * What is left of a build's time when the words must be there. One that waited longer for its turn has
 * as long: its designer asks nobody any more, and the page has the built-in words.
 */
const FINISHING = 30_000
/** The designer's share of the way; the rest is writing the page. */
const DESIGNED = 0.9

export interface BuildInput {
  planId: string
  attempt: number
  begun: number
  report: (stage: string, percent: number) => Promise<void>
  signal: AbortSignal
  /** The words that an earlier attempt has written. */
  written?: Copy
  /** Keeps the words that are written so far. */
  keep: (written: Copy) => Promise<void>
}

export interface BuiltPage extends BuiltSite {
  /** A line for the person, where a part was done in another way than they may expect. */
  notice?: string
}

/** Turns an approved plan into the HTML of a page. Keeps nothing: the caller does. */
export class BuildWebsite {
  async handle(input: BuildInput): Promise<BuiltPage> {
    const plan = await DesignPlan.find(input.planId)
    if (!plan) throw new FinalFailure(`The plan ${input.planId} is gone.`)
    const { copy, notice } = await this.#write(plan, input)
    await input.report('Writing the page', 100 * DESIGNED)
    const site = await design('buildSite', keptPlan(plan), copy, clock.millis())
    if (site.ok) return { ...site.value, notice }
    throw new FinalFailure(`The plan gave a broken site: ${site.error.join('; ')}`)
  }

  async #write(plan: DesignPlan, input: BuildInput) {
    const { attempt, begun, report, signal, written: earlier, keep } = input
    const progress = new ProgressWriter(({ stage, percent }) => report(stage, percent * DESIGNED))
    const end = begun + patience.build
    const { sheet, outline, request } = plan
    const { prompt } = request
    const asked = { sheet, outline, prompt, written: earlier, keep, until: end - FINISHING }

    const written = await askDesigner(
      Math.max(FINISHING, end - clock.millis()),
      (designer, stop) => designer.write(asked, (step) => progress.note(step), stop),
      { userId: plan.userId, stop: signal }
    )
    await progress.settled()
    if (written.ok) return { copy: written.value, notice: written.notice }

    const { reason, cause } = written.error
    const hopeless = attempt >= DESIGNER_TRIES || reason === 'designer_too_slow'
    throw new (hopeless ? FinalFailure : Error)(reason, { cause })
  }
}
