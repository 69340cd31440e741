import type { Deployment } from '#deploy/models/deployment'
import { isServable } from '#deploy/services/servable'

/** Checks whether the files of a deployment's release exist, and stores the result in its status. */
export class CheckDeployment {
  async handle(deployment: Deployment): Promise<void> {
    if (deployment.status === 'ready' && !(await isServable(deployment))) {
      await deployment.merge({ status: 'error' }).save()
    }
  }
}
