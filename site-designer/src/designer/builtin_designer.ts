import { checkSite } from '#designer/site/check_site'
import type { Fingerprint } from '#designer/site/fingerprint'
import type { Section, Site } from '#designer/site/site'
import type {
  Designer,
  DesignRequest,
  Edit,
  EditRequest,
  Plan,
  PlanData,
  Progress,
  Proposal,
  TradeName,
  Understanding,
} from '#designer/designer/designer'
import { apart, fingerprintOf } from '#designer/outline/apart'
import { takesMessages } from '#designer/outline/brief'
import { designerVersion, draftPlan } from '#designer/outline/draft'
import { editPage } from '#designer/edit/edit_page'
import { readRequest } from '#designer/edit/read_request'
import { fillPlan } from '#designer/fill/plan'
import { fillSection } from '#designer/fill/sections'
import { siteFrom } from '#designer/fill/site'
import { asBuiltinPlan, type BuiltinPlan } from '#designer/outline/plan_data'
import { planMarkdown } from '#designer/outline/plan_markdown'
import { outline } from '#designer/outline/plan_outline'
import { proposals } from '#designer/outline/proposals'
import { revisePlan } from '#designer/revise/revise_plan'
import { correctTrade, tradeNames, understandingOf } from '#designer/outline/understanding'

/** Needs no key and no network: reads the text by rule, composes by grammar, repeats by seed. */
export class BuiltinDesigner implements Designer {
  readonly name = 'builtin'
  readonly version = designerVersion

  async plan(request: DesignRequest, signal?: AbortSignal): Promise<Plan> {
    signal?.throwIfAborted()
    return asPlan(draftPlan(request))
  }

  fingerprint(plan: Plan): Fingerprint {
    return fingerprintOf(asBuiltinPlan(plan.data))
  }

  async apart(plan: Plan, others: Fingerprint[], signal?: AbortSignal): Promise<Plan> {
    signal?.throwIfAborted()
    return asPlan(apart(asBuiltinPlan(plan.data), others))
  }

  async revise(
    plan: Plan,
    feedback: string,
    _request: DesignRequest,
    signal?: AbortSignal
  ): Promise<Plan> {
    signal?.throwIfAborted()
    return asPlan(revisePlan(asBuiltinPlan(plan.data), feedback))
  }

  async propose(plan: Plan, request: DesignRequest, signal?: AbortSignal): Promise<Proposal[]> {
    signal?.throwIfAborted()
    const now = asBuiltinPlan(plan.data)
    return proposals(now, request).map((data) => ({
      direction: data.direction,
      chosen: data.direction === now.direction,
      plan: asPlan(data),
      draft: fillPlan(withForm(data, request)),
    }))
  }

  understanding(plan: Plan): Understanding {
    return understandingOf(asBuiltinPlan(plan.data))
  }

  trades(plan: Plan): TradeName[] {
    return tradeNames(asBuiltinPlan(plan.data))
  }

  async correct(plan: Plan, trade: string): Promise<Plan> {
    return asPlan(correctTrade(asBuiltinPlan(plan.data), trade))
  }

  async build(
    plan: Plan,
    request: DesignRequest,
    onProgress: (progress: Progress) => Promise<void> | void,
    signal?: AbortSignal
  ): Promise<Site> {
    const data = withForm(asBuiltinPlan(plan.data), request)
    await onProgress({ stage: 'Reading the plan', percent: 5 })

    const sections: Section[] = []
    for (const [index, planned] of data.sections.entries()) {
      signal?.throwIfAborted()
      const section = fillSection(data, planned)
      sections.push(section)
      const percent = 10 + Math.round(((index + 1) / data.sections.length) * 75)
      await onProgress({
        stage: `Setting “${outline(section, data.brief.language).title}”`,
        percent,
      })
    }
    signal?.throwIfAborted()
    await onProgress({ stage: 'Mixing the colours and setting the type', percent: 90 })

    const site = checkSite(siteFrom(data, sections))
    if (!site.ok) throw new Error(`The plan gave a broken site: ${site.error.join('; ')}`)
    await onProgress({ stage: 'Done', percent: 100 })
    return site.value
  }

  async edit(request: EditRequest, signal?: AbortSignal): Promise<Edit> {
    signal?.throwIfAborted()
    return editPage(readRequest(request))
  }
}

/** The address may have been given or taken back after the plan was made. */
function withForm(data: BuiltinPlan, request: DesignRequest): BuiltinPlan {
  const form = takesMessages(request, data.brief.wishes)
  return { ...data, brief: { ...data.brief, form } }
}

function asPlan(data: BuiltinPlan): Plan {
  return { markdown: planMarkdown(data), data: data as unknown as PlanData }
}
