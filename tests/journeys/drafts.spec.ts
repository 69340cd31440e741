import { test } from '@japa/runner'
import { opensDetails } from '#tests/helpers/sheet_screen'
import type { Page } from 'playwright'
import { openAiPanel } from '#tests/helpers/ai_panel'
import { EditorPage } from '#tests/helpers/editor_page'
import { eventually } from '#tests/helpers/eventually'
import { holdBack } from '#tests/helpers/hold_back'
import { picture } from '#tests/helpers/pictures'
import { Stage } from '#tests/helpers/stage'

test.group('Typed text that is not saved', (group) => {
  const stage = Stage.for(group)

  test('the contact address stays in the settings until it is saved or cancelled', async ({
    assert,
  }) => {
    const { baker } = await stage.member({ websites: 1 })
    const { page } = baker
    const dialog = page.getByRole('dialog', { name: 'Website Settings' })
    const field = dialog.getByLabel('Email address')
    const open = async () => {
      await baker.clicks(/^More for /)
      await baker.chooses('Settings')
      await dialog.waitFor()
    }
    await baker.opens('/websites')
    await open()
    await field.fill('hello@crumb.ex')
    await page.mouse.click(5, 400)
    assert.equal(await field.inputValue(), 'hello@crumb.ex')

    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await open()
    assert.equal(await field.inputValue(), 'hello@crumb.ex')

    await reloadsAfterTheQuestion(page)
    await open()
    assert.equal(await field.inputValue(), 'hello@crumb.ex')
    await dialog.getByText('This is the address that you had not saved yet.').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    assert.equal(await field.inputValue(), '')
    await page.mouse.click(5, 400)
    await dialog.waitFor({ state: 'detached' })

    await open()
    await field.fill('hello@crumb.example')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await baker.reads('Email settings updated successfully!')
    assert.equal(await field.inputValue(), 'hello@crumb.example')
    await page.mouse.click(5, 400)
    await dialog.waitFor({ state: 'detached' })
  })

  test('the name and the description of a picture stay in the gallery', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    const editor = new EditorPage(page, baker, (await account.build())!)
    await editor.opens()
    await editor.baker.clicks('Details')
    await editor.baker.clicks('Choose an icon')
    const gallery = page.getByRole('dialog', { name: 'Select Image' })
    await gallery.locator('input[type=file]').setInputFiles({
      name: 'rye.jpg',
      mimeType: 'image/jpeg',
      buffer: await picture('jpeg'),
    })
    const pencil = gallery.getByRole('button', { name: 'Name and describe rye.jpg' })
    const described = gallery.getByLabel('What does it show?')
    await pencil.click()
    await described.fill('A loaf of rye on')
    await page.mouse.click(5, 400)
    assert.equal(await described.inputValue(), 'A loaf of rye on')

    await page.keyboard.press('Escape')
    await gallery.waitFor({ state: 'detached' })
    await editor.baker.clicks('Choose an icon')
    await pencil.click()
    assert.equal(await described.inputValue(), 'A loaf of rye on')
    await gallery.getByText('This is what you had not saved yet.').waitFor()
    await gallery.getByRole('button', { name: 'Cancel' }).click()
    await pencil.click()
    assert.equal(await described.inputValue(), '')
  })

  test('an instruction is still there after leaving the editor', async ({ assert }) => {
    const ai = await openAiPanel(stage)
    await ai.field.fill('Make the heading')
    await reloadsAfterTheQuestion(ai.page)
    await ai.isReady()
    await ai.page.keyboard.press('Control+Shift+A')
    assert.equal(await ai.field.inputValue(), 'Make the heading')
    await ai.asks('Make the page dark')
    await ai.card.waitFor({ timeout: 20_000 })
    await ai.opens()
    await ai.page.keyboard.press('Control+Shift+A')
    assert.equal(await ai.field.inputValue(), '')
  })

  test('the profile is still there after a reload, and can be put back', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    const name = page.getByLabel('First Name')
    await baker.opens('/settings')
    await name.fill('Grace')
    await reloadsAfterTheQuestion(page)
    await baker.reads('These are the changes that you had not saved yet.')
    assert.equal(await name.inputValue(), 'Grace')
    await baker.clicks('Cancel')
    assert.equal(await name.inputValue(), 'Ada')
    await name.fill('Grace')
    await baker.clicks('Save Changes')
    await baker.reads('Profile updated successfully!')
    await page.reload()
    await page.getByRole('button', { name: /Grace/ }).waitFor()
    await name.waitFor()
    await baker.misses('These are the changes that you had not saved yet.')
  })

  test('what is typed for a plan is still there when it is opened again', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await baker.opens('/create')
    await baker.fills(
      /Describe your website/,
      'A bakery in Izmir. We sell sourdough bread, simit and birthday cakes.'
    )
    await page.getByLabel('Contact email').fill('hello@crumb.example')
    await reloadsAfterTheQuestion(page)
    assert.equal(await page.getByLabel('Contact email').inputValue(), 'hello@crumb.example')
    await baker.clicks('Plan my website')
    const asked = page.getByRole('textbox', { name: 'Name', exact: true }).first()
    await asked.fill('Crumb &')
    await opensDetails(page)
    await baker.clicks('Add what you sell, with prices')
    await baker.clicks('Paste a list')
    await page.getByLabel('Your list').fill('Simit 12')
    const feedback = page.getByRole('textbox', { name: 'What should be different?' })
    await feedback.fill('Add a gall')

    await baker.opens('/websites')
    await baker.clicks(/^Go on with/)
    await eventually(async () => (await feedback.inputValue()) === 'Add a gall')
    assert.equal(await asked.inputValue(), 'Crumb &')
    await opensDetails(page)
    await baker.clicks('Add what you sell, with prices')
    await baker.clicks('Paste a list')
    assert.equal(await page.getByLabel('Your list').inputValue(), 'Simit 12')
  })

  test('a text that is being sent can neither be cancelled nor changed', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    const editor = new EditorPage(page, baker, (await account.build())!)
    await editor.opens()
    const answer = await holdBack(page, '**/update_element_content/')
    await editor.rewrites('h1', 'Bread, every morning')
    const button = (name: string) => editor.dialog.getByRole('button', { name })
    await button('Saving…').waitFor()
    assert.isTrue(await button('Cancel').isDisabled())
    assert.isTrue(await button('Close').isDisabled())
    assert.isFalse(await editor.dialog.getByRole('textbox').isEditable())
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 400)
    assert.isTrue(await editor.dialog.isVisible())
    answer()
    await editor.dialog.waitFor({ state: 'detached' })
    assert.equal(await editor.frame.locator('h1').textContent(), 'Bread, every morning')
  })
})

async function reloadsAfterTheQuestion(page: Page) {
  const asked = page.waitForEvent('dialog')
  const reload = page.reload()
  await (await asked).accept()
  await reload
}
