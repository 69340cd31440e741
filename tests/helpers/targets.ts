import { newId } from '#core/ids'
import { storeContent } from '#deploy/services/release_store'
import type { DeployTarget, ReleaseToDeploy, TargetDeployment } from '#deploy/targets/deploy_target'
import { embeddedTarget } from '#deploy/targets/embedded/embedded_target'
import { VercelTarget } from '#deploy/targets/vercel/vercel_target'
import { VercelServer } from '#tests/fakes/vercel/vercel_server'

/** A target of the product. */
interface TargetDriver {
  name: string
  open(): Promise<{ target: DeployTarget; close(): void }>
}

const vercel: TargetDriver = {
  name: 'vercel',
  async open() {
    const server = await VercelServer.start()
    return { target: new VercelTarget(server.settings), close: () => server.close() }
  },
}

const embedded: TargetDriver = {
  name: 'embedded',
  open: async () => ({ target: embeddedTarget, close() {} }),
}

/** Every target, so that a new one cannot be left out of the suite. */
export const targetDrivers: readonly TargetDriver[] = [embedded, vercel]

/** A new release of a website, stored. */
export async function storedRelease(
  words: string,
  websiteId: string = newId()
): Promise<ReleaseToDeploy> {
  const page = { path: 'index.html', contentType: 'text/html; charset=utf-8' }
  const robots = { path: 'robots.txt', contentType: 'text/plain; charset=utf-8' }
  const files = [
    { ...page, hash: await storeContent(Buffer.from(`<h1>${words}</h1>`), page.contentType) },
    { ...robots, hash: await storeContent(Buffer.from('User-agent: *\n'), robots.contentType) },
  ]
  return { websiteId, slug: `site-${websiteId}`, operation: newId(), files }
}

/** Deploys a release and asks until the target has ended with it. */
export async function deployed(
  target: DeployTarget,
  release: ReleaseToDeploy
): Promise<TargetDeployment> {
  let state = await target.deploy(release)
  while (state.status === 'pending' || state.status === 'building') {
    const read = await target.read(state.id)
    if (!read) throw new Error(`The target has lost ${state.id}.`)
    state = read
  }
  return state
}
