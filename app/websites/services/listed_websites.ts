import type { User } from '#auth/main'
import { Website } from '#websites/models/website'

/** One page of a person's list of websites, with the hash of each current text. */
export interface ListedWebsites {
  websites: { website: Website; contentHash: string }[]
  total: number
  currentPage: number
  perPage: number
}

/**
 * A person's websites, newest first: websites, hashes and the total in one query, because every visit
 * starts with this call.
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
    // Past the last page there is no row that contains the total.
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
