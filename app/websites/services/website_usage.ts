import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { User } from '#auth/main'
import { planOf } from '#billing/main'
import { Website } from '#websites/models/website'

export interface WebsiteUsage {
  current_usage: number
  limit: number
}

/**
 * How many of a person's places are in use, and their total. A website that is being built uses one.
 */
export async function websiteUsage(
  user: Pick<User, 'id' | 'subscriptionType'>,
  trx?: TransactionClientContract
): Promise<WebsiteUsage> {
  const [row] = await Website.query({ client: trx }).where('user_id', user.id).count('* as total')
  return { current_usage: Number(row.$extras.total), limit: planOf(user).limits.websites }
}
