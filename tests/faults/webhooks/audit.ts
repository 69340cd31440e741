import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { numberOf, rowsOf } from '#tests/faults/writers/writer'
import { KEYS, type Resource, type Shop } from '#tests/faults/webhooks/shop'
import type { Postman } from '#tests/faults/webhooks/postman'

interface Stored {
  provider_id: string
  user_id: string
  plan: string | null
  status: string
  is_free_while_paused: number
  renews_at: string | null
  ends_at: string | null
  card_last_four: string | null
  provider_updated_at: string
}

interface StoredPayment {
  provider_id: string
  user_id: string
  subscription_provider_id: string
  amount: number
  currency: string
  status: string
}

const ORDER = ['free', 'basic', 'premium']

/** Compares what the product has stored with what the provider says; returns the differences. */
export async function audit(db: DatabaseSync, shop: Shop, postman: Postman) {
  const subscriptions = await shop.all('subscriptions')
  const invoices = await shop.all('subscription-invoices')
  const faults = [
    ...subscriptionFaults(db, subscriptions),
    ...invoiceFaults(db, invoices),
    ...planFaults(db, subscriptions),
    ...deliveryFaults(db, postman),
    ...databaseFaults(db),
  ]
  return { counts: { subscriptions: subscriptions.length, invoices: invoices.length }, faults }
}

function subscriptionFaults(db: DatabaseSync, told: Resource[]): string[] {
  const stored = rowsOf<Stored>(db, 'SELECT * FROM subscriptions')
  const own = new Map(stored.map((row) => [row.provider_id, inOurWords(row)]))
  const faults = compared('subscription', own, new Map(told.map((one) => [one.id, expected(one)])))
  const owner = new Map(rowsOf<any>(db, 'SELECT id, email FROM users').map((u) => [u.id, u.email]))
  for (const { provider_id: id, user_id: user } of stored) {
    const email = told.find((one) => one.id === id)?.attributes.user_email
    if (email !== owner.get(user)) faults.push(`subscription ${id} belongs to another person`)
  }
  return faults
}

function inOurWords(row: Stored): string {
  return said([
    row.plan,
    row.status,
    Boolean(row.is_free_while_paused),
    ...[row.renews_at, row.ends_at, row.provider_updated_at].map(secondOf),
    row.card_last_four,
  ])
}

function expected({ attributes: told }: Resource): string {
  return said([
    planIn(told),
    told.status,
    told.pause?.mode === 'free',
    ...[told.renews_at, told.ends_at, told.updated_at].map(secondOf),
    told.card_last_four,
  ])
}

function invoiceFaults(db: DatabaseSync, told: Resource[]): string[] {
  const stored = rowsOf<StoredPayment>(db, 'SELECT * FROM payments')
  const own = stored.map(
    (row) =>
      [
        row.provider_id,
        said([row.subscription_provider_id, row.amount, row.currency, row.status]),
      ] as const
  )
  const theirs = told.map(({ id, attributes }) => {
    const { subscription_id: subscription, total, currency, status } = attributes
    const word = status === 'paid' ? 'completed' : status
    return [id, said([String(subscription), total, currency, word])] as const
  })
  return compared('invoice', new Map(own), new Map(theirs))
}

/** The rules are written a second time here, so that a mistake in the product's ones shows. */
function planFaults(db: DatabaseSync, told: Resource[]): string[] {
  const users = rowsOf<{ email: string; subscription_type: string }>(db, 'SELECT * FROM users')
  return users.flatMap(({ email, subscription_type: plan }) => {
    const own = told.filter(({ attributes }) => attributes.user_email === email)
    const given = own.map(({ attributes }) => (gives(attributes) ? planIn(attributes)! : 'free'))
    const best = ORDER.findLast((name) => name === 'free' || given.includes(name))!
    const running = own.filter(
      ({ attributes }) => attributes.status !== 'cancelled' && attributes.status !== 'expired'
    )
    return [
      ...(plan === best ? [] : [`${email} has ${plan}, and the provider gives ${best}`]),
      ...(running.length > 1 ? [`${email} pays for ${running.length} subscriptions`] : []),
    ]
  })
}

function gives({ status, ends_at: end, pause }: Resource['attributes']): boolean {
  if (status === 'cancelled') return Date.parse(end) > Date.now()
  if (status === 'paused') return pause?.mode === 'free'
  return status === 'on_trial' || status === 'active' || status === 'past_due'
}

function deliveryFaults(db: DatabaseSync, { signed, unsigned }: Postman): string[] {
  const rows = rowsOf<{ digest: string }>(db, 'SELECT digest FROM webhook_deliveries')
  const stored = new Set(rows.map(({ digest }) => digest))
  const missing = [...signed].filter((raw) => !stored.has(digestOf(raw))).length
  const forged = [...unsigned].filter((raw) => stored.has(digestOf(raw))).length
  return [
    ...(missing > 0 ? [`${missing} messages were answered with 200 and are not stored`] : []),
    ...(forged > 0 ? [`${forged} messages without a signature are stored`] : []),
    ...(rows.length > signed.size
      ? [`${rows.length - signed.size} messages are stored twice`]
      : []),
  ]
}

function databaseFaults(db: DatabaseSync): string[] {
  const [{ integrity }] = rowsOf<{ integrity: string }>(
    db,
    'SELECT integrity_check AS integrity FROM pragma_integrity_check'
  )
  const broken = numberOf(db, 'SELECT count(*) FROM pragma_foreign_key_check')
  const failed = numberOf(db, "SELECT count(*) FROM tasks WHERE status = 'failed'")
  return [
    ...(integrity === 'ok' ? [] : [`the database says: ${integrity}`]),
    ...(broken > 0 ? [`${broken} rows belong to nothing`] : []),
    ...(failed > 0 ? [`${failed} tasks have failed`] : []),
  ]
}

function compared(noun: string, own: Map<string, string>, theirs: Map<string, string>): string[] {
  const ids = new Set([...own.keys(), ...theirs.keys()])
  return [...ids]
    .filter((id) => own.get(id) !== theirs.get(id))
    .map((id) => `${noun} ${id} is ${own.get(id)}, and at the provider ${theirs.get(id)}`)
}

function planIn({ variant_id: variant }: Resource['attributes']): string | undefined {
  return Object.entries(KEYS.variants).find(([, id]) => id === String(variant))?.[0]
}

function said(values: unknown[]): string {
  return JSON.stringify(values)
}

/** Both sides write times in UTC, with different decimals. */
function secondOf(text: string | null): string | null {
  return text && text.replace(' ', 'T').slice(0, 19)
}

function digestOf(raw: string): string {
  return createHash('sha256').update(raw).digest('hex')
}
