import { test } from '@japa/runner'
import { DESKTOP, PHONE, accessibilityFaults, layoutFaults } from '#tests/helpers/browser'
import { callAsPerson, savePage } from '#tests/helpers/call_as_person'
import { atTheDesk, type Desk } from '#tests/helpers/desk'
import { proves } from '#tests/helpers/evidence'
import { eventually } from '#tests/helpers/eventually'
import { EditedPage } from '#designer_tests/helpers/editing'
import { holdBack } from '#tests/helpers/hold_back'
import { Stage } from '#tests/helpers/stage'

const SERVER = 'tests/helpers/server_with_sleeping_designer.ts'

async function soundness(desk: Desk, name: string): Promise<string[]> {
  await desk.baker.looks(name)
  return [...(await layoutFaults(desk.page)), ...(await accessibilityFaults(desk.page))].map(
    (fault) => `${name}: ${fault}`
  )
}

test.group('Asking for changes in words', (group) => {
  const stage = Stage.for(group)

  test('a command is done, shown with its receipt, and taken back, at {width} px')
    .with([DESKTOP, PHONE])
    .run(async ({ assert }, viewport) => {
      const desk = await atTheDesk(stage, viewport)
      const { page, panel, field, apply, card, frame } = desk
      const faults: string[] = []
      proves('Ctrl+Shift+A opens the AI panel')
      assert.isTrue(await field.evaluate((one) => one === document.activeElement))
      assert.equal(await field.getAttribute('rows'), '6')
      assert.isTrue(await apply.isDisabled())
      assert.equal(await desk.headerUndo.count(), 0)
      await panel.getByText('Commands that work on this page').waitFor()
      await desk.says('AI Editor')
      await desk.says('Manual Editor')
      faults.push(...(await soundness(desk, '25-ai-panel')))

      await field.press('Control+Enter')
      await desk.says('Please enter an AI instruction')

      const before = await frame.locator('h1').innerText()
      await desk.watches()
      await desk.asks('Change the main heading to “Bread from the stone oven”')
      await desk.says(/^AI edit completed! \d+ changes applied in \d+\.\ds\.$/)
      proves('the instruction has 6 rows, and Ctrl+Enter submits it')
      await eventually(async () => (await desk.flashes()) > 0)
      await frame.getByRole('heading', { level: 1, name: 'Bread from the stone oven' }).waitFor()
      const steps = await desk.hasSeen()
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
      await desk.says('Last Edit')
      faults.push(...(await soundness(desk, '26-ai-last-edit')))
      await card.getByText('Before', { exact: true }).click()
      await frame.getByRole('heading', { level: 1, name: before }).waitFor()
      await card.getByText('After', { exact: true }).click()
      await frame.getByRole('heading', { level: 1, name: 'Bread from the stone oven' }).waitFor()
      await eventually(async () => (await desk.flashes()) === 0)

      assert.isTrue(await desk.headerUndo.isVisible())
      proves('the header has Undo only after an AI edit')
      let saves = 0
      page.on('request', (request) => {
        if (request.method() === 'PUT') saves++
      })
      await desk.headerUndo.click()
      await desk.says('Undone: "Change the main heading to “Bread from the stone o"')
      proves('the undo toast shows the first 50 characters of the prompt')
      await frame.getByRole('heading', { level: 1, name: before }).waitFor()
      await desk.says('Undone here. Save to keep it so.')
      assert.equal(await card.count(), 0)
      assert.equal(await desk.headerUndo.count(), 0)
      assert.equal(saves, 0)
      faults.push(...(await soundness(desk, '27-ai-undone')))
      await page.getByRole('button', { name: 'Save & Preview' }).click()
      await page.waitForURL('**/preview/*')
      await page.frameLocator('iframe').getByRole('heading', { level: 1, name: before }).waitFor()
      proves('undo restores the backup, is not stored until Save, and clears the record')
      assert.deepEqual(faults, [])
    })

  test('what cannot be done says why, and offers three things that work here', async ({
    assert,
  }) => {
    const desk = await atTheDesk(stage)
    const { panel, field } = desk
    await desk.asks('Play the harmonica')
    await panel.getByRole('heading', { name: 'That was not possible' }).waitFor()
    const part = panel.locator('section', { hasText: 'That was not possible' })
    const offers = part.getByRole('button')
    assert.equal(await offers.count(), 3)
    assert.deepEqual(await soundness(desk, '28-ai-cannot'), [])
    assert.equal(await field.inputValue(), 'Play the harmonica')

    const words = await offers.first().innerText()
    await offers.first().click()
    assert.equal(await field.inputValue(), words)
    assert.isTrue(await field.evaluate((one) => one === document.activeElement))
    assert.equal(await part.count(), 0)
    await field.press('Control+Enter')
    await desk.says(/^AI edit completed!/)
  })

  test('a question is answered by picking a reading', async ({ assert }) => {
    const desk = await atTheDesk(stage)
    const { page, panel, frame } = desk
    const { html } = EditedPage.ofOurs('barber')
    await savePage(page, desk.website, html)
    await desk.opens()
    await page.keyboard.press('Control+Shift+A')
    await desk.asks('Remove the “Book a chair” button')
    await panel.getByRole('heading', { name: 'Which of these do you mean?' }).waitFor()
    const part = panel.locator('section', { hasText: 'Which of these do you mean?' })
    assert.equal(await part.getByRole('button').count(), 2)
    const count = await frame.getByText('Book a chair').count()
    assert.deepEqual(await soundness(desk, '29-ai-question'), [])
    await part.getByRole('button').first().click()
    await desk.says(/^AI edit completed!/)
    assert.equal(await frame.getByText('Book a chair').count(), count - 1)
    assert.equal(await part.count(), 0)
  })

  test('is about what is selected, and says so in plain words', async ({ assert }) => {
    const desk = await atTheDesk(stage)
    const { page, panel, frame } = desk
    const about = panel.getByRole('group', { name: 'What this is about' })
    await about.getByText('The whole page').waitFor()
    await frame.locator('h1').click()
    await page.keyboard.press('Control+z')
    await desk.says('No changes to undo')
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    await frame.locator('h1').click()
    await page.keyboard.press('Control+Shift+A')
    await panel.getByRole('button', { name: 'Ask about the whole page instead' }).click()
    const text = await frame.locator('main h2').first().innerText()
    await frame.locator('main h2').first().click()
    await about.getByText(`Heading: “${text}”`).waitFor()
    assert.isTrue(await panel.isVisible())
    assert.deepEqual(await soundness(desk, '30-ai-scope'), [])

    const asked = page.waitForRequest('**/ai_line_edit/')
    await desk.asks('Make this red')
    const { selection } = (await asked).postDataJSON()
    assert.equal(selection, await frame.locator('main h2').first().getAttribute('data-element-id'))
    await desk.says(/^AI edit completed!/)
    await panel.getByRole('button', { name: 'Ask about the whole page instead' }).click()
    await about.getByText('The whole page').waitFor()
    const again = page.waitForRequest('**/ai_line_edit/')
    await desk.asks('Make the page dark')
    assert.notProperty((await again).postDataJSON(), 'selection')
    await panel.getByText('Style rules of the whole page').waitFor()
  })

  test('every failure has its own words, and the instruction stays', async ({ assert }) => {
    const desk = await atTheDesk(stage)
    const { page, field } = desk
    // Not the one before it, which stays until this one comes.
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
      await desk.asks(words)
      await desk.says(said)
      assert.equal(await field.inputValue(), words)
    }
    await page.route('**/ai_line_edit/', (route) => route.abort(), { times: 1 })
    await desk.asks(words)
    await desk.says(
      'Network Error: Could not connect to server. Please check your internet connection.'
    )
    assert.deepEqual(await soundness(desk, '31-ai-network'), [])
    // Whatever is no answer at all, such as one without any fields.
    await page.route('**/ai_line_edit/', (route) => route.fulfill({ json: {} }), { times: 1 })
    await desk.asks(words)
    await desk.says('Unknown Error')

    await page.clock.install()
    await page.route('**/ai_line_edit/', (route) => route.abort(), { times: 1 })
    await desk.asks(words)
    await toast.waitFor()
    await page.clock.runFor(7_500)
    assert.isTrue(await toast.isVisible())
    await page.clock.runFor(1_000)
    await toast.waitFor({ state: 'detached', timeout: 2_000 })
    proves('AI error toast 8 seconds')

    await desk.asks(words)
    const done = page.getByText(/^AI edit completed!/)
    await desk.baker.staysUntil(done)
    await page.clock.runFor(3_500)
    assert.isTrue(await done.isVisible())
    await page.clock.runFor(2_000)
    await done.waitFor({ state: 'detached', timeout: 2_000 })
    proves('AI success toast 5 seconds')
  })

  test('a page that was changed elsewhere is brought up to date, and nothing is done to it', async ({
    assert,
  }) => {
    const desk = await atTheDesk(stage)
    const { page, frame, field } = desk
    await page.route(
      '**/ai_line_edit/',
      async (route) => {
        const { html_content: html } = await callAsPerson(
          page,
          'GET',
          `/spa/websites/${desk.website}/`
        )
        await savePage(
          page,
          desk.website,
          html.replace(/(<h1[^>]*>)[\s\S]*?<\/h1>/, '$1Elsewhere</h1>')
        )
        await route.continue()
      },
      { times: 1 }
    )
    await desk.asks('Make the page dark')
    await desk.says(/^Server Error \(409\): This website was changed elsewhere/)
    await frame.getByRole('heading', { level: 1, name: 'Elsewhere' }).waitFor()
    assert.equal(await field.inputValue(), 'Make the page dark')
    await field.press('Control+Enter')
    await desk.says(/^AI edit completed!/)
    await frame.getByRole('heading', { level: 1, name: 'Elsewhere' }).waitFor()
  })

  test('changes by hand after it stay when it is taken back, and a lost server is told', async ({
    assert,
  }) => {
    const desk = await atTheDesk(stage)
    const { page, frame, card } = desk
    const title = await frame.locator('h1').innerText()
    await desk.asks('Change the main heading to “Fresh”')
    await card.waitFor()
    await frame.locator('main h2').first().dblclick({ delay: 80 })
    await page.getByRole('dialog').getByRole('textbox').fill('By hand')
    await page.keyboard.press('Control+Enter')
    await desk.says('Text updated successfully!')

    await page.route('**/update_element_content/', (route) => route.abort())
    await frame.locator('main p').first().dblclick({ delay: 80 })
    await page.getByRole('dialog').getByRole('textbox').fill('Not arrived')
    await page.keyboard.press('Control+Enter')
    await desk.headerUndo.click()
    await desk.says(/^Failed to undo changes: Could not connect to server/)
    await page.unroute('**/update_element_content/')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.getByText('Saved', { exact: true }).waitFor()

    await card.getByRole('button', { name: 'Undo this edit' }).click()
    await frame.getByRole('heading', { level: 1, name: title }).waitFor()
    assert.equal(await frame.locator('main h2').first().innerText(), 'By hand')
    assert.equal(await frame.locator('main p').first().innerText(), 'Not arrived')

    // The next change takes what was undone along.
    await frame.locator('h1').dblclick({ delay: 80 })
    await page.getByRole('dialog').getByRole('textbox').fill('After all')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.reload()
    await frame.getByRole('heading', { level: 1, name: 'After all' }).waitFor()
    assert.equal(await frame.locator('main h2').first().innerText(), 'By hand')
  })

  test('a frame that stays silent is loaded again, and said where that does not help', async ({
    assert,
  }) => {
    const desk = await atTheDesk(stage)
    const { page, card } = desk
    let loads = 0
    await page.route(/\/\/p-[^/]+\/e\//, (route) => {
      loads++
      return route.abort()
    })
    // The page is gone from the frame, as after a crash of its process.
    await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => (frame.src = 'about:blank'))
    const started = Date.now()
    await desk.asks('Make the page dark')
    await desk.says('Setting up interactive editing...')
    await desk.says('Interactive editing may not work properly. Try refreshing the page.')
    const took = Date.now() - started
    assert.isAbove(took, 3 * 500 + 3 * 2_000)
    assert.equal(loads, 1)
    proves('edit mode is set up again after 500 ms, and after 2 seconds once that has failed')
    await card.waitFor()
  })
})

test.group('A designer that takes its time', (group) => {
  const stage = Stage.for(group, {
    command: [process.execPath, '--import=@poppinss/ts-exec', SERVER],
    env: { SLEEP_MS: '1500' },
  })

  test('says what it is at, ignores a second submit, and can be cancelled', async ({ assert }) => {
    const desk = await atTheDesk(stage)
    const { page, panel, field, apply, frame, card } = desk
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('ai_line_edit')) calls.push(request.method())
    })
    await desk.watches()
    const before = await frame.locator('h1').innerText()
    await desk.asks('Change the main heading to “Slow”')
    await desk.says('Sending request to AI...')
    await field.press('Control+Enter')
    assert.isTrue(await apply.isDisabled())
    proves('Apply Changes is disabled while the instruction is empty or one is under way')
    await panel.getByRole('button', { name: 'Cancel this edit' }).click()
    await desk.says('Cancelled. Nothing was changed.')
    assert.lengthOf(calls, 1)
    proves('a second submit is ignored while busy')
    await page.waitForTimeout(2_000)
    await page.reload()
    await frame.getByRole('heading', { level: 1, name: before }).waitFor()

    await page.keyboard.press('Control+Shift+A')
    await desk.watches()
    await desk.asks('Change the main heading to “Slow”')
    await desk.says('Sending request to AI...')
    // The hand need not wait: its change goes on top of the answer.
    await frame.locator('main h2').first().dblclick({ delay: 80 })
    await page.getByRole('dialog').getByRole('textbox').fill('Meanwhile')
    await page.keyboard.press('Control+Enter')
    await card.waitFor()
    await frame.getByRole('heading', { level: 1, name: 'Slow' }).waitFor()
    assert.equal(await frame.locator('main h2').first().innerText(), 'Meanwhile')
    assert.include(await desk.hasSeen(), 'Analyzing website structure...')
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.reload()
    await frame.getByRole('heading', { level: 1, name: 'Slow' }).waitFor()
    assert.equal(await frame.locator('main h2').first().innerText(), 'Meanwhile')

    const letGo = await holdBack(page, '**/ai_line_edit/')
    await page.keyboard.press('Control+Shift+A')
    await desk.asks('Change the main heading to “Held”')
    await desk.says('Sending request to AI...')
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      assert.deepEqual(await soundness(desk, '32-ai-busy'), [])
    }
    letGo()
    await card.waitFor()
  })
})
