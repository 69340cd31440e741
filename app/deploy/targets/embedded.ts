import { siteOrigin } from '#config/hosts'
import type { DeployTarget } from '#deploy/targets/deploy_target'
import { isStored, storeContent } from '#deploy/services/release_store'

/** Sites served by this process, at `<slug>.<sites domain>`. */
export const embedded: DeployTarget = {
  name: 'embedded',
  addressOf: ({ slug }) => siteOrigin(slug),
  store: (files) =>
    Promise.all(
      files.map(async ({ path, contentType, bytes }) => {
        return { path, contentType, hash: await storeContent(bytes, contentType) }
      })
    ),
  async holds(files) {
    const held = await Promise.all(
      files.map(({ hash, contentType }) => isStored(hash, contentType))
    )
    return held.every(Boolean)
  },
}
