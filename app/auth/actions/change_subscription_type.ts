import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { SubscriptionType } from '#contract/subscription_plans'
import type { User } from '#auth/models/user'

/** Only billing decides about plans. Call it inside the lock of the user. */
export class ChangeSubscriptionType {
  async handle(trx: TransactionClientContract, user: User, to: SubscriptionType): Promise<void> {
    await user.useTransaction(trx).merge({ subscriptionType: to }).save()
  }
}
