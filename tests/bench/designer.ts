import { gzipSync } from 'node:zlib'
import {
  changeSheet,
  compose,
  fillSite,
  planMarkdown,
  read,
  renderSite,
  withoutTodos,
} from 'site-designer'
import { releaseFonts } from '#deploy/services/release_fonts'
import { allKinds, kindById } from '#designer/kinds/all'
import { type Figure, percentile } from '#tests/bench/figure'
import { defaultForm } from '#designer/site/form'

/**
 * Measures every trade in two languages with three seeds, after one round to warm up. Times are the
 * 95th percentile without the network, sizes those of the largest page.
 */
export async function designerFigures(): Promise<Figure[]> {
  const prompts = allKinds().flatMap(({ id }) => promptsOf(id))
  for (const one of prompts) await measure(one)

  const pages: Measured[] = []
  for (const one of prompts) pages.push(await measure(one))
  const p95 = (of: 'plan' | 'page' | 'change') =>
    Number(
      percentile(
        95,
        pages.map((page) => page[of])
      ).toFixed(2)
    )
  const heaviest = (of: 'weight' | 'fonts') =>
    Number((Math.max(...pages.map((page) => page[of])) / 1000).toFixed(1))

  return [
    { name: 'prompt to sheet and plan, p95', unit: 'ms', measured: p95('plan'), bound: 60 },
    { name: 'sheet to page, p95', unit: 'ms', measured: p95('page'), bound: 50 },
    { name: 'a changed field to a new page, p95', unit: 'ms', measured: p95('change'), bound: 100 },
    { name: 'heaviest published page', unit: 'KB gz', measured: heaviest('weight'), bound: 60 },
    { name: 'heaviest fonts of a page', unit: 'KB', measured: heaviest('fonts'), bound: 120 },
  ]
}

interface Prompt {
  text: string
  seed: string
}

function promptsOf(trade: string): Prompt[] {
  const kind = kindById(trade)
  const [en, tr] = [kind.words('en'), kind.words('tr')]
  return ['a', 'b', 'c'].flatMap((seed) => [
    {
      seed,
      text:
        `A ${en.noun} called Northgate in Leeds, since 1987. We offer ${en.typical.join(', ')}. ` +
        'Open Monday to Friday 9-17. Call 0113 496 0123.',
    },
    {
      seed,
      text:
        `Adı Çınaraltı olan, İzmir'de bir ${tr.noun}. 1987'den beri buradayız. ` +
        `${tr.typical.join(', ')} sunuyoruz. Pazartesi-cuma 09:00-17:00. 0232 555 12 34.`,
    },
  ])
}

interface Measured {
  /** Times in milliseconds. */
  plan: number
  page: number
  change: number
  /** Bytes. */
  weight: number
  fonts: number
}

async function measure({ text, seed }: Prompt): Promise<Measured> {
  const began = performance.now()
  const sheet = read(text, defaultForm)
  const outline = compose(sheet, defaultForm, { seed })
  planMarkdown(sheet, outline, [])
  const planned = performance.now()
  const html = renderSite(fillSite(sheet, outline))
  const rendered = performance.now()

  const changed = changeSheet(sheet, { contact: { telephones: ['0113 496 0999'] } }, text)
  if (!changed.ok) throw new Error(JSON.stringify(changed.error))
  const next = compose(changed.value, defaultForm, { seed, before: outline })
  planMarkdown(changed.value, next, [])
  renderSite(fillSite(changed.value, next))
  const updated = performance.now()

  const page = withoutTodos(html)
  return {
    plan: planned - began,
    page: rendered - planned,
    change: updated - rendered,
    weight: gzipSync(page, { level: 9 }).length,
    fonts: await fontBytes(page),
  }
}

/** The bytes that a browser loads: the file of a subset only if the page has letters of it. */
async function fontBytes(page: string): Promise<number> {
  const extended = /[\u0100-\u02ff]/.test(page.replace(/<style>.*?<\/style>/s, ''))
  const { files } = await releaseFonts(page)
  return files
    .filter(({ path }) => extended || !path.includes('-latin-ext-'))
    .reduce((sum, { bytes }) => sum + bytes.length, 0)
}
