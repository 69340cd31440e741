import { isStored, storeContent } from '#deploy/services/release_store'
import type { SiteFile, StoredFile } from '#deploy/targets/deploy_target'

/**
 * Stores files in the release store. That does not publish them: the deployment is pointed at their
 * release afterwards. Storing them twice has the same result.
 */
export async function storeFiles(files: SiteFile[]): Promise<StoredFile[]> {
  return Promise.all(
    files.map(async ({ path, contentType, bytes }) => {
      return { path, contentType, hash: await storeContent(bytes, contentType) }
    })
  )
}

/** Whether all of these files exist completely. */
export async function areStored(
  files: Pick<StoredFile, 'hash' | 'contentType'>[]
): Promise<boolean> {
  const held = await Promise.all(files.map(({ hash, contentType }) => isStored(hash, contentType)))
  return held.every(Boolean)
}
