import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { clock } from '#core/clock'
import { newId } from '#core/ids'
import { sendMail } from '#core/mail/mail'
import type { User } from '#auth/main'
import { SettlePlan } from '#billing/actions/settle_plan'
import type { GatewaySubscription } from '#billing/gateways/gateway'
import { currentGateway } from '#billing/gateways/current_gateway'
import { PaymentFailedMail } from '#billing/mails/payment_failed_mail'
import { Subscription } from '#billing/models/subscription'
import { nextCheck } from '#billing/services/next_check'
import { settlePlan } from '#billing/tasks/settle_plan'

/** A message of the provider, which may be late, or its answer to a question, and when we asked. */
export type Source = { sent: true } | { askedAt: DateTime }

/**
 * Stores what the provider says about a subscription, if that is newer than what is known. Call it inside
 * the lock of the user. The provider's times have a resolution of a second, so two messages of the same
 * second do not tell which came first: then only an answer counts that was asked for after our copy was
 * last changed.
 */
export class RecordSubscription {
  async handle(
    trx: TransactionClientContract,
    user: User,
    told: GatewaySubscription,
    source: Source
  ): Promise<'applied' | 'older' | 'tied'> {
    const gateway = currentGateway().name
    const known = await Subscription.query({ client: trx })
      .where({ gateway, provider_id: told.id })
      .first()
    if (known) {
      const age = told.updatedAt.toMillis() - known.providerUpdatedAt.toMillis()
      if (age < 0) return 'older'
      const isAnswer = 'askedAt' in source && source.askedAt >= known.updatedAt
      if (age === 0 && !isAnswer) return says(known, told) ? 'applied' : 'tied'
    }
    const hasFailed = told.status === 'past_due' && known?.status !== 'past_due'
    const isNewEnd = told.endsAt?.toMillis() !== known?.endsAt?.toMillis()
    await this.#store(trx, user, known, told)
    if (told.endsAt && isNewEnd && told.endsAt > clock.now()) {
      await settlePlan.at(trx, user.id, told.endsAt)
    }
    if (hasFailed) await sendMail(trx, new PaymentFailedMail(user.email))
    await new SettlePlan().handle(trx, user)
    return 'applied'
  }

  async #store(
    trx: TransactionClientContract,
    user: User,
    known: Subscription | null,
    told: GatewaySubscription
  ): Promise<void> {
    const values = {
      customerId: told.customerId,
      plan: told.plan,
      status: told.status,
      isFreeWhilePaused: told.isFreeWhilePaused,
      renewsAt: told.renewsAt,
      endsAt: told.endsAt,
      cardBrand: told.cardBrand,
      cardLastFour: told.cardLastFour,
      updatePaymentUrl: told.updatePaymentUrl,
      urlsReadAt: clock.now(),
      providerCreatedAt: told.createdAt,
      providerUpdatedAt: told.updatedAt,
      checkAt: nextCheck(told.renewsAt),
    }
    if (known) {
      await known.useTransaction(trx).merge(values).save()
      return
    }
    const key = { userId: user.id, gateway: currentGateway().name, providerId: told.id }
    await Subscription.create({ id: newId(), ...key, ...values, isSurplus: false }, { client: trx })
  }
}

/** Whether a message says what is known already, apart from its signed addresses. */
function says(known: Subscription, told: GatewaySubscription): boolean {
  const same = (a: { toMillis(): number } | null, b: { toMillis(): number } | null) =>
    a?.toMillis() === b?.toMillis()
  return (
    known.plan === told.plan &&
    known.status === told.status &&
    known.isFreeWhilePaused === told.isFreeWhilePaused &&
    known.cardBrand === told.cardBrand &&
    known.cardLastFour === told.cardLastFour &&
    same(known.renewsAt, told.renewsAt) &&
    same(known.endsAt, told.endsAt)
  )
}
