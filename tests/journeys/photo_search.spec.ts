import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { PhotoSources } from '#tests/fakes/photo_sources'
import { Baker } from '#tests/helpers/baker'
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
import { type Product, startProduct } from '#tests/helpers/product'

let product: Product
let browser: Browser
let sources: PhotoSources

const HTML =
  '<!doctype html><html lang="en"><head><title>Rye</title></head><body><h1>Rye</h1>' +
  '<img id="loaf" src="a.png" alt="" width="320" height="200"></body></html>'

test.group('Photos of others in the editor', (group) => {
  group.setup(async () => {
    browser = await openBrowser()
    sources = await PhotoSources.start()
    product = await startProduct({ env: { OPENVERSE_URL: sources.url } })
  })
  group.teardown(async () => {
    await browser?.close()
    await product?.stop()
    sources?.close()
  })

  test('a person searches for a photo, sees whose it is, and puts it on the page', async ({
    assert,
  }) => {
    const { page, errors } = await visitor(browser, DESKTOP)
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).host))
    const baker = new Baker(page, product)
    await baker.hasAWebsite()
    const [, website] = /preview\/([^?]+)/.exec(page.url())!
    await savePage(page, website, HTML)
    await baker.opens(`/edit/${website}`)
    const loaf = page.frameLocator('iframe').locator('#loaf')
    await loaf.waitFor()
    await page.getByText('Opening the page').waitFor({ state: 'detached' })
    const sound = async (name: string) => {
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport)
        await baker.looks(`${name}-${viewport.width}`)
        assert.deepEqual(await layoutFaults(page), [], `layout of ${name}`)
        assert.deepEqual(await accessibilityFaults(page), [], `accessibility of ${name}`)
      }
      await page.setViewportSize(DESKTOP)
    }

    await loaf.click()
    await baker.clicks('Change Image')
    const gallery = page.getByRole('dialog', { name: 'Select Image' })
    await gallery.getByRole('radio', { name: 'Your images' }).focus()
    await page.keyboard.press('ArrowRight')
    await baker.reads('Type a few words')

    sources.api = 'too_many'
    const field = gallery.getByLabel('What should the photo show?')
    await field.fill('bread')
    await field.press('Enter')
    await baker.reads('Photo search does not answer now. Try again later.')
    await sound('63-photo-search-silent')
    sources.api = null
    await baker.clicks('Try again')
    const photos = gallery.getByRole('list', { name: 'Found photos' }).getByRole('listitem')
    await eventually(async () => (await photos.count()) === 20)
    await field.fill('nothing')
    await baker.clicks('Search')
    await baker.reads('No photos found')

    await field.fill('bread')
    await baker.clicks('Search')
    await eventually(async () => (await photos.count()) === 20)
    await baker.clicks('Show more photos')
    await eventually(async () => (await photos.count()) === 40)
    await photos.first().scrollIntoViewIfNeeded()
    await eventually(() =>
      photos
        .first()
        .locator('img')
        .evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)
    )
    await baker.reads('By Ana <Ruiz>, CC BY 4.0')
    await sound('63-photo-search')

    const second = gallery.getByRole('button', { name: 'Use A loaf of bread 1 by Ana <Ruiz>' })
    sources.files = 'a_page'
    await second.click()
    await baker.reads('The photo was not added: This photo cannot be used here.')
    sources.files = null
    await second.focus()
    await page.keyboard.press('Enter')
    await baker.reads('Image updated successfully!')
    await gallery.waitFor({ state: 'detached' })
    await eventually(() =>
      loaf.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)
    )

    await baker.clicks('Change Image')
    await baker.reads('Photo by Ana <Ruiz>, CC BY 4.0. Your published page says so.')
    await sound('63-gallery-with-credit')

    const ours = [...asked].filter((host) => !host.endsWith(`localhost:${product.port}`))
    assert.deepEqual(ours, [])
    assert.deepEqual(
      errors.filter((line) => !line.includes('a.png') && !/404|50[23]/.test(line)),
      []
    )
  }).timeout(120_000)
})
