/// <reference lib="dom" />
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import type { Baker } from '#tests/helpers/baker'
import { DESKTOP, PHONE, atRest, faultsAtBothWidths, faultsOn, look } from '#tests/helpers/browser'
import { holdBack } from '#tests/helpers/hold_back'
import { choosesByKeyboard, focused, tabsTo } from '#tests/helpers/keyboard'
import {
  field,
  item,
  opensDetails,
  pageSays,
  press,
  question,
  saved,
  sheet,
  staysInReach,
} from '#tests/helpers/sheet_screen'
import { Stage } from '#tests/helpers/stage'

/** An uncertain name, an assumed item, and an unplaced sentence. */
const PROMPT =
  'Pottery studio Wildfire Clay in Bristol. Classes cost £45 per evening. ' +
  'Open Saturday 10:00 to 16:00. Call 0117 496 0123. Aprons for everyone, as I keep saying to them.'

const PRICES = 'Mug – £18\nServing bowl – £34.50\nGlaze workshop: £60'

/** Texts of the page after the corrections, and texts that must be gone. */
const CORRECTED = [
  'Wildfire Clay',
  'pottery studio and shop',
  'Bath',
  '0117 496 0999',
  '11:00',
  'Mug',
  '£18',
  'Serving bowl',
  '£34.50',
  'Glaze workshop',
  '£60',
  'Classes',
  '£45 per evening',
  'Aprons for everyone, as I keep saying to them',
]
const REPLACED = ['0117 496 0123', 'Bristol']

const approve = (page: Page) => press(page, 'Approve & Build')

async function reviews(baker: Baker, prompt = PROMPT) {
  await baker.describes(prompt)
  await opensDetails(baker.page)
}

/** Corrects the sheet field by field. */
async function corrects(page: Page) {
  await question(page).waitFor()
  await press(page, 'Wildfire Clay').click()
  await question(page).waitFor({ state: 'detached' })

  await press(page, 'Pottery studio').click()
  await saved(page)
  await field(page, 'What you are').fill('pottery studio and shop')
  await field(page, 'Town').fill('Bath')
  await field(page, 'Telephone, row 1').fill('0117 496 0999')

  await field(page, 'Saturday opens, 1').fill('11')
  await field(page, 'Saturday opens, 1').press('Enter')
  await press(page, 'Copy or change Saturday').click()
  await item(page, 'Copy to Sunday').click()

  await press(page, 'Paste a list').click()
  await field(page, 'Your list').fill(PRICES)
  await sheet(page).getByText('3 items found').waitFor()
  await press(page, 'Add these items').click()

  await press(page, '“Aprons for everyone, as I keep saying to them.” has no place yet').click()
  await item(page, 'Good to know').click()
  await saved(page)
}

test.group('The sheet', (group) => {
  const stage = Stage.for(group)

  test('corrections appear on the page, in the plan and on the published site, at {width} px')
    .with([DESKTOP, PHONE])
    .run(async ({ assert }, viewport) => {
      const { baker } = await stage.member()
      const { page } = baker
      await page.setViewportSize(viewport)
      await reviews(baker)
      assert.deepEqual(await faultsOn(page, 'sheet-question'), [])
      if (viewport === PHONE) {
        assert.isTrue(await page.getByTitle('Your page as it will look').isVisible())
        await staysInReach(approve(page))
      }

      await corrects(page)
      assert.deepEqual(await faultsOn(page, 'sheet-corrected'), [])
      assert.equal(await field(page, 'Sunday opens, 1').inputValue(), '11:00')
      const plan = page.getByRole('region', { name: 'Design plan' })
      for (const words of ['Bath', '0117 496 0999', 'Serving bowl', 'Aprons for everyone']) {
        await plan.getByText(words).first().waitFor({ state: 'attached' })
      }
      await pageSays(page, CORRECTED)
      assert.deepEqual(await faultsOn(page, 'sheet-page'), [])
      await staysInReach(approve(page))

      await page.reload()
      await opensDetails(page)
      assert.equal(await question(page).count(), 0)
      assert.equal(await field(page, 'Name').first().inputValue(), 'Wildfire Clay')
      assert.equal(await field(page, 'Telephone, row 1').inputValue(), '0117 496 0999')
      assert.equal(await field(page, 'Sunday opens, 1').inputValue(), '11:00')
      await sheet(page).getByText('Everything you wrote has its place.').waitFor()
      await pageSays(page, CORRECTED)

      await approve(page).click()
      await page.waitForURL('**/preview/*')
      await baker.clicks('Publish for First Time')
      await baker.reads('Website publishing started successfully!')
      const live = page.getByRole('link', { name: /open live site/i }).first()
      const site = await page.context().newPage()
      await site.goto((await live.getAttribute('href'))!)
      await atRest(site)
      await look(site, 'sheet-published')
      const words = await site.locator('body').innerText()
      for (const text of CORRECTED) assert.include(words.toLowerCase(), text.toLowerCase())
      for (const text of REPLACED) assert.notInclude(words, text)
    })

  // How long that takes is measured by the bench, on a machine without other work.
  test('a change is one call, and its answer is on the page that is shown already', async ({
    assert,
  }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await reviews(baker)
    await press(page, 'Wildfire Clay').click()
    await pageSays(page, ['Wildfire Clay'])
    await saved(page)
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url().replace(/.*\//, '')))
    await page.evaluate(() => {
      const frame = document.querySelector('iframe[title^="Your page as it will"]')!
      frame.addEventListener('load', () => document.body.setAttribute('data-loaded-again', ''))
    })
    for (const name of ['Kiln Lane', 'Slip and Salt', 'Copper Red']) {
      calls.length = 0
      const answered = page.waitForResponse('**/sheet/')
      await field(page, 'Name').first().fill(name)
      await answered
      await pageSays(page, [name])
      assert.lengthOf(
        calls.filter((call) => !/\.\w+$/.test(call)),
        1
      )
      await saved(page)
    }
    assert.equal(await page.locator('[data-loaded-again]').count(), 0)
  })

  test('a name can be typed or declared missing', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await reviews(baker)
    await press(page, 'It has no name').click()
    await question(page).waitFor({ state: 'detached' })
    await sheet(page).getByText('It has no name.').waitFor()
    await saved(page)
    await page.reload()
    await opensDetails(page)
    await sheet(page).getByText('It has no name.').waitFor()
    assert.equal(await question(page).count(), 0)
    await press(page, 'Give it a name').click()
    await field(page, 'Name').first().fill('Kiln & Kin')
    await pageSays(page, ['Kiln & Kin'])
    await field(page, 'What you are').fill('clay '.repeat(41))
    await sheet(page).getByText('can have at most 200 characters').waitFor()
  })

  test('a sheet is corrected and approved by the keyboard alone', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    const { keyboard } = page
    await baker.opens('/create')
    await tabsTo(page, /^Describe your website/)
    await keyboard.type(PROMPT)
    await tabsTo(page, 'Plan my website')
    await keyboard.press('Enter')
    await sheet(page).waitFor()

    await tabsTo(page, 'Name')
    await keyboard.type('Kiln & Kin')
    await keyboard.press('Enter')
    await question(page).waitFor({ state: 'detached' })

    await tabsTo(page, 'All details')
    await keyboard.press('Enter')
    await tabsTo(page, /has no place yet$/)
    while (!(await focused(page)).includes('Aprons')) await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await choosesByKeyboard(page, 'Good to know')

    await tabsTo(page, 'Copy or change Saturday')
    await keyboard.press('Enter')
    await choosesByKeyboard(page, 'Copy to Sunday')
    await tabsTo(page, 'Telephone, row 1')
    await keyboard.press('Control+A')
    await keyboard.type('0117 496 0999')
    await pageSays(page, [
      'Kiln & Kin',
      'Aprons for everyone, as I keep saying to them',
      '0117 496 0999',
      '£45 per evening',
    ])
    assert.equal(await field(page, 'Sunday opens, 1').inputValue(), '10:00')

    await tabsTo(page, 'Approve & Build')
    await keyboard.press('Enter')
    await page.waitForURL('**/preview/*')
    const told = page.frameLocator('iframe').getByText('0117 496 0999')
    await told.filter({ visible: true }).first().waitFor()
  })

  test('an answer that redraws the sheet keeps the cursor and an open menu', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    const { keyboard } = page
    await reviews(baker)
    const answer = await holdBack(page, '**/sheet/', (route) => route.continue())
    await field(page, 'Name').first().fill('Kiln & Kin')
    await keyboard.press('Enter')
    await press(page, '“Wildfire Clay” has no place yet').press('Enter')
    await item(page, 'About').waitFor()
    answer()
    // Without the suggested name before it, the sentence is one mark, and its menu is still open.
    await press(page, '“Wildfire Clay in” has no place yet').waitFor()
    await item(page, 'Good to know').press('Enter')
    assert.match(await focused(page), /^“Aprons .* has no place yet/)

    await press(page, 'Add times on Monday').press('Enter')
    assert.equal(await focused(page), 'Monday opens, 1')
  })

  test('the first unplaced sentence is shown with the fields it can go to', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await reviews(baker)
    await press(page, 'Show the first').click()
    await item(page, 'About').waitFor()
    await page.keyboard.press('Escape')
    assert.match(await focused(page), /has no place yet/)
  })

  test('invalid times are reported', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await reviews(baker)
    await field(page, 'Saturday closes, 1').fill('late')
    await field(page, 'Saturday closes, 1').press('Enter')
    await baker.reads('Write a time such as 09:30.')
    assert.deepEqual(await faultsOn(page, 'sheet-times'), [])
    await field(page, 'Saturday closes, 1').fill('4pm')
    await field(page, 'Saturday closes, 1').press('Enter')
    await baker.misses('Write a time such as 09:30.')
  })

  test('after a change in another tab the person can keep the typed text or take the other', async ({
    assert,
  }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await reviews(baker)
    await press(page, 'Wildfire Clay').click()
    await saved(page)
    const other = await duplicated(page)
    await field(other, 'Town').fill('Bath')
    await pageSays(other, ['Bath'])

    const conflict = page.getByText('This plan was changed in another window')
    await field(page, 'What you are').fill('pottery school')
    await conflict.waitFor()
    assert.deepEqual(await faultsAtBothWidths(page, 'sheet-conflict'), [])
    await press(page, 'Keep what I typed').click()
    await conflict.waitFor({ state: 'detached' })
    await saved(page)
    assert.equal(await field(page, 'Town').inputValue(), 'Bath')
    await pageSays(page, ['Bath', 'pottery school'])

    await field(other, 'Town').fill('Wells')
    await press(other, 'Show the other version').click()
    await saved(other)
    assert.equal(await field(other, 'Town').inputValue(), 'Bath')
    assert.equal(await field(other, 'What you are').inputValue(), 'pottery school')
  })

  test('text typed without a connection is kept and saved later', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await reviews(baker)
    await press(page, 'Wildfire Clay').click()
    await saved(page)
    await page.context().setOffline(true)
    await field(page, 'Town').fill('Bath')
    await page.getByText('Offline, not lost').waitFor()
    assert.deepEqual(await faultsAtBothWidths(page, 'sheet-offline'), [])
    await page.context().setOffline(false)
    await saved(page)
    await page.reload()
    await opensDetails(page)
    assert.equal(await field(page, 'Town').inputValue(), 'Bath')
    await pageSays(page, ['Bath'])
  })
})

/** A duplicate of the tab with its history and its storage, as browsers make one. */
async function duplicated(page: Page): Promise<Page> {
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate(() => void open(location.href)),
  ])
  const state = await page.evaluate(() => history.state)
  await other.waitForLoadState()
  await other.evaluate((kept) => history.replaceState(kept, ''), state)
  await other.reload()
  await opensDetails(other)
  return other
}
