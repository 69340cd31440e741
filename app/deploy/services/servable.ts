import type { Deployment } from '#deploy/models/deployment'
import { ReleaseFile } from '#deploy/models/release_file'
import { areStored } from '#deploy/services/stored_files'
import { currentTarget } from '#deploy/targets/current_target'

/** Whether the files of a deployment's release exist. Another target keeps its own. */
export async function isServable({ releaseId }: Pick<Deployment, 'releaseId'>): Promise<boolean> {
  if (!currentTarget().isSiteHost) return true
  const files = await ReleaseFile.query().where('release_id', releaseId ?? '')
  return files.length > 0 && areStored(files)
}
