import type { User } from '#auth/main'
import { Website } from '#websites/models/website'

/** Websites of one page of a person's list, and the hash of each one's current text. */
export interface ListedWebsites {
  websites: { website: Website; contentHash: string }[]
  total: number
  currentPage: number
  perPage: number
}

/**
 * What a person has built, the newest first: websites, hashes and their number in one query, because
 * this is the call that every visit begins with.
 */
export async function listedWebsites(
  user: Pick<User, 'id'>,
  page: { number: number; size: number }
): Promise<ListedWebsites> {
  const rows = await shownTo(user)
    .join('revisions', 'revisions.id', 'websites.revision_id')
    .select('websites.*', 'revisions.content_hash')
    .select(shownTo(user).count('*').as('total'))
    .orderBy([
      { column: 'websites.created_at', order: 'desc' },
      { column: 'websites.id', order: 'desc' },
    ])
    .forPage(page.number, page.size)
  return {
    websites: rows.map((website) => ({ website, contentHash: website.$extras.content_hash })),
    // Past the end there is no row to carry it.
    total: Number(rows[0]?.$extras.total ?? (page.number > 1 ? await numberOf(user) : 0)),
    currentPage: page.number,
    perPage: page.size,
  }
}

function shownTo({ id }: Pick<User, 'id'>) {
  return Website.query().where({ user_id: id, state: 'ready' })
}

async function numberOf(user: Pick<User, 'id'>): Promise<number> {
  const [row] = await shownTo(user).count('* as total')
  return Number(row.$extras.total)
}
