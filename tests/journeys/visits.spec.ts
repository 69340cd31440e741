import { test } from '@japa/runner'
import { Account } from '#tests/helpers/account'
import type { Baker } from '#tests/helpers/baker'
import { faultsAtBothWidths, look, theBrowser } from '#tests/helpers/browser'
import { BROWSERS } from '#tests/helpers/browsers'
import { eventually } from '#tests/helpers/eventually'
import { fetchHost, startProduct } from '#tests/helpers/product'
import { Stage } from '#tests/helpers/stage'

test.group('The visits of a website', (group) => {
  const stage = Stage.for(group)

  test('are seen after somebody has visited the published site', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    const id = await account.build()
    await baker.opens('/websites')
    await baker.clicks(/^More for /)
    await baker.chooses('Visits')
    await page.waitForURL(`**/websites/${id}/visits`)
    await baker.reads('Not published yet')
    assert.deepEqual(await faultsAtBothWidths(page, 'visits-not-published'), [])

    const address = await account.publish(id)
    await baker.opens('/websites')
    await baker.clicks(/^More for /)
    await baker.chooses('Settings')
    await baker.clicks('See the visits', 'link')
    await baker.reads('No visits yet')
    await baker.reads(address)
    await baker.reads(/^Without cookies, and nothing is stored in the visitor’s browser\./)
    assert.deepEqual(await faultsAtBothWidths(page, 'visits-none-yet'), [])

    const browser = await theBrowser()
    const phone = await browser.newContext({ userAgent: BROWSERS.phone })
    const visit = await phone.newPage()
    await visit.goto(address)
    assert.deepEqual(await phone.cookies(), [])
    await phone.close()
    await eventually(async () => {
      await page.reload()
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      return page.getByRole('slider').isVisible()
    })
    assert.equal(await total(baker, 'Views'), '1')
    assert.equal(await total(baker, 'Visitors'), '1')
    assert.match((await chart(baker).getAttribute('aria-valuetext'))!, /: 1 view, 1 visitor$/)
    await baker.reads('Phone')
  })

  test('are shown for a week, a month, a quarter and a year', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    const id = await account.build()
    await account.publish(id)
    account.wasVisited(id, PAST, {
      referrer: { 'google.com': 412, 'instagram.com': 187, 'izmir-food.example.com': 64 },
      device: { phone: 611, computer: 298, tablet: 41 },
    })
    await baker.opens(`/websites/${id}/visits`)
    await baker.reads('Day by day')
    const month = sum(PAST.slice(0, 29))
    const before = sum(PAST.slice(29, 59))
    assert.equal(await total(baker, 'Views'), month.toLocaleString('en-US'))
    const percent = Math.round((100 * (month - before)) / before)
    await baker.reads(`${percent}% more than in the 30 days before`)
    await baker.reads('izmir-food.example.com')
    assert.deepEqual(await faultsAtBothWidths(page, 'visits'), [])
    await page.emulateMedia({ colorScheme: 'dark' })
    assert.deepEqual(await faultsAtBothWidths(page, 'visits-dark'), [])
    await page.emulateMedia({ colorScheme: 'light' })

    const bars = chart(baker)
    await bars.focus()
    await page.keyboard.press('ArrowLeft')
    assert.include(await bars.getAttribute('aria-valuetext'), `: ${PAST[0]} views, `)
    await page.keyboard.press('Home')
    assert.include(await bars.getAttribute('aria-valuetext'), `: ${PAST[28]} views, `)
    const { width, height } = (await bars.boundingBox())!
    await bars.hover({ position: { x: width - 1, y: height / 2 } })
    assert.match((await bars.getAttribute('aria-valuetext'))!, /: 0 views, 0 visitors$/)

    await baker.page.getByText('The numbers as a table').click()
    assert.equal(await page.getByRole('row').count(), 31)
    for (const [range, rows] of [
      ['7 days', 8],
      ['90 days', 91],
      ['Year', 54],
    ] as const) {
      // The range is part of the address, so it changes a moment later.
      await page.getByRole('radio', { name: range }).click()
      await eventually(async () => (await page.getByRole('row').count()) === rows)
    }
    await baker.reads('Week by week')
    await page.getByText('The numbers as a table').click()
    assert.deepEqual(await faultsAtBothWidths(page, 'visits-year'), [])
    await page.reload()
    await baker.reads('Week by week')
  })

  test('that cannot be loaded can be loaded again', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    const id = await account.build()
    await page.route('**/visits/?days=30', (route) => route.fulfill({ status: 400, json: {} }))
    await baker.opens(`/websites/${id}/visits`)
    await baker.reads('The visits could not be loaded. Please try again.')
    assert.deepEqual(await faultsAtBothWidths(page, 'visits-failed'), [])
    await page.unrouteAll()
    await baker.clicks('Try again')
    await baker.reads('Not published yet')
    await baker.opens('/websites/nobodys/visits')
    await baker.reads('This website could not be loaded. Please try again.')
    await look(page, 'visits-of-nobody')
  })
})

test.group('The visits of a process that ends', () => {
  test('are stored before it ends', async ({ assert }) => {
    const product = await startProduct()
    try {
      const account = await Account.open(product, 'ending@example.com')
      const id = await account.build()
      const address = await account.publish(id)
      const headers = { 'user-agent': BROWSERS.computer }
      for (let visit = 0; visit < 3; visit++) await fetchHost(product, address, { headers })
      await product.stop()
      assert.equal(account.storedViews(id), 3)
    } finally {
      await product.stop()
    }
  })
})

/** Views of past days, with quiet days and busy ends of weeks, growing towards the newest. */
const PAST = Array.from({ length: 300 }, (_, ago) => {
  const wave = [9, 4, 5, 6, 8, 17, 21][(300 - ago) % 7]
  return Math.round(wave * (0.4 + ((300 - ago) / 300) * 1.6)) + ((ago * 7) % 5)
})

const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0)

const chart = ({ page }: Baker) => page.getByRole('slider')

async function total({ page }: Baker, label: string): Promise<string> {
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: label, exact: true }) })
  return (await card.locator('p').first().innerText()).trim()
}
