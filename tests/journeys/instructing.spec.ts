import { test } from '@japa/runner'
import { DESKTOP, PHONE } from '#tests/helpers/browser'
import { savePage } from '#tests/helpers/call_as_person'
import { openAiPanel } from '#tests/helpers/ai_panel'
import { proves } from '#tests/helpers/evidence'
import { eventually } from '#tests/helpers/eventually'
import { EditedPage } from '#designer_tests/helpers/editing'
import { holdBack } from '#tests/helpers/hold_back'
import { Stage } from '#tests/helpers/stage'

const SERVER = 'tests/helpers/server_with_sleeping_designer.ts'

test.group('The AI panel', (group) => {
  const stage = Stage.for(group)

  test('a command is carried out, shown with its changes, and undone, at {width} px')
    .with([DESKTOP, PHONE])
    .run(async ({ assert }, viewport) => {
      const ai = await openAiPanel(stage, viewport)
      const { page, panel, field, apply, card, frame } = ai
      const faults: string[] = []
      proves('Ctrl+Shift+A opens the AI panel')
      assert.isTrue(await field.evaluate((one) => one === document.activeElement))
      assert.equal(await field.getAttribute('rows'), '6')
      assert.isTrue(await apply.isDisabled())
      assert.equal(await ai.headerUndo.count(), 0)
      await panel.getByText('Commands that work on this page').waitFor()
      await ai.says('AI Editor')
      await ai.says('Manual Editor')
      faults.push(...(await ai.faults('25-ai-panel')))

      await field.press('Control+Enter')
      await ai.says('Please enter an AI instruction')

      const before = (await frame.locator('h1').textContent())!
      await ai.watches()
      await ai.asks('Change the main heading to “Bread from the stone oven”')
      await ai.says(/^AI edit completed! \d+ changes applied in \d+\.\ds\.$/)
      proves('the instruction has 6 rows, and Ctrl+Enter submits it')
      await eventually(async () => (await ai.flashes()) > 0)
      await frame.getByRole('heading', { level: 1, name: 'Bread from the stone oven' }).waitFor()
      const steps = await ai.hasSeen()
      for (const step of [
        'Applying changes and reloading content...',
        'Setting up interactive editing...',
      ]) {
        assert.include(steps, step)
      }
      assert.equal(await field.inputValue(), '')
      await card.getByText(/^1 of \d+ sections changed, \d+ untouched$/).waitFor()
      await card.locator('del', { hasText: before }).waitFor()
      await card.locator('ins', { hasText: 'Bread from the stone oven' }).waitFor()
      await ai.says('Last Edit')
      faults.push(...(await ai.faults('26-ai-last-edit')))
      await card.getByText('Before', { exact: true }).click()
      await frame.getByRole('heading', { level: 1, name: before }).waitFor()
      await card.getByText('After', { exact: true }).click()
      await frame.getByRole('heading', { level: 1, name: 'Bread from the stone oven' }).waitFor()
      await eventually(async () => (await ai.flashes()) === 0)

      assert.isTrue(await ai.headerUndo.isVisible())
      proves('the header has Undo only after an AI edit')
      let saves = 0
      page.on('request', (request) => {
        if (request.method() === 'PUT') saves++
      })
      await ai.headerUndo.click()
      await ai.says('Undone: "Change the main heading to “Bread from the stone o"')
      proves('the undo toast shows the first 50 characters of the prompt')
      await frame.getByRole('heading', { level: 1, name: before }).waitFor()
      await ai.says('Undone on this screen. Save to keep it.')
      assert.equal(await card.count(), 0)
      assert.equal(await ai.headerUndo.count(), 0)
      assert.equal(saves, 0)
      faults.push(...(await ai.faults('27-ai-undone')))
      await page.getByRole('button', { name: 'Save & Preview' }).click()
      await page.waitForURL('**/preview/*')
      await page.frameLocator('iframe').getByRole('heading', { level: 1, name: before }).waitFor()
      proves('undo restores the backup, is not stored until Save, and clears the record')
      assert.deepEqual(faults, [])
    })

  test('a refusal gives the reason and three instructions that work', async ({ assert }) => {
    const ai = await openAiPanel(stage, PHONE)
    const { panel, field } = ai
    await ai.asks('Play the harmonica')
    const refusal = panel.getByRole('heading', { name: 'That was not possible' })
    await refusal.waitFor()
    await eventually(async () => {
      const { y, height } = (await refusal.boundingBox())!
      return y + height < PHONE.height
    })
    const part = panel.locator('section', { hasText: 'That was not possible' })
    const offers = part.getByRole('button')
    assert.equal(await offers.count(), 3)
    assert.deepEqual(await ai.faults('28-ai-cannot'), [])
    assert.equal(await field.inputValue(), 'Play the harmonica')

    const words = await offers.first().innerText()
    await offers.first().click()
    assert.equal(await field.inputValue(), words)
    assert.isTrue(await field.evaluate((one) => one === document.activeElement))
    assert.equal(await part.count(), 0)
    await field.press('Control+Enter')
    await ai.says(/^AI edit completed!/)
  })

  test('a question is answered by choosing a reading', async ({ assert }) => {
    const ai = await openAiPanel(stage)
    const { page, panel, frame } = ai
    const { html } = EditedPage.ofOurs('barber')
    await savePage(page, ai.website, html)
    await ai.opens()
    await page.keyboard.press('Control+Shift+A')
    await ai.asks('Remove the “Book a chair” button')
    await panel.getByRole('heading', { name: 'Which of these do you mean?' }).waitFor()
    const part = panel.locator('section', { hasText: 'Which of these do you mean?' })
    assert.equal(await part.getByRole('button').count(), 2)
    const count = await frame.getByText('Book a chair').count()
    assert.deepEqual(await ai.faults('29-ai-question'), [])
    await part.getByRole('button').first().click()
    await ai.says(/^AI edit completed!/)
    assert.equal(await frame.getByText('Book a chair').count(), count - 1)
    assert.equal(await part.count(), 0)
  })

  test('names the selected element in plain words and changes only that', async ({ assert }) => {
    const ai = await openAiPanel(stage)
    const { page, panel, frame } = ai
    const about = panel.getByRole('group', { name: 'What should be changed' })
    await about.getByText('The whole page').waitFor()
    await frame.locator('h1').click()
    await page.keyboard.press('Control+z')
    await ai.says('No changes to undo')
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    await frame.locator('h1').click()
    await page.keyboard.press('Control+Shift+A')
    await panel.getByRole('button', { name: 'Change the whole page instead' }).click()
    const text = (await frame.locator('main h2').first().textContent())!
    await frame.locator('main h2').first().click()
    await about.getByText(`Heading: “${text}”`).waitFor()
    assert.isTrue(await panel.isVisible())
    assert.deepEqual(await ai.faults('30-ai-scope'), [])

    const asked = page.waitForRequest('**/ai_line_edit/')
    await ai.asks('Make this red')
    const { selection } = (await asked).postDataJSON()
    assert.equal(selection, await frame.locator('main h2').first().getAttribute('data-element-id'))
    await ai.says(/^AI edit completed!/)
    await panel.getByRole('button', { name: 'Change the whole page instead' }).click()
    await about.getByText('The whole page').waitFor()
    const again = page.waitForRequest('**/ai_line_edit/')
    await ai.asks('Make the page dark')
    assert.notProperty((await again).postDataJSON(), 'selection')
    await panel.getByText('Style rules of the whole page').waitFor()
  })
})

test.group('A slow designer', (group) => {
  const stage = Stage.for(group, {
    command: [process.execPath, '--import=@poppinss/ts-exec', SERVER],
    env: { SLEEP_MS: '1500' },
  })

  test('shows its progress, ignores a second submit, and can be cancelled', async ({ assert }) => {
    const ai = await openAiPanel(stage)
    const { page, panel, field, apply, frame, card } = ai
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('ai_line_edit')) calls.push(request.method())
    })
    await ai.watches()
    const before = (await frame.locator('h1').textContent())!
    await ai.asks('Change the main heading to “Slow”')
    await ai.says('Sending request to AI...')
    await field.press('Control+Enter')
    assert.isTrue(await apply.isDisabled())
    proves('Apply Changes is disabled while the instruction is empty or one is under way')
    await panel.getByRole('button', { name: 'Cancel this edit' }).click()
    await ai.says('Cancelled. Nothing was changed.')
    assert.lengthOf(calls, 1)
    proves('a second submit is ignored while busy')
    await page.waitForTimeout(2_000)
    await page.reload()
    await frame.getByRole('heading', { level: 1, name: before }).waitFor()

    await page.keyboard.press('Control+Shift+A')
    await ai.watches()
    await ai.asks('Change the main heading to “Slow”')
    await ai.says('Sending request to AI...')
    // Edits by hand continue meanwhile and are applied on top of the answer.
    await frame.locator('main h2').first().dblclick({ delay: 80 })
    await page.getByRole('dialog').getByRole('textbox').fill('Meanwhile')
    await page.keyboard.press('Control+Enter')
    await card.waitFor()
    await frame.getByRole('heading', { level: 1, name: 'Slow' }).waitFor()
    assert.equal(await frame.locator('main h2').first().textContent(), 'Meanwhile')
    assert.include(await ai.hasSeen(), 'Analyzing website structure...')
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.reload()
    await frame.getByRole('heading', { level: 1, name: 'Slow' }).waitFor()
    assert.equal(await frame.locator('main h2').first().textContent(), 'Meanwhile')

    const letGo = await holdBack(page, '**/ai_line_edit/')
    await page.keyboard.press('Control+Shift+A')
    await ai.asks('Change the main heading to “Held”')
    await ai.says('Sending request to AI...')
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      assert.deepEqual(await ai.faults('32-ai-busy'), [])
    }
    letGo()
    await card.waitFor()
  })
})
