import { checkSite } from '#planning/site/check_site'
import type { Section, Site } from '#planning/site/site'
import type {
  Designer,
  DesignRequest,
  Plan,
  PlanData,
  Progress,
} from '#planning/designers/designer'
import { designerVersion, draftPlan } from '#planning/designers/builtin/draft'
import { fillSection } from '#planning/designers/builtin/fill/sections'
import { siteFrom } from '#planning/designers/builtin/fill/site'
import { asBuiltinPlan, type BuiltinPlan } from '#planning/designers/builtin/plan_data'
import { planMarkdown } from '#planning/designers/builtin/plan_markdown'
import { outline } from '#planning/designers/builtin/plan_outline'
import { revisePlan } from '#planning/designers/builtin/revise/revise_plan'

/** Needs no key and no network: reads the text by rule, composes by grammar, repeats by seed. */
export class BuiltinDesigner implements Designer {
  readonly name = 'builtin'
  readonly version = designerVersion

  async plan(request: DesignRequest, signal?: AbortSignal): Promise<Plan> {
    signal?.throwIfAborted()
    return asPlan(draftPlan(request))
  }

  async revise(
    plan: Plan,
    feedback: string,
    request: DesignRequest,
    signal?: AbortSignal
  ): Promise<Plan> {
    signal?.throwIfAborted()
    return asPlan(revisePlan(asBuiltinPlan(plan.data), feedback, request))
  }

  async build(
    plan: Plan,
    request: DesignRequest,
    onProgress: (progress: Progress) => Promise<void> | void,
    signal?: AbortSignal
  ): Promise<Site> {
    const data = asBuiltinPlan(plan.data)
    // The address may have been given or taken back after the plan was made.
    data.brief.form = request.contact_email.trim() !== '' && !data.brief.wishes.noForm
    await onProgress({ stage: 'Reading the plan', percent: 5 })

    const sections: Section[] = []
    for (const [index, planned] of data.sections.entries()) {
      signal?.throwIfAborted()
      const section = fillSection(data, planned)
      sections.push(section)
      const percent = 10 + Math.round(((index + 1) / data.sections.length) * 75)
      await onProgress({ stage: `Setting “${outline(section).title}”`, percent })
    }
    signal?.throwIfAborted()
    await onProgress({ stage: 'Mixing the colours and setting the type', percent: 90 })

    const site = checkSite(siteFrom(data, sections))
    if (!site.ok) throw new Error(`The plan gave a broken site: ${site.error.join('; ')}`)
    await onProgress({ stage: 'Done', percent: 100 })
    return site.value
  }
}

function asPlan(data: BuiltinPlan): Plan {
  return { markdown: planMarkdown(data), data: data as unknown as PlanData }
}
