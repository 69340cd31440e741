import type { AccountClosing } from '#auth/events'
import { TakeDown } from '#deploy/actions/take_down'
import { Website } from '#websites/main'

/** Who leaves is gone from the internet at once; what they made is kept for a while. */
export async function takeSitesDown({ userId }: AccountClosing): Promise<void> {
  for (const website of await Website.query().where('user_id', userId)) {
    await new TakeDown().handle(website)
  }
}
