import { clock } from '#core/clock'
import { onBehalfOf } from '#core/on_behalf'
import { FinalFailure } from '#core/tasks/handler'
import { DesignPlan } from '#planning/models/design_plan'
import type { Copy } from 'site-designer'
import { design } from '#planning/designers/designer_threads'
import { askDesigner } from '#planning/services/ask_designer'
import { measuredOf } from '#planning/services/measured_sections'
import { storedPlan } from '#planning/services/store_plan'
import { timeLimits } from '#planning/services/time_limits'
import type { BuiltSite } from '#planning/services/plan_jobs'
import { ProgressWriter } from '#planning/services/progress_writer'

/** After three failures in a row a fourth attempt would fail too, and the person is waiting. */
const DESIGNER_TRIES = 3
/**
 * The time that is left of a build when the texts must be complete. A build that waited longer than
 * that for its turn gets this time: the model is not asked any more, and the page has built-in texts.
 */
const FINISHING = 30_000
/** The designer's share of the progress; the rest is writing the page. */
const DESIGNED = 0.9

export interface BuildInput {
  taskId: string
  planId: string
  attempt: number
  begun: number
  report: (stage: string, percent: number) => Promise<void>
  signal: AbortSignal
  /** The texts that an earlier attempt has written. */
  written?: Copy
  /** Stores the texts that are written so far. */
  keep: (written: Copy) => Promise<void>
}

export interface BuiltPage extends BuiltSite {
  /** A message for the person, if a part was done in another way than they may expect. */
  notice?: string
}

/** Turns an approved plan into the HTML of a page. The caller stores it. */
export class BuildWebsite {
  async handle(input: BuildInput): Promise<BuiltPage> {
    const plan = await DesignPlan.find(input.planId)
    if (!plan) throw new FinalFailure(`The plan ${input.planId} is gone.`)
    return onBehalfOf(plan.userId, () => this.#build(plan, input), { isAdmitted: true })
  }

  async #build(plan: DesignPlan, input: BuildInput): Promise<BuiltPage> {
    const { copy, notice } = await this.#write(plan, input)
    await input.report('Writing the page', 100 * DESIGNED)
    const site = await design('buildSite', storedPlan(plan), copy, clock.millis())
    if (site.ok) return { ...site.value, notice }
    throw new FinalFailure(`The plan gave a broken site: ${site.error.join('; ')}`)
  }

  async #write(plan: DesignPlan, input: BuildInput) {
    const { attempt, begun, report, signal, taskId, written: earlier, keep } = input
    const progress = new ProgressWriter(({ stage, percent }) => report(stage, percent * DESIGNED))
    const end = begun + timeLimits.build
    const { sheet, outline, request } = plan
    const { prompt } = request
    const asked = {
      sheet,
      outline,
      prompt,
      written: earlier,
      keep,
      measured: () => measuredOf(taskId),
      until: end - FINISHING,
    }

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
