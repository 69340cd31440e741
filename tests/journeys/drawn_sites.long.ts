import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { traitsOf } from '#designer/outline/direction_traits'
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
import { PageServer } from '#tests/gate/browser/page_server'
import { Tab } from '#tests/gate/browser/tab'
import { theBrowser } from '#tests/helpers/browser'
import { untouched } from '#designer_tests/helpers/sample_sheets'
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

  test('six Turkish links fit into one line on a desktop, in every direction and header', async ({
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
      for (const header of traitsOf(direction).headers) {
        const page = await draw(
          pageOf(sheet, direction, { header }, { ...form, chosen: ['theme'] })
        )
        const links = await see(page, '.nav-row li')
        assert.isAtLeast(links.length, 4)
        assert.lengthOf(
          [...new Set(links.map(({ top }) => Math.round(top)))],
          1,
          `${direction} ${header}`
        )
      }
    }
  }).timeout(120_000)

  const noForm: Facts['contact'] = { refused: ['form'] }
  const mara = sheetOf({ who: { name: 'Mara Doyle', kind: 'florist' }, contact: noForm })

  test('a form is beside its heading, in every direction', async ({ assert }) => {
    const sheet = sheetOf({ who: { kind: 'florist' }, contact: { telephones: ['0113 496 0000'] } })
    for (const direction of directions) {
      const page = await draw(pageOf(sheet, direction))
      const [heading] = await see(page, '.contact h2')
      const [form] = await see(page, '.contact .form')
      assert.isBelow(heading.top, form.top + 60, direction)
    }
  })

  test('a title without a picture does not fill the screen', async ({ assert }) => {
    for (const direction of directions) {
      const bare = await draw(pageOf(mara, direction, { artefact: 'words' }))
      assert.lengthOf(await see(bare, '.hero-artefact'), 0, direction)
      assert.isBelow((await see(bare, '.hero'))[0].bottom, 800, direction)
    }
  })

  test('no word in a heading beside a form is broken', async ({ assert }) => {
    const upholsterer = sheetOf({
      who: { kind: 'maker', description: 'upholsterer' },
      where: [{ locality: 'Hull' }],
    })
    for (const direction of ['poster', 'atelier', 'night'] as const) {
      for (const contact of ['card', 'panel', 'lines', 'split']) {
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

  test('a button is not repeated in the same corner', async ({ assert }) => {
    const sheet = sheetOf({
      who: { kind: 'florist' },
      where: [{ locality: 'Leeds' }],
      contact: { telephones: ['0113 496 0000'] },
    })
    const page = await draw(pageOf(sheet, 'ledger', { artefact: 'words' }), { hero: 'masthead' })
    assert.isFalse((await see(page, '.head-action'))[0].shown)
    assert.isTrue((await see(page, '.hero .button'))[0].shown)
  })

  test('a short week stays narrow, and a telephone number has large letters', async ({
    assert,
  }) => {
    const open = sheetOf({
      who: { kind: 'bakery' },
      where: [{ locality: 'Leeds', opening_hours: week({ 'monday-sunday': '08:00-16:00' }) }],
      contact: { ...noForm, telephones: ['0113 496 0000'] },
    })
    for (const direction of ['poster', 'neighbour', 'atelier', 'night'] as const) {
      const page = await draw(pageOf(open, direction, { artefact: 'words' }), {
        visit: 'card',
        hours: 'table',
      })
      for (const { width } of await see(page, '.visit-hours, .hours .week')) {
        assert.isAtMost(width, 640, direction)
      }
      const [phone] = await see(page, '.contact dd')
      const [text] = await see(page, 'body')
      assert.isAbove(phone.letters, text.letters * 1.2, direction)
    }
  })

  test('a single form is beside its heading', async ({ assert }) => {
    const sheet = sheetOf({ who: { kind: 'florist' }, where: [{ locality: 'Leeds' }] })
    for (const contact of ['split', 'card']) {
      const page = await draw(pageOf(sheet, 'night'), { contact })
      const [heading] = await see(page, '.contact .head')
      const [form] = await see(page, '.contact .form')
      assert.isBelow(Math.abs(heading.top - form.top), 60, contact)
    }
  })

  test('printed pages mention no form, and no ornament covers text', async ({ assert }) => {
    const sheet = sheetOf({
      who: { name: 'Ash Grove', kind: 'dentist' },
      where: [{ locality: 'Leeds', opening_hours: week({ 'monday-friday': '08:00-16:00' }) }],
      contact: { telephones: ['0113 496 0000'] },
    })
    const page = await draw(pageOf(sheet, 'atelier'))
    await onPaper(page)
    for (const selector of ['.contact .intro', '.form']) {
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
