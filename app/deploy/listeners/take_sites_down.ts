import type { AccountClosing } from '#auth/events'
import { TakeDown } from '#deploy/actions/take_down'
import { Website } from '#websites/main'

/** When a person deletes their account, their sites go offline at once; their data is erased later. */
export async function takeSitesDown({ userId }: AccountClosing): Promise<void> {
  for (const website of await Website.query().where('user_id', userId)) {
    await new TakeDown().handle(website)
  }
}
