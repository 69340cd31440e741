import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from '@japa/runner'
import { unzipSync } from 'fflate'
import type { Baker } from '#tests/helpers/baker'
import { faultsAtBothWidths } from '#tests/helpers/browser'
import { proves } from '#tests/helpers/evidence'
import { mailedLink } from '#tests/helpers/mailed_link'
import { Stage } from '#tests/helpers/stage'
import { pass, stopClock } from '#tests/helpers/stopped_clock'

const LIST = '**/spa/websites/?page=*'
const ONE = /\/spa\/websites\/[^/]+\/$/
const PUBLISH = '**/deploy_website/'
const DEPLOYMENTS = '**/list_deployments/'

test.group('My Websites', (group) => {
  const stage = Stage.for(group)

  test('an empty list leads to the first website', async ({ assert }) => {
    const { baker } = await stage.member()
    await baker.opens('/websites')
    await baker.reads('No Websites Yet')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'websites-none'), [])
    await baker.clicks('Create Your First Website', 'link')
    await baker.page.waitForURL('**/create')
  })

  test('a card says what the website is, and leads to everything about it', async ({ assert }) => {
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
    assert.deepEqual(await baker.page.getByRole('menuitem').allInnerTexts(), ['Settings', 'Delete'])
    await baker.page.keyboard.press('Escape')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'websites-one'), [])
  })

  test('three stand on a page, and deleting the only one of the last turns back', async ({
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

  test('of many pages at most five are offered at once', async ({ assert }) => {
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

  test('deletion asks for the word, can be called off, and says when it failed', async ({
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

  test('a list that cannot be loaded says so and can be asked for again', async ({ assert }) => {
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

  test('the settings keep the contact email, and say when they could not', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    const id = await account.build()
    await account.rewrite(id, (html) => html.replace(/<form[^]*?<\/form>/, ''))
    await baker.opens('/websites')
    await opensSettings(baker)
    await page.route(ONE, (route) => route.fulfill({ status: 500 }))
    await baker.fills('Email address', 'hello@crumb.example')
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
    assert.equal(kept, 'hello@crumb.example')
    await baker.reads(/is not confirmed yet: we sent a link there/)
    await page.goto(await mailedLink({ email: kept, product: stage.product }, 'confirm-contact'))
    assert.deepEqual(await faultsAtBothWidths(page, 'confirm-contact'), [])
    await baker.clicks('Yes, send them here')
    await baker.reads('Messages of the website come here now')
    await baker.opens('/websites')
    await opensSettings(baker)
    await baker.misses(/is not confirmed yet/)
  })

  test('the settings publish, publish again, and tell what did not work', async ({ assert }) => {
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

  test('the settings say when it is not known how the website stands', async () => {
    const { baker } = await stage.member({ websites: 1 })
    await baker.page.route(DEPLOYMENTS, (route) => route.fulfill({ status: 400 }))
    await baker.opens('/websites')
    await opensSettings(baker)
    await baker.reads('Website status could not be updated: An unexpected error occurred.')
    proves('an unknown error shape says "An unexpected error occurred"')
    await baker.looks('status-failed')
  })

  test('the preview shows the website as wide as a phone, a tablet and the screen', async ({
    assert,
  }) => {
    const { baker, account } = await stage.member()
    const id = await account.build()
    const { page } = baker
    await baker.opens(`/preview/${id}`)
    const frame = page.locator('iframe')
    const width = async () => Math.round((await frame.boundingBox())!.width)
    await page.frameLocator('iframe').locator('h1').waitFor()
    await chooses(baker, 'Mobile')
    assert.equal(await width(), 375)
    await chooses(baker, 'Tablet')
    assert.equal(await width(), 768)
    await chooses(baker, 'Desktop')
    assert.isAbove(await width(), 768)
    proves('mobile 375px, tablet 768px')

    const tab = page.context().waitForEvent('page')
    await baker.clicks('Open in New Tab', 'link')
    const opened = await tab
    await opened.locator('h1').waitFor()
    assert.notEqual(new URL(opened.url()).host, new URL(page.url()).host)
    await opened.close()
    assert.equal(
      await page.getByRole('link', { name: 'Edit', exact: true }).getAttribute('href'),
      `/edit/${id}`
    )
    await baker.clicks('Back', 'link')
    await page.waitForURL('**/websites')
  })

  test('the preview hands out the code without our marks', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const id = await account.build()
    const { page } = baker
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await baker.opens(`/preview/${id}`)
    await baker.clicks('View Code')
    await baker.reads('Generated HTML Code')
    const copy = page.getByRole('button', { name: 'Copy Code' })
    await copy.and(page.locator(':enabled')).waitFor()
    assert.deepEqual(await faultsAtBothWidths(page, 'code'), [])

    await stopClock(page)
    await copy.click()
    await baker.reads('Copied!')
    await baker.looks('code-copied')
    await pass(page, 1_999)
    assert.equal(await copy.count(), 0)
    await pass(page, 1)
    await copy.waitFor()
    await page.clock.resume()
    const copied = await page.evaluate(() => navigator.clipboard.readText())

    const download = page.waitForEvent('download')
    await baker.clicks('Download HTML')
    const file = await download
    assert.equal(file.suggestedFilename(), 'website.html')
    const text = await readFile(await file.path(), 'utf8')
    assert.equal(text, copied)
    assert.match(text, /^<!doctype html>[\s\S]+<\/html>\s*$/i)
    assert.notInclude(text, 'data-element-id')
    assert.notMatch(text, /(?:src|href|action|url\()[="']*(?:fonts|images|\/_forms)\//)
    assert.match(text, /\n {2}<title>/)
    proves('the code is downloaded as website.html')

    const archive = page.waitForEvent('download')
    await baker.clicks('Download ZIP')
    const packed = await archive
    assert.equal(packed.suggestedFilename(), 'website.zip')
    const folder = await mkdtemp(join(tmpdir(), 'sitewright-archive-'))
    const files = unzipSync(await readFile(await packed.path()))
    for (const [name, bytes] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), bytes)
    }
    const fromDisk = await page.context().newPage()
    const failed: string[] = []
    fromDisk.on('requestfailed', (request) => failed.push(request.url()))
    await fromDisk.goto(pathToFileURL(join(folder, 'index.html')).href)
    const fonts = await fromDisk.evaluate(async () => {
      const loading = [...document.fonts].map((font) => font.load())
      return (await Promise.allSettled(loading)).map(({ status }) => status)
    })
    assert.isNotEmpty(fonts)
    assert.notInclude(fonts, 'rejected')
    const pictures = await fromDisk.evaluate(() =>
      Promise.all(
        [...document.images].map(async (image) => {
          image.loading = 'eager'
          await image.decode()
          return image.naturalWidth
        })
      )
    )
    assert.notInclude(pictures, 0)
    assert.deepEqual(failed, [])
    await fromDisk.close()
  })

  test('the preview celebrates a website that is new or seen first, for three seconds', async ({
    assert,
  }) => {
    const { baker, account } = await stage.member()
    const id = await account.build()
    const { page } = baker
    const praise = page.getByText('Congratulations! You made a website!')
    await page.clock.install()
    await baker.opens(`/preview/${id}`)
    await praise.waitFor()
    await baker.looks('celebration')
    await page.clock.fastForward(3_000)
    await praise.waitFor({ state: 'detached' })

    await page.reload()
    await page.frameLocator('iframe').locator('h1').waitFor()
    assert.equal(await praise.count(), 0)
    await baker.opens(`/preview/${id}?new=true`)
    await praise.waitFor()
  })

  test('a preview that cannot be loaded says so and leads back', async ({ assert }) => {
    const { baker } = await stage.member()
    await baker.opens('/preview/not-mine')
    await baker.reads('Failed to load website preview. Please try again.')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'preview-failed'), [])
    await baker.clicks('Back to Websites', 'link')
    await baker.page.waitForURL('**/websites')
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

async function chooses({ page }: Baker, device: string) {
  await page.getByRole('radio', { name: device }).check({ force: true })
}
