import type { User } from '#auth/main'
import { NotFound } from '#core/not_found'
import { Website, type WebsiteState } from '#websites/models/website'

/**
 * A website of this person; for everybody else it does not exist. A website that is being built is only
 * found if the caller asks for it.
 */
export async function ownedWebsite(
  user: Pick<User, 'id'>,
  id: string,
  states: WebsiteState[] = ['ready']
): Promise<Website> {
  const website = await Website.query()
    .where({ id, user_id: user.id })
    .whereIn('state', states)
    .first()
  if (!website) throw new NotFound('website')
  return website
}
