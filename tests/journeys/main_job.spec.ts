import { test } from '@japa/runner'
import type { Browser, Locator, Page } from 'playwright'
import { Baker, PROMPT } from '#tests/helpers/baker'
import {
  DESKTOP,
  PHONE,
  accessibilityFaults,
  atRest,
  faultsOn,
  layoutFaults,
  look,
  theBrowser,
  visitor,
} from '#tests/helpers/browser'
import { proves } from '#tests/helpers/evidence'
import { eventually } from '#tests/helpers/eventually'
import { type Product, fetchHost, startProduct } from '#tests/helpers/product'

let product: Product
let browser: Browser

test.group('The main job', (group) => {
  group.setup(async () => {
    browser = await theBrowser()
    product = await startProduct()
  })
  group.teardown(async () => {
    await product?.stop()
  })

  test('from the landing page to the published page, at {width} px')
    .with([DESKTOP, PHONE])
    .run(async ({ assert }, viewport) => {
      const { page, context, errors } = await visitor(browser, viewport)
      const baker = new Baker(page, product)

      const sound = async (name: string, screen: Page = page) => {
        assert.deepEqual(await faultsOn(screen, name), [])
      }

      await baker.opens('/')
      await sound('01-landing')

      await page.getByRole('textbox').first().fill(PROMPT)
      await baker.clicks('Start Free')
      await page.waitForURL('**/register')
      await sound('02-register')
      await baker.fillsTheRegistration()
      await baker.clicks('Create account')
      await baker.reads('Registration Successful!')
      await sound('03-registered')

      // The mail is a task of its own.
      const link = await eventually(async () => {
        await page.goto(`${product.url}/outbox`)
        const mails = await page.locator('body').innerText()
        return mails.match(/http:\/\/localhost:\d+\/verify-email\/[\w-]+/g)?.at(-1)
      })
      await page.goto(link)
      await baker.reads('Email Verified')
      await sound('04-verified')

      await baker.clicks(/sign in/i, 'link')
      await page.waitForURL('**/login')
      await sound('05-login')
      await baker.fillsTheSignIn()
      await baker.clicks('Sign in')
      await page.waitForURL('**/create')
      await baker.reads('Describe your website')
      await sound('06-create')
      // The text from the landing page is still there.
      assert.equal(await page.getByLabel(/Describe your website/).inputValue(), PROMPT)
      await baker.opens('/dashboard')
      await baker.reads('Hello, Ada')
      await sound('07-dashboard')
      await baker.describes()
      await baker.reads('Update Plan')
      await baker.reads('Crumb & Co')
      await sound('08-plan')

      const update = page.getByRole('button', { name: 'Update Plan' })
      assert.isTrue(await update.isDisabled())
      proves('Update Plan is disabled while feedback is empty')
      await baker.fills(/What should be different/, 'Call us Crumb and Crust, and add a gallery')
      await update.click()
      await baker.reads('Crumb and Crust')
      await sound('09-plan-updated')

      await page.reload()
      await baker.reads('Crumb and Crust')
      proves('a reload restores plan, plan id and step')

      await baker.clicks('Approve & Build')
      await page.waitForURL('**/preview/*')
      await baker.reads('Congratulations! You made a website!')
      await baker.looks('10-built')
      const shown = page.frameLocator('iframe')
      await shown.getByText('Crumb and Crust').first().waitFor()
      await page.getByText('Congratulations! You made a website!').waitFor({ state: 'hidden' })
      await sound('11-preview')

      const draft = await draftOf(page)
      await baker.clicks('Edit', 'link')
      await page.waitForURL('**/edit/*')
      const canvas = page.frameLocator('iframe')
      await canvas.locator('h1').waitFor()
      await baker.reads('Saved')
      await sound('12-editor')

      await canvas.locator('h1').dblclick()
      await baker.reads('Ctrl+Enter to save, Esc to cancel')
      await baker.looks('13-edit-text')
      await page.getByRole('dialog').getByRole('textbox').fill('Bread & simit, <every> morning')
      await baker.clicks('Save Text')
      await baker.reads('Text updated successfully!')

      await canvas.locator('h1').click()
      // More contrast than before, so that the page stays readable.
      const colour = (await isDark(canvas.locator('h1'))) ? '#000001' : '#fffffe'
      await baker.fills('Text colour', colour)
      await page.getByLabel('Text colour').last().press('Enter')
      await sound('14-editor-selected')
      await canvas.locator('h1[style]').waitFor()

      await canvas.locator('main a[href]').first().click()
      await baker.fills(/^(Link|Button with URL)$/, 'https://example.com/order')
      await page
        .getByLabel(/^(Link|Button with URL)$/)
        .first()
        .press('Enter')
      await canvas.locator('a[href="https://example.com/order"]').waitFor()
      await baker.looks('15-editor-link')

      await baker.clicks('Undo')
      await canvas.locator('a[href="https://example.com/order"]').waitFor({ state: 'detached' })
      await page.reload()
      await canvas.locator('h1').waitFor()
      await baker.clicks('Redo')
      await canvas.locator('a[href="https://example.com/order"]').waitFor()

      await baker.clicks('Save & Preview')
      await page.waitForURL('**/preview/*')
      await baker.reads('Website saved successfully!')
      await shown.locator('h1', { hasText: 'Bread & simit, <every> morning' }).waitFor()
      const changed = changedLines(draft, await draftOf(page))
      assert.lengthOf(changed, 2, 'only the heading and the link have changed')
      assert.include(changed.join(), `color: ${colour}`)
      assert.include(changed.join(), 'href="https://example.com/order"')

      await baker.clicks('Publish for First Time')
      await baker.reads('Website publishing started successfully!')
      await sound('16-published')
      const live = page.getByRole('link', { name: /open live site/i }).first()
      const address = (await live.getAttribute('href'))!

      const site = await context.newPage()
      await site.goto(address)
      await atRest(site)
      assert.equal(await site.locator('h1').textContent(), 'Bread & simit, <every> morning')
      assert.deepEqual(await layoutFaults(site), [], 'layout of the site')
      assert.deepEqual(await accessibilityFaults(site), [], 'accessibility of the site')
      await look(site, '17-live-site')

      const answer = await fetchHost(product, address)
      assert.equal(answer.status, 200)
      assert.include(answer.body, 'Bread &amp; simit, &lt;every&gt; morning')
      assert.notInclude(answer.body, 'data-element-id')
      assert.notInclude(answer.body, 'data-todo="')
      assert.deepEqual(errors, [])
      await context.close()
    })
})

async function isDark(element: Locator): Promise<boolean> {
  const colour = await element.evaluate((it) => getComputedStyle(it).color)
  const channels = colour
    .match(/[\d.]+/g)!
    .slice(0, 3)
    .map(Number)
  return channels.reduce((sum, channel) => sum + channel, 0) < 384
}

/** The code of the draft, as "View Code" shows it. */
async function draftOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'View Code' }).click()
  const code = page.getByRole('dialog').getByLabel('HTML code')
  await code.waitFor()
  const text = (await code.inputValue().catch(() => code.innerText())) as string
  await page.keyboard.press('Escape')
  return text
}

function changedLines(before: string, after: string): string[] {
  const kept = new Set(before.split('\n'))
  return after.split('\n').filter((line) => !kept.has(line))
}
