/// <reference lib="dom" />
import { test } from '@japa/runner'
import type { Locator } from 'playwright'
import { exampleIds } from '#contract/example_sites'
import { DESKTOP, PHONE, accessibilityFaults, faultsAtBothWidths } from '#tests/helpers/browser'
import { proves } from '#tests/helpers/evidence'
import { eventually } from '#tests/helpers/eventually'
import { Stage } from '#tests/helpers/stage'

const PICTURES = /\/assets\/[\w-]+\.webp$/

test.group('The gallery of the landing page', (group) => {
  const stage = Stage.for(group)

  test('shows 12 sites with pictures, and each link opens its page, at {width} px')
    .with([DESKTOP, PHONE])
    .run(async ({ assert }, viewport) => {
      const baker = await stage.guest(viewport)
      const { page } = baker
      await baker.opens('/')
      const gallery = page.locator('#gallery')
      const cards = gallery.getByRole('listitem')
      await cards.first().waitFor()
      assert.equal(await cards.count(), exampleIds.length)
      for (const card of await cards.all()) {
        await card.scrollIntoViewIfNeeded()
        await eventually(() => isLoaded(card.locator('img')))
      }
      assert.equal(await columns(cards), viewport === DESKTOP ? 3 : 1)
      await baker.reads('View Site')
      await baker.looks('gallery')

      const link = gallery.getByRole('link', { name: 'View Site Wild Stem' })
      assert.equal(await link.getAttribute('rel'), 'noopener')
      const [site] = await Promise.all([page.waitForEvent('popup'), link.click()])
      await site.getByRole('heading', { level: 1, name: 'Wild Stem' }).waitFor()
      assert.equal(new URL(site.url()).hostname, 'example-florist.localhost')
      assert.deepEqual(await accessibilityFaults(site), [])
      proves('gallery of 12 example sites')
    })

  test('a picture that fails is replaced by the first letter of its title', async ({ assert }) => {
    const baker = await stage.guest()
    const { page } = baker
    // An answer that is no picture, because a missing file would be an error on the console.
    await page.route(PICTURES, (route) => route.fulfill({ body: '', contentType: 'image/webp' }))
    await baker.opens('/')
    const card = page.locator('#gallery').getByRole('listitem').filter({ hasText: 'Wild Stem' })
    await card.scrollIntoViewIfNeeded()
    await card.locator('img').waitFor({ state: 'detached' })
    assert.equal(await card.locator('[aria-hidden]').first().innerText(), 'W')
    await baker.looks('gallery-without-pictures')
    assert.deepEqual(await faultsAtBothWidths(page, 'gallery-without-pictures'), [])
  })
})

function isLoaded(picture: Locator): Promise<boolean> {
  return picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 640)
}

/** The number of cards beside the first one, with it. */
async function columns(cards: Locator): Promise<number> {
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
  return tops.filter((top) => top === tops[0]).length
}
