import type { User } from '#auth/main'
import { TakeDown } from '#deploy/actions/take_down'
import type { Deployment } from '#deploy/models/deployment'
import { deploymentsOf } from '#deploy/services/owned_deployment'
import { isServable } from '#deploy/services/servable'

export interface Refreshed {
  deployments: Deployment[]
  /** How many deployments were deleted. */
  cleanedUp: number
}

/** Deletes those of a person's deployments whose files no longer exist. */
export class RefreshDeployments {
  async handle(user: Pick<User, 'id'>): Promise<Refreshed> {
    let cleanedUp = 0
    const deployments: Deployment[] = []
    for (const deployment of await deploymentsOf(user)) {
      if (await isServable(deployment)) {
        deployments.push(deployment)
      } else {
        await new TakeDown().handle({ id: deployment.websiteId, slug: deployment.slug })
        cleanedUp += 1
      }
    }
    return { deployments, cleanedUp }
  }
}
