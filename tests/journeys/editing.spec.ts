import { test } from '@japa/runner'
import { DESKTOP, PHONE, accessibilityFaults, layoutFaults } from '#tests/helpers/browser'
import { savePage } from '#tests/helpers/call_as_person'
import { PDF } from '#tests/helpers/documents'
import { atTheEditor } from '#tests/helpers/at_the_editor'
import { eventually } from '#tests/helpers/eventually'
import { proves } from '#tests/helpers/evidence'
import { type Product, startProduct } from '#tests/helpers/product'

test.group('Editing by hand', (group) => {
  let product: Product

  group.setup(async () => {
    product = await startProduct()
  })
  group.teardown(async () => {
    await product?.stop()
  })

  test('a person changes texts, styles and links, undoes and saves, at {width} px')
    .with([DESKTOP, PHONE])
    .run(async ({ assert }, viewport) => {
      const { page, context, errors, baker, editor, frame } = await atTheEditor(product, viewport)
      const sound = async (name: string) => {
        await baker.looks(name)
        assert.deepEqual(await layoutFaults(page), [], `layout of ${name}`)
        // The colours of the page in the frame are the person's choice, so they are not checked.
        const faults = (await accessibilityFaults(page)).filter((line) => !line.includes('iframe'))
        assert.deepEqual(faults, [], `accessibility of ${name}`)
      }
      const heading = frame.locator('h1')
      await editor.reads(/^Edit: /)
      await editor.reads(/^\d+ elements$/)
      await sound('20-editor')

      const before = await heading.innerText()
      await editor.rewrites('h1', 'Warm bread & <b>friends</b>')
      await editor.reads('Text updated successfully!')
      assert.equal(await heading.innerText(), 'Warm bread & <b>friends</b>')
      await sound('21-editor-text')

      const sizes = await page.getByLabel('Font size').locator('option').allInnerTexts()
      for (const size of [12, 14, 16, 18, 24, 32]) assert.include(sizes, `${size} px`)
      for (const align of ['Left', 'Center', 'Right']) await page.getByTitle(align).waitFor()
      proves('font sizes 12, 14, 16, 18, 24 and 32 px; text align left, center and right')
      await page.getByLabel('Font size').selectOption('32')
      await page.getByLabel('Font weight').selectOption({ label: '300 Light' })
      const number = page.getByLabel('Text colour, as a number')
      await number.fill('nonsense')
      await number.press('Enter')
      assert.match(await number.inputValue(), /^#[0-9a-f]{6}$/)
      await number.fill('Teal')
      await number.press('Enter')
      assert.equal(await number.inputValue(), '#008080')
      await page.getByLabel('Text colour', { exact: true }).fill('#5a0000')
      await page.getByTitle('Right').click()
      await editor.settles()
      const style = await heading.getAttribute('style')
      for (const part of ['32px', '300', 'right']) assert.include(style, part)
      assert.equal(await heading.evaluate((h1) => getComputedStyle(h1).color), 'rgb(90, 0, 0)')
      await sound('22-editor-look')

      const link = frame.locator('main a[href]').first()
      await link.click()
      const field = page.getByRole('textbox', { name: 'Link' })
      assert.equal(await field.getAttribute('type'), 'url')
      assert.include((await field.getAttribute('placeholder'))!, new URL(page.url()).host)
      proves('the URL field is of the url type, with the host as its placeholder')
      await field.fill('javascript:alert(1)')
      await field.press('Enter')
      assert.isTrue(await field.evaluate((input) => input.matches('[aria-invalid=true]')))
      await field.fill('our menu')
      await field.press('Enter')
      await editor.reads(/^This is not a complete address/)
      await field.fill('https://shop.example/')
      assert.isFalse(await field.evaluate((input) => input.matches('[aria-invalid=true]')))
      proves('a field error clears when the user edits that field')
      await field.press('Enter')
      await editor.settles()
      assert.equal(await link.getAttribute('href'), 'https://shop.example/')
      await field.fill('')
      await field.press('Enter')
      await editor.settles()
      assert.isNull(await frame.locator('main a').first().getAttribute('href'))
      proves('an empty URL removes the link')

      // A reload keeps all changes, and each can still be undone.
      await page.reload()
      await editor.isReady()
      assert.equal(await heading.innerText(), 'Warm bread & <b>friends</b>')
      const undo = page.getByRole('button', { name: 'Undo' })
      const isBack = async () => {
        if ((await heading.innerText()) === before) return true
        if (await undo.isEnabled()) await undo.click()
        return false
      }
      await eventually(isBack, { within: 40_000, every: 150 })
      await page.getByRole('button', { name: 'Redo' }).click()
      await frame.getByText('Warm bread').waitFor()

      await page.getByRole('button', { name: 'Save & Preview' }).click()
      await page.waitForURL('**/preview/*')
      await editor.reads('Website saved successfully!')
      await page.frameLocator('iframe').getByText('Warm bread').waitFor()
      assert.deepEqual(errors, [])
      await context.close()
    })

  test('all of it works with the keyboard', async () => {
    const { page, context, editor, frame } = await atTheEditor(product)
    const words = '<main><h1>Bread</h1><p>Daily <b>fresh</b></p></main>'
    await savePage(
      page,
      editor.website,
      `<!doctype html><html><title>Bread</title><body>${words}</body></html>`
    )
    await editor.opens()
    await frame.locator('h1').click()
    for (const [key, name] of [
      ['ArrowDown', 'Paragraph'],
      ['Alt+ArrowDown', 'Bold text'],
      ['Alt+ArrowUp', 'Paragraph'],
      ['ArrowUp', 'Main heading'],
      ['Alt+ArrowUp', 'Main part'],
    ]) {
      await page.keyboard.press(key)
      await editor.panel.getByRole('heading', { name, level: 2 }).waitFor()
    }
    await page.keyboard.press('Escape')
    await editor.panel.waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+Shift+M')
    await editor.panel.waitFor()
    proves('Ctrl+Shift+M opens the manual panel')

    await frame.locator('h1').click()
    await page.keyboard.press('Enter')
    await editor.dialog.waitFor()
    await editor.reads('Ctrl+Enter to save, Esc to cancel')
    await editor.dialog.getByRole('textbox').fill('  ')
    await editor.dialog.getByRole('button', { name: 'Save Text', disabled: true }).waitFor()
    proves('Save Text is disabled while the text is blank')
    await page.keyboard.press('Escape')
    await editor.dialog.waitFor({ state: 'hidden' })
    proves('Escape closes the text modal')
    await editor.panel.waitFor()

    const before = (await frame.locator('h1').textContent())!
    await editor.rewrites('h1', 'By hand')
    await editor.reads('Text updated successfully!')
    await frame.locator('h1').click()
    await page.keyboard.press('Control+z')
    await frame.getByRole('heading', { name: before, level: 1 }).waitFor()
    await page.keyboard.press('Control+Shift+Z')
    await frame.getByRole('heading', { name: 'By hand', level: 1 }).waitFor()
    await context.close()
  })

  test('the panel does not move under the second click of a double click', async ({ assert }) => {
    const { context, editor, frame } = await atTheEditor(product, PHONE)
    const heading = frame.locator('main h2').first()
    await heading.evaluate((low) => low.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await editor.rewrites('main h2', 'Bread, low on the screen')
    await editor.reads('Text updated successfully!')
    assert.equal(await heading.innerText(), 'Bread, low on the screen')
    await editor.panel.waitFor()
    await context.close()
  })

  test('text can be edited only if there is some, and at most 500 characters', async ({
    assert,
  }) => {
    const { page, context, editor, frame } = await atTheEditor(product)
    await frame.locator('main').evaluate((main) => main.scrollIntoView())
    await frame.locator('img:visible, svg:visible').first().dblclick({ force: true })
    await editor.reads('No editable text found in this element')
    assert.isFalse(await editor.dialog.isVisible())
    await editor.rewrites('h1', 'x'.repeat(600))
    await editor.reads('Text updated successfully!')
    // A text that became long by hand can still be edited.
    await editor.rewrites('h1', 'Short again')
    await frame.getByRole('heading', { name: 'Short again', level: 1 }).waitFor()
    await editor.settles()

    const words = [499, 500].map((length) => `<p>${'x'.repeat(length)}</p>`).join('')
    const shop = '<h1>Bread</h1><button id="shop" type="button">Shop</button>'
    const form = '<form><button id="send">Send</button></form>'
    const body = `<body>${shop}${form}${words}</body>`
    await savePage(
      page,
      editor.website,
      `<!doctype html><html lang="en"><title>Bread</title>${body}</html>`
    )
    await editor.opens()
    await frame.locator('p').first().click()
    await editor.panel.getByRole('button', { name: 'Edit Text' }).waitFor()
    await frame.locator('p').last().click()
    await editor.panel.getByText('No editable text found in this element').waitFor()
    proves('editable text under 500 characters')

    await frame.locator('#send').click()
    const address = page.getByRole('textbox', { name: 'Button with URL' })
    await editor.reads('Button with URL')
    await address.fill('shop.example/order')
    await address.press('Enter')
    await editor.reads('This button sends its form, so it cannot lead elsewhere.')
    await frame.locator('#shop').click()
    // The panel shows the previous button until it has received the click.
    await page.getByText('This button sends its form').waitFor({ state: 'hidden' })
    await address.fill('shop.example/order')
    await address.press('Enter')
    await editor.settles()
    assert.equal(await frame.locator('#shop').getAttribute('href'), 'https://shop.example/order')
    proves('a URL of a button that does not begin with http gets https://')

    await editor.baker.clicks('Pick a place')
    await page.getByRole('menuitem', { name: 'A file (PDF)' }).click()
    const files = page.getByRole('dialog', { name: 'Select a file' })
    const input = files.locator('input[type=file]')
    await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: PDF })
    await editor.reads('Please select a PDF file')
    await input.setInputFiles({ name: 'Prices.pdf', mimeType: 'application/pdf', buffer: PDF })
    await files.getByRole('button', { name: 'Link to Prices.pdf' }).waitFor()
    await editor.baker.looks('45-files')
    const faults = [...(await layoutFaults(page)), ...(await accessibilityFaults(page))]
    // The page in the frame is the person's choice, so it is not checked.
    assert.deepEqual(
      faults.filter((line) => !line.includes('iframe')),
      []
    )
    await files.getByRole('button', { name: 'Link to Prices.pdf' }).click()
    await editor.settles()
    assert.match((await frame.locator('#shop').getAttribute('href'))!, /^files\/\w+\/prices\.pdf$/)
    await context.close()
  })

  test('leaving asks whether to keep or discard the changes', async ({ assert }) => {
    const { page, context, editor, frame } = await atTheEditor(product)
    const before = (await frame.locator('h1').textContent())!
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL('**/websites')

    await editor.opens()
    await editor.rewrites('h1', 'Not this')
    await editor.settles()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await editor.baker.looks('24-editor-leave')
    await page.getByRole('button', { name: 'Discard changes since opening' }).click()
    await page.waitForURL('**/websites')
    await editor.opens()
    assert.equal(await frame.locator('h1').textContent(), before)

    await editor.rewrites('h1', 'But this')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Keep changes and leave' }).click()
    await page.waitForURL('**/websites')
    await editor.opens()
    assert.equal(await frame.locator('h1').textContent(), 'But this')
    await context.close()
  })

  test('a theme colour changes the whole page, which stays readable', async ({ assert }) => {
    const { page, context, editor, frame } = await atTheEditor(product)
    await page.getByLabel('Brand colour', { exact: true }).fill('#ffe34d')
    await editor.settles()
    const token = (name: string) =>
      frame
        .locator('html')
        .evaluate((root, wanted) => getComputedStyle(root).getPropertyValue(wanted).trim(), name)
    assert.equal(await token('--brand'), '#ffe34d')
    assert.notEqual(await token('--on-brand'), '#ffffff')
    await page.getByRole('button', { name: 'Undo' }).click()
    await eventually(async () => (await token('--brand')) !== '#ffe34d')
    await context.close()
  })
})
