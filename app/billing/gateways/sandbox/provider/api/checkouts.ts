import { randomUUID } from 'node:crypto'
import { document, failure } from '#billing/gateways/sandbox/provider/api/json_api'
import { planOfVariant } from '#billing/gateways/sandbox/provider/catalogue'
import { jsonOf, type Asked } from '#billing/gateways/sandbox/provider/http/asked'
import type { Reply } from '#billing/gateways/sandbox/provider/http/reply'
import type { Sandbox } from '#billing/gateways/sandbox/provider/sandbox'
import type { CheckoutRow } from '#billing/gateways/sandbox/provider/state/rows'

export function createCheckout(sandbox: Sandbox, asked: Asked): Reply {
  const data = jsonOf(asked)?.data
  if (data?.type !== 'checkouts') return failure(422, 'The type must be checkouts.', '/data/type')
  const { attributes = {}, relationships } = data
  const { checkout_data: buyer = {}, product_options: options = {} } = attributes

  if (String(relationships?.store?.data?.id) !== sandbox.settings.storeId)
    return failure(422, 'The related resource does not exist.', '/data/relationships/store')
  const plan = planOfVariant(sandbox.settings, String(relationships?.variant?.data?.id))
  if (!plan)
    return failure(422, 'The related resource does not exist.', '/data/relationships/variant')

  const custom = buyer.custom ?? null
  if (custom !== null && (typeof custom !== 'object' || Array.isArray(custom)))
    return failure(422, 'The custom data must be an object.', `${BUYER}/custom`)
  for (const name of ['email', 'name']) {
    if (!isText(buyer[name])) return failure(422, `The ${name} must be a text.`, `${BUYER}/${name}`)
  }
  const redirect = options.redirect_url ?? null
  if (redirect !== null && !isWebAddress(redirect))
    return failure(422, 'The redirect URL must be a valid URL.', `${OPTIONS}/redirect_url`)
  const expires = attributes.expires_at ? Date.parse(attributes.expires_at) : null
  if (Number.isNaN(expires))
    return failure(422, 'The expiry must be a valid date.', '/data/attributes/expires_at')

  const row: CheckoutRow = {
    id: randomUUID(),
    plan,
    email: buyer.email ?? '',
    name: buyer.name ?? '',
    custom: JSON.stringify(custom),
    redirect_url: redirect,
    expires_at: expires,
    created_at: sandbox.clock.now(),
  }
  sandbox.store.insert('checkouts', { ...row })
  return document(sandbox.documents.checkout(row), 201)
}

const BUYER = '/data/attributes/checkout_data'
const OPTIONS = '/data/attributes/product_options'
const LONGEST = 255

function isText(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && value.length <= LONGEST)
  )
}

/** Only web addresses: the pages make links of them. */
function isWebAddress(value: unknown): boolean {
  const url = typeof value === 'string' ? URL.parse(value) : null
  return url?.protocol === 'https:' || url?.protocol === 'http:'
}
