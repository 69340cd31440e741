import { clock } from '#core/clock'
import { FinalFailure } from '#core/tasks/handler'
import { DesignPlan } from '#planning/models/design_plan'
import { renderPage } from 'site-designer'
import { askDesigner } from '#planning/services/ask_designer'
import { patience } from '#planning/services/patience'
import { ProgressWriter } from '#planning/services/progress_writer'

/** What fails three times in a row will fail a fourth time too, and somebody is waiting. */
const DESIGNER_TRIES = 3
/** The designer's share of the way; the rest is writing the page. */
const DESIGNED = 0.9

export interface BuildInput {
  planId: string
  attempt: number
  begun: number
  report: (stage: string, percent: number) => Promise<void>
  signal: AbortSignal
}

/** Turns an approved plan into the HTML of a page. Keeps nothing: the caller does. */
export class BuildWebsite {
  async handle(input: BuildInput): Promise<{ html: string; title: string }> {
    const plan = await DesignPlan.findOrFail(input.planId)
    const site = await this.#design(plan, input)
    await input.report('Writing the page', 100 * DESIGNED)
    return { html: renderPage(site, clock.millis()), title: site.business.name }
  }

  async #design(plan: DesignPlan, { attempt, begun, report, signal }: BuildInput) {
    const progress = new ProgressWriter(({ stage, percent }) => report(stage, percent * DESIGNED))
    const left = begun + patience.build - clock.millis()
    const { markdown, data } = plan

    const designed = await askDesigner(
      Math.max(0, left),
      (designer, stop) =>
        designer.build(
          { markdown, data },
          plan.request,
          (step) => {
            progress.note(step)
          },
          stop
        ),
      signal
    )
    await progress.settled()
    if (designed.ok) return designed.value

    const { reason, cause } = designed.error
    const hopeless = attempt >= DESIGNER_TRIES || reason === 'designer_too_slow'
    throw new (hopeless ? FinalFailure : Error)(reason, { cause })
  }
}
