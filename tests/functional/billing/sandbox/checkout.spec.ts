import { Settings } from 'luxon'
import { test } from '@japa/runner'
import { APP_URL, SandboxBench, typed } from '#tests/functional/billing/sandbox/sandbox_bench'

const SPECIAL = '<script>"&\''

test.group('The checkout page of the payment sandbox', (group) => {
  let sandbox: SandboxBench
  group.each.setup(async () => {
    sandbox = await SandboxBench.start()
    return () => sandbox.end()
  })

  async function count(): Promise<number> {
    return (await sandbox.api('GET', '/v1/subscriptions')).json.meta.page.total
  }

  test('shows the plan, its price and what is known about the buyer', async ({ assert }) => {
    const { status, text, headers } = await sandbox.get(await sandbox.checkout({ plan: 'premium' }))
    assert.equal(status, 200)
    assert.include(text, 'Premium plan')
    assert.include(text, '$29.00')
    assert.include(text, 'value="ada@example.com"')
    assert.include(text, 'no real money moves here')
    const policy = String(headers['content-security-policy'])
    assert.include(policy, `frame-ancestors ${APP_URL}`)
    assert.include(policy, `default-src 'none'`)
    assert.notInclude(policy, 'unsafe')
  })

  test('sells the plan to the card that pays', async ({ assert }) => {
    const path = await sandbox.checkout()
    const paid = await sandbox.form(path, typed({ email: 'other@example.com' }))
    assert.equal(paid.status, 303)
    const { text } = await sandbox.get(paid.headers.location!)
    assert.include(text, 'You have the Basic plan')
    assert.include(text, `href="${APP_URL}/billing?checkout=done"`)
    assert.include(text, 'Checkout.Success')
    assert.deepEqual(await sandbox.settled(), [
      'order_created',
      'subscription_created',
      'subscription_payment_success',
    ])
    const { body } = sandbox.received[1]
    assert.deepEqual(body.meta.custom_data, { user_id: 'u1' })
    assert.containsSubset(body.data.attributes, {
      user_email: 'other@example.com',
      user_name: 'Ada Lovelace',
      card_last_four: '4242',
      status: 'active',
    })
  })

  test('keeps what was typed when the card is declined', async ({ assert }) => {
    const path = await sandbox.checkout()
    const { status, text } = await sandbox.form(
      path,
      typed({ number: '4000000000000002', name: SPECIAL })
    )
    assert.equal(status, 422)
    assert.include(text, 'The card was declined. Try another card.')
    assert.include(text, 'value="4000000000000002"')
    assert.include(text, 'value="12/34"')
    assert.include(text, 'value="&lt;script&gt;&quot;&amp;&#39;"')
    assert.notInclude(text, SPECIAL)
    assert.equal(await count(), 0)
  })

  test('asks for a confirmation when the card wants it', async ({ assert }) => {
    const path = await sandbox.checkout()
    const fields = typed({ number: '4000 0025 0000 3155' })
    const asked = await sandbox.form(path, fields)
    assert.equal(asked.status, 200)
    assert.include(asked.text, 'Confirm the payment')
    assert.equal(await count(), 0)

    const refused = await sandbox.form(path, { ...fields, confirmed: 'no' })
    assert.equal(refused.status, 422)
    assert.include(refused.text, 'You did not confirm the payment.')
    assert.equal(await count(), 0)

    const paid = await sandbox.form(path, { ...fields, confirmed: 'yes' })
    assert.equal(paid.status, 303)
    assert.equal(await count(), 1)
  })

  test('says beside each field what is wrong', async ({ assert }) => {
    const path = await sandbox.checkout()
    const cases: [Record<string, string>, string][] = [
      [{ email: '' }, 'Enter your e-mail address.'],
      [{ email: 'ada' }, 'name@example.com'],
      [{ name: ' ' }, 'Enter your name.'],
      [{ number: '' }, 'Enter a card number.'],
      [{ number: '5555 5555 5555 4444' }, 'This is none of the test cards above.'],
      [{ expiry: '' }, 'Enter the expiry.'],
      [{ expiry: '13/30' }, 'Write the month and the year'],
      [{ expiry: '01/20' }, 'This card has expired.'],
      [{ code: '1' }, 'Enter the three digits'],
    ]
    for (const [change, sentence] of cases) {
      const { status, text } = await sandbox.form(path, typed(change))
      assert.equal(status, 422)
      assert.include(text, sentence)
      const [name] = Object.keys(change)
      assert.include(text, `id="${name}-error"`)
      assert.lengthOf(text.match(/class="error"/g)!, 1)
    }
    assert.equal(await count(), 0)
  })

  test('makes one subscription of a form that is sent twice', async ({ assert }) => {
    const path = await sandbox.checkout()
    const fields = typed()
    const answers = await Promise.all([1, 2, 3].map(() => sandbox.form(path, fields)))
    assert.deepEqual(
      answers.map(({ headers }) => headers.location),
      Array.from({ length: 3 }, () => answers[0].headers.location)
    )
    assert.equal(await count(), 1)

    const otherTab = await sandbox.form(path, typed())
    assert.equal(otherTab.status, 303)
    assert.equal(await count(), 2)
  })

  test('gives each form a number of its own', async ({ assert }) => {
    const path = await sandbox.checkout()
    const forms = await Promise.all(
      [1, 2].map(async () => {
        const { text } = await sandbox.get(path)
        return /name="form"\s+value="([0-9a-z]{20})"/.exec(text)?.[1]
      })
    )
    assert.isString(forms[0])
    assert.notEqual(forms[0], forms[1])
  })

  test('says when a checkout has expired or does not exist', async ({ assert }) => {
    const path = await sandbox.checkout({ expires_at: '2020-01-01T00:00:00Z' })
    for (const { status, text } of [await sandbox.get(path), await sandbox.form(path, typed())]) {
      assert.equal(status, 410)
      assert.include(text, 'This checkout has expired')
      assert.include(text, `href="${APP_URL}"`)
    }
    const unknown = '/checkout/custom/9b2ac5a0-7f6e-4c67-8a4e-7a90d1f0d0d6'
    assert.equal((await sandbox.get(unknown)).status, 404)
    assert.equal((await sandbox.form(unknown, typed())).status, 404)
    assert.equal((await sandbox.get(`${path}/done?form=x`)).status, 404)
    assert.equal(await count(), 0)
  })
})

test.group('The other pages of the payment sandbox', (group) => {
  let sandbox: SandboxBench
  group.each.setup(async () => {
    sandbox = await SandboxBench.start()
    return () => sandbox.end()
  })
  group.each.teardown(() => {
    Settings.now = () => Date.now()
  })

  async function cardPage(id: string): Promise<string> {
    const url = new URL((await sandbox.attributes(id)).urls.update_payment_method)
    return url.pathname + url.search
  }

  test('change the card, which pays what the old one could not', async ({ assert }) => {
    const id = await sandbox.subscribed({ fails: true })
    await sandbox.passes('32d')
    assert.equal((await sandbox.attributes(id)).status, 'past_due')
    sandbox.events()

    const path = await cardPage(id)
    assert.include((await sandbox.get(path)).text, 'PaymentMethodUpdate.Mounted')
    const declined = await sandbox.form(path, typed({ number: '4000 0000 0000 0002' }))
    assert.equal(declined.status, 422)
    assert.equal((await sandbox.attributes(id)).status, 'past_due')

    const fields = typed({ number: '4000 0025 0000 3155' })
    assert.include((await sandbox.form(path, fields)).text, 'Confirm the payment')
    const changed = await sandbox.form(path, { ...fields, confirmed: 'yes' })
    assert.equal(changed.status, 303)
    assert.include(
      (await sandbox.get(changed.headers.location!)).text,
      'PaymentMethodUpdate.Updated'
    )
    assert.deepEqual(await sandbox.settled(), [
      'subscription_payment_success',
      'subscription_payment_recovered',
      'subscription_updated',
    ])
    const attributes = await sandbox.attributes(id)
    assert.containsSubset(attributes, { status: 'active', card_last_four: '3155' })
    const [invoice] = await sandbox.invoices(id)
    assert.containsSubset(invoice, { status: 'paid', card_last_four: '3155' })
  })

  test('refuse a link that is forged or older than a day', async ({ assert }) => {
    const id = await sandbox.subscribed()
    const path = await cardPage(id)
    const other = await sandbox.subscribed()
    for (const forged of [
      path.replace(id, other),
      path.replace(/expires=\d+/, 'expires=99999999999'),
      path.replace(/&signature=.*/, ''),
    ]) {
      assert.equal((await sandbox.get(forged)).status, 403)
      assert.equal((await sandbox.form(forged, typed())).status, 403)
    }
    await sandbox.passes('3d')
    assert.equal((await sandbox.get(path)).status, 200, 'the sandbox’s clock does not matter')
    Settings.now = () => Date.now() + 25 * 3_600_000
    const { status, text } = await sandbox.get(path)
    assert.equal(status, 410)
    assert.include(text, 'This link has expired')
  })

  test('show a receipt to whoever has its link', async ({ assert }) => {
    const id = await sandbox.subscribed()
    const [invoice] = await sandbox.invoices(id)
    const url = new URL(invoice.urls.invoice_url)
    const { status, text } = await sandbox.get(url.pathname + url.search)
    assert.equal(status, 200)
    for (const words of ['$9.00', 'Basic', 'ending in 4242', 'Paid', 'ada@example.com'])
      assert.include(text, words)
    assert.equal((await sandbox.get(url.pathname)).status, 403)
  })

  test('show the buyer the subscription and its payments', async ({ assert }) => {
    const id = await sandbox.subscribed()
    const url = new URL((await sandbox.attributes(id)).urls.customer_portal)
    const { text } = await sandbox.get(url.pathname + url.search)
    assert.include(text, 'Basic plan')
    assert.include(text, '/my-orders/')
    assert.equal((await sandbox.get(url.pathname)).status, 403)
  })

  test('are missing at other addresses', async ({ assert }) => {
    for (const path of ['/nothing', '/checkout', '/subscription/1', '/js/other.js', '/v1'])
      assert.equal((await sandbox.get(path)).status, 404, path)
  })

  test('come with a script that other origins may load', async ({ assert }) => {
    const { status, headers, text } = await sandbox.get('/js/lemon.js')
    assert.equal(status, 200)
    assert.match(headers['content-type']!, /^text\/javascript/)
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin')
    assert.include(text, `ORIGIN = "${sandbox.origin}"`)
    assert.doesNotThrow(() => new Function(text))
  })
})
