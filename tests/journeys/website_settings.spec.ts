import { test } from '@japa/runner'
import type { Baker } from '#tests/helpers/baker'
import { faultsAtBothWidths } from '#tests/helpers/browser'
import { eventually } from '#tests/helpers/eventually'
import { fetchHost } from '#tests/helpers/product'
import { Stage } from '#tests/helpers/stage'

const ONE = /\/spa\/websites\/[^/]+\/$/

test.group('The settings of a published website', (group) => {
  const stage = Stage.for(group)

  test('list its published versions and put one online again', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const id = await account.build()
    await baker.opens('/websites')
    await opensSettings(baker)
    await publishes(baker, 'Publish for First Time')
    await account.rewrite(id, (html) => html.replace(/<h1([^>]*)>[^]*?<\/h1>/, '<h1$1>Second</h1>'))
    await publishes(baker, 'Publish Changes')
    const address = await baker.page.getByRole('link', { name: /^http/ }).getAttribute('href')
    const shown = async () => (await fetchHost(stage.product, address!)).body
    // The message of the first publish may still be there when the second is under way.
    await eventually(async () => (await shown()).includes('>Second</h1>'))

    await baker.page.getByText('Published versions').click()
    await baker.page
      .getByRole('link', { name: /^Look at it/ })
      .nth(1)
      .waitFor()
    await baker.reads(/^Online$/)
    assert.equal(await baker.page.getByRole('link', { name: /^Look at it/ }).count(), 2)
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'published-versions'), [])
    await baker.clicks(/^Put online again/)
    await baker.reads(/^This version is online again/)
    assert.notInclude(await shown(), '>Second</h1>')
  })

  test('show what publishing will change, and give it another address', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    const id = await account.build()
    await baker.opens('/websites')
    await opensSettings(baker)
    await page.getByRole('definition').getByText(/^http/).waitFor()
    await publishes(baker, 'Publish for First Time')
    const former = await page.getByRole('link', { name: /^http/ }).getAttribute('href')
    await account.rewrite(id, (html) => html.replace(/<h1([^>]*)>[^]*?<\/h1>/, '<h1$1>Second</h1>'))
    await page.getByText('What will change').click()
    await page.locator('ins', { hasText: 'Second' }).waitFor()
    assert.deepEqual(await faultsAtBothWidths(page, 'what-will-change'), [])
    await page.getByText('What will change').click()

    await page.getByRole('button', { name: 'Change', exact: true }).click()
    const field = page.getByLabel('Address of the website')
    await field.fill('admin')
    await baker.reads(/kept for the service itself/)
    assert.isTrue(await page.getByRole('button', { name: 'Take this address' }).isDisabled())
    const slug = `crumb-${id.slice(0, 8)}`
    await field.fill(` ${slug.toUpperCase()} `)
    await baker.reads(/ is free\.$/)
    assert.deepEqual(await faultsAtBothWidths(page, 'address'), [])
    await baker.clicks('Take this address')
    const link = page.getByRole('link', { name: new RegExp(slug) })
    await link.waitFor()
    const moved = await link.getAttribute('href')
    assert.equal((await fetchHost(stage.product, moved!)).status, 200)
    const old = await fetchHost(stage.product, former!)
    assert.equal(old.status, 308)
    assert.equal(new URL(old.headers.location).host, new URL(moved!).host)
  })

  test('say in one sentence that publishing failed without a connection', async ({ assert }) => {
    const { baker } = await stage.member({ websites: 1 })
    await baker.opens('/websites')
    await opensSettings(baker)
    await baker.page.route('**/deploy_website/', (route) => route.abort('internetdisconnected'))
    await baker.clicks('Publish for First Time')
    await baker.reads(
      'Error occurred while publishing: Could not connect to server. Please check your internet connection.'
    )
    await baker.looks('publish-offline')
    await baker.page.unroute('**/deploy_website/')
    await baker.page.route('**/deploy_website/', (route) =>
      route.fulfill({ status: 500, json: {} })
    )
    await baker.clicks('Publish for First Time')
    await baker.reads(/^Publishing could not be started$/)
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'publishing-not-started'), [])
    assert.equal(await baker.page.getByText(/Error occurred while publishing/).count(), 0)
  })

  test('take it offline, and back', async ({ assert }) => {
    const { baker } = await stage.member({ websites: 1 })
    await baker.opens('/websites')
    await opensSettings(baker)
    await opensDangerous(baker)
    assert.equal(await baker.page.getByRole('button', { name: 'Take offline' }).count(), 0)
    await publishes(baker, 'Publish for First Time')
    const address = await baker.page.getByRole('link', { name: /^http/ }).getAttribute('href')
    await baker.clicks('Take offline')
    await baker.reads('Take this website offline?')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'take-offline'), [])
    await answers(baker, 'Take offline')
    await baker.reads('The website is offline.')
    const gone = await fetchHost(stage.product, address!)
    assert.equal(gone.status, 404)
    await publishes(baker, 'Publish for First Time')
    const again = await fetchHost(stage.product, address!)
    assert.equal(again.status, 200)
  })

  test('delete it, and say when that fails', async ({ assert }) => {
    const { baker } = await stage.member({ websites: 1 })
    const { page } = baker
    await baker.opens('/websites')
    await opensSettings(baker)
    await opensDangerous(baker)
    await baker.clicks('Delete Website')
    await page.route(ONE, (route) => route.fulfill({ status: 500, json: {} }))
    await answers(baker, 'Delete')
    await baker.reads('Website deletion failed')
    await page.unroute(ONE)
    const refusal = { error: 'It is in use', code: 'in_use' }
    await page.route(ONE, (route) => route.fulfill({ status: 409, json: refusal }))
    await answers(baker, 'Delete')
    await baker.reads('Error occurred during website deletion: It is in use')
    assert.deepEqual(await faultsAtBothWidths(page, 'settings-delete-failed'), [])
    await page.unroute(ONE)
    await answers(baker, 'Delete')
    await baker.reads('Website successfully deleted.')
    await baker.reads('No Websites Yet')
  })
})

async function opensSettings(baker: Baker) {
  await baker.clicks(/^More for /)
  await baker.chooses('Settings')
  await baker.page.getByRole('dialog', { name: 'Website Settings' }).waitFor()
}

async function opensDangerous(baker: Baker) {
  await baker.page.getByText('Dangerous actions').click()
}

async function publishes(baker: Baker, button: string) {
  await baker.clicks(button)
  await baker.page.getByRole('definition').getByText('Live').waitFor()
  await baker.page.getByText(/published successfully|started successfully/).waitFor()
}

async function answers(baker: Baker, button: string) {
  await baker.page.getByRole('alertdialog').getByRole('button', { name: button }).click()
}
