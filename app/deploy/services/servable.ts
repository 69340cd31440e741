import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Deployment } from '#deploy/models/deployment'
import { ReleaseFile } from '#deploy/models/release_file'
import { embedded } from '#deploy/targets/embedded'

/** Whether the files of a deployment's release exist. */
export async function isServable(
  deployment: Pick<Deployment, 'releaseId'>,
  trx?: TransactionClientContract
): Promise<boolean> {
  const files = await ReleaseFile.query({ client: trx }).where(
    'release_id',
    deployment.releaseId ?? ''
  )
  return files.length > 0 && embedded.holds(files)
}
