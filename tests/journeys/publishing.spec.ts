import { test } from '@japa/runner'
import { type Baker, PROMPT } from '#tests/helpers/baker'
import { faultsAtBothWidths } from '#tests/helpers/browser'
import { mailedLink } from '#tests/helpers/mailed_link'
import { fetchHost } from '#tests/helpers/product'
import { Stage } from '#tests/helpers/stage'

const READINESS = '**/deployments/readiness/*'

test.group('Ready to publish', (group) => {
  const stage = Stage.for(group)

  test('advice names a way to fix it, and does not prevent publishing', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    // An address of this test alone, because the outbox is that of all people of this product.
    const email = `hello-${baker.email}`
    const id = await account.build(PROMPT, { contact_email: email })
    const link = await mailedLink({ email, product: stage.product }, 'confirm-contact')
    const { status } = await fetchHost(stage.product, link, { method: 'POST' })
    assert.equal(status, 200)
    await baker.opens('/websites')
    await opensSettings(baker)
    const fold = page.locator('details').filter({ hasText: /to publish: \d+ of \d+ checks/ })
    const [, passed, total] = await countsIn(baker)
    // The texts of ours wait for somebody to read them.
    assert.equal(Number(passed), Number(total) - 1)
    await baker.reads(/\d places? (is|are) not filled in yet\. Visitors will not see (it|them)\./)
    await fold.locator('summary').click()
    assert.equal(await fold.getByRole('listitem').count(), Number(total))
    assert.deepEqual(await faultsAtBothWidths(page, 'ready-to-publish'), [])

    await account.rewrite(id, (html) => html.replace(/<title>[^<]*<\/title>/, ''))
    await page.reload()
    await opensSettings(baker)
    const [, left] = await countsIn(baker)
    assert.equal(Number(left), Number(total) - 2)
    await fold.locator('summary').click()
    await baker.reads('The page has no title')
    await baker.reads('Give it one: tabs, bookmarks and search results show it.')
    assert.deepEqual(await faultsAtBothWidths(page, 'could-be-better'), [])

    await baker.clicks('Publish for First Time')
    await baker.reads('Website publishing started successfully!')
  })

  test('a danger for visitors must be fixed first', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    const id = await account.build()
    const trap = '<a href="javascript:alert(1)">Win a cake</a></main>'
    await baker.opens('/websites')
    await opensSettings(baker)
    await baker.reads(/^Ready to publish/)
    // Changed in another window after the check in this one.
    await account.rewrite(id, (html) => html.replace('</main>', trap))
    await baker.clicks('Publish for First Time')
    await baker.reads(/^Error occurred while publishing: Fix these first\./)
    await baker.reads(/^Not ready to publish: \d+ of \d+ checks$/)
    await baker.reads('“Win a cake”')
    assert.deepEqual(await faultsAtBothWidths(page, 'not-ready-to-publish'), [])

    await account.rewrite(id, (html) => html.replace(/<a [^>]*>Win a cake<\/a>/, ''))
    await baker.clicks('Publish for First Time')
    await baker.reads('Website publishing started successfully!')
    await baker.reads(/^Ready to publish/)
  })

  test('a failed check of the page can be repeated', async () => {
    const { baker } = await stage.member({ websites: 1 })
    await baker.page.route(READINESS, (route) => route.fulfill({ status: 400 }))
    await baker.opens('/websites')
    await opensSettings(baker)
    await baker.reads('The page could not be checked. You can still publish it.')
    await baker.looks('readiness-failed')
    await baker.page.unroute(READINESS)
    await baker.clicks('Try again')
    await baker.reads(/^Ready to publish/)
  })
})

async function opensSettings(baker: Baker) {
  await baker.clicks(/^More for /)
  await baker.chooses('Settings')
  await baker.page.getByRole('dialog', { name: 'Website Settings' }).waitFor()
}

async function countsIn(baker: Baker): Promise<string[]> {
  const line = baker.page.getByText(/^Ready to publish: \d+ of \d+ checks$/)
  return /(\d+) of (\d+)/.exec(await line.innerText())!
}
