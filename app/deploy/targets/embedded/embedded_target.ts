import { siteOrigin } from '#config/hosts'
import { areStored } from '#deploy/services/stored_files'
import type { DeployTarget } from '#deploy/targets/deploy_target'

/**
 * Sites served by this process, at `<slug>.<sites domain>`. The site host serves the release to which
 * the deployment's row points, so nothing has to be sent anywhere.
 */
export const embeddedTarget: DeployTarget = {
  name: 'embedded',
  isInstant: true,
  isSiteHost: true,
  addressOf: ({ slug }) => siteOrigin(slug),
  async deploy({ slug, operation, files }) {
    const isComplete = files.length > 0 && (await areStored(files))
    return { id: operation, status: isComplete ? 'ready' : 'error', address: siteOrigin(slug) }
  },
  read: async () => null,
  activate: async () => {},
  remove: async () => {},
}
