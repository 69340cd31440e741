import { test } from '@japa/runner'
import type { Page } from 'playwright'
import type { Form } from '#designer/site/form'
import { fillSite } from '#designer/page/fill_site'
import { compose } from '#designer/outline/compose'
import { sortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { inDirection } from '#designer/outline/in_direction'
import type { Outline } from '#designer/site/outline'
import { renderSite } from '#designer/page/render_site'
import { withoutTodos } from '#designer/live_page/todos'
import type { Sheet } from '#designer/sheet/sheet'
import { directions, type DirectionId } from '#designer/site/kinds'
import { publicHtml } from '#deploy/services/public_html'
import { read } from '#designer/reader/read'
import { Inspector } from '#tests/gate/inspect'
import { PageServer } from '#tests/gate/browser/page_server'
import { Tab } from '#tests/gate/browser/tab'
import { theBrowser } from '#tests/helpers/browser'
import { untouched } from '#designer_tests/helpers/sample_sheets'
import { menus, named, others } from '#designer_tests/helpers/unusual_prompts'
import { sheetOf, week, type Facts } from '#designer_tests/helpers/sheets'

/** The boxes of these elements and their font sizes. */
interface Seen {
  shown: boolean
  width: number
  height: number
  top: number
  bottom: number
  left: number
  right: number
  letters: number
}

test.group('Layout of generated sites in Chromium', (group) => {
  let server: PageServer
  let tab: Tab

  group.setup(async () => {
    server = await PageServer.start()
    tab = await Tab.open(await theBrowser(), { scripts: true })
  })
  group.teardown(async () => {
    await server.stop()
  })

  /** A page of these facts in one direction, with these parts of the outline. */
  function pageOf(
    sheet: Sheet,
    direction: DirectionId,
    parts: Partial<Outline> = {},
    form: Form = untouched
  ) {
    const composed = compose(sheet, form, { seed: 'a' })
    return {
      sheet,
      outline: { ...inDirection(composed, sortedSheet(sheet), form, direction), ...parts },
    }
  }

  /** The published page, with these layouts of its sections. */
  async function draw(
    { sheet, outline }: ReturnType<typeof pageOf>,
    layouts: Record<string, string> = {}
  ): Promise<Page> {
    const sections = outline.sections.map((one) => ({
      ...one,
      layout: layouts[one.kind] ?? one.layout,
    }))
    const html = withoutTodos(renderSite(fillSite(sheet, { ...outline, sections })))
    const { page } = await tab.visit(server.show({ html }))
    await page.emulateMedia({ media: 'screen' })
    return page
  }

  async function onPaper(page: Page): Promise<void> {
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 680, height: 960 })
  }

  const see = (page: Page, selector: string): Promise<Seen[]> =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const { width, height, top, bottom, left, right } = element.getBoundingClientRect()
        const letters = Number.parseFloat(getComputedStyle(element).fontSize)
        return {
          shown: element.checkVisibility(),
          width,
          height,
          top,
          bottom,
          left,
          right,
          letters,
        }
      })
    )

  test('six Turkish links fit into one line on a desktop, in every direction', async ({
    assert,
  }) => {
    const sheet = sheetOf(
      {
        who: { name: 'Gece Kuşu', kind: 'bar' },
        where: [
          {
            street_address: 'Moda Caddesi No: 5',
            locality: 'Kadıköy',
            opening_hours: week({ 'monday-sunday': '18:00-02:00' }),
          },
        ],
        offers: [{ name: 'Bar', items: [{ name: 'Kokteyl', price: '350 TL' }, { name: 'Bira' }] }],
        people: [
          { name: 'Ali Demir', role: 'şef' },
          { name: 'Ayşe Kaya', role: 'barmen' },
        ],
        dates: [{ when: '12 Aralık', title: 'Caz gecesi' }],
        wishes: { sections_wanted: ['faq'] },
      },
      { language: 'tr' }
    )
    for (const direction of directions) {
      const theme = direction === 'night' ? 'dark' : 'light'
      const form = { ...untouched, theme, chosen: ['theme'] } as const
      const page = await draw(pageOf(sheet, direction, {}, { ...form, chosen: ['theme'] }))
      const links = await see(page, '.nav-row li')
      assert.isAtLeast(links.length, 4)
      const tops = new Set(links.map(({ top }) => Math.round(top)))
      assert.lengthOf([...tops], 1, direction)
    }
  }).timeout(120_000)

  const noForm: Facts['contact'] = { refused: ['form'] }
  const mara = sheetOf({ who: { name: 'Mara Doyle', kind: 'florist' }, contact: noForm })

  test('a form is beside its heading, in every direction', async ({ assert }) => {
    const sheet = sheetOf({ who: { kind: 'florist' }, where: [{ locality: 'Leeds' }] })
    for (const direction of directions) {
      const page = await draw(pageOf(sheet, direction))
      const [heading] = await see(page, '.contact h2')
      const [form] = await see(page, '.contact .form')
      assert.isBelow(Math.abs(heading.top - form.top), 60, direction)
      assert.isAtMost(form.width, 432, direction)
    }
  })

  test('a number to call is as large as its line, above and at the end', async ({ assert }) => {
    const telephones = ['0113 496 0000']
    const sheet = sheetOf({ who: { name: 'Hale', kind: 'plumber' }, contact: { telephones } })
    const page = await draw(pageOf(sheet, 'workshop'))
    for (const selector of ['.hero-call a', '.contact dd a']) {
      const [number] = await see(page, selector)
      assert.isAtLeast(number.letters, 64, selector)
      assert.isAtMost(number.right, 1280, selector)
    }
  })

  test('a title without a picture does not fill the screen', async ({ assert }) => {
    for (const direction of directions) {
      const bare = await draw(pageOf(mara, direction, { artefact: 'words' }))
      assert.lengthOf(await see(bare, '.hero-artefact'), 0, direction)
      const grid = await see(bare, '.hero-grid')
      assert.isBelow(grid[0].bottom, 800, direction)
    }
  })

  test('no word in a heading beside a form is broken', async ({ assert }) => {
    const upholsterer = sheetOf({
      who: { kind: 'maker', description: 'upholsterer' },
      where: [{ locality: 'Hull' }],
    })
    for (const direction of ['poster', 'atelier', 'night'] as const) {
      for (const contact of ['panel', 'lines']) {
        const page = await draw(pageOf(upholsterer, direction), { contact })
        const lines = await page.locator('.contact h2').evaluate((heading) => {
          const text = heading.firstChild!
          return Array.from(text.textContent!.matchAll(/\S+/g), ({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            return range.getClientRects().length
          })
        })
        assert.deepEqual([...new Set(lines)], [1], `${direction} ${contact}`)
      }
    }
  })

  test('a button is not repeated where a page opens with the number', async ({ assert }) => {
    const telephones = ['0113 496 0000']
    const sheet = sheetOf({ who: { name: 'Hale', kind: 'plumber' }, contact: { telephones } })
    const page = await draw(pageOf(sheet, 'workshop'))
    assert.isFalse((await see(page, '.head-action'))[0].shown)
    assert.isTrue((await see(page, '.hero-call'))[0].shown)
  })

  test('pages of unusual prompts have no faults at any width', async ({ assert }) => {
    const inspector = await Inspector.open(await theBrowser(), server)
    const prompts = [...named.map(([prompt]) => prompt), ...others, ...menus]
    const faults: string[] = []
    for (const prompt of prompts) {
      const sheet = read(prompt, untouched)
      const html = publicHtml(
        renderSite(fillSite(sheet, compose(sheet, untouched, { seed: prompt })))
      )
      const { found } = await inspector.inspect({
        html,
        kind: 'published',
        widths: [320, 375, 1280],
      })
      for (const { check, where, says, width } of found)
        faults.push(`${prompt.slice(0, 40)}, ${width} px: ${check}: ${where} ${says}`)
    }
    await inspector.close()
    assert.deepEqual(faults, [])
  }).timeout(900_000)

  test('the price of a ticket stands at the side that reading begins at', async ({ assert }) => {
    const sheet = sheetOf({
      who: { name: 'סעודת הקציר', kind: 'event' },
      dates: [{ when: '9 באוקטובר', title: 'סעודה', place: 'הטחנה הישנה' }],
      offers: [{ items: [{ name: 'מקום', price: '₪60' }] }],
      own_words: { about: 'סעודה אחת לכל הכפר.' },
    })
    sheet.own_words.language = 'he'
    const page = await draw(pageOf(sheet, 'poster'))
    const side = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return Math.round(range.getBoundingClientRect().right)
      })
    assert.closeTo(await side('.stub .price'), await side('.stub-name'), 8)
  })

  test('printed pages mention no form, and no ornament covers text', async ({ assert }) => {
    const sheet = sheetOf({
      who: { name: 'Ash Grove', kind: 'dentist' },
      where: [{ locality: 'Leeds', opening_hours: week({ 'monday-friday': '08:00-16:00' }) }],
      contact: { telephones: ['0113 496 0000'] },
    })
    const page = await draw(pageOf(sheet, 'atelier'))
    await onPaper(page)
    for (const selector of ['.form', '.form-fold', '.foot-top']) {
      const seen = await see(page, selector)
      assert.isNotEmpty(seen, selector)
      assert.isFalse(
        seen.some(({ shown }) => shown),
        selector
      )
    }
    assert.isTrue((await see(page, '.contact .contact-rows'))[0].shown)
    const ornament = await page
      .locator('.hero-grid')
      .evaluate((hero) => getComputedStyle(hero, '::before').display)
    assert.equal(ornament, 'none')

    const alone = sheetOf({ who: { kind: 'dentist' }, where: [{ locality: 'Leeds' }] })
    const written = await draw(pageOf(alone, 'atelier'))
    await onPaper(written)
    assert.isFalse((await see(written, '.contact'))[0].shown)
  })
})
