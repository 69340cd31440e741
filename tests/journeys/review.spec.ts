/// <reference lib="dom" />
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { DESKTOP, PHONE, faultsOn } from '#tests/helpers/browser'
import { focused, tabsTo } from '#tests/helpers/keyboard'
import { field, opensDetails, pageSays, press, saved, sheet } from '#tests/helpers/sheet_screen'
import { Stage } from '#tests/helpers/stage'

const SHORT = 'Plumber in Leeds called Hartley and Son, boilers and bathrooms, ring 0113 496 0000'

/** With something that is assumed. */
const ASSUMING =
  'website for my yoga studio Stillpoint in Galway, morning and evening classes. Call 091 555 0123.'

const questions = (page: Page) => page.getByRole('region', { name: 'Questions' })
const livePage = (page: Page) => page.getByRole('region', { name: 'Your page' })
const count = (page: Page) =>
  questions(page)
    .getByText(/^\d of \d$/)
    .innerText()
const asking = (page: Page) => questions(page).getByRole('heading').innerText()

test.group('The review', (group) => {
  const stage = Stage.for(group)

  test('of fourteen words is short: its height and its controls are few', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await page.setViewportSize(DESKTOP)
    await baker.describes(SHORT)
    await questions(page).waitFor()
    assert.deepEqual(await faultsOn(page, 'review-short'), [])
    const { height, controls } = await page.evaluate(() => {
      const all = document.querySelectorAll<HTMLElement>(
        'main :is(button, input, textarea, select, a[href], [role="button"], summary)'
      )
      const shown = [...all].filter(
        (one) => one.checkVisibility() && !one.closest('details > fieldset')
      )
      return { height: document.documentElement.scrollHeight, controls: shown.length }
    })
    assert.isAtMost(height, 1_400)
    assert.isAtMost(controls, 25)
  })

  test('shows the page at most of the width, and it stays while the rest is scrolled', async ({
    assert,
  }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await page.setViewportSize(DESKTOP)
    await baker.describes(SHORT)
    await questions(page).waitFor()
    const beside = (await sheet(page).boundingBox())!
    const shown = (await livePage(page).boundingBox())!
    assert.closeTo(shown.width / (shown.width + beside.width), 0.7, 0.04)
    assert.isAbove(shown.x, beside.x)
    await page.mouse.wheel(0, 100_000)
    await page.waitForTimeout(100)
    const after = (await livePage(page).boundingBox())!
    assert.isAtLeast(after.y, 0)
    assert.isBelow(after.y, DESKTOP.height / 3)
  })

  test(
    'asks at most five questions, one after the other, and an answer is on the page, at {width} px'
  )
    .with([DESKTOP, PHONE])
    .run(async ({ assert }, viewport) => {
      const { baker } = await stage.member()
      const { page } = baker
      await page.setViewportSize(viewport)
      await baker.describes(SHORT)
      await questions(page).waitFor()
      const number = Number((await count(page)).at(-1))
      assert.isAtMost(number, 5)
      assert.isAtLeast(number, 2)
      if (viewport === PHONE) await isAboveThePage(page, assert)

      const seen: string[] = []
      for (let at = 1; at <= number; at++) {
        assert.equal(await count(page), `${at} of ${number}`)
        seen.push(await asking(page))
        const answer = at === 1 ? 'Skip' : 'Yes'
        await questions(page).getByRole('button', { name: answer, exact: true }).click()
        await saved(page)
        // The cursor goes with the question.
        assert.isTrue(await questions(page).evaluate((it) => it.contains(document.activeElement)))
      }
      assert.lengthOf([...new Set(seen)], number)
      await questions(page).getByText('That was the last question.').waitFor()
      assert.deepEqual(await faultsOn(page, 'review-answered'), [])
    })

  test('is gone through by the keyboard in the order that it is read', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await baker.describes(ASSUMING)
    await questions(page).waitFor()
    await tabsTo(page, 'Skip')
    await page.keyboard.press('Enter')
    assert.isTrue(await questions(page).evaluate((it) => it.contains(document.activeElement)))
    const order = ['Yes', /^Undo: /, 'What should be different?', 'All details', 'Approve & Build']
    for (const name of order) await tabsTo(page, name)
    assert.equal(await focused(page), 'Approve & Build')
  })

  test('opens the whole form where one leads into it', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await baker.describes(SHORT)
    await questions(page).waitFor()
    assert.isFalse(await field(page, 'Telephone, row 1').isVisible())
    await press(page, 'Read them').click()
    await field(page, 'Step, row 1').waitFor()
    await press(page, '“0113 496 0000” is in: Telephone').click()
    assert.equal(await focused(page), 'Telephone, row 1')
    await page.keyboard.press('Control+A')
    await page.keyboard.type('0113 496 0999')
    await pageSays(page, ['0113 496 0999'])
    await opensDetails(page)
  })
})

/** The questions come from below, and can be put down. */
async function isAboveThePage(page: Page, assert: { isAbove: Function; isBelow: Function }) {
  const shown = (await livePage(page).boundingBox())!
  const card = (await questions(page).boundingBox())!
  assert.isAbove(card.y, shown.y)
  assert.isBelow(card.y + card.height, PHONE.height)
  await press(page, 'Put the questions down').click()
  const down = (await questions(page).boundingBox())!
  assert.isBelow(down.height, 80)
  await press(page, 'Show the questions').click()
}
