import { test } from '@japa/runner'
import { DESKTOP, PHONE, accessibilityFaults, layoutFaults } from '#tests/helpers/browser'
import { EditorPage } from '#tests/helpers/editor_page'
import { Stage } from '#tests/helpers/stage'

test.group('The history of a website', (group) => {
  const stage = Stage.for(group)

  test('shows who changed what and when, and restores revisions, at {width} px')
    .with([DESKTOP, PHONE])
    .run(async ({ assert }, viewport) => {
      const { baker, account } = await stage.member()
      const website = await account.build()
      const { page } = baker
      await page.setViewportSize(viewport)
      const editor = new EditorPage(page, baker, website)
      await editor.opens()
      const heading = editor.frame.locator('h1')
      const first = await heading.innerText()

      await editor.rewrites('h1', 'By hand')
      await editor.settles()
      await page.keyboard.press('Control+Shift+A')
      await page.getByRole('textbox', { name: 'What should change?' }).fill('Make the page dark')
      await page.keyboard.press('Control+Enter')
      await page.getByRole('region', { name: 'Last Edit' }).waitFor()

      await page.getByRole('button', { name: 'History' }).click()
      const panel = editor.panelOf('History')
      const rows = panel.getByRole('listitem')
      await rows.filter({ hasText: 'Make the page dark' }).filter({ hasText: 'AI' }).waitFor()
      const texts = await rows.allInnerTexts()
      assert.lengthOf(texts, 3)
      assert.include(texts[0], 'Now')
      assert.include(texts[1], 'Text changed')
      assert.include(texts[1], 'You, just now')
      assert.include(texts[2], 'Designer')

      await rows
        .last()
        .getByRole('button', { name: /^Look at: / })
        .click()
      await panel.getByText('You are looking at an earlier version.').waitFor()
      await page.frameLocator('iframe').getByRole('heading', { level: 1, name: first }).waitFor()
      await baker.looks('33-history-looking')
      const faults = [...(await layoutFaults(page)), ...(await accessibilityFaults(page))]
      assert.deepEqual(faults, [])
      await panel.getByText('Side by side', { exact: true }).click()
      const then = page.frameLocator('iframe[title="Then"]')
      await then.getByRole('heading', { level: 1, name: first }).waitFor()
      await page.frameLocator('iframe').last().getByText('By hand').first().waitFor()
      await baker.looks('34-history-beside')
      assert.deepEqual(await layoutFaults(page), [])
      await panel.getByText('Then', { exact: true }).click()
      await then.locator('h1').waitFor({ state: 'detached' })
      // Viewing a revision selects nothing and changes nothing.
      await heading.click()
      assert.isTrue(await panel.isVisible())
      await panel.getByRole('button', { name: 'Back to the current version' }).click()
      await page.frameLocator('iframe').getByText('By hand').first().waitFor()

      await rows
        .last()
        .getByRole('button', { name: /^Restore: / })
        .click()
      await baker.reads('This version is restored. You can undo this.')
      await page.frameLocator('iframe').getByRole('heading', { level: 1, name: first }).waitFor()
      await rows.filter({ hasText: 'Went back to' }).waitFor()
      await page.keyboard.press('Control+z')
      await page.frameLocator('iframe').getByText('By hand').first().waitFor()
      await page.keyboard.press('Control+Shift+z')
      await page.frameLocator('iframe').getByRole('heading', { level: 1, name: first }).waitFor()

      await page.route('**/revisions/?*', (route) => route.abort())
      await page.keyboard.press('Control+z')
      await panel.getByText('The history could not be loaded.').waitFor()
      await page.unroute('**/revisions/?*')
      await panel.getByRole('button', { name: 'Try again' }).click()
      await panel.getByText('The history could not be loaded.').waitFor({ state: 'detached' })
    })
})
