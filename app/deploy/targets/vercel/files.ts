import { createHash } from 'node:crypto'
import { readContent } from '#deploy/services/release_store'
import { TargetFailure, type StoredFile } from '#deploy/targets/deploy_target'

export interface VercelFile {
  path: string
  /** By which Vercel knows a content. */
  sha1: string
  bytes: Uint8Array<ArrayBuffer>
}

/** A file of a release, read for Vercel. */
export async function vercelFile({ path, hash }: Pick<StoredFile, 'path' | 'hash'>) {
  try {
    const bytes = new Uint8Array(await readContent(hash, 'identity'))
    return { path, sha1: createHash('sha1').update(bytes).digest('hex'), bytes }
  } catch (cause) {
    throw new TargetFailure('refused', `The content of "${path}" is gone.`, { cause })
  }
}
