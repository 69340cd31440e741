import type { AccountErasing } from '#auth/events'
import { DeleteWebsite } from '#websites/actions/delete_website'
import { Website } from '#websites/models/website'

/** The websites of a person who has left go for good. */
export async function eraseWebsites({ userId }: AccountErasing): Promise<void> {
  for (const website of await Website.query().where('user_id', userId)) {
    await new DeleteWebsite().handle(website)
  }
}
