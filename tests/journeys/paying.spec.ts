import { test } from '@japa/runner'
import type { FrameLocator, Page } from 'playwright'
import { DESKTOP, faultsAtBothWidths, PHONE } from '#tests/helpers/browser'
import { focused, tabsTo } from '#tests/helpers/keyboard'
import { eventually } from '#tests/helpers/eventually'
import { proves } from '#tests/helpers/evidence'
import { PaymentSandbox, DECLINED_CARD, GOOD_CARD } from '#tests/helpers/payment_sandbox'
import { Stage } from '#tests/helpers/stage'

test.group('Paying for a plan', (group) => {
  const stage = Stage.for(group, {})
  let sandbox: PaymentSandbox
  group.each.setup(() => {
    sandbox = new PaymentSandbox(stage.product)
    return () => sandbox.faults({})
  })

  test('makes room for the third website, whose plan waits meanwhile', async ({ assert }) => {
    const { baker, account } = await stage.member({ websites: 1 })
    const { page } = baker
    await baker.describes()
    await baker.reads('Approve & Build')
    await account.build()
    await baker.clicks('Approve & Build')
    const limit = page.getByRole('dialog', { name: 'Website limit reached' })
    await limit.waitFor()
    assert.deepEqual(await limit.getByRole('definition').allInnerTexts(), ['2', '2'])
    await baker.clicks('Upgrade Plan', 'link')

    await baker.reads('Your website is waiting')
    await baker.reads('2 of 2 websites used.')
    await baker.reads('No room for another website.')
    assert.deepEqual(await faultsAtBothWidths(page, 'pay-waiting-plan'), [])
    await baker.clicks('Choose Basic')
    const checkout = overlayOf(page)
    await checkout.getByRole('button', { name: DECLINED_CARD }).click()
    await checkout.getByRole('button', { name: 'Pay $9.00' }).click()
    await checkout.getByText('The card was declined. Try another card.').first().waitFor()
    await faultsAtBothWidths(page, 'pay-declined')
    await pays(overlayOf(page))

    await baker.reads('You have the Basic plan now.')
    await frameOf(page).waitFor({ state: 'detached' })
    await eventually(async () => (await focused(page)) === 'Basic')
    await baker.reads('2 of 5 websites used.')
    await baker.reads('You have room for it now.')
    await baker.reads('Visa ending in 4242')
    assert.deepEqual(await faultsAtBothWidths(page, 'pay-basic'), [])

    await baker.clicks('Back to your website', 'link')
    await baker.clicks('Approve & Build')
    await page.waitForURL('**/preview/*')
    await baker.opens('/payments')
    await baker.reads('3 of 5 websites used.')

    const id = await sandbox.newest()
    await sandbox.does('cancel', id)
    await page.reload()
    await baker.reads(/^Your plan ends on /)
    assert.deepEqual(await faultsAtBothWidths(page, 'pay-cancelled'), [])
    await sandbox.passes('32d')
    await page.reload()
    await baker.reads('Your paid plan has ended')
    await baker.reads('3 of 2 websites used.')
    assert.deepEqual(await faultsAtBothWidths(page, 'pay-ended'), [])
    await baker.describes()
    await limit.waitFor()
    assert.deepEqual(await limit.getByRole('definition').allInnerTexts(), ['3', '2'])
  })

  test('waits for a payment whose message is late, also if the overlay is closed', async ({
    assert,
  }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await sandbox.faults({ delay_ms: 20_000 })
    await baker.opens('/payments')
    await baker.clicks('Choose Basic')
    await pays(overlayOf(page))
    await overlayOf(page).getByRole('heading', { name: 'You have the Basic plan' }).waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await baker.reads('Waiting for the payment')
    assert.isTrue(await page.getByRole('button', { name: 'Choose Premium' }).isDisabled())
    assert.deepEqual(await faultsAtBothWidths(page, 'pay-waiting'), [])
    await page.getByText('You have the Basic plan now.').waitFor({ timeout: 60_000 })
    await baker.misses('Waiting for the payment')
  })

  test('can look again for a payment that no message has announced', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    await sandbox.faults({ drop: 1 })
    await page.clock.install()
    await baker.opens('/payments')
    await baker.clicks('Choose Premium')
    await pays(overlayOf(page))
    await overlayOf(page).getByRole('heading', { name: 'You have the Premium plan' }).waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await baker.reads('Waiting for the payment')
    await page.clock.fastForward(61_000)
    await baker.reads('The payment has not arrived yet')
    assert.deepEqual(await faultsAtBothWidths(page, 'pay-late'), [])
    account.verify()
    await baker.clicks('Look again')
    await baker.reads('You have the Premium plan now.')
  })

  test('finds a payment of a verified person without any message', async () => {
    const { baker, account } = await stage.member()
    account.verify()
    await sandbox.faults({ drop: 1 })
    await baker.opens('/payments')
    await baker.clicks('Choose Basic')
    await pays(overlayOf(baker.page))
    await baker.reads('You have the Basic plan now.')
    await frameOf(baker.page).waitFor({ state: 'detached' })
  })

  test('goes on in a new tab if the script of the overlay is blocked', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await page.route('**/js/lemon.js', (route) => route.abort())
    await page.setViewportSize(PHONE)
    await baker.opens('/payments')
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      baker.clicks('Choose Basic'),
    ])
    await baker.reads('Go on in the other tab')
    const link = page.getByRole('link', { name: 'Open the payment page' })
    const bar = await page.getByRole('banner').boundingBox()
    await eventually(async () => (await link.boundingBox())!.y > bar!.height)
    await page.setViewportSize(DESKTOP)
    assert.deepEqual(await faultsAtBothWidths(page, 'pay-elsewhere'), [])
    await pays(tab)
    await tab.getByRole('heading', { name: 'You have the Basic plan' }).waitFor()
    await baker.reads('You have the Basic plan now.')
    await baker.misses('Go on in the other tab')
    await tab.getByRole('link', { name: 'Back to the app' }).click()
    await tab.getByText('0 of 5 websites used.').waitFor()
    assert.equal(new URL(tab.url()).search, '')

    const [card] = await Promise.all([
      page.context().waitForEvent('page'),
      baker.clicks('Update payment method'),
    ])
    await card.getByRole('heading', { name: 'Change the card' }).waitFor()
    proves('checkout and update-payment links open in an overlay, or in a new tab')
  })

  test('changes nothing if the overlay is closed half way, and keeps the keyboard in place', async ({
    assert,
  }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await baker.opens('/payments')
    await baker.reads('Choose Premium')
    await tabsTo(page, 'Open the sandbox')
    await tabsTo(page, 'Choose Basic')
    await tabsTo(page, 'Choose Premium')
    await page.keyboard.press('Enter')
    await overlayOf(page).getByRole('button', { name: GOOD_CARD }).click()
    await page.keyboard.press('Escape')
    await frameOf(page).waitFor({ state: 'detached' })
    assert.equal(await focused(page), 'Choose Premium')
    await baker.reads('0 of 2 websites used.')
    assert.equal(await page.getByText('Waiting for the payment').count(), 0)
    assert.equal(await page.getByText('Go on in the other tab').count(), 0)
  })
})

function frameOf(page: Page) {
  return page.locator('iframe[title="Payment"]')
}

function overlayOf(page: Page): FrameLocator {
  return frameOf(page).contentFrame()
}

async function pays(checkout: FrameLocator | Page) {
  await checkout.getByRole('button', { name: GOOD_CARD }).click()
  await checkout.getByRole('button', { name: /^Pay / }).click()
}
