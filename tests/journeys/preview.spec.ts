import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { test } from '@japa/runner'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright'
import type { Baker } from '#tests/helpers/baker'
import { faultsAtBothWidths } from '#tests/helpers/browser'
import { proves } from '#tests/helpers/evidence'
import { Stage } from '#tests/helpers/stage'
import { pass, stopClock } from '#tests/helpers/stopped_clock'

test.group('The preview of a website', (group) => {
  const stage = Stage.for(group)

  test('shows the website at the width of a phone, a tablet and the screen', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const id = await account.build()
    const { page } = baker
    await baker.opens(`/preview/${id}`)
    const frame = page.locator('iframe')
    const width = async () => Math.round((await frame.boundingBox())!.width)
    await page.frameLocator('iframe').locator('h1').waitFor()
    await chooses(baker, 'Mobile')
    assert.equal(await width(), 375)
    await chooses(baker, 'Tablet')
    assert.equal(await width(), 768)
    await chooses(baker, 'Desktop')
    assert.isAbove(await width(), 768)
    proves('mobile 375px, tablet 768px')

    const tab = page.context().waitForEvent('page')
    await baker.clicks('Open in New Tab', 'link')
    const opened = await tab
    await opened.locator('h1').waitFor()
    assert.notEqual(new URL(opened.url()).host, new URL(page.url()).host)
    await opened.close()
    assert.equal(
      await page.getByRole('link', { name: 'Edit', exact: true }).getAttribute('href'),
      `/edit/${id}`
    )
    await baker.clicks('Back', 'link')
    await page.waitForURL('**/websites')
  })

  test('shows the code without editor marks', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const id = await account.build()
    const { page } = baker
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await baker.opens(`/preview/${id}`)
    await baker.clicks('View Code')
    await baker.reads('Generated HTML Code')
    const copy = page.getByRole('button', { name: 'Copy Code' })
    await copy.and(page.locator(':enabled')).waitFor()
    assert.deepEqual(await faultsAtBothWidths(page, 'code'), [])

    await stopClock(page)
    await copy.click()
    await baker.reads('Copied!')
    await baker.looks('code-copied')
    await pass(page, 1_999)
    assert.equal(await copy.count(), 0)
    await pass(page, 1)
    await copy.waitFor()
    await page.clock.resume()
    const copied = await page.evaluate(() => navigator.clipboard.readText())

    const download = page.waitForEvent('download')
    await baker.clicks('Download HTML')
    const file = await download
    assert.equal(file.suggestedFilename(), 'website.html')
    const text = await readFile(await file.path(), 'utf8')
    assert.equal(text, copied)
    assert.match(text, /^<!doctype html>[\s\S]+<\/html>\s*$/i)
    assert.notInclude(text, 'data-element-id')
    assert.notMatch(text, /(?:src|href|action|url\()[="']*(?:fonts|images|\/_forms)\//)
    assert.match(text, /\n {2}<title>/)
    proves('the code is downloaded as website.html')

    const archive = page.waitForEvent('download')
    await baker.clicks('Download ZIP')
    const packed = await archive
    assert.equal(packed.suggestedFilename(), 'website.zip')
    const folder = await mkdtemp(join(tmpdir(), 'sitewright-archive-'))
    const files = unzipSync(await readFile(await packed.path()))
    for (const [name, bytes] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), bytes)
    }
    const fromDisk = await page.context().newPage()
    const failed: string[] = []
    fromDisk.on('requestfailed', (request) => failed.push(request.url()))
    await fromDisk.goto(pathToFileURL(join(folder, 'index.html')).href)
    const fonts = await packedFonts(fromDisk)
    assert.isNotEmpty(fonts)
    assert.notInclude(fonts, 'rejected')
    const pictures = await fromDisk.evaluate(() =>
      Promise.all(
        [...document.images].map(async (image) => {
          image.loading = 'eager'
          await image.decode()
          return image.naturalWidth
        })
      )
    )
    assert.notInclude(pictures, 0)
    assert.deepEqual(failed, [])
    await fromDisk.close()
  })

  test('shows the congratulations for a new website for three seconds', async ({ assert }) => {
    const { baker, account } = await stage.member()
    const id = await account.build()
    const { page } = baker
    const praise = page.getByText('Congratulations! You made a website!')
    await page.clock.install()
    await baker.opens(`/preview/${id}`)
    await praise.waitFor()
    await baker.looks('celebration')
    await page.clock.fastForward(3_000)
    await praise.waitFor({ state: 'detached' })

    await page.reload()
    await page.frameLocator('iframe').locator('h1').waitFor()
    assert.equal(await praise.count(), 0)
    await baker.opens(`/preview/${id}?new=true`)
    await praise.waitFor()
  })

  test('a preview that cannot be loaded says so and links back', async ({ assert }) => {
    const { baker } = await stage.member()
    await baker.opens('/preview/not-mine')
    await baker.reads('Failed to load website preview. Please try again.')
    assert.deepEqual(await faultsAtBothWidths(baker.page, 'preview-failed'), [])
    await baker.clicks('Back to Websites', 'link')
    await baker.page.waitForURL('**/websites')
  })
})

/**
 * Loads every font face that has a file in the archive. The others only adjust a font that the machine
 * may have or not.
 */
function packedFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const packed = rules
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => [style.getPropertyValue('font-family'), style.getPropertyValue('src')])
      .filter(([, source]) => source.includes('url('))
    const loading = packed.map(([family, source]) => new FontFace(family, source).load())
    return (await Promise.allSettled(loading)).map(({ status }) => status)
  })
}

async function chooses({ page }: Baker, device: string) {
  await page.getByRole('radio', { name: device }).check({ force: true })
}
