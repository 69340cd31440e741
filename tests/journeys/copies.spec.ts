import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { AiPanel } from '#tests/helpers/ai_panel'
import { packed } from '#tests/helpers/archives'
import type { Baker } from '#tests/helpers/baker'
import { faultsAtBothWidths, PHONE } from '#tests/helpers/browser'
import { eventually } from '#tests/helpers/eventually'
import { Stage } from '#tests/helpers/stage'

const IMPORT = '**/spa/websites/import/'

test.group('Copies of websites', (group) => {
  const stage = Stage.for(group)

  test('a website is exported, imported, changed with its facts, and duplicated', async ({
    assert,
  }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    account.subscribe('basic')
    const id = await account.build()
    const archive = await exported(baker, id)

    await baker.opens('/websites')
    await baker.clicks('Import a website')
    await page.getByRole('dialog', { name: 'Import a website' }).waitFor()
    assert.deepEqual(await faultsAtBothWidths(page, 'import-dialog'), [])
    await chooses(page, { name: 'website.zip', buffer: archive })
    await page.waitForURL(/\/preview\/(?!.*new)/)
    await baker.reads('Website imported successfully.')
    const imported = page.url().split('/').at(-1)!
    assert.notEqual(imported, id)

    const editor = new AiPanel(page, baker, imported)
    await editor.opens()
    const telephone = editor
      .panelOf('Facts')
      .locator('[data-field="contact.telephones"] input')
      .first()
    await baker.clicks('Facts')
    await eventually(async () => (await telephone.inputValue()) === '0232 555 12 34')
    await telephone.fill('0113 555 0199')
    await eventually(async () => {
      const numbers = editor.frame.locator('a[href^="tel:"]')
      return (await numbers.first().getAttribute('href')) === 'tel:01135550199'
    })
    await eventually(async () => (await page.getByText(/^Saved/).count()) > 0)

    await baker.opens('/websites')
    await page.getByRole('article').nth(1).waitFor()
    await baker.clicks(/^More for /)
    await baker.chooses('Duplicate')
    await baker.reads(/^“Copy of .+” is ready\. It is not published\.$/)
    await page.getByRole('heading', { name: /^Copy of / }).waitFor()
    assert.equal(await page.getByRole('article').count(), 3)
    assert.deepEqual(await faultsAtBothWidths(page, 'websites-duplicated'), [])
    await baker.clicks('Look at the copy', 'link')
    await page.waitForURL('**/preview/*')
    await page.frameLocator('iframe').first().locator('a[href="tel:01135550199"]').first().waitFor()
  })

  test('a file that cannot be imported is refused in words, and another one can be dropped', async ({
    assert,
  }) => {
    const { baker } = await stage.member()
    const { page } = baker
    await page.setViewportSize(PHONE)
    await baker.opens('/websites')
    await baker.reads('No Websites Yet')
    assert.deepEqual(await faultsAtBothWidths(page, 'websites-none-import'), [])
    await page.getByRole('button', { name: 'Import a website' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Import a website' })
    await dialog.waitFor()
    const bad = await packed([['page.html', 'x']])
    await chooses(page, { name: 'bad.zip', buffer: bad })
    await baker.reads('This ZIP file has no index.html.')
    assert.deepEqual(await faultsAtBothWidths(page, 'import-refused'), [])

    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    assert.equal(await focused(), 'Import a website')

    await page.keyboard.press('Enter')
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(IMPORT, async (route) => {
      await held
      await route.continue()
    })
    const html =
      '<!doctype html><html><head><title>Mill</title></head><body><h1>Mill</h1></body></html>'
    await drops(
      page,
      await packed([
        ['index.html', html],
        ['js/go.js', 'go()'],
      ])
    )
    await dialog.getByRole('progressbar').waitFor()
    await baker.looks('import-sending')
    release()
    await page.waitForURL(/\/preview\//)
    await baker.reads(/^Imported without a file that a website here cannot have: js\/go\.js$/)
    await page.frameLocator('iframe').first().getByRole('heading', { name: 'Mill' }).waitFor()
  })

  test('without a place for another website, the limit is shown', async ({ assert }) => {
    const { baker } = await stage.member({ websites: 2 })
    const { page } = baker
    await baker.opens('/websites')
    await page.getByRole('article').first().waitFor()
    await baker.clicks(/^More for /)
    await baker.chooses('Duplicate')
    const dialog = page.getByRole('dialog', { name: 'Website limit reached' })
    await dialog.waitFor()
    assert.deepEqual(await faultsAtBothWidths(page, 'copies-limit'), [])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await baker.clicks('Import a website')
    await chooses(page, { name: 'a.html', buffer: Buffer.from('<html></html>') })
    await dialog.waitFor()
    await dialog.getByRole('link', { name: 'Upgrade Plan' }).click()
    await page.waitForURL('**/payments')
  })
})

async function exported(baker: Baker, id: string): Promise<Buffer> {
  await baker.opens(`/preview/${id}`)
  await baker.clicks('View Code')
  const download = baker.page.waitForEvent('download')
  await baker.clicks('Download ZIP')
  const file = await download
  return readFile(await file.path())
}

async function chooses(page: Page, { name, buffer }: { name: string; buffer: Buffer }) {
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  const chooser = await chosen
  await chooser.setFiles({ name, buffer, mimeType: 'application/octet-stream' })
}

/** Drops a file on the dialog's area, as by drag and drop. */
async function drops(page: Page, buffer: Buffer) {
  const data = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer()
    const content = Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))
    transfer.items.add(new File([content], 'mill.zip', { type: 'application/zip' }))
    return transfer
  }, buffer.toString('base64'))
  const zone = page.getByRole('dialog').getByRole('button', { name: 'Choose a file' })
  await zone.dispatchEvent('dragover', { dataTransfer: data })
  await zone.dispatchEvent('drop', { dataTransfer: data })
}
