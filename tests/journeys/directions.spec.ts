/// <reference lib="dom" />
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import type { Account } from '#tests/helpers/account'
import type { Baker } from '#tests/helpers/baker'
import { DESKTOP, PHONE, faultsOn, faultsAtBothWidths } from '#tests/helpers/browser'
import { eventually } from '#tests/helpers/eventually'
import { holdBack } from '#tests/helpers/hold_back'
import { fetchHost } from '#tests/helpers/product'
import { Stage } from '#tests/helpers/stage'

const DIRECTIONS = '**/directions/'

const looks = (page: Page) => page.getByRole('radiogroup', { name: 'Choose a look' })
const radios = (page: Page) => looks(page).getByRole('radio')

async function chosen(page: Page): Promise<number> {
  const states = await radios(page).evaluateAll((list) =>
    list.map((radio) => (radio as HTMLInputElement).checked)
  )
  return states.indexOf(true)
}

async function reviews(baker: Baker, prompt?: string) {
  await baker.describes(prompt)
  await looks(baker.page).waitFor()
}

async function websites(account: Account, id: string, path = '', body?: object) {
  const { product, tokens } = account
  const answer = await fetchHost(product, `${product.url}/api/spa/websites/${id}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'authorization': `Bearer ${tokens.access}`,
      'content-type': 'application/json',
    },
    body: body && JSON.stringify(body),
  })
  return JSON.parse(answer.body)
}

test.group('Choosing a direction', (group) => {
  const stage = Stage.for(group)

  test(
    'the second look, chosen by keyboard, stays chosen after a reload and is built, at {width} px'
  )
    .with([DESKTOP, PHONE])
    .run(async ({ assert }, viewport) => {
      const { baker, account } = await stage.member()
      const { page } = baker
      await page.setViewportSize(viewport)
      await reviews(baker)
      assert.equal(await radios(page).count(), 3)
      assert.equal(await chosen(page), 0)
      await everyPageIsThere(page)
      assert.deepEqual(await faultsOn(page, 'directions'), [])

      await radios(page).first().focus()
      await page.keyboard.press('ArrowRight')
      assert.equal(await chosen(page), 1)
      const name = await radios(page).nth(1).getAttribute('aria-labelledby')
      const called = await page.locator(`[id="${name}"]`).innerText()
      const wanted = await radios(page).nth(1).inputValue()
      const plan = page.getByRole('region', { name: 'Design plan' })
      await plan.getByText(new RegExp(`Direction.*${called}`, 'i')).waitFor()
      assert.deepEqual(await faultsOn(page, 'directions-chosen'), [])

      await page.reload()
      await looks(page).waitFor()
      assert.equal(await chosen(page), 1)

      await baker.clicks('Approve & Build')
      await page.waitForURL('**/preview/*')
      const id = new URL(page.url()).pathname.split('/').at(-1)!
      const { html_content: html } = await websites(account, id)
      assert.include(html, `data-direction="${wanted}"`)

      const { directions } = await websites(account, id, 'directions/')
      const changed = await websites(account, id, 'direction/', { direction: directions[0].id })
      assert.include(changed.html_content, `data-direction="${directions[0].id}"`)
      const undone = await websites(account, id, 'undo/', {})
      assert.equal(undone.html_content, html)
    })

  test('feedback keeps the chosen look', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await reviews(baker)
    await looks(page).locator('label').nth(2).click()
    const wanted = await radios(page).nth(2).inputValue()
    await baker.fills(/What should be different/, 'Add a gallery')
    await baker.clicks('Update Plan')
    await baker.reads('What changed')
    await eventually(async () => radios(page).first().isEnabled())
    assert.equal(await chosen(page), 2)
    assert.equal(await radios(page).nth(2).inputValue(), wanted)
  })

  test('a choice is shown at once and reverted if it fails', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await reviews(baker)
    const answer = await holdBack(page, DIRECTIONS, (route) =>
      route.fulfill({
        status: 409,
        json: { error: 'This plan was changed meanwhile.', code: 'plan_changed' },
      })
    )
    await looks(page).locator('label').nth(1).click()
    assert.equal(await chosen(page), 1)
    // The approved look must be the one that is shown.
    const approve = page.getByRole('button', { name: 'Approve & Build' })
    await eventually(() => approve.isDisabled())
    answer()
    await baker.reads('This plan was changed meanwhile.')
    assert.equal(await chosen(page), 0)
    await page.unroute(DIRECTIONS)
  })

  test('looks that fail to load can be requested again, and do not prevent approval', async ({
    assert,
  }) => {
    const { baker } = await stage.member()
    const { page } = baker
    const draw = await holdBack(page, DIRECTIONS, (route) =>
      route.fulfill({ status: 403, json: { error: 'Not now.', code: 'not_now' } })
    )
    await baker.describes()
    await page.getByText('Preparing three looks').waitFor({ state: 'attached' })
    assert.deepEqual(await faultsAtBothWidths(page, 'directions-waiting'), [])
    draw()
    await baker.reads('The looks could not be loaded.')
    assert.deepEqual(await faultsAtBothWidths(page, 'directions-failed'), [])
    assert.isTrue(await page.getByRole('button', { name: 'Approve & Build' }).isEnabled())
    await page.unroute(DIRECTIONS)
    await baker.clicks('Try again')
    await looks(page).waitFor()
  })

  test('a look runs no scripts and cannot get the focus', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await reviews(baker)
    for (const frame of await looks(page).locator('iframe').all()) {
      assert.equal(await frame.getAttribute('sandbox'), '')
      assert.isNotNull(await frame.getAttribute('inert'))
    }
    await radios(page).first().focus()
    await page.keyboard.press('Tab')
    assert.isFalse(await looks(page).evaluate((it) => it.contains(document.activeElement)))
  })
})

/** Frames load when they are scrolled into view. */
async function everyPageIsThere(page: Page) {
  for (const frame of await looks(page).locator('iframe').all()) {
    await frame.scrollIntoViewIfNeeded()
    await eventually(async () => (await frame.getAttribute('data-there')) !== null)
  }
  await radios(page).first().scrollIntoViewIfNeeded()
}
