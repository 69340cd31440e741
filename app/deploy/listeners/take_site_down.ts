import type { WebsiteDeleted } from '#websites/events'
import { TakeDown } from '#deploy/actions/take_down'

/** Takes the site of a deleted website offline at once. */
export async function takeSiteDown({ websiteId, slug }: WebsiteDeleted): Promise<void> {
  await new TakeDown().handle({ id: websiteId, slug })
}
