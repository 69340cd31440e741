import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
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

/** `read` is what the provider answered; `sent` is a message of it, which may be late. */
export type Source = 'read' | 'sent'

/**
 * Stores what the provider says about a subscription, if that is newer than what is known. Call it inside
 * the lock of the user. The provider's times have a resolution of a second, so two messages of the same
 * second do not tell which came first: then only an answer of the provider counts.
 */
export class RecordSubscription {
  async handle(
    trx: TransactionClientContract,
    user: User,
    { told, source }: { told: GatewaySubscription; source: Source }
  ): Promise<'applied' | 'older' | 'tied'> {
    const gateway = currentGateway().name
    const known = await Subscription.query({ client: trx })
      .where({ gateway, provider_id: told.id })
      .first()
    if (known) {
      const age = told.updatedAt.toMillis() - known.providerUpdatedAt.toMillis()
      if (age < 0) return 'older'
      if (age === 0 && source === 'sent') return says(known, told) ? 'applied' : 'tied'
    }
    const hasFailed = told.status === 'past_due' && known?.status !== 'past_due'
    const row = await this.#store(trx, user, known, told)
    if (row.endsAt && row.endsAt > clock.now()) await settlePlan.at(trx, user.id, row.endsAt)
    if (hasFailed) await sendMail(trx, new PaymentFailedMail(user.email))
    await new SettlePlan().handle(trx, user)
    return 'applied'
  }

  async #store(
    trx: TransactionClientContract,
    user: User,
    known: Subscription | null,
    told: GatewaySubscription
  ): Promise<Subscription> {
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
    if (known) return known.useTransaction(trx).merge(values).save()
    const key = { userId: user.id, gateway: currentGateway().name, providerId: told.id }
    return Subscription.create(
      { id: newId(), ...key, ...values, isSurplus: false },
      { client: trx }
    )
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
