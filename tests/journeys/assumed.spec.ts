import { test } from '@japa/runner'
import { DESKTOP, PHONE, faultsOn } from '#tests/helpers/browser'
import { focused, tabsTo } from '#tests/helpers/keyboard'
import {
  field,
  opensDetails,
  pageSays,
  press,
  question,
  saved,
  sheet,
} from '#tests/helpers/sheet_screen'
import { Stage } from '#tests/helpers/stage'

const PROMPT =
  'website for my yoga studio Stillpoint in Galway, morning and evening classes. Call 091 555 0123.'

test.group('What is assumed', (group) => {
  const stage = Stage.for(group)

  test('is on the page without a question, and is undone and brought back by a tap, at {width} px')
    .with([DESKTOP, PHONE])
    .run(async ({ assert }, viewport) => {
      const { baker } = await stage.member()
      const { page } = baker
      await page.setViewportSize(viewport)
      await baker.describes(PROMPT)
      await sheet(page).waitFor()
      assert.equal(await question(page).count(), 0)
      const block = page.getByRole('region', { name: 'Assumed' })
      await block.getByText('Name: Stillpoint').waitFor()
      assert.deepEqual(await faultsOn(page, 'sheet-assumed'), [])
      if (viewport === DESKTOP) await pageSays(page, ['Stillpoint'])

      await press(page, 'Undo: Name: Stillpoint').click()
      await press(page, 'Bring back: Name: Stillpoint').waitFor()
      await saved(page)
      await page.reload()
      await press(page, 'Bring back: Name: Stillpoint').click()
      await saved(page)
      assert.equal(await block.getByText('Name: Stillpoint').count(), 0)
      await opensDetails(page)
      assert.equal(await field(page, 'Name').first().inputValue(), 'Stillpoint')
    })

  test('is undone by the keyboard, and the cursor stays', async ({ assert }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await baker.describes(PROMPT)
    await sheet(page).waitFor()
    await tabsTo(page, 'Undo: Name: Stillpoint')
    await page.keyboard.press('Enter')
    await press(page, 'Bring back: Name: Stillpoint').waitFor()
    await saved(page)
    assert.equal(await focused(page), 'Bring back: Name: Stillpoint')
  })
})
