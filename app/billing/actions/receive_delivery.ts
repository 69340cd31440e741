import { createHash } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newId } from '#core/ids'
import { ok, refused, type Result } from '#core/result'
import { inTransaction } from '#core/transaction'
import { lockedUser } from '#auth/main'
import { RecordPayment } from '#billing/actions/record_payment'
import { RecordSubscription } from '#billing/actions/record_subscription'
import { currentGateway } from '#billing/gateways/current_gateway'
import { GatewayFailure, type Delivery, type DeliveryHeaders } from '#billing/gateways/gateway'
import { Payment } from '#billing/models/payment'
import { Subscription } from '#billing/models/subscription'
import { WebhookDelivery, type DeliveryOutcome } from '#billing/models/webhook_delivery'
import { buyerOf } from '#billing/services/buyer'
import { cancelLater } from '#billing/services/cancel_later'
import { isRunning } from '#billing/services/entitlement'
import { syncSoon } from '#billing/services/sync_soon'

/** A message that we could not use, although the provider signed it. */
const UNREADABLE = { event: '', isOurs: true, custom: {}, subject: null } satisfies Delivery

/**
 * Stores a message of the provider and applies it, in one transaction. The same message may come many
 * times and in any order. A forged one is not stored.
 */
export class ReceiveDelivery {
  async handle(
    raw: Buffer,
    headers: DeliveryHeaders
  ): Promise<Result<DeliveryOutcome, { reason: 'forged' }>> {
    if (!currentGateway().isSigned(raw, headers)) return refused({ reason: 'forged' })
    return ok(await this.#applied(raw.toString('utf8')))
  }

  /** For a message that is stored already, but was for nobody who was here. */
  async again({ body }: WebhookDelivery): Promise<void> {
    await this.#applied(body)
  }

  async #applied(body: string): Promise<DeliveryOutcome> {
    const delivery = await read(body)
    return inTransaction((trx) => this.#store(trx, body, delivery))
  }

  async #store(
    trx: TransactionClientContract,
    body: string,
    delivery: Delivery
  ): Promise<DeliveryOutcome> {
    const gateway = currentGateway().name
    const digest = createHash('sha256').update(body).digest('hex')
    const buyer = delivery.isOurs ? await buyerOf(trx, delivery) : null
    // In the lock, so that the same message cannot be applied twice at the same time.
    const user = buyer === null ? null : await lockedUser(trx, buyer)
    const before = await WebhookDelivery.query({ client: trx }).where({ gateway, digest }).first()
    if (before && before.outcome !== 'unmatched') return before.outcome

    const outcome = user ? await apply(trx, user, delivery) : withoutUser(delivery)
    if (outcome === 'unmatched' && !before) {
      logger.warn({ event: delivery.event }, 'a message of the payment provider is for nobody here')
      // The claim is ours, so their account was erased: what they bought since must not go on charging.
      if (buyer) await cancelOrphan(trx, delivery)
    }
    const values = { outcome, userId: user?.id ?? null }
    if (before) await before.useTransaction(trx).merge(values).save()
    else {
      await WebhookDelivery.create(
        { id: newId(), gateway, digest, event: delivery.event, body, ...values },
        { client: trx }
      )
    }
    return outcome
  }
}

async function cancelOrphan(trx: TransactionClientContract, { subject }: Delivery): Promise<void> {
  if (subject?.kind !== 'subscription' || !isRunning(subject.subscription)) return
  await cancelLater(trx, { gateway: currentGateway().name, providerId: subject.subscription.id })
}

async function read(body: string): Promise<Delivery> {
  try {
    return await currentGateway().readDelivery(body)
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    // Sending it again would not help. It is kept, and the daily check reads what it was about.
    logger.error({ err: error }, 'a signed message of the payment provider could not be read')
    return UNREADABLE
  }
}

async function apply(
  trx: TransactionClientContract,
  user: NonNullable<Awaited<ReturnType<typeof lockedUser>>>,
  { subject }: Delivery
): Promise<DeliveryOutcome> {
  if (!subject) return 'unused'
  const isPayment = subject.kind === 'payment'
  const outcome = isPayment
    ? await new RecordPayment().handle(trx, user, subject.payment)
    : await new RecordSubscription().handle(trx, user, subject.subscription, { sent: true })
  const providerId = isPayment ? subject.payment.subscriptionId : subject.subscription.id
  if (outcome === 'tied' || (await isLeftOpen(trx, providerId))) {
    await syncSoon(trx, { userId: user.id, providerId })
  }
  return outcome
}

/** The provider gives up an open invoice with its subscription, and sends no message about that. */
async function isLeftOpen(trx: TransactionClientContract, providerId: string): Promise<boolean> {
  const gateway = currentGateway().name
  const ended = { gateway, provider_id: providerId, status: 'expired' }
  const open = { gateway, subscription_provider_id: providerId, status: 'pending' }
  return Boolean(
    (await Subscription.query({ client: trx }).where(ended).first()) &&
    (await Payment.query({ client: trx }).where(open).first())
  )
}

function withoutUser({ isOurs, subject }: Delivery): DeliveryOutcome {
  if (!isOurs) return 'foreign'
  return subject ? 'unmatched' : 'unused'
}
