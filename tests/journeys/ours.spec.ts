/// <reference lib="dom" />
import { test } from '@japa/runner'
import { DESKTOP, PHONE, faultsOn } from '#tests/helpers/browser'
import { field, opensDetails, pageSays, press, saved, sheet } from '#tests/helpers/sheet_screen'
import { Stage } from '#tests/helpers/stage'

const PROMPT = 'A plumber called Leeds Pipes in Leeds. Write to ada@pipes.example.'

test.group('Texts of ours', (group) => {
  const stage = Stage.for(group)

  test('are counted, kept, typed over and taken away in the form, at {width} px')
    .with([DESKTOP, PHONE])
    .run(async ({ assert }, viewport) => {
      const { baker } = await stage.member()
      const { page } = baker
      await page.setViewportSize(viewport)
      await baker.describes(PROMPT)
      await sheet(page).waitFor()
      const count = (words: string) => sheet(page).getByText(words).waitFor()

      await count('9 texts here are ours')
      await press(page, 'Read them').click()
      assert.equal(await field(page, 'Step, row 1').inputValue(), 'You ring or write')
      // Otherwise a bar may cover half of a button.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      assert.deepEqual(await faultsOn(page, 'sheet-ours'), [])

      await press(page, 'Keep “You ring or write”').click()
      await count('8 texts here are ours')
      await field(page, 'What happens, row 2').fill('Ada comes and looks.')
      await saved(page)
      await count('7 texts here are ours')
      await press(page, 'Remove Where is the stopcock?').click()
      await saved(page)
      await count('6 texts here are ours')

      await pageSays(page, ['You ring or write', 'Ada comes and looks.', 'Should I be at home?'])
      await page.reload()
      await opensDetails(page)
      await count('6 texts here are ours')
      assert.isFalse(await press(page, 'Keep “You ring or write”').isVisible())
    })
})
