import { refused, type Result } from '#core/result'
import type { Stale } from '#websites/actions/save_revision'
import type { Website } from '#websites/models/website'
import { readAgain } from '#websites/services/current_revision'

interface Turn {
  website: Website
  /** The version on which the client's change is based; undefined means the current one. */
  baseVersion?: number
}

/**
 * How often we start again because another process, or an undo, changed the website between our read
 * and our write.
 */
const ATTEMPTS = 8

const last = new Map<string, Promise<unknown>>()

/**
 * Makes a change that is computed from the website's current text. Changes of one website run one after
 * the other, each based on the result of the previous one, so that simultaneous changes are not
 * refused. `change` must save with `website.version` as its base version.
 */
export async function writeSequentially<Outcome extends Result<unknown, { reason: string }>>(
  { website, baseVersion }: Turn,
  change: () => Promise<Outcome>
): Promise<Outcome | Result<never, Stale>> {
  const before = last.get(website.id)
  const turn = (before ?? Promise.resolve()).then(async () => {
    // The caller's copy may be older than the result of the previous changes.
    if (before) await readAgain(website)
    return attempts({ website, baseVersion }, change)
  })
  const ended = turn.then(noMatter, noMatter)
  last.set(website.id, ended)
  try {
    return await turn
  } finally {
    if (last.get(website.id) === ended) last.delete(website.id)
  }
}

async function attempts<Outcome extends Result<unknown, { reason: string }>>(
  { website, baseVersion }: Turn,
  change: () => Promise<Outcome>
): Promise<Outcome | Result<never, Stale>> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (baseVersion !== undefined && baseVersion !== website.version) break
    const result = await change()
    if (result.ok || result.error.reason !== 'stale') return result
    await readAgain(website)
  }
  return refused({ reason: 'stale', version: website.version })
}

function noMatter(): void {}
