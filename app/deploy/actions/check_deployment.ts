import type { Deployment } from '#deploy/models/deployment'
import { stands } from '#deploy/services/standing'

/** Looks whether what a deployment points at can really be served, and says so in its status. */
export class CheckDeployment {
  async handle(deployment: Deployment): Promise<void> {
    if (deployment.status === 'ready' && !(await stands(deployment))) {
      await deployment.merge({ status: 'error' }).save()
    }
  }
}
