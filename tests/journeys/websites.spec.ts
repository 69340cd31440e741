import { test } from '@japa/runner'
import type { Baker } from '#tests/helpers/baker'
import { faultsAtBothWidths } from '#tests/helpers/browser'
import { proves } from '#tests/helpers/evidence'
import { mailedLink } from '#tests/helpers/mailed_link'
import { Stage } from '#tests/helpers/stage'

const LIST = '**/spa/websites/?page=*'
const ONE = /\/spa\/websites\/[^/]+\/$/
const PUBLISH = '**/deploy_website/'
const DEPLOYMENTS = '**/list_deployments/'

test.group('My Websites', (group) => {
  const stage = Stage.for(group)

  test('an empty list links to the first website', async ({ assert }) => {
    const { baker } = await stage.member()
    await baker.opens('/websites')
    await baker.reads('No Websites Yet')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'websites-none'), [])
    await baker.clicks('Create Your First Website', 'link')
    await baker.page.waitForURL('**/create')
  })

  test('a card shows the state of the website and links to all its screens', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const id = await account.build()
    await baker.opens('/websites')
    const card = baker.page.getByRole('article')
    await card.getByText(/^Created [A-Z][a-z]+ \d{1,2}, \d{4}$/).waitFor()
    await card.getByText(/We bake sourdough bread/).waitFor()
    const address = (name: RegExp) => card.getByRole('link', { name }).getAttribute('href')
    assert.equal(await address(/^Edit /), `/edit/${id}`)
    assert.equal(await address(/^Preview /), `/preview/${id}`)
    assert.equal(await address(/^Full Preview /), `/preview/${id}`)
    assert.equal(await baker.page.getByRole('link', { name: 'Create New' }).count(), 1)
    await baker.clicks(/^More for /)
    await baker.page.getByRole('menuitem', { name: 'Settings' }).waitFor()
    assert.deepEqual(await baker.page.getByRole('menuitem').allInnerTexts(), [
      'Visits',
      'Settings',
      'Duplicate',
      'Delete',
    ])
    await baker.page.keyboard.press('Escape')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'websites-one'), [])
  })

  test('a page shows three websites, and deleting the last of a page shows the page before', async ({
    assert,
  }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    account.subscribe('basic')
    for (let count = 0; count < 4; count++) await account.build()
    const asked = page.waitForRequest(/\/spa\/websites\/\?/)
    await baker.opens('/websites')
    assert.equal(new URL((await asked).url()).search, '?page=1&page_size=3')
    await baker.reads('Showing 1 to 3 of 4 websites (Page 1 of 2)')
    assert.equal(await page.getByRole('article').count(), 3)
    assert.deepEqual(await faultsAtBothWidths(page, 'websites-paged'), [])
    proves('page size 3')

    await page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded()
    await baker.clicks('Page 2')
    await baker.reads('Showing 4 to 4 of 4 websites (Page 2 of 2)')
    assert.equal(await page.evaluate(() => scrollY), 0)

    await asksToDelete(baker)
    await confirms(baker, ' DELETE ')
    await baker.reads('Website successfully deleted.')
    await baker.reads('Showing 1 to 3 of 3 websites (Page 1 of 1)')
    await baker.looks('websites-deleted')
    proves('deleting the only item of a page above 1 goes to the previous page')
  })

  test('at most five page buttons are shown', async ({ assert }) => {
    const { baker } = await stage.member({ websites: 1 })
    const { page } = baker
    await page.route(LIST, async (route) => {
      const list = await (await route.fetch()).json()
      await route.fulfill({ json: { ...list, total_pages: 9, count: 27 } })
    })
    await baker.opens('/websites')
    const numbers = page.getByRole('button', { name: /^Page \d$/ })
    await numbers.first().waitFor()
    assert.deepEqual(await numbers.allInnerTexts(), ['1', '2', '3', '4', '9'])
    assert.isTrue(await page.getByRole('button', { name: 'Previous page' }).isDisabled())
    proves('at most 5 page buttons')
  })

  test('deletion requires the word DELETE, can be cancelled, and reports a failure', async ({
    assert,
  }) => {
    const { baker } = await stage.member({ websites: 1 })
    const { page } = baker
    await baker.opens('/websites')
    await asksToDelete(baker)
    const dialog = page.getByRole('alertdialog', { name: 'Delete Website' })
    const button = dialog.getByRole('button', { name: 'Delete' })
    assert.isTrue(await button.isDisabled())
    await dialog.getByRole('textbox').fill('delete')
    await baker.reads('You need to type "DELETE" to confirm deletion')
    assert.isTrue(await button.isDisabled())
    assert.deepEqual(await faultsAtBothWidths(page, 'websites-delete'), [])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })

    await page.route(ONE, (route) => route.fulfill({ status: 500 }))
    await asksToDelete(baker)
    await confirms(baker, 'DELETE')
    await baker.reads('Failed to delete website. Please try again.')
    await baker.looks('websites-delete-failed')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    assert.equal(await page.getByRole('article').count(), 1)
  })

  test('a list that fails to load says so and can be loaded again', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await page.clock.install()
    await page.route(LIST, (route) => route.fulfill({ status: 500 }))
    await baker.opens('/websites')
    await baker.staysUntil(page.getByText('Failed to load websites. Please try again.'))
    assert.deepEqual(await faultsAtBothWidths(page, 'websites-failed'), [])
    await page.unroute(LIST)
    await baker.clicks('Try again')
    await baker.reads('No Websites Yet')
  })

  test('the settings save the contact email and report a failure', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    const id = await account.build()
    await account.rewrite(id, (html) => html.replace(/<form[^]*?<\/form>/, ''))
    await baker.opens('/websites')
    await opensSettings(baker)
    await page.route(ONE, (route) => route.fulfill({ status: 500 }))
    const address = `hello-${baker.email}`
    await baker.fills('Email address', address)
    await baker.clicks('Save')
    await baker.reads('Email settings could not be updated.')
    await baker.looks('settings-email-failed')
    await page.unroute(ONE)
    await baker.clicks('Save')
    await baker.reads('Email settings updated successfully!')
    await baker.reads('Visitors cannot write to you yet: this page has no contact form.')
    await baker.clicks('Add a contact form')
    await baker.reads(/^The page has a contact form now/)
    assert.deepEqual(await faultsAtBothWidths(page, 'website-settings'), [])

    await page.reload()
    await opensSettings(baker)
    const kept = await page.getByLabel('Email address').inputValue()
    assert.equal(kept, address)
    await baker.reads(/is not confirmed yet: we sent a link there/)
    await page.goto(await mailedLink({ email: kept, product: stage.product }, 'confirm-contact'))
    assert.deepEqual(await faultsAtBothWidths(page, 'confirm-contact'), [])
    await baker.clicks('Yes, send them here')
    await baker.reads('Messages of the website come here now')
    await baker.opens('/websites')
    await opensSettings(baker)
    await baker.misses(/is not confirmed yet/)
  })

  test('the settings publish, publish again, and report failures', async ({ assert }) => {
    const { baker } = await stage.member({ websites: 1 })
    const { page } = baker
    await baker.opens('/websites')
    await opensSettings(baker)
    await page.route(PUBLISH, (route) => route.fulfill({ status: 500, json: {} }))
    await baker.clicks('Publish for First Time')
    await baker.reads('Publishing could not be started')
    await baker.looks('publish-failed')

    await page.unroute(PUBLISH)
    await baker.clicks('Publish for First Time')
    await baker.reads('Website publishing started successfully!')
    await page.getByRole('definition').getByText('Live').waitFor()
    await baker.clicks('Publish Changes')
    await baker.reads('Website changes published successfully!')
    assert.deepEqual(await faultsAtBothWidths(page, 'published'), [])
  })

  test('the settings say when the state of publishing is unknown', async () => {
    const { baker } = await stage.member({ websites: 1 })
    await baker.page.route(DEPLOYMENTS, (route) => route.fulfill({ status: 400 }))
    await baker.opens('/websites')
    await opensSettings(baker)
    await baker.reads('Website status could not be updated: An unexpected error occurred.')
    proves('an unknown error shape says "An unexpected error occurred"')
    await baker.looks('status-failed')
  })
})

async function opensSettings(baker: Baker) {
  await baker.clicks(/^More for /)
  await baker.chooses('Settings')
  await baker.page.getByRole('dialog', { name: 'Website Settings' }).waitFor()
}

async function asksToDelete(baker: Baker) {
  await baker.clicks(/^More for /)
  await baker.chooses('Delete')
  await baker.page.getByRole('alertdialog').waitFor()
}

async function confirms(baker: Baker, word: string) {
  const dialog = baker.page.getByRole('alertdialog')
  await dialog.getByRole('textbox').fill(word)
  await dialog.getByRole('button', { name: 'Delete' }).click()
}
