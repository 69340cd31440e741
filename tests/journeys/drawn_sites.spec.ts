import { test } from '@japa/runner'
import type { Browser, Page } from 'playwright'
import type { DesignRequest } from '#designer/designer/designer'
import { directionTraits } from '#designer/composition/direction_traits'
import { draftPlan } from '#designer/outline/draft'
import { fillPlan } from '#designer/fill/plan'
import type { BuiltinPlan } from '#designer/outline/plan_data'
import { inDirection } from '#designer/outline/proposals'
import { renderSite } from '#designer/renderer/render'
import { withoutTodos } from '#designer/renderer/todos'
import { directions, type DirectionId } from '#designer/site/kinds'
import { PageServer } from '#tests/gate/browser/page_server'
import { Tab } from '#tests/gate/browser/tab'
import { openBrowser } from '#tests/helpers/browser'
import { sampleRequests } from '#designer_tests/helpers/sample_requests'

/** The boxes that these selectors find, and how large their letters are. */
interface Seen {
  shown: boolean
  width: number
  height: number
  top: number
  bottom: number
  letters: number
}

test.group('Sites as Chromium draws them', (group) => {
  let server: PageServer
  let browser: Browser
  let tab: Tab

  group.setup(async () => {
    server = await PageServer.start()
    browser = await openBrowser()
    tab = await Tab.open(browser, { scripts: true })
  })
  group.teardown(async () => {
    await browser.close()
    await server.stop()
  })

  function planOf(prompt: string, request: Partial<DesignRequest> = {}): BuiltinPlan {
    return draftPlan({ ...sampleRequests.empty, contact_email: '', prompt, ...request })
  }

  /** What visitors get of the plan, with the hero and other sections set as told. */
  async function draw(plan: BuiltinPlan, layouts: Record<string, string> = {}): Promise<Page> {
    const sections = plan.sections.map((one) => ({
      ...one,
      layout: layouts[one.kind] ?? one.layout,
    }))
    const html = withoutTodos(renderSite(fillPlan({ ...plan, sections })))
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
        const { width, height, top, bottom } = element.getBoundingClientRect()
        const letters = Number.parseFloat(getComputedStyle(element).fontSize)
        return { shown: element.checkVisibility(), width, height, top, bottom, letters }
      })
    )

  test('six links in Turkish stand in one line at a desk, in every direction and header', async ({
    assert,
  }) => {
    const prompt =
      'Kadıköy’de bar, adımız Gece Kuşu. Kokteyl 350 TL, bira 180 TL, şarap 300 TL, meze 250 TL, sıcak 400 TL, kahve 90 TL, çay 40 TL. Fiyat listesi, ekip bölümü ve sık sorulan sorular olsun. Ekibimiz: Ali Demir, şef; Ayşe Kaya, barmen. 12 Aralık caz gecesi. Moda Caddesi No: 5. Her gün 18:00-02:00 açığız.'
    for (const direction of directions) {
      const theme = direction === 'night' ? 'dark' : 'light'
      const plan = inDirection(planOf(prompt, { theme, contact_email: 'a@b.example' }), direction)
      for (const header of directionTraits[direction].headers) {
        const page = await draw({ ...plan, header })
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

  const shownPlate = (direction: DirectionId, prompt: string, layout: string) =>
    draw({ ...inDirection(planOf(prompt), direction), artefact: 'plate' }, { hero: layout })

  test('a title alone stands below its picture and not in a hole cut into it', async ({
    assert,
  }) => {
    for (const direction of ['night', 'atelier'] as const) {
      const page = await shownPlate(direction, 'Florist called Mara Doyle', 'stage')
      const [picture] = await see(page, '.hero .photo')
      const [title] = await see(page, '.hero-text')
      assert.isAtLeast(title.top, picture.bottom)
    }
  })

  test('a title laid over its picture leaves more than a strip of it', async ({ assert }) => {
    const prompt =
      'Garden designer in Kent, called The Very Long Named Garden Company of Kent. We draw planting plans for small walled gardens and wait for the spring to see them through.'
    for (const direction of ['atelier', 'studio', 'night'] as const) {
      const plan = inDirection(planOf(prompt, { contact_email: 'a@b.example' }), direction)
      const page = await draw({ ...plan, artefact: 'plate' }, { hero: 'overlap' })
      const [picture] = await see(page, '.hero .photo img')
      const [text] = await see(page, '.hero-text')
      assert.isAtLeast(text.top - picture.top, 100, direction)
    }
  })

  test('initials or a picture alone fill no screen', async ({ assert }) => {
    for (const [direction, layout] of [
      ['poster', 'split'],
      ['studio', 'masthead'],
    ] as const) {
      const plan = inDirection(planOf('A florist called Mara Doyle'), direction)
      const page = await draw({ ...plan, artefact: 'monogram' }, { hero: layout })
      const [monogram] = await see(page, '.monogram')
      assert.isBelow(monogram.height, 600, direction)
      const drawn = await draw({ ...plan, artefact: 'plate' }, { hero: layout })
      const [picture] = await see(drawn, '.hero .photo')
      assert.isBelow(picture.height, 700, direction)
    }
  })

  test('the letters of a monogram stay inside it at any width', async ({ assert }) => {
    for (const [direction, layout] of [
      ['poster', 'split'],
      ['studio', 'masthead'],
      ['clinic', 'split'],
    ] as const) {
      const plan = inDirection(planOf('A florist called Saltmarsh'), direction)
      const page = await draw({ ...plan, artefact: 'monogram' }, { hero: layout })
      for (const width of [375, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const [box] = await see(page, '.monogram')
        const [letter] = await see(page, '.monogram span')
        assert.isAtMost(letter.height, box.height, `${direction} at ${width} px`)
        assert.isAbove(letter.height, box.height / 4, `${direction} at ${width} px`)
      }
    }
  })

  test('no word of a heading beside a form is broken', async ({ assert }) => {
    const upholsterer = planOf('Upholsterer in Hull', { contact_email: 'a@b.example' })
    for (const direction of ['poster', 'clinic', 'night'] as const) {
      for (const contact of ['card', 'panel', 'lines', 'split']) {
        const page = await draw(inDirection(upholsterer, direction), { contact })
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

  test('a button does not stand twice in one corner', async ({ assert }) => {
    const plan = inDirection(planOf('Florist in Leeds, 0113 496 0000'), 'studio')
    const page = await draw({ ...plan, artefact: 'plate' }, { hero: 'masthead' })
    assert.isFalse((await see(page, '.head-action'))[0].shown)
    assert.isTrue((await see(page, '.hero .button'))[0].shown)
  })

  test('what is short has a measure of its own', async ({ assert }) => {
    const open = 'Bakery in Leeds, phone 0113 496 0000. Open every day 8-16.'
    for (const direction of ['poster', 'neighbour', 'clinic', 'night'] as const) {
      const page = await draw(inDirection(planOf(open), direction), {
        visit: 'card',
        hours: 'table',
      })
      for (const { width } of await see(page, '.visit-hours, .hours .week, .hero .week')) {
        assert.isAtMost(width, 640, direction)
      }
      const [phone] = await see(page, '.contact dd')
      const [text] = await see(page, 'body')
      assert.isAbove(phone.letters, text.letters * 1.2, direction)
    }
  })

  test('a form alone stands beside its heading', async ({ assert }) => {
    const plan = inDirection(planOf('Florist in Leeds', { contact_email: 'a@b.example' }), 'night')
    for (const contact of ['split', 'lines']) {
      const page = await draw(plan, { contact })
      const [heading] = await see(page, '.contact .head')
      const [form] = await see(page, '.contact .form')
      assert.isBelow(Math.abs(heading.top - form.top), 60, contact)
    }
  })

  test('on paper no form is spoken of, and no ornament lies on the words', async ({ assert }) => {
    const prompt = 'Dentist in Leeds called Ash Grove, phone 0113 496 0000. Open Mon-Fri 8-16.'
    const plan = inDirection(planOf(prompt, { contact_email: 'a@b.example' }), 'clinic')
    const page = await draw({ ...plan, artefact: 'monogram' })
    await onPaper(page)
    for (const selector of ['.monogram', '.contact .intro', '.form']) {
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

    const alone = inDirection(
      planOf('Dentist in Leeds', { contact_email: 'a@b.example' }),
      'clinic'
    )
    const written = await draw(alone)
    await onPaper(written)
    assert.isFalse((await see(written, '.contact'))[0].shown)
  })
})
