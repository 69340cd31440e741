import { test } from '@japa/runner'
import type { Baker } from '#tests/helpers/baker'
import { faultsAtBothWidths } from '#tests/helpers/browser'
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
    assert.include(await shown(), '>Second</h1>')

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
