import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import { Baker, PROMPT } from '#tests/helpers/baker'
import {
  accessibilityFaults,
  DESKTOP,
  layoutFaults,
  openBrowser,
  PHONE,
  visitor,
} from '#tests/helpers/browser'
import { savePage } from '#tests/helpers/call_as_person'
import { eventually } from '#tests/helpers/eventually'
import { holdBack } from '#tests/helpers/hold_back'
import { heicPhoto, picture } from '#tests/helpers/pictures'
import { opensDetails } from '#tests/helpers/sheet_screen'
import { type Product, startProduct } from '#tests/helpers/product'

let product: Product
let browser: Browser

const HTML =
  '<!doctype html><html lang="en"><head><title>Rye</title></head><body><h1>Rye</h1>' +
  '<p id="words">Bread</p><img id="loaf" src="a.png" alt="" width="320" height="200">' +
  '</body></html>'

async function atTheEditor() {
  const { page, errors } = await visitor(browser, DESKTOP)
  const baker = new Baker(page, product)
  await baker.hasAWebsite()
  const [, website] = /preview\/([^?]+)/.exec(page.url())!
  await savePage(page, website, HTML)
  await baker.opens(`/edit/${website}`)
  const frame = page.frameLocator('iframe')
  await frame.locator('h1').waitFor()
  await page.getByText('Opening the page').waitFor({ state: 'detached' })
  return { page, baker, errors, frame, website }
}

async function file(name: string, seed: number) {
  const buffer = await picture('jpeg', { width: 1200, height: 800, seed })
  return { name, mimeType: 'image/jpeg', buffer }
}

/** Drops files on an element, as by drag and drop. */
async function drops(page: Page, name: string, buffer: Buffer) {
  const data = await page.evaluateHandle(
    ([bytes, called]) => {
      const transfer = new DataTransfer()
      const content = Uint8Array.from(atob(bytes!), (one) => one.charCodeAt(0))
      transfer.items.add(new File([content], called!, { type: 'image/png' }))
      return transfer
    },
    [buffer.toString('base64'), name]
  )
  const zone = page.getByRole('dialog').getByText('Uploaded Images')
  await zone.dispatchEvent('dragover', { dataTransfer: data })
  await zone.dispatchEvent('drop', { dataTransfer: data })
}

test.group('Images in the editor', (group) => {
  group.setup(async () => {
    browser = await openBrowser()
    product = await startProduct()
  })
  group.teardown(async () => {
    await browser?.close()
    await product?.stop()
  })

  test('a person uploads, names, inserts, describes and deletes images', async ({ assert }) => {
    const { page, baker, errors, frame } = await atTheEditor()
    const sound = async (name: string) => {
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport)
        await baker.looks(`${name}-${viewport.width}`)
        assert.deepEqual(await layoutFaults(page), [], `layout of ${name}`)
        assert.deepEqual(await accessibilityFaults(page), [], `accessibility of ${name}`)
      }
      await page.setViewportSize(DESKTOP)
    }
    const gallery = page.getByRole('dialog', { name: 'Select Image' })
    const image = frame.locator('#loaf')

    await image.click()
    await page.route('**/images/', (route) => route.abort())
    await baker.clicks('Change Image')
    await baker.reads('Failed to load images')
    await page.unroute('**/images/')
    await baker.clicks('Try again')
    for (const text of ['Select Image', 'Upload from Computer', 'Uploaded Images']) {
      await baker.reads(text)
    }
    await baker.reads('No images uploaded yet')
    await baker.reads('Upload your first image above')

    const input = gallery.locator('input[type=file]')
    await input.setInputFiles({
      name: 'notes.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('x'),
    })
    await baker.reads('Please select an image file')
    const large = Buffer.alloc(10 * 1024 * 1024 + 1)
    await input.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large })
    await baker.reads('File size must be less than 10MB')
    await input.setInputFiles({
      name: 'broken.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<html>'),
    })
    await baker.reads('Upload failed: Please select an image file')
    for (let left = 3; left > 0; left--)
      await gallery.getByRole('button', { name: 'Dismiss' }).first().click()

    await input.setInputFiles(await file('rye.jpg', 1))
    await baker.reads('Image uploaded successfully!')
    await drops(page, 'crumb.png', await picture('png', { width: 90, height: 120 }))
    await gallery.getByRole('button', { name: 'Choose crumb.png' }).waitFor()

    // With the keyboard only: name and describe it, then choose it.
    await gallery.getByRole('button', { name: 'Name and describe rye.jpg' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Our rye')
    await page.keyboard.press('Tab')
    await page.keyboard.type('A loaf of rye on a board')
    await page.keyboard.press('Enter')
    const rye = gallery.getByRole('button', { name: 'Choose Our rye' })
    await rye.waitFor()
    await sound('62-gallery')
    await rye.focus()
    await page.keyboard.press('Enter')
    await baker.reads('Image updated successfully!')
    await gallery.waitFor({ state: 'detached' })
    assert.equal(await image.getAttribute('alt'), 'A loaf of rye on a board')
    assert.match((await image.getAttribute('srcset')) ?? '', /-480\.webp 480w, .*\.webp 1200w$/)
    assert.deepEqual(
      [await image.getAttribute('width'), await image.getAttribute('height')],
      ['1200', '800']
    )
    await eventually(async () =>
      image.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)
    )
    const alt = page.getByRole('textbox', { name: 'What does it show?' })
    await alt.fill('Rye, sliced')
    await alt.press('Enter')
    await eventually(async () => (await image.getAttribute('alt')) === 'Rye, sliced')

    await frame.locator('#words').click()
    await baker.clicks('Set Background Image')
    await gallery.getByRole('button', { name: 'Choose crumb.png' }).click()
    await baker.reads('Background image updated successfully!')
    assert.match((await frame.locator('#words').getAttribute('style')) ?? '', /images\/\w+\.webp/)
    await baker.clicks('Remove Background Image')
    await page.getByRole('button', { name: 'Set Background Image' }).waitFor()
    assert.notMatch((await frame.locator('#words').getAttribute('style')) ?? '', /url/)

    await baker.clicks('Set Background Image')
    await gallery.getByRole('button', { name: 'Delete Our rye' }).click()
    await page.getByText('It is on this page.').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await gallery.getByRole('button', { name: 'Delete crumb.png' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await gallery.getByRole('button', { name: 'Choose crumb.png' }).waitFor({ state: 'detached' })

    assert.deepEqual(
      errors.filter((line) => !line.includes('a.png') && !/40[04]|413|ERR_FAILED/.test(line)),
      []
    )
  }).timeout(60_000)

  test('the upload of a photo with a long name fits on a phone', async ({ assert }) => {
    const { page, baker, frame } = await atTheEditor()
    await page.setViewportSize(PHONE)
    await frame.locator('#loaf').click()
    await baker.clicks('Change Image')
    const gallery = page.getByRole('dialog', { name: 'Select Image' })
    const answer = await holdBack(page, '**/upload_image/')
    await gallery.locator('input[type=file]').setInputFiles({
      name: 'IMG_20261128_184040_from_the_telephone_of_the_baker.heic',
      mimeType: 'image/heic',
      buffer: heicPhoto(),
    })
    const cancel = gallery.getByRole('button', { name: /^Cancel the upload/ })
    const [bar, button] = [
      await gallery.getByRole('progressbar').boundingBox(),
      await cancel.boundingBox(),
    ]
    assert.isAtMost(bar!.x + bar!.width, button!.x)
    assert.deepEqual(await layoutFaults(page), [])
    answer()
    await gallery.getByRole('button', { name: /^Choose IMG_2026/ }).waitFor()
    assert.deepEqual(await layoutFaults(page), [])
  }).timeout(60_000)

  test('photos that are dropped on a plan are on the built page', async ({ assert }) => {
    const { page, errors } = await visitor(browser, DESKTOP)
    const baker = new Baker(page, product)
    await baker.registers()
    await baker.signsIn()
    await baker.describes(PROMPT)
    await opensDetails(page)
    const photos = page.getByRole('region', { name: 'Photos' })
    const files = [
      await file('shop.jpg', 11),
      await file('rye.jpg', 12),
      await file('oven.jpg', 13),
    ]
    await photos.locator('input[type=file]').setInputFiles(files)
    await photos.getByRole('button', { name: 'Remove oven.jpg' }).waitFor()
    const shown = page
      .frameLocator('iframe[title="Your page as it will look"]')
      .locator('.hero img')
    await photos.getByRole('button', { name: 'Move rye.jpg forward' }).click()
    await photos.getByText('Main picture').waitFor()
    const rows = photos.getByRole('listitem')
    await eventually(async () => (await rows.first().innerHTML()).includes('rye.jpg'))
    const described = rows.first().getByRole('textbox')
    await described.fill('A loaf of rye')
    await described.press('Tab')
    await eventually(async () => (await shown.getAttribute('alt')) === 'A loaf of rye')
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport)
      await photos.scrollIntoViewIfNeeded()
      await baker.looks(`64-plan-photos-${viewport.width}`)
      assert.deepEqual(await layoutFaults(page), [])
      assert.deepEqual(await accessibilityFaults(page), [])
    }
    await page.setViewportSize(DESKTOP)
    await photos.getByRole('button', { name: 'Remove oven.jpg' }).click()
    await photos.getByRole('button', { name: 'Remove oven.jpg' }).waitFor({ state: 'detached' })
    await baker.clicks('Approve & Build')
    await page.waitForURL('**/preview/*')
    const hero = page.frameLocator('iframe').locator('.hero img').first()
    assert.equal(await hero.getAttribute('alt'), 'A loaf of rye')
    await eventually(async () =>
      hero.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)
    )
    await baker.looks('65-preview-photos')
    assert.deepEqual(errors, [])
  }).timeout(60_000)
})
