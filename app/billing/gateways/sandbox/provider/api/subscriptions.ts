import { document, failure, list, pageOf } from '#billing/gateways/sandbox/provider/api/json_api'
import { planOfVariant } from '#billing/gateways/sandbox/provider/catalogue'
import { jsonOf, type Asked } from '#billing/gateways/sandbox/provider/http/asked'
import type { Reply } from '#billing/gateways/sandbox/provider/http/reply'
import {
  cancel,
  changePlan,
  pause,
  resume,
  unpause,
  type Life,
  type Refusal,
  type Step,
} from '#billing/gateways/sandbox/provider/life'
import type { Sandbox } from '#billing/gateways/sandbox/provider/sandbox'
import type { InvoiceRow, SubscriptionRow } from '#billing/gateways/sandbox/provider/state/rows'

type Decide = (life: Life, now: number) => Step | Refusal

export function showSubscription({ documents }: Sandbox, row: SubscriptionRow): Reply {
  return document(documents.subscription(row))
}

export function cancelSubscription(sandbox: Sandbox, { id }: SubscriptionRow): Reply {
  return changed(sandbox, id, [cancel])
}

export function updateSubscription(sandbox: Sandbox, row: SubscriptionRow, asked: Asked): Reply {
  const data = jsonOf(asked)?.data
  if (data?.type !== 'subscriptions')
    return failure(422, 'The type must be subscriptions.', '/data/type')
  if (String(data.id) !== String(row.id))
    return failure(422, 'The id must be the one of the address.', '/data/id')
  const attributes = data.attributes ?? {}

  const decisions: Decide[] = []
  if (attributes.variant_id !== undefined) {
    const plan = planOfVariant(sandbox.settings, String(attributes.variant_id))
    if (!plan) return failure(422, 'The variant does not exist.', `${ATTRIBUTES}/variant_id`)
    const invoiceNow = attributes.invoice_immediately === true
    decisions.push((life, now) => changePlan(life, { plan, now, invoiceNow }))
  }
  if (attributes.cancelled !== undefined) {
    if (typeof attributes.cancelled !== 'boolean')
      return failure(422, 'It must be true or false.', `${ATTRIBUTES}/cancelled`)
    decisions.push(attributes.cancelled ? cancel : resume)
  }
  if (attributes.pause === null) decisions.push(unpause)
  else if (attributes.pause !== undefined) {
    const { mode, resumes_at: until } = attributes.pause
    const resumesAt = until ? Date.parse(until) : null
    if ((mode !== 'void' && mode !== 'free') || Number.isNaN(resumesAt))
      return failure(422, 'The mode must be void or free.', `${ATTRIBUTES}/pause`)
    decisions.push((life) => pause(life, mode, resumesAt))
  }
  return changed(sandbox, row.id, decisions)
}

export function listSubscriptions(sandbox: Sandbox, { query }: Asked): Reply {
  const email = query.get('filter[user_email]')
  const store = query.get('filter[store_id]') ?? sandbox.settings.storeId
  const where = email === null ? '1 = 1' : 'user_email = ?'
  const values = email === null ? [] : [email]
  return listed<SubscriptionRow>(sandbox, {
    type: 'subscriptions',
    table: 'subscriptions',
    where: store === sandbox.settings.storeId ? where : '1 = 0',
    values: store === sandbox.settings.storeId ? values : [],
    query,
    toResource: (row) => sandbox.documents.subscription(row),
  })
}

export function listInvoices(sandbox: Sandbox, { query }: Asked): Reply {
  const subscription = query.get('filter[subscription_id]')
  return listed<InvoiceRow>(sandbox, {
    type: 'subscription-invoices',
    table: 'invoices',
    where: subscription === null ? '1 = 1' : 'subscription_id = ?',
    values: subscription === null ? [] : [Number(subscription)],
    query,
    toResource: (row) =>
      sandbox.documents.invoice(row, sandbox.subscriptions.find(row.subscription_id)!),
  })
}

const ATTRIBUTES = '/data/attributes'

/** All decisions or, if one refuses, none. */
function changed(sandbox: Sandbox, id: number, decisions: Decide[]): Reply {
  const { store, subscriptions, documents } = sandbox
  const refused = store.attempt(() => {
    for (const decide of decisions) {
      const result = subscriptions.change(id, decide)
      if ('refusal' in result) return result
    }
  })
  if (refused) return failure(422, refused.refusal)
  return document(documents.subscription(subscriptions.find(id)!))
}

interface Listing<Row> {
  type: string
  table: string
  where: string
  values: (string | number)[]
  query: URLSearchParams
  toResource: (row: Row) => Parameters<typeof document>[0]
}

/** Newest first. */
function listed<Row>({ store, settings }: Sandbox, listing: Listing<Row>): Reply {
  const { type, table, where, values, query, toResource } = listing
  const page = pageOf(query)
  if (!page) return failure(422, 'The page must be a number from 1, its size from 1 to 100.')
  const { count } = store.one<{ count: number }>(
    `SELECT count(*) AS count FROM ${table} WHERE ${where}`,
    ...values
  )!
  const rows = store.all<Row>(
    `SELECT * FROM ${table} WHERE ${where} ORDER BY id DESC LIMIT ? OFFSET ?`,
    ...values,
    page.size,
    (page.number - 1) * page.size
  )
  const address = `${settings.origin}/v1/${type}`
  return list({ data: rows.map(toResource), total: count, page, address, query })
}
