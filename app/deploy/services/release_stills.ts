import { stillNamesIn, withStillsAt } from '#contract/stills'
import { readStill } from '#core/stills/main'
import { hashedName } from '#deploy/services/hashed_name'
import type { SiteFile } from '#deploy/targets/deploy_target'

/** The page with the names that our own pictures have in a release, and the files that it shows. */
export async function releaseStills(html: string): Promise<{ html: string; files: SiteFile[] }> {
  const files = new Map<string, SiteFile>()
  for (const name of stillNamesIn(html)) {
    const bytes = await readStill(name)
    if (!bytes) continue
    const path = `stills/${hashedName(name, bytes)}`
    files.set(name, { path, contentType: 'image/webp', bytes })
  }
  const page = withStillsAt(html, (name) => files.get(name)?.path)
  return { html: page, files: [...files.values()] }
}

/** The address that a picture of ours has in a draft, by its address in a release; undefined for others. */
export async function stillOfRelease(path: string): Promise<string | undefined> {
  const [, id] = /^stills\/([a-z0-9-]+)-[\da-f]{12}\.webp$/.exec(path) ?? []
  const name = `${id}.webp`
  const bytes = await readStill(name)
  const isOurs = bytes && path === `stills/${hashedName(name, bytes)}`
  return isOurs ? `stills/${name}` : undefined
}
