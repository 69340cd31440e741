import { test } from '@japa/runner'
import { DESKTOP, accessibilityFaults, layoutFaults } from '#tests/helpers/browser'
import { EditorPage } from '#tests/helpers/editor_page'
import { eventually } from '#tests/helpers/eventually'
import { Stage } from '#tests/helpers/stage'

const TOGGLE = { name: 'Show a phone beside the page' }

test.group('A phone beside the page', (group) => {
  const stage = Stage.for(group)

  test('shows each change at once, highlights elements, and stays open after a reload', async ({
    assert,
  }) => {
    const { baker, account } = await stage.member()
    const website = await account.build()
    const { page } = baker
    await page.setViewportSize(DESKTOP)
    const editor = new EditorPage(page, baker, website)
    await baker.opens(`/edit/${website}`)
    await editor.isReady()
    const toggle = page.getByRole('button', TOGGLE)
    assert.equal(await toggle.getAttribute('aria-pressed'), 'false')
    await toggle.focus()
    await page.keyboard.press('Enter')
    assert.equal(await toggle.getAttribute('aria-pressed'), 'true')

    const wide = page.frameLocator('iframe[title^="Page of"]')
    const phone = page.frameLocator('iframe[title$=" on a phone"]')
    await phone.locator('h1').waitFor()
    assert.equal(await phone.locator('html').evaluate(() => innerWidth), 375)
    assert.isAtLeast(await wide.locator('html').evaluate(() => innerWidth), 1024)
    const placed = await page.locator('iframe[title^="Page of"]').boundingBox()
    const phonePlaced = await page.locator('iframe[title$=" on a phone"]').boundingBox()
    const railEnd = (await page.getByRole('button', { name: 'History' }).boundingBox())!
    assert.isAtLeast(placed!.x, railEnd.x + railEnd.width, 'the whole page is in sight')
    assert.isAtMost(placed!.x + placed!.width, phonePlaced!.x)
    // A change and its undo are shown in both frames.
    const heading = phone.locator('h1')
    const before = await heading.innerText()
    await wide.locator('h1').dblclick({ delay: 80 })
    await editor.dialog.getByRole('textbox').fill('Warm bread')
    await page.keyboard.press('Control+Enter')
    const reads = (text: string) => eventually(async () => (await heading.innerText()) === text)
    await reads('Warm bread')
    await page.getByRole('button', { name: 'Undo' }).click()
    await reads(before)

    // A click in the phone view selects the element on the page; a double click edits its text.
    await phone.locator('main h2').first().dblclick({ delay: 80 })
    const asked = (await phone.locator('main h2').first().textContent())!
    await eventually(
      async () => (await editor.dialog.getByRole('textbox').inputValue()).trim() === asked.trim()
    )
    await page.keyboard.press('Escape')
    await editor.dialog.waitFor({ state: 'detached' })
    await baker.looks('27-editor-phone')
    const faults = (await accessibilityFaults(page)).filter((line) => !line.includes('iframe'))
    assert.deepEqual([...(await layoutFaults(page)), ...faults], [])

    // The preview shows the phone too, a reload keeps it, and a narrow window hides it.
    await baker.opens(`/preview/${website}`)
    await phone.locator('h1').waitFor()
    await baker.looks('27-preview-phone')
    assert.deepEqual(await layoutFaults(page), [])
    await page.setViewportSize({ width: 1279, height: 800 })
    await toggle.waitFor({ state: 'detached' })
    assert.equal(await page.locator('iframe[title$=" on a phone"]').count(), 0)
    await page.setViewportSize(DESKTOP)
    await toggle.click()
    await page.locator('iframe[title$=" on a phone"]').waitFor({ state: 'detached' })
  })
})
