import { stillPath } from 'site-designer/stills'
import { ownFile } from '#core/http/own_file'

/** The bytes of a file of our own pictures; undefined for a name that is not exactly one of them. */
export async function readStill(name: string): Promise<Buffer | undefined> {
  const path = stillPath(name)
  return path ? ownFile(path) : undefined
}
