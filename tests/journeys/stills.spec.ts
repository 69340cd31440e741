/// <reference lib="dom" />
import { test } from '@japa/runner'
import type { Locator } from 'playwright'
import { DESKTOP, PHONE } from '#tests/helpers/browser'
import { AiPanel } from '#tests/helpers/ai_panel'
import { EditorPage } from '#tests/helpers/editor_page'
import { eventually } from '#tests/helpers/eventually'
import { picture } from '#tests/helpers/pictures'
import { Stage } from '#tests/helpers/stage'

/** A short name stands on the picture, so the box of its words covers it. */
const PROMPT = 'A florist called Moss in Bath.'
const STILL = '.hero-still'

test.group('Our own pictures', (group) => {
  const stage = Stage.for(group)

  test('are shown in the plan, its looks and its preview, and to visitors at both widths', async ({
    assert,
  }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    await baker.describes(PROMPT)
    await isShown(page.frameLocator('iframe[title="Your page as it will look"]').locator(STILL))
    const looks = page.getByRole('radiogroup', { name: 'Choose a look' }).locator('iframe')
    await eventually(async () => (await looks.count()) === 3)
    for (const look of await looks.all()) {
      await look.scrollIntoViewIfNeeded()
      const still = look.contentFrame().locator(STILL)
      if ((await still.count()) > 0) await isShown(still)
    }
    await baker.looks('66-plan-still')

    await baker.clicks('Approve & Build')
    await page.waitForURL('**/preview/*')
    await isShown(page.frameLocator('iframe').locator(STILL))
    const [, website] = /preview\/([^?]+)/.exec(page.url())!
    const address = await account.publish(website)

    for (const viewport of [DESKTOP, PHONE]) {
      const visitor = await stage.guest(viewport)
      await visitor.page.goto(address)
      const still = visitor.page.locator(STILL)
      await isShown(still)
      const chosen = await still.evaluate((one: HTMLImageElement) => one.currentSrc)
      const width = viewport === PHONE ? 800 : 1600
      assert.match(chosen, new RegExp(`/stills/\\w[\\w-]*-${width}-[\\da-f]{12}\\.webp$`))
      await visitor.looks('67-published-still')
    }
  })

  test('are swapped, taken away and brought back in the editor', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const { page } = baker
    const editor = new AiPanel(page, baker, await account.build(PROMPT))
    await editor.opens()
    const still = editor.frame.locator(STILL)
    await isShown(still)
    const ours = await still.getAttribute('src')

    await clicksOn(still)
    await baker.clicks('Change Image')
    const gallery = page.getByRole('dialog', { name: 'Select Image' })
    const buffer = await picture('jpeg', { width: 1200, height: 800, seed: 3 })
    const file = { name: 'moss.jpg', mimeType: 'image/jpeg', buffer }
    await gallery.locator('input[type=file]').setInputFiles(file)
    await gallery.getByRole('button', { name: 'Choose moss.jpg' }).click()
    await baker.reads('Image updated successfully!')
    assert.match((await still.getAttribute('src')) ?? '', /^images\//)
    assert.notInclude((await still.getAttribute('srcset')) ?? '', 'stills/')
    await isShown(still)
    await baker.looks('68-swapped-still')

    await page.keyboard.press('Control+z')
    await eventually(async () => (await still.getAttribute('src')) === ours)
    await isShown(still)
    await editor.settles()

    await clicksOn(still)
    await page.keyboard.press('Control+Shift+A')
    await editor.asks('Remove this')
    await still.waitFor({ state: 'detached' })
    await baker.looks('69-removed-still')
    await editor.headerUndo.click()
    await isShown(still)
  })

  test('are chosen through the box of the words on them, and words and links are not', async () => {
    const { baker, account } = await stage.member()
    const { page } = baker
    const website = await account.build(PROMPT)
    await account.rewrite(website, () => COVERED)
    const editor = new EditorPage(page, baker, website)
    await editor.opens()
    const selects = (word: string) =>
      page
        .getByRole('complementary', { name: 'Manual Editor' })
        .getByRole('heading', { name: word, exact: true, level: 2 })
        .waitFor()
    const { frame } = editor

    await frame.locator('#box').click({ position: { x: 300, y: 200 } })
    await selects('Picture')
    await frame.locator('h1').click()
    await selects('Main heading')
    await frame.locator('#box').click({ position: { x: 300, y: 200 } })
    await selects('Picture')
    await frame.locator('#card').click({ position: { x: 5, y: 5 } })
    await selects('Box')
  })
})

const COVERED = `<!doctype html><html lang="en"><head><title>Moss</title></head><body style="margin:0">
<section style="position:relative;isolation:isolate">
<img class="hero-still" src="stills/door-1600.webp" alt="" style="position:absolute;z-index:-1;inset:0;width:100%;height:100%">
<div id="box" style="height:400px"><h1 style="width:100px">Moss</h1>
<div id="card" style="background:#fff;padding:20px;width:120px"><p>Open</p></div></div>
</section></body></html>`

/** Clicks where the picture is seen beside the words, whatever lies over it. */
async function clicksOn(image: Locator): Promise<void> {
  const { width, height } = (await image.boundingBox())!
  await image.click({ force: true, position: { x: width * 0.8, y: height * 0.7 } })
}

/** The picture is on the screen and has arrived. */
async function isShown(image: Locator): Promise<void> {
  await image.first().waitFor()
  await eventually(async () =>
    image.first().evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0)
  )
}
