import { test } from '@japa/runner'
import { PHONE, faultsAtBothWidths } from '#tests/helpers/browser'
import { proves } from '#tests/helpers/evidence'
import { Stage } from '#tests/helpers/stage'
import { pass, stopClock } from '#tests/helpers/stopped_clock'

test.group('Landing page and shell', (group) => {
  const stage = Stage.for(group)

  test('the landing page answers six questions, one open at a time', async ({ assert }) => {
    const baker = await stage.guest()
    const { page } = baker
    await baker.opens('/')
    const questions = page.locator('#questions details')
    await questions.first().waitFor()
    assert.equal(await questions.count(), 6)

    const open = page.locator('#questions details[open]')
    for (const index of [0, 3, 5]) {
      await questions.nth(index).locator('summary').click()
      assert.equal(await open.count(), 1)
      assert.isTrue(await questions.nth(index).locator('p').isVisible())
    }
    proves('the FAQ has 6 questions, one open at a time')
  })

  test('"Watch Demo" shows the demo from its first step', async ({ assert }) => {
    const baker = await stage.guest()
    const { page } = baker
    await page.clock.install()
    await baker.opens('/')
    const current = page.locator('#demo [aria-current=step]')
    await current.waitFor()
    await stopClock(page)
    await page.getByRole('button', { name: /^Edit/ }).click()
    await page.getByRole('button', { name: 'Watch Demo' }).click()
    await pass(page, 0)
    assert.include(await current.innerText(), 'Describe')
    await pass(page, 3_999)
    assert.include(await current.innerText(), 'Describe')
    await pass(page, 1)
    assert.include(await current.innerText(), 'Edit')
    await pass(page, 4_000)
    assert.include(await current.innerText(), 'Publish')

    const box = (await page.locator('#demo').boundingBox())!
    assert.isBelow(box.y, page.viewportSize()!.height)
  })

  test('the landing page links to the legal pages, and an unknown address leads home', async ({
    assert,
  }) => {
    const baker = await stage.guest()
    const { page } = baker
    for (const { link, path } of [
      { link: 'Privacy', path: '/privacy-policy' },
      { link: 'Terms', path: '/terms-of-service' },
    ]) {
      await baker.opens('/')
      await baker.clicks(link, 'link')
      await page.waitForURL(`**${path}`)
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      assert.deepEqual(await faultsAtBothWidths(page, link), [])
    }
    await baker.opens('/nothing/here')
    await baker.reads('Page Not Found')
    assert.deepEqual(await faultsAtBothWidths(page, 'not-found'), [])
    await baker.clicks('Back to Home', 'link')
    await page.waitForURL(`${stage.product.url}/`)
  })

  test('simple screens have a top bar with a menu on phones', async () => {
    const baker = await stage.guest(PHONE)
    const links = baker.page.getByRole('navigation', { name: 'Top' })
    await baker.opens('/terms-of-service')
    await baker.clicks('Open menu')
    await links.getByRole('link', { name: 'Register' }).waitFor()
    await baker.looks('top-bar-of-guests')
    await links.getByRole('link', { name: 'Login' }).click()
    await baker.page.waitForURL('**/login')
  })

  test('the top bar has links to the dashboard and to Logout', async () => {
    const { baker } = await stage.member()
    const bar = baker.page.getByRole('navigation', { name: 'Top' })
    await baker.opens('/terms-of-service')
    await bar.getByRole('button', { name: 'Logout' }).waitFor()
    await baker.looks('top-bar')
    await bar.getByRole('link', { name: 'Dashboard' }).click()
    await baker.page.waitForURL('**/dashboard')
    await baker.page.goBack()
    await bar.getByRole('button', { name: 'Logout' }).click()
    await baker.page.waitForURL(`${stage.product.url}/`)
    proves('the top bar shows Dashboard and Logout, or Login and Register, with a menu on a phone')
  })

  test('the sidebar is closed below 768 px and open from there', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    const sidebar = page.getByRole('navigation', { name: 'Main' })

    await page.setViewportSize({ width: 767, height: 800 })
    await baker.opens('/create')
    await page.getByRole('button', { name: 'Open menu' }).waitFor()
    assert.isFalse(await sidebar.isVisible())
    await baker.clicks('Open menu')
    await sidebar.getByRole('link', { name: 'My Websites' }).click()
    await page.waitForURL('**/websites')
    await sidebar.waitFor({ state: 'hidden' })
    proves('on a phone the sidebar is an overlay with a toggle')

    await page.setViewportSize({ width: 768, height: 800 })
    await page.reload()
    await sidebar.waitFor()
    await page.getByRole('button', { name: 'Collapse sidebar' }).waitFor()
    const here = sidebar.locator('[aria-current=page]')
    assert.equal(await here.innerText(), 'My Websites')
    proves('the active item is highlighted by the current path')
    proves('the sidebar starts collapsed under 768px')
  })

  test('the menu shows the person and links to subscription and settings', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await baker.opens('/dashboard')
    await baker.reads(baker.email)
    const account = page.getByRole('button', { name: /^Account of Ada/ })
    assert.equal((await account.innerText()).split(/\s+/)[0], 'A')
    proves('the menu shows initial, name and email')
    await baker.opensTheMenu()
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor()
    await baker.looks('user-menu')
    await page.mouse.click(900, 500)
    await page.getByRole('menu').waitFor({ state: 'detached' })
    proves('clicking outside closes the menu')

    await baker.opensTheMenu()
    await baker.chooses('Subscription')
    await page.waitForURL('**/payments')
    await baker.reads('0 of 2 websites used')
    assert.deepEqual(await faultsAtBothWidths(page, 'payments'), [])

    await baker.opensTheMenu()
    await baker.chooses('Settings')
    await page.waitForURL('**/settings')
    await baker.reads('Not verified yet')
  })

  test('a person without a name is called User', async () => {
    const { baker } = await stage.member()
    await baker.page.route('**/api/users/me/', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), name: '' } })
    })
    await baker.opens('/settings')
    await baker.reads(/^User$/)
  })
})
