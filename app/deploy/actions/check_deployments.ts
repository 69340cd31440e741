import type { User } from '#auth/main'
import { takeDown } from '#deploy/actions/take_down'
import type { Deployment } from '#deploy/models/deployment'
import { ReleaseFile } from '#deploy/models/release_file'
import { deploymentsOf } from '#deploy/services/owned_deployment'
import { embedded } from '#deploy/targets/embedded'

/** Looks whether what a deployment points at can really be served, and says so in its status. */
export async function checkDeployment(deployment: Deployment): Promise<Deployment> {
  if (deployment.status === 'ready' && !(await stands(deployment))) {
    await deployment.merge({ status: 'error' }).save()
  }
  return deployment
}

/** Drops those of a person's deployments that nothing stands behind any more. */
export async function refreshDeployments(user: Pick<User, 'id'>) {
  let cleanedUp = 0
  const deployments: Deployment[] = []
  for (const deployment of await deploymentsOf(user)) {
    if (await stands(deployment)) {
      deployments.push(deployment)
    } else {
      await takeDown({ id: deployment.websiteId, slug: deployment.slug })
      cleanedUp += 1
    }
  }
  return { deployments, cleanedUp }
}

async function stands(deployment: Deployment): Promise<boolean> {
  const files = await ReleaseFile.query().where('release_id', deployment.releaseId ?? '')
  return files.length > 0 && embedded.holds(files)
}
