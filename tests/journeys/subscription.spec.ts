import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { faultsAtBothWidths } from '#tests/helpers/browser'
import { proves } from '#tests/helpers/evidence'
import { eventually } from '#tests/helpers/eventually'
import { focused } from '#tests/helpers/keyboard'
import { operatorRuns } from '#tests/helpers/operator'
import { GOOD_CARD, PaymentSandbox } from '#tests/helpers/payment_sandbox'
import { Stage } from '#tests/helpers/stage'

const SUPPORT = 'help@sitewright.example'
const SUBSCRIPTION = '**/api/payments/subscription/'
const HISTORY = '**/api/payments/history/'

test.group('Billing & Subscription', (group) => {
  const stage = Stage.for(group, { env: { SUPPORT_EMAIL: SUPPORT } })
  let sandbox: PaymentSandbox
  group.each.setup(() => {
    sandbox = new PaymentSandbox(stage.product)
    return () => sandbox.faults({})
  })

  test('shows a free plan, both larger ones, and no payments', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    let isHistoryRead = false
    await page.route(HISTORY, (route) => {
      isHistoryRead = true
      return route.continue()
    })
    await baker.opens('/payments')
    await baker.reads('0 of 2 websites used.')
    assert.deepEqual(await offers(page), ['Choose Basic', 'Choose Premium'])
    assert.deepEqual(await faultsAtBothWidths(page, 'billing-free'), [])
    assert.equal(await page.getByRole('heading', { name: 'Payment history' }).count(), 0)
    assert.equal(await page.getByRole('heading', { name: 'Cancel your plan' }).count(), 0)
    assert.isFalse(isHistoryRead)
    proves('the history is fetched only when the plan is not free')
  })

  test('changes a running plan to Premium in a dialog that can be left', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    await sandbox.buys(account, 'basic')
    await baker.opens('/payments')
    await baker.reads('Basic')
    assert.deepEqual(await offers(page), ['Change to Premium'])
    await baker.clicks('Change to Premium')
    const dialog = page.getByRole('alertdialog', { name: 'Change to Premium?' })
    await baker.reads(/is charged to your Visa ending in 4242\.$/)
    assert.deepEqual(await faultsAtBothWidths(page, 'billing-change'), [])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await eventually(async () => (await focused(page)) === 'Change to Premium')

    await baker.clicks('Change to Premium')
    await sandbox.faults({ api: 'down' })
    await dialog.getByRole('button', { name: 'Change to Premium' }).click()
    await baker.reads(/^The payment provider does not answer right now\. Nothing was changed\./)
    assert.deepEqual(await faultsAtBothWidths(page, 'billing-change-failed'), [])
    assert.equal((await account.subscription()).subscription_type, 'basic')

    await sandbox.faults({})
    await dialog.getByRole('button', { name: 'Change to Premium' }).click()
    await baker.reads('You have the Premium plan now.')
    await dialog.waitFor({ state: 'detached' })
    await baker.reads('0 of 20 websites used.')
    await eventually(async () => (await focused(page)) === 'Premium')
    assert.deepEqual(await offers(page), [])
    proves('the upgrade panel offers what the plan may become')
    proves('free may go to basic or premium, basic to premium, premium to none')
    await page.getByRole('row').filter({ hasText: 'View receipt' }).nth(1).waitFor()
    assert.deepEqual(await faultsAtBothWidths(page, 'billing-premium'), [])
  })

  test('lists payments with receipts, and a mail to support cancels', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    const id = await sandbox.buys(account, 'basic')
    await sandbox.does('refund', id)
    await baker.opens('/payments')
    await baker.reads('Payment history')
    await baker.reads('$9.00')
    await baker.reads('Refunded')
    const [receipt] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: /^View receipt of / }).click(),
    ])
    await receipt.getByRole('heading', { name: /^Receipt \d+$/ }).waitFor()
    proves('the payment history is listed')
    proves('the payment history shows only for non-free plans with entries')

    const mail = page.getByRole('link', { name: `Write to ${SUPPORT}` })
    assert.equal(
      await mail.getAttribute('href'),
      `mailto:${SUPPORT}?subject=Please%20cancel%20my%20plan`
    )
    assert.deepEqual(await faultsAtBothWidths(page, 'billing-refunded'), [])
    proves('the cancel hint leads to a mail to support')

    await page.route(HISTORY, (route) => route.fulfill({ json: [] }))
    await page.reload()
    await baker.reads('Cancel your plan')
    assert.equal(await page.getByRole('heading', { name: 'Payment history' }).count(), 0)
    await page.unroute(HISTORY)
    await page.route(HISTORY, (route) => route.fulfill({ status: 400 }))
    await page.reload()
    await baker.reads('Your payments could not be loaded.')
    assert.deepEqual(await faultsAtBothWidths(page, 'billing-history-failed'), [])
    await page.unroute(HISTORY)
    await baker.clicks('Try again')
    await baker.reads('View receipt')
  })

  test('changes the card in the overlay', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    await sandbox.buys(account, 'basic')
    await baker.opens('/payments')
    await baker.clicks('Update payment method')
    const frame = page.locator('iframe[title="Payment"]')
    await frame.contentFrame().getByRole('button', { name: '4000 0025 0000 3155' }).click()
    assert.deepEqual(await faultsAtBothWidths(page, 'billing-card'), [])
    await frame.contentFrame().getByRole('button', { name: 'Use this card' }).click()
    await frame.contentFrame().getByRole('button', { name: 'Confirm' }).click()
    await baker.reads('Your new card is stored.')
    await frame.waitFor({ state: 'detached' })
    await baker.reads('Visa ending in 3155')
    assert.equal(await focused(page), 'Update payment method')
  })

  test('says that a payment is due, and a new card makes it good', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    const id = await sandbox.buys(account, 'basic')
    await sandbox.does('fail_next', id)
    await sandbox.passes('31d')
    await baker.opens('/payments')
    await baker.reads('Your last payment did not go through')
    await baker.reads('Next try on')
    await baker.reads('Not paid yet')
    await baker.reads('You can change your plan once the payment is made.')
    assert.isTrue(await page.getByRole('button', { name: 'Change to Premium' }).isDisabled())
    assert.deepEqual(await faultsAtBothWidths(page, 'billing-past-due'), [])

    await sandbox.passes('20d')
    await page.reload()
    await baker.reads('Your plan is on hold')
    assert.deepEqual(await faultsAtBothWidths(page, 'billing-unpaid'), [])
    await baker.clicks('Update payment method')
    const frame = page.locator('iframe[title="Payment"]')
    await frame.contentFrame().getByRole('button', { name: GOOD_CARD }).click()
    await frame.contentFrame().getByRole('button', { name: 'Use this card' }).click()
    await frame.waitFor({ state: 'detached' })
    await baker.misses('Your plan is on hold')
    await baker.reads('0 of 5 websites used.')
  })

  test('says that a plan is paused, or ends', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    const id = await sandbox.buys(account, 'premium')
    await sandbox.does('pause', id)
    await baker.opens('/payments')
    await baker.reads('Your plan is paused')
    await baker.reads('Cancel your plan')
    assert.deepEqual(await offers(page), [])
    assert.equal(await page.getByText('Renews on').count(), 0)
    assert.deepEqual(await faultsAtBothWidths(page, 'billing-paused'), [])
    await sandbox.does('unpause', id)
    await sandbox.does('cancel', id)
    await page.reload()
    await baker.reads(/^Your plan ends on /)
    assert.equal(await page.getByText('Cancel your plan').count(), 0)
    assert.deepEqual(await faultsAtBothWidths(page, 'billing-cancelled'), [])
    await sandbox.does('expire', id)
    await page.reload()
    await baker.reads('Your paid plan has ended')
    await baker.reads('Paid plan ended on')
    assert.deepEqual(await offers(page), ['Choose Basic', 'Choose Premium'])
    assert.deepEqual(await faultsAtBothWidths(page, 'billing-ended'), [])
  })

  test('says that the operator has set the plan', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await operatorRuns(stage.product, 'user:plan', baker.email, 'premium')
    await baker.opens('/payments')
    await baker.reads('Your plan was set for you')
    await baker.reads('0 of 20 websites used.')
    assert.deepEqual(await offers(page), [])
    assert.deepEqual(await faultsAtBothWidths(page, 'billing-granted'), [])
  })

  test('says that the provider cannot be reached, and tries again', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await sandbox.faults({ api: 'down' })
    await baker.opens('/payments')
    await baker.reads('The payment page cannot be reached right now.')
    for (const name of ['Choose Basic', 'Choose Premium']) {
      assert.isTrue(await page.getByRole('button', { name }).isDisabled())
    }
    assert.deepEqual(await faultsAtBothWidths(page, 'billing-unreachable'), [])
    await sandbox.faults({})
    await baker.clicks('Try again')
    await baker.misses('The payment page cannot be reached right now.')
    assert.isTrue(await page.getByRole('button', { name: 'Choose Basic' }).isEnabled())
  })

  test('that does not load can be loaded again', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await page.route(SUBSCRIPTION, (route) => route.fulfill({ status: 400 }))
    await baker.opens('/payments')
    await baker.reads('Error Loading Data')
    await baker.reads('Failed to load payment information. Please try again later.')
    assert.deepEqual(await faultsAtBothWidths(page, 'billing-failed'), [])
    await page.unroute(SUBSCRIPTION)
    await baker.clicks('Try again')
    await baker.reads('0 of 2 websites used.')
  })
})

/** The buttons of larger plans. */
function offers(page: Page): Promise<string[]> {
  return page.getByRole('button', { name: /^(Choose|Change to) / }).allInnerTexts()
}
