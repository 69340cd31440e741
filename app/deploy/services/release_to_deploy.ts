import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Deployment } from '#deploy/models/deployment'
import { ReleaseFile } from '#deploy/models/release_file'
import type { ReleaseToDeploy } from '#deploy/targets/deploy_target'

/** A release as a target gets it. Its id is the operation, so that no release is deployed twice. */
export async function releaseToDeploy(
  { websiteId, slug }: Pick<Deployment, 'websiteId' | 'slug'>,
  { id }: { id: string },
  trx?: TransactionClientContract
): Promise<ReleaseToDeploy> {
  const files = await ReleaseFile.query({ client: trx }).where('release_id', id)
  return { websiteId, slug, operation: id, files }
}
