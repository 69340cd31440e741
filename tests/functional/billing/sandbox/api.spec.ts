import { test } from '@japa/runner'
import {
  checkoutBody,
  SandboxBench,
  STORE,
  VARIANTS,
} from '#tests/functional/billing/sandbox/sandbox_bench'

test.group('The API of the payment sandbox', (group) => {
  let sandbox: SandboxBench
  group.each.setup(async () => {
    sandbox = await SandboxBench.start()
    return () => sandbox.end()
  })

  test('answers only with the key', async ({ assert }) => {
    for (const authorization of ['', 'Bearer wrong', 'sandbox-api-key']) {
      const { status, json } = await sandbox.send('GET', '/v1/users/me', {
        headers: { authorization },
      })
      assert.equal(status, 401)
      assert.equal(json.errors[0].status, '401')
      assert.isString(json.errors[0].detail)
    }
    const { status, json, headers } = await sandbox.api('GET', '/v1/users/me')
    assert.equal(status, 200)
    assert.equal(headers['content-type'], 'application/vnd.api+json')
    assert.equal(json.data.type, 'users')
  })

  test('makes a checkout with an address of its own', async ({ assert }) => {
    const body = checkoutBody('premium', { expires_at: '2090-01-01T00:00:00Z' })
    const { status, json } = await sandbox.api('POST', '/v1/checkouts', body)
    assert.equal(status, 201)
    assert.equal(json.data.type, 'checkouts')
    const { attributes } = json.data
    assert.match(attributes.url, new RegExp(`^${sandbox.origin}/checkout/custom/[0-9a-f-]{36}$`))
    assert.equal(attributes.store_id, Number(STORE))
    assert.equal(attributes.variant_id, Number(VARIANTS.premium))
    assert.deepEqual(attributes.checkout_data.custom, { user_id: 'u1' })
    assert.equal(attributes.expires_at, '2090-01-01T00:00:00.000000Z')
    assert.isTrue(attributes.test_mode)
  })

  test('refuses a checkout for another store, variant or address', async ({ assert }) => {
    const wrong = [checkoutBody('basic'), checkoutBody('basic'), checkoutBody('basic')]
    wrong[0].data.relationships.store.data.id = '1'
    wrong[1].data.relationships.variant.data.id = '999'
    wrong[2].data.attributes.product_options.redirect_url = 'javascript:alert(1)'
    const pointers = []
    for (const body of [...wrong, checkoutBody('basic', { expires_at: 'soon' }), 'no object']) {
      const { status, json } = await sandbox.api('POST', '/v1/checkouts', body)
      assert.equal(status, 422)
      pointers.push(json.errors[0].source.pointer)
    }
    assert.deepEqual(pointers, [
      '/data/relationships/store',
      '/data/relationships/variant',
      '/data/attributes/product_options/redirect_url',
      '/data/attributes/expires_at',
      '/data/type',
    ])
  })

  test('shows a subscription as the provider does', async ({ assert }) => {
    const id = await sandbox.subscribed()
    assert.match(id, /^\d+$/)
    const { json } = await sandbox.api('GET', `/v1/subscriptions/${id}`)
    assert.equal(json.data.id, id)
    assert.equal(json.data.type, 'subscriptions')
    assert.equal(json.data.links.self, `${sandbox.origin}/v1/subscriptions/${id}`)
    assert.property(json.data.relationships, 'store')
    const { attributes } = json.data
    assert.containsSubset(attributes, {
      store_id: Number(STORE),
      variant_id: Number(VARIANTS.basic),
      product_name: 'Basic',
      user_name: 'Ada',
      user_email: 'ada@example.com',
      status: 'active',
      status_formatted: 'Active',
      card_brand: 'visa',
      card_last_four: '4242',
      pause: null,
      cancelled: false,
      trial_ends_at: null,
      ends_at: null,
      test_mode: true,
    })
    for (const name of ['renews_at', 'created_at', 'updated_at'])
      assert.match(attributes[name], /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000000Z$/)
    for (const name of ['customer_id', 'order_id', 'product_id', 'billing_anchor'])
      assert.isNumber(attributes[name])
    assert.match(attributes.urls.update_payment_method, /\?expires=\d+&signature=[0-9a-f]{64}$/)
  })

  test('does not know what does not exist', async ({ assert }) => {
    for (const path of ['subscriptions/1', 'subscriptions/x', 'users/2', 'stores', 'users/me/x']) {
      const { status, json } = await sandbox.api('GET', `/v1/${path}`)
      assert.equal(status, 404, path)
      assert.equal(json.errors[0].status, '404')
    }
  })

  test('lists the subscriptions of a person, newest first, in pages', async ({ assert }) => {
    const ids = []
    for (let count = 0; count < 5; count++) ids.push(await sandbox.subscribed())
    await sandbox.subscribed({ email: 'grace@example.com' })
    const filter = `filter[user_email]=ada@example.com&filter[store_id]=${STORE}`
    const path = `/v1/subscriptions?${filter}&page[size]=2`

    const first = (await sandbox.api('GET', `${path}&page[number]=1`)).json
    assert.deepEqual(
      first.data.map(({ id }: any) => id),
      ids.toReversed().slice(0, 2)
    )
    assert.deepEqual(first.meta.page, {
      currentPage: 1,
      from: 1,
      lastPage: 3,
      perPage: 2,
      to: 2,
      total: 5,
    })
    const next = new URL(first.links.next)
    const second = (await sandbox.api('GET', next.pathname + next.search)).json
    assert.equal(second.data[0].id, ids[2])
    const last = (await sandbox.api('GET', `${path}&page[number]=3`)).json
    assert.equal(last.data[0].id, ids[0])
    assert.notProperty(last.links, 'next')

    const elsewhere = await sandbox.api('GET', '/v1/subscriptions?filter[store_id]=1')
    assert.deepEqual(elsewhere.json.data, [])
    assert.equal((await sandbox.api('GET', `${path}&page[number]=x`)).status, 422)
    assert.equal((await sandbox.api('GET', '/v1/subscriptions?page[size]=1000')).status, 422)
  })

  test('bills the rest of the period when a plan is changed at once', async ({ assert }) => {
    const id = await sandbox.subscribed()
    const { status, json } = await sandbox.api('PATCH', `/v1/subscriptions/${id}`, {
      data: {
        type: 'subscriptions',
        id,
        attributes: { variant_id: Number(VARIANTS.premium), invoice_immediately: true },
      },
    })
    assert.equal(status, 200)
    assert.equal(json.data.attributes.variant_id, Number(VARIANTS.premium))
    assert.equal(json.data.attributes.product_name, 'Premium')
    const [updated, initial] = await sandbox.invoices(id)
    assert.containsSubset(updated, {
      billing_reason: 'updated',
      status: 'paid',
      total: 2000,
      total_formatted: '$20.00',
      subscription_id: Number(id),
      currency: 'USD',
    })
    assert.containsSubset(initial, { billing_reason: 'initial', status: 'paid', total: 900 })
    assert.deepEqual(await sandbox.settled(), [
      'subscription_payment_success',
      'subscription_updated',
    ])
  })

  test('changes nothing when one part of a change is refused', async ({ assert }) => {
    const id = await sandbox.subscribed()
    const patch = (attributes: unknown) =>
      sandbox.api('PATCH', `/v1/subscriptions/${id}`, {
        data: { type: 'subscriptions', id, attributes },
      })
    const { status } = await patch({ cancelled: true, pause: { mode: 'void' } })
    assert.equal(status, 422)
    assert.equal((await sandbox.attributes(id)).status, 'active')
    assert.equal((await patch({ variant_id: 1 })).status, 422)
    assert.equal((await patch({ cancelled: 'yes' })).status, 422)
    assert.equal((await patch({ pause: { mode: 'long' } })).status, 422)
    await sandbox.settled()
    assert.lengthOf(sandbox.received, 3)
  })

  test('refuses a body of more than 64 KB', async ({ assert }) => {
    const { status } = await sandbox.api('POST', '/v1/checkouts', { text: 'x'.repeat(70_000) })
    assert.equal(status, 413)
  })
})
