import type { Brief } from '#designer/outline/brief'
import { draftPlan } from '#designer/outline/draft'
import { sampleRequests } from '#designer_tests/helpers/sample_requests'

/** Who and where a prompt says the business is, and what it calls itself; what is not named is not judged. */
export interface ToldFacts {
  prompt: string
  /** "none" where there is none to be found, as in all that follows. */
  name?: string
  place?: string
  address?: string
  area?: string[]
  /** The trade it is understood as; "service" for a calling that is none of ours. */
  trade?: string
  noun?: string
}

const read: { [field in keyof Omit<ToldFacts, 'prompt'>]-?: (brief: Brief) => string } = {
  name: (brief) => brief.name?.value ?? 'none',
  place: (brief) => brief.place?.value ?? 'none',
  address: (brief) => brief.address?.value ?? 'none',
  area: (brief) => (brief.area ?? []).join(),
  trade: (brief) => brief.trade.value,
  noun: (brief) => brief.noun ?? 'none',
}

/** What was read otherwise than told. */
export function toldOtherwise({ prompt, ...told }: ToldFacts): string[] {
  const { brief } = draftPlan({ ...sampleRequests.empty, prompt })
  return (Object.keys(told) as (keyof typeof told)[])
    .filter((field) => read[field](brief) !== String(told[field]))
    .map((field) => `${prompt}: ${field} ${read[field](brief)}`)
}
