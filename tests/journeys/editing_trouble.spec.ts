import { test } from '@japa/runner'
import { atTheEditor } from '#tests/helpers/at_the_editor'
import { EditorPage } from '#tests/helpers/editor_page'
import { type Product, startProduct } from '#tests/helpers/product'

test.group('Editing while something fails', (group) => {
  let product: Product

  group.setup(async () => {
    product = await startProduct()
  })
  group.teardown(async () => {
    await product?.stop()
  })

  test('without a connection changes are kept, even through a reload', async ({ assert }) => {
    const { page, context, editor, frame } = await atTheEditor(product)
    const calls = '**/api/spa/websites/*/update_element_*/'
    await page.route(calls, (route) => route.abort())
    await editor.rewrites('h1', 'Written on the train')
    await editor.reads('Failed to save text changes')
    await editor.reads('Offline, 1 change kept')
    const link = frame.locator('main a[href]').first()
    await link.click()
    await page.getByRole('textbox', { name: 'Link' }).fill('https://shop.example/')
    await page.keyboard.press('Enter')
    await editor.reads('Offline, 2 changes kept')
    await editor.baker.looks('23-editor-offline')

    await page.getByRole('button', { name: 'Save & Preview' }).click()
    await editor.reads(/^Save failed: Could not connect to server/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await editor.reads(/^Failed to undo changes: Could not connect to server/)

    await page.reload()
    await editor.isReady()
    assert.equal(await frame.locator('h1').textContent(), 'Written on the train')
    await page.unroute(calls)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await editor.settles()
    await page.reload()
    await editor.isReady()
    assert.equal(await frame.locator('h1').textContent(), 'Written on the train')
    assert.equal(
      await frame.locator('main a[href]').first().getAttribute('href'),
      'https://shop.example/'
    )
    await context.close()
  })

  test('typed text stays in its dialog until it is saved or cancelled', async ({ assert }) => {
    const { page, context, editor, frame } = await atTheEditor(product)
    const field = editor.dialog.getByRole('textbox')
    const open = () => frame.locator('h1').dblclick({ delay: 80 })
    const before = (await frame.locator('h1').textContent())!
    await open()
    await field.fill('Half a sent')
    await page.mouse.click(5, 400)
    assert.equal(await field.inputValue(), 'Half a sent')

    const asked = page.waitForEvent('dialog')
    const reload = page.reload()
    const question = await asked
    assert.equal(question.type(), 'beforeunload')
    await question.accept()
    await reload
    await editor.isReady()
    await open()
    assert.equal(await field.inputValue(), 'Half a sent')
    await editor.dialog.getByText('This is the text that you had not saved yet.').waitFor()
    await page.keyboard.press('Escape')
    await open()
    assert.equal(await field.inputValue(), before)
    await context.close()
  })

  test('a text that the server refuses stays in the dialog with the reason', async ({ assert }) => {
    const { page, context, editor } = await atTheEditor(product)
    await page.route(
      '**/update_element_content/',
      (route) =>
        route.fulfill({ status: 400, json: { error: 'Not this text.', code: 'bad_value' } }),
      { times: 1 }
    )
    await editor.rewrites('h1', 'A refused heading')
    await editor.dialog.getByText('Not this text.').waitFor()
    assert.equal(await editor.dialog.getByRole('textbox').inputValue(), 'A refused heading')
    await page.getByText('Last change not saved').waitFor()
    await page.keyboard.press('Control+Enter')
    await editor.dialog.waitFor({ state: 'detached' })
    await editor.settles()
    await context.close()
  })

  test('line breaks that are typed or pasted are on the page', async ({ assert }) => {
    const { context, editor, frame } = await atTheEditor(product)
    await editor.rewrites('h1', 'Bread\nand\u000bbutter')
    await editor.settles()
    assert.equal(await frame.locator('h1').innerText(), 'Bread\nand\nbutter')
    await editor.opens()
    assert.equal(await frame.locator('h1').innerText(), 'Bread\nand\nbutter')
    await frame.locator('h1').dblclick({ delay: 80 })
    const typed = await editor.dialog.getByRole('textbox').inputValue()
    assert.equal(typed, 'Bread\nand\nbutter')
    await context.close()
  })

  test('a panel whose code fails to load says so, and opens with the next try', async () => {
    const { page, context, editor } = await atTheEditor(product)
    await page.route('**/assets/history_panel-*.js', (route) => route.abort())
    await editor.baker.clicks('History')
    await page.getByRole('alert').getByText('Could not connect to server').waitFor()
    await page.unroute('**/assets/history_panel-*.js')
    await editor.baker.clicks('Try again')
    await editor.panelOf('History').getByText('First version').waitFor()
    await context.close()
  })

  test('an expired session loses no typed text', async ({ assert }) => {
    const { page, context, account, baker, editor, frame } = await atTheEditor(product)
    await fetch(`${product.url}/api/users/logout/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${account.tokens.access}` },
    })
    await editor.rewrites('h1', 'Written at the very end')
    await page.waitForURL('**/login')
    await baker.signsIn()
    await editor.opens()
    assert.equal(await frame.locator('h1').textContent(), 'Written at the very end')
    await editor.settles()
    await context.close()
  })

  test('a failed link edit shows the message of the specification', async () => {
    const { page, context, editor, frame } = await atTheEditor(product)
    await page.route('**/update_element_url/', (route) => route.abort())
    await frame.locator('main a[href]').first().click()
    await page.getByRole('textbox', { name: 'Link' }).fill('https://shop.example/')
    await page.keyboard.press('Enter')
    await editor.reads(
      'URL kaydedilemedi, ancak önizlemede görünecek. (The URL was not saved, but it will show in the preview.)'
    )
    await context.close()
  })

  test('two tabs do not overwrite each other’s changes', async ({ assert }) => {
    const { page, context, editor, frame } = await atTheEditor(product)
    const other = new EditorPage(await context.newPage(), editor.baker, editor.website)
    await other.page.goto(page.url())
    await other.isReady()
    await other.rewrites('h1', 'From the other tab')
    await other.settles()

    await editor.rewrites('h2', 'From this tab')
    await editor.reads(/^This website was changed elsewhere/)
    await editor.settles()
    await other.page.reload()
    await other.isReady()
    for (const shown of [frame, other.frame]) {
      assert.equal(await shown.locator('h1').textContent(), 'From the other tab')
      assert.equal(await shown.locator('h2').first().textContent(), 'From this tab')
    }
    await context.close()
  })

  test('the editor loads before the session is confirmed', async () => {
    const { page, baker, editor } = await atTheEditor(product)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/users/me/', async (route) => {
      await held
      await route.continue()
    })
    const texts = page.waitForResponse(/\/assets\/editor-[\w-]+\.js$/)
    const opening = baker.opens(`/edit/${editor.website}`)
    await texts
    answer()
    await opening
    await editor.isReady()
  })

  test('a website that cannot be opened leads back to the list', async () => {
    const { page, context, editor } = await atTheEditor(product)
    await editor.baker.opens('/edit/no-such-website')
    await editor.reads('Failed to load website')
    await page.waitForURL('**/websites')
    await context.close()
  })

  test('a page whose frame does not answer shows a message', async () => {
    const { page, context, editor } = await atTheEditor(product)
    await page.route(/\/\/p-[^/]+\/e\//, (route) => route.abort())
    await editor.baker.opens(`/edit/${editor.website}`)
    await page
      .getByText('Interactive editing may not work properly. Try refreshing the page.')
      .first()
      .waitFor({ timeout: 20_000 })
    await context.close()
  })
})
