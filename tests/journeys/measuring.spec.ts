import { test } from '@japa/runner'
import type { Page, Request } from 'playwright'
import { MEASURED_WIDTHS } from '#contract/measuring'
import type { ChatBody } from '#tests/fakes/model_server/chat'
import { ModelServer } from '#tests/fakes/model_server/model_server'
import { sensibleAnswer } from '#tests/fakes/model_server/sensible_answer'
import { narrowRules } from '#designer/designed/narrow'
import { renderSite } from '#designer/page/render_site'
import { pageToDesign, plumber } from '#designer_tests/helpers/designed'
import { theBrowser, visitor } from '#tests/helpers/browser'
import { findingsIn } from '#tests/helpers/measuring'
import { freePort } from '#tests/helpers/product'
import { Stage } from '#tests/helpers/stage'

/** A small page with one designed section. */
function pageWith(inside: string, css: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title><style>
*{box-sizing:border-box}body{margin:0;font:16px/1.5 sans-serif;overflow-wrap:break-word;background:#fff;color:#111}
.own{overflow:clip;padding:20px}${css}</style></head>
<body><section class="section own x-menu" id="menu">${inside}</section></body></html>`
}

const CLEAN = pageWith(
  `<h2 class="x-menu-title">Bread and coffee</h2>
<p>Open from seven, co-operative-owned since the nineties. Write to bakery-and-coffee-house@example-of-a-long-name.example.</p>
<ul class="x-menu-list"><li><span>Rye</span> <b>£3</b></li><li><span>Sourdough</span> <b>£4</b></li></ul>
<div class="x-menu-scroll"><p class="x-menu-row">A row that may be scrolled to its end by everybody</p></div>
<div class="x-menu-deco" aria-hidden="true"></div>
<svg class="x-menu-sign" aria-hidden="true" viewBox="0 0 10 10"><text x="1" y="6" font-size="3">Rye</text></svg>
<p class="x-menu-hidden">Only for screen readers</p>
<p class="x-menu-first">Every loaf is baked in the morning and sold before noon, as it always was.</p>`,
  `.x-menu-title{font-size:32px;line-height:1}.x-menu-list{display:grid;grid-template-columns:1fr 1fr}
.x-menu-scroll{overflow-x:auto}.x-menu-row{white-space:nowrap}
.x-menu-deco{position:absolute;left:300px;width:200px;height:9px;background:#111}
.x-menu-sign{width:600px;max-width:none;margin-left:-200px}
.x-menu-hidden{position:absolute;width:1px;height:1px;overflow:hidden;margin:0}
.x-menu-first::first-letter{float:left;font-size:48px;line-height:1}`
)

/** One page for each kind of finding. */
const WRONG = [
  {
    fault: 'overflow',
    text: 'Four loaves of rye',
    name: 'x-menu-wide',
    html: pageWith('<p class="x-menu-wide">Four loaves of rye</p>', '.x-menu-wide{width:400px}'),
  },
  {
    fault: 'overflow',
    text: 'Four loaves of rye bread in one long line',
    name: 'x-menu-line',
    html: pageWith(
      '<p class="x-menu-line">Four loaves of rye bread in one long line</p>',
      '.x-menu-line{white-space:nowrap;font-size:20px}'
    ),
  },
  {
    fault: 'broken_word',
    text: 'Tagliatelle',
    name: 'x-menu-name',
    html: pageWith(
      '<p class="x-menu-name">Fresh Tagliatelle <span>al ragù</span></p>',
      '.x-menu-name{width:70px;font-size:20px}'
    ),
  },
  {
    fault: 'clipped',
    text: 'Call 0161 496 0123 today',
    name: 'x-menu-phone',
    html: pageWith(
      '<p class="x-menu-phone">Call 0161 496 0123 today</p>',
      '.x-menu-phone{white-space:nowrap;width:120px;overflow:hidden}'
    ),
  },
  {
    fault: 'clipped',
    text: 'Starter, flour, water',
    name: 'x-menu-drawing',
    html: pageWith(
      `<svg class="x-menu-drawing" viewBox="0 0 200 40" width="200" height="40" role="img" aria-label="What is in it">
<text x="10" y="24" font-size="12">Flour</text><text x="150" y="24" font-size="12">Starter, flour, water</text></svg>`,
      ''
    ),
  },
  {
    fault: 'overlap',
    text: 'Rye and sourdough',
    name: 'x-menu-one',
    html: pageWith(
      '<p class="x-menu-one">Rye and sourdough</p><p class="x-menu-two">Cinnamon buns</p>',
      '.x-menu-two{margin-top:-36px}'
    ),
  },
  {
    fault: 'contrast',
    text: 'Hardly to be read',
    name: 'x-menu-pale',
    html: pageWith(
      '<div class="x-menu-box"><p class="x-menu-pale">Hardly to be read</p></div>',
      '.x-menu-box{background:oklch(95% 0.02 90)}.x-menu-pale{color:#aaa}'
    ),
  },
] as const

test.group('What a browser finds on a designed section', (group) => {
  let page: Page
  group.setup(async () => {
    page = (await visitor(await theBrowser())).page
    return () => page.context().close()
  })

  for (const { fault, html, name, text } of WRONG) {
    test(`is told by its kind, its text and its class: ${fault} of .${name}`, async ({
      assert,
    }) => {
      const found = await findingsIn(page, html, { id: 'menu', width: 320 })
      assert.deepEqual(found, [{ section: 'menu', fault, width: 320, text, class_name: name }])
    })
  }

  test('is nothing where all is well', async ({ assert }) => {
    for (const width of MEASURED_WIDTHS)
      assert.deepEqual(await findingsIn(page, CLEAN, { id: 'menu', width }), [])
  })
})

const four = ['Boiler repairs', 'Leaking taps', 'Bathroom fitting', 'Gas safety']
const cells = (tag: string) => four.map((one) => `<${tag}>${one}</${tag}>`).join('')

/** What models set too wide, as they would. */
const TOO_WIDE = [
  {
    what: 'a grid of four columns',
    html: `<div class="x-prices-grid">${cells('p')}</div>`,
    css: '.x-prices-grid{display:grid;grid-template-columns:repeat(4,minmax(90px,1fr));gap:20px}',
  },
  {
    what: 'a flex row that does not wrap',
    html: `<ul class="x-prices-row">${cells('li')}</ul>`,
    css: '.x-prices-row{display:flex;gap:2rem;padding:0;list-style:none}.x-prices-row li{flex:1 0 9rem;white-space:nowrap}',
  },
  {
    what: 'a heading with a long word',
    html: '<h2 class="x-prices-title">Heizungsinstallationsfachbetrieb</h2>',
    css: '.x-prices-title{font-size:clamp(3rem,9vw,6rem);line-height:1}',
  },
  {
    what: 'a table with five columns',
    html: `<table class="x-prices-table"><thead><tr>${cells('th')}<th>Emergencies</th></tr></thead>
<tbody><tr>${cells('td')}<td>From £45</td></tr></tbody></table>`,
    css: '.x-prices-table{border-spacing:1rem}.x-prices-table :is(th,td){min-width:6rem;text-align:start}',
  },
]

test.group('Our rules for a section that is too wide', (group) => {
  let page: Page
  const site = pageToDesign(plumber).site
  group.setup(async () => {
    page = (await visitor(await theBrowser())).page
    return () => page.context().close()
  })

  for (const { what, html, css } of TOO_WIDE) {
    test(`make it fit a phone: ${what}`, async ({ assert }) => {
      const found = (name: string, rules: string) => {
        const printed = `<section class="section own x-prices${name}" id="prices" data-section="prices" data-surface="plain"><div class="wrap">${html}</div></section>`
        const designed = { prices: { html: printed, css: rules } }
        return findingsIn(page, renderSite({ ...site, designed }), { id: 'prices', width: 320 })
      }
      const headings = html.startsWith('<h2') ? ['Heizungsinstallationsfachbetrieb'] : []
      const font = site.look.heading_font
      const ours = narrowRules(css, { prefix: 'x-prices', headings, font })
      assert.isNotEmpty(await found('', css))
      assert.deepEqual(await found(' narrow', `${css}\n${ours}`), [])
    })
  }
})

const port = await freePort()
/** The section whose second answer is no better. */
const STAYS_WIDE = 'x-process'
/** In the question for the section that comes last. */
const LAST = '\nx-contact\n'

test.group('A page that a model sets too wide', (group) => {
  let measured = Promise.withResolvers<void>()
  const server = new ModelServer({
    wait: 50,
    async answer(body) {
      if (body.messages.at(-1)!.content.includes(LAST)) await measured.promise
      return tooWide(body)
    },
  })
  group.setup(async () => {
    await server.start(port)
    return () => server.stop()
  })
  group.each.setup(() => {
    measured = Promise.withResolvers()
    server.asked.length = 0
    return () => measured.resolve()
  })
  const stage = Stage.for(group, {
    env: { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_MODEL: 'fake' },
  })

  for (const { where, watches } of [
    { where: 'its build has been watched', watches: true },
    { where: 'the person stays on the list of websites', watches: false },
  ]) {
    test(`fits a phone when ${where}`, async ({ assert }) => {
      const { baker, account } = await stage.member()
      const { page } = baker
      await baker.describes()
      await baker.clicks('Approve & Build')
      await page.waitForURL('**/websites')
      const reported = page.waitForRequest(
        (request) => request.url().includes('/findings') && request.postData()!.includes('overflow')
      )
      if (watches) await baker.clicks('Watch it being built', 'link')
      else await isFollowedWhileVisible(page)
      await reported
      measured.resolve()
      await baker.reads('Your website is ready')
      if (!watches) assert.match(page.url(), /\/websites$/)
      const html = await account.html(await account.newestWebsite())
      const questions = server.asked.map(({ body }) => body.messages.at(-1)!.content)
      const repairs = questions.filter((text) => text.includes('Your last answer:'))
      assert.isNotEmpty(repairs)
      for (const text of repairs) assert.match(text, /At 320 pixels “.*” is wider than the page/)
      assert.match(html, /class="section own x-process narrow"/)
      const { page: phone } = await stage.guest()
      const { url: origin } = stage.product
      const ids = Array.from(
        html.matchAll(/class="section own [^"]*" id="([\w-]+)"/g),
        ([, id]) => id
      )
      assert.isAbove(ids.length, 3)
      for (const id of ids) {
        for (const width of MEASURED_WIDTHS)
          assert.deepEqual(await findingsIn(phone, html, { id, width, origin }), [], id)
      }
    })
  }
})

/** The page of the build is not fetched in a tab that nobody sees. */
async function isFollowedWhileVisible(page: Page): Promise<void> {
  const turn = (state: DocumentVisibilityState) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await page.getByRole('link', { name: 'Watch it being built' }).waitFor()
  const isStream = (request: Request) => request.url().includes('/events')
  const ended = page.waitForEvent('requestfailed', isStream)
  await turn('hidden')
  await ended
  const begun = page.waitForRequest(isStream)
  await turn('visible')
  await begun
}

/** Every section in a row that does not wrap; only some of the second answers are better. */
function tooWide(body: ChatBody): string {
  const answer = sensibleAnswer(body)
  const [, prefix] = /^\.(x-[\w-]+)\{background/m.exec(answer) ?? []
  if (!prefix) return answer
  const isSecond = body.messages.at(-1)!.content.includes('Your last answer:')
  if (isSecond && prefix !== STAYS_WIDE) return answer
  const rows = `.${prefix}-rows{display:flex;gap:2rem}.${prefix}-rows li{flex:none;inline-size:12rem}`
  return answer.replace('</style>', `${rows}\n</style>`)
}
