import type { WebsiteDeleted } from '#websites/events'
import { TakeDown } from '#deploy/actions/take_down'

/** What a deleted website had on the internet goes with it, at once. */
export async function forgetSite({ websiteId, slug }: WebsiteDeleted): Promise<void> {
  await new TakeDown().handle({ id: websiteId, slug })
}
