import type { User } from '#auth/main'
import { NotFound } from '#core/not_found'
import { Website } from '#websites/main'
import { Deployment } from '#deploy/models/deployment'

/** A person's deployments, most recently published first. */
export async function deploymentsOf(user: Pick<User, 'id'>): Promise<Deployment[]> {
  const websites = await Website.query().where('user_id', user.id).select('id')
  return Deployment.query()
    .whereIn(
      'website_id',
      websites.map(({ id }) => id)
    )
    .preload('release')
    .orderBy('updated_at', 'desc')
}

/** One deployment of this person; for everybody else it does not exist. */
export async function ownedDeployment(user: Pick<User, 'id'>, id: string): Promise<Deployment> {
  const deployment = await Deployment.query().where('id', id).preload('release').first()
  const website = deployment && (await Website.find(deployment.websiteId))
  if (website?.userId !== user.id) throw new NotFound('deployment')
  return deployment!
}
