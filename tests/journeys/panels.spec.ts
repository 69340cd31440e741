import { test } from '@japa/runner'
import { DESKTOP, PHONE, accessibilityFaults, layoutFaults } from '#tests/helpers/browser'
import { eventually } from '#tests/helpers/eventually'
import { picture } from '#tests/helpers/pictures'
import { Stage } from '#tests/helpers/stage'

test.group('The panels of the editor', (group) => {
  const stage = Stage.for(group)

  test('sections, theme, facts and details of a page by hand, at {width} px')
    .with([DESKTOP, PHONE])
    .run(async ({ assert }, viewport) => {
      const { baker, account } = await stage.member()
      const website = await account.build()
      const { page } = baker
      await page.setViewportSize(viewport)
      await baker.opens(`/edit/${website}`)
      const frame = page.frameLocator('iframe')
      await frame.locator('h1').waitFor()
      await page.getByText('Opening the page').waitFor({ state: 'detached' })
      const panel = (name: string) => page.getByRole('complementary', { name, exact: true })
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

      await baker.clicks('Theme')
      await panel('Theme').getByLabel('Main colour', { exact: true }).fill('#0a7d5c')
      const brand = () =>
        frame.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--brand'))
      await eventually(async () => (await brand()).includes('#0a7d5c'))
      await faults('41-theme')
      await baker.clicks('Keep this look')
      await baker.reads('The new look is kept.')
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
      await panel('Details').getByRole('button', { name: 'Use the drawn card again' }).waitFor()
      await baker.clicks('Choose an icon')
      await gallery.getByRole('button', { name: 'Choose shop.jpg' }).click()
      await panel('Details').getByRole('button', { name: 'Use the drawn icon again' }).click()
      await panel('Details')
        .getByRole('button', { name: 'Use the drawn icon again' })
        .waitFor({ state: 'detached' })
      await faults('44-details-pictures')
    })
})
