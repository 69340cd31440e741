import { test } from '@japa/runner'
import { callAsPerson, savePage } from '#tests/helpers/call_as_person'
import { openAiPanel } from '#tests/helpers/ai_panel'
import { proves } from '#tests/helpers/evidence'
import { Stage } from '#tests/helpers/stage'

test.group('Failing instructions', (group) => {
  const stage = Stage.for(group)

  test('every failure has its own message, and the instruction stays in the field', async ({
    assert,
  }) => {
    const ai = await openAiPanel(stage)
    const { page, field } = ai
    // Not the previous one, which stays until the new one is shown.
    const toast = page.locator('[role=alert] span').filter({ hasText: 'Network Error' })
    const words = 'Make the page dark'
    const failures: [number, object | undefined, string][] = [
      [400, { error: 'Too odd.', code: 'odd' }, 'Invalid request: Too odd.'],
      [400, undefined, 'Invalid request: Bad request format'],
      [502, undefined, 'AI Response Parsing Error: AI returned invalid format'],
      [503, undefined, 'AI Service Error: AI service temporarily unavailable'],
      [500, undefined, 'Server Error: Internal server error during processing'],
      [
        429,
        { error: 'Come back in a minute.', code: 'x' },
        'Server Error (429): Come back in a minute.',
      ],
    ]
    for (const [status, body, said] of failures) {
      const fulfil = { status, ...(body && { json: body }) }
      await page.route('**/ai_line_edit/', (route) => route.fulfill(fulfil), { times: 1 })
      await ai.asks(words)
      await ai.says(said)
      assert.equal(await field.inputValue(), words)
    }
    await page.route('**/ai_line_edit/', (route) => route.abort(), { times: 1 })
    await ai.asks(words)
    await ai.says(
      'Network Error: Could not connect to server. Please check your internet connection.'
    )
    assert.deepEqual(await ai.faults('31-ai-network'), [])
    // An invalid answer, such as one without any fields.
    await page.route('**/ai_line_edit/', (route) => route.fulfill({ json: {} }), { times: 1 })
    await ai.asks(words)
    await ai.says('Unknown Error')

    await page.clock.install()
    await page.route('**/ai_line_edit/', (route) => route.abort(), { times: 1 })
    await ai.asks(words)
    await toast.waitFor()
    await page.clock.runFor(7_500)
    assert.isTrue(await toast.isVisible())
    await page.clock.runFor(1_000)
    await toast.waitFor({ state: 'detached', timeout: 2_000 })
    proves('AI error toast 8 seconds')

    await ai.asks(words)
    const done = page.getByText(/^AI edit completed!/)
    await ai.baker.staysUntil(done)
    await page.clock.runFor(3_500)
    assert.isTrue(await done.isVisible())
    await page.clock.runFor(2_000)
    await done.waitFor({ state: 'detached', timeout: 2_000 })
    proves('AI success toast 5 seconds')
  })

  test('a page that was changed elsewhere is reloaded, and the instruction is not applied', async ({
    assert,
  }) => {
    const ai = await openAiPanel(stage)
    const { page, frame, field } = ai
    await page.route(
      '**/ai_line_edit/',
      async (route) => {
        const { html_content: html } = await callAsPerson(
          page,
          'GET',
          `/spa/websites/${ai.website}/`
        )
        await savePage(
          page,
          ai.website,
          html.replace(/(<h1[^>]*>)[\s\S]*?<\/h1>/, '$1Elsewhere</h1>')
        )
        await route.continue()
      },
      { times: 1 }
    )
    await ai.asks('Make the page dark')
    await ai.says(/^Server Error \(409\): This website was changed elsewhere/)
    await frame.getByRole('heading', { level: 1, name: 'Elsewhere' }).waitFor()
    assert.equal(await field.inputValue(), 'Make the page dark')
    await field.press('Control+Enter')
    await ai.says(/^AI edit completed!/)
    await frame.getByRole('heading', { level: 1, name: 'Elsewhere' }).waitFor()
  })

  test('undoing an instruction keeps later edits by hand, and a lost connection is reported', async ({
    assert,
  }) => {
    const ai = await openAiPanel(stage)
    const { page, frame, card } = ai
    const title = (await frame.locator('h1').textContent())!
    await ai.asks('Change the main heading to “Fresh”')
    await card.waitFor()
    await frame.locator('main h2').first().dblclick({ delay: 80 })
    await page.getByRole('dialog').getByRole('textbox').fill('By hand')
    await page.keyboard.press('Control+Enter')
    await ai.says('Text updated successfully!')

    await page.route('**/update_element_content/', (route) => route.abort())
    await frame.locator('main p').first().dblclick({ delay: 80 })
    await page.getByRole('dialog').getByRole('textbox').fill('Not arrived')
    await page.keyboard.press('Control+Enter')
    await ai.headerUndo.click()
    await ai.says(/^Failed to undo changes: Could not connect to server/)
    await page.unroute('**/update_element_content/')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.getByText('Saved', { exact: true }).waitFor()

    await card.getByRole('button', { name: 'Undo this edit' }).click()
    await frame.getByRole('heading', { level: 1, name: title }).waitFor()
    assert.equal(await frame.locator('main h2').first().textContent(), 'By hand')
    assert.equal(await frame.locator('main p').first().textContent(), 'Not arrived')

    // The next change also sends what was undone.
    await frame.locator('h1').dblclick({ delay: 80 })
    await page.getByRole('dialog').getByRole('textbox').fill('After all')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.reload()
    await frame.getByRole('heading', { level: 1, name: 'After all' }).waitFor()
    assert.equal(await frame.locator('main h2').first().textContent(), 'By hand')
  })

  test('a frame that does not answer is reloaded, and a message is shown if that does not help', async ({
    assert,
  }) => {
    const ai = await openAiPanel(stage)
    const { page, card } = ai
    let loads = 0
    await page.route(/\/\/p-[^/]+\/e\//, (route) => {
      loads++
      return route.abort()
    })
    // The frame is empty, as after a crash of its process.
    await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => (frame.src = 'about:blank'))
    const started = Date.now()
    await ai.asks('Make the page dark')
    await ai.says('Setting up interactive editing...')
    await ai.says('Interactive editing may not work properly. Try refreshing the page.')
    const took = Date.now() - started
    assert.isAbove(took, 3 * 500 + 3 * 2_000)
    assert.equal(loads, 1)
    proves('edit mode is set up again after 500 ms, and after 2 seconds once that has failed')
    await card.waitFor()
  })
})
