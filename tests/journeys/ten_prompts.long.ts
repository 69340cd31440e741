/// <reference lib="dom" />
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { DESKTOP, PHONE, atRest, layoutFaults, look } from '#tests/helpers/browser'
import { Stage } from '#tests/helpers/stage'
import { Hand } from '#tests/prompts/hand'
import { tenPrompts } from '#tests/prompts/ten_prompts'
import { tenWalks } from '#tests/prompts/ten_walks'

/**
 * Ten prompts from the sentence to the published page, every field corrected by hand. PROMPTS=all
 * takes all ten at both widths, PROMPTS=bakery,charity those; both write what they counted to
 * docs/evidence/ten_prompts.json. PROMPTS=walks takes ten others, of which only what is wrong or
 * missing is corrected, as a person would. Else it is two of them, at one width each.
 */
const asked = process.env.PROMPTS
const isWalk = asked === 'walks' || tenWalks.some(({ name }) => asked?.split(',').includes(name))
const all = isWalk ? tenWalks : tenPrompts
const named = all.filter(
  ({ name }) => /^(all|walks)$/.test(asked ?? '') || asked?.split(',').includes(name)
)
const whole = [DESKTOP, PHONE].flatMap((viewport) => named.map((one) => ({ ...one, viewport })))
const short = [
  { ...tenPrompts[0]!, viewport: DESKTOP },
  { ...tenPrompts[1]!, viewport: PHONE },
]

interface Figure {
  prompt: string
  width: number
  clicks: number
  fields: number
  /** The figures of one prompt, from the sheet to the published page. */
  seconds: number
  said: number
  missing: string[]
  wrong: string[]
  faults: string[]
  words: number
}
const figures: Figure[] = []
const file = isWalk ? 'ten_walks.json' : 'ten_prompts.json'
const evidence = new URL(`../../docs/evidence/${file}`, import.meta.url)

test.group('Ten prompts', (group) => {
  const stage = Stage.for(group)
  group.teardown(() => {
    if (asked) keepFigures()
  })

  test('the published page contains the corrections and nothing wrong: {name}')
    .with(asked ? whole : short)
    .run(async ({ assert }, { name, prompt, corrects, says, wrong, viewport }) => {
      const { baker } = await stage.member()
      const { page } = baker
      const hand = new Hand(page)
      await page.setViewportSize(viewport)
      await baker.describes(prompt)
      await hand.sheet.waitFor()
      if (asked) await look(page, `prompt-${name}-read`)
      await hand.opens()
      await corrects(hand)
      if (asked) await look(page, `prompt-${name}-corrected`)
      await page.locator('[data-saving="saved"]').waitFor()
      const direction = await hand.chooses(2)

      await hand.presses('Approve & Build')
      await page.waitForURL('**/preview/*')
      await hand.presses('Publish for First Time')
      await baker.reads('Website publishing started successfully!')
      const link = page.getByRole('link', { name: /open live site/i }).first()
      const site = await page.context().newPage()
      await site.setViewportSize(viewport)
      await site.goto((await link.getAttribute('href'))!)
      await atRest(site)
      await look(site, `prompt-${name}-published`)

      const text = await wordsOf(site)
      const missing = says.filter((words) => !text.includes(words.toLowerCase()))
      const source = await sourceOf(site)
      const stays = wrong.filter((words) => source.includes(words))
      const faults = await layoutFaults(site)
      figures.push({
        prompt: name,
        width: viewport.width,
        clicks: hand.clicks,
        fields: hand.fields,
        seconds: hand.seconds,
        said: says.length,
        missing,
        wrong: stays,
        words: text.split(/\s+/).length,
        faults,
      })
      assert.deepEqual({ missing, stays, faults }, { missing: [], stays: [], faults: [] })
      assert.include(source, `data-direction="${direction}"`)
    })
    .timeout(120_000)
})

/** Keeps the earlier figures of prompts that were not run this time. */
function keepFigures() {
  const before: { figures: Figure[] } = existsSync(evidence)
    ? JSON.parse(readFileSync(evidence, 'utf8'))
    : { figures: [] }
  const isNew = ({ prompt, width }: Figure) =>
    !figures.some((one) => one.prompt === prompt && one.width === width)
  const place = ({ prompt, width }: Figure) =>
    all.findIndex(({ name }) => name === prompt) - width * all.length
  const list = [...before.figures.filter(isNew), ...figures]
  const command = `PROMPTS=${isWalk ? 'walks' : 'all'} npm test -- long --files=tests/journeys/ten_prompts.long.ts`
  const kept = { command, figures: list.sort((one, other) => place(one) - place(other)) }
  writeFileSync(evidence, `${JSON.stringify(kept, null, 2)}\n`)
}

/** All text of a page, including closed parts. */
async function wordsOf(page: Page): Promise<string> {
  const text = await page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement
    for (const part of copy.querySelectorAll('script, style, noscript')) part.remove()
    for (const part of copy.querySelectorAll('*')) part.append(' ')
    return copy.textContent!
  })
  return text.replace(/\s+/g, ' ').toLowerCase()
}

/** The page's source without styles and drawings, which can contain the same numbers as a price. */
function sourceOf(page: Page): Promise<string> {
  return page.locator('html').evaluate((root) => {
    const copy = root.cloneNode(true) as HTMLElement
    const drawing = 'style, svg, script:not([type="application/ld+json"])'
    for (const part of copy.querySelectorAll(drawing)) part.remove()
    return copy.outerHTML
  })
}
