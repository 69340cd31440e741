import { test } from '@japa/runner'
import { DESKTOP, PHONE, accessibilityFaults, layoutFaults } from '#tests/helpers/browser'
import { EditorPage } from '#tests/helpers/editor_page'
import { eventually } from '#tests/helpers/eventually'
import { picture } from '#tests/helpers/pictures'
import { Stage } from '#tests/helpers/stage'

/** Hours, prices and several unplaced sentences. */
const TOLD_MUCH =
  'We are Crumb & Co, a small family bakery in the old town of Izmir, Turkey. My grandfather opened the shop in 1962 and my sister Elif and I took it over in 2015. Every night from two in the morning we bake sourdough bread, simit, boyoz and rye loaves in the stone oven, and on Fridays also lentil bread. Birthday cakes and wedding cakes are made to order, please ask at least three days before. Simit 15 TL, sourdough loaf 120 TL, boyoz 20 TL, birthday cake from 900 TL. Open Tuesday to Saturday 6:30-19:00, Sunday 7-14, closed on Mondays. You find us at Anafartalar Caddesi 812, 35250 Konak, Izmir. Phone 0232 555 12 34, WhatsApp 0532 111 22 33, mail hello@crumbandco.com, Instagram @crumbandco. Everything is vegetarian, some things are vegan.'

test.group('The panels of the editor', (group) => {
  const stage = Stage.for(group)

  test('a person edits sections, theme, facts and details of a page, at {width} px')
    .with([DESKTOP, PHONE])
    .run(async ({ assert }, viewport) => {
      const { baker, account } = await stage.member()
      const website = await account.build()
      const { page } = baker
      await page.setViewportSize(viewport)
      const editor = new EditorPage(page, baker, website)
      await editor.opens()
      const { frame } = editor
      const panel = (name: string) => editor.panelOf(name)
      const order = async () =>
        (await frame
          .locator('[data-section]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-element-id')))) as string[]
      const faults = async (name: string) => {
        await baker.looks(name)
        assert.deepEqual([...(await layoutFaults(page)), ...(await accessibilityFaults(page))], [])
      }
      const until = (holds: (ids: string[]) => boolean) =>
        eventually(async () => holds(await order()))

      const first = await order()
      await baker.clicks('Sections')
      const rows = panel('Sections').getByRole('listitem')
      await rows.nth(3).waitFor()
      await faults('40-sections')
      await panel('Sections')
        .getByRole('button', { name: /^Move down: / })
        .first()
        .click()
      await until((ids) => ids[1] === first[2] && ids[2] === first[1])
      await page.keyboard.press('Control+z')
      await until((ids) => ids.join() === first.join())
      await panel('Sections')
        .getByRole('button', { name: /^More for / })
        .nth(2)
        .click()
      await page.getByRole('menuitem', { name: 'Remove' }).click()
      await until((ids) => ids.length === first.length - 1)
      await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
      await until((ids) => ids.join() === first.join())

      await panel('Sections').getByRole('button', { name: 'Add a section' }).click()
      const team = panel('Sections').getByRole('button', { name: 'Team', exact: true })
      await team.scrollIntoViewIfNeeded()
      await panel('Sections').locator('iframe[title="Team"][data-there]').waitFor()
      await faults('40-section-picker')
      await team.click()
      await until((ids) => ids.length === first.length + 1)

      await baker.clicks('Theme')
      await panel('Theme').getByLabel('Main colour', { exact: true }).fill('#0a7d5c')
      const brand = () =>
        frame.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--brand'))
      await eventually(async () => (await brand()).includes('#0a7d5c'))
      await faults('41-theme')
      await baker.clicks('Keep this look')
      await baker.reads('Your page has the new look.')
      await page.keyboard.press('Control+z')
      await eventually(async () => !(await brand()).includes('#0a7d5c'))

      await baker.clicks('Facts')
      const telephone = panel('Facts')
        .getByRole('textbox', { name: /Telephone/ })
        .first()
      await telephone.fill('0232 555 99 00')
      await frame.getByText('0232 555 99 00').first().waitFor()
      await panel('Facts').getByText('Changed on the page').waitFor()
      await faults('42-facts')

      await baker.clicks('Details')
      await panel('Details').getByLabel('Title').fill('The best bread in Izmir')
      await panel('Details').getByLabel('Title').press('Enter')
      await panel('Details')
        .getByRole('button', { name: /^Go to: / })
        .first()
        .click()
      await page.getByRole('dialog', { name: 'Edit Text' }).waitFor()
      await page.keyboard.press('Escape')
      await faults('43-details')

      await baker.clicks('Choose a picture for sharing')
      const gallery = page.getByRole('dialog', { name: 'Select Image' })
      const buffer = await picture('jpeg', { width: 1200, height: 630 })
      await gallery
        .locator('input[type=file]')
        .setInputFiles({ name: 'shop.jpg', mimeType: 'image/jpeg', buffer })
      await gallery.getByRole('button', { name: 'Choose shop.jpg' }).click()
      await panel('Details').getByRole('button', { name: 'Use the automatic card again' }).waitFor()
      await baker.clicks('Choose an icon')
      await gallery.getByRole('button', { name: 'Choose shop.jpg' }).click()
      await panel('Details').getByRole('button', { name: 'Use the automatic icon again' }).click()
      await panel('Details')
        .getByRole('button', { name: 'Use the automatic icon again' })
        .waitFor({ state: 'detached' })
      await faults('44-details-pictures')
    })

  test('many facts can also be opened on a phone', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const website = await account.build(TOLD_MUCH)
    const { page } = baker
    await page.setViewportSize(PHONE)
    const editor = new EditorPage(page, baker, website)
    await editor.opens()
    await baker.clicks('Facts')
    const facts = editor.panelOf('Facts')
    await facts.getByLabel('Tuesday opens, 1', { exact: true }).waitFor()
    // A page with an endless layout loop would not answer any more.
    await facts.getByLabel('Name', { exact: true }).fill('Crumb and Crust')
    await editor.frame.locator('h1', { hasText: 'Crumb and Crust' }).waitFor()
    // The pictures of the website are in the gallery.
    assert.equal(await facts.getByRole('region', { name: 'Photos' }).count(), 0)
  })
})
