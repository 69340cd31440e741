import { gzipSync } from 'node:zlib'
import { releaseFonts } from '#deploy/services/release_fonts'
import { BuiltinDesigner } from '#designer/designer/builtin_designer'
import { trades } from '#designer/trades/all'
import type { DesignRequest } from '#designer/designer/designer'
import { renderSite } from '#designer/renderer/render'
import { withoutTodos } from '#designer/renderer/todos'
import { type Figure, percentile } from '#tests/bench/figure'
import { sampleRequests } from '#designer_tests/helpers/sample_requests'

const designer = new BuiltinDesigner()

/**
 * Plan, site and weight of every trade in both languages, three seeds each, after one round of
 * each to warm up; times are the 95th percentile, weights the heaviest page.
 */
export async function designerFigures(): Promise<Figure[]> {
  const requests = trades.flatMap((trade) => prompts(trade.id))
  for (const request of requests) await made(request)

  const pages: Made[] = []
  for (const request of requests) pages.push(await made(request))
  const p95 = (of: 'plan' | 'site') =>
    Number(
      percentile(
        95,
        pages.map((page) => page[of])
      ).toFixed(2)
    )
  const heaviest = (of: 'page' | 'fonts') =>
    Number((Math.max(...pages.map((page) => page[of])) / 1000).toFixed(1))

  return [
    {
      name: 'built-in designer: prompt to plan, p95',
      unit: 'ms',
      measured: p95('plan'),
      bound: 50,
    },
    { name: 'built-in designer: plan to page, p95', unit: 'ms', measured: p95('site'), bound: 300 },
    { name: 'heaviest published page', unit: 'KB gz', measured: heaviest('page'), bound: 60 },
    { name: 'heaviest fonts of a page', unit: 'KB', measured: heaviest('fonts'), bound: 120 },
  ]
}

function prompts(trade: string): DesignRequest[] {
  const { en, tr } = trades.find(({ id }) => id === trade)!.words
  return ['a', 'b', 'c'].flatMap((seed) => [
    {
      ...sampleRequests.empty,
      seed,
      contact_email: 'owner@example.com',
      prompt:
        `A ${en.noun} called Northgate in Leeds, since 1987. We offer ${en.typical.join(', ')}. ` +
        'Open Monday to Friday 9-17. Call 0113 496 0123.',
    },
    {
      ...sampleRequests.empty,
      seed,
      contact_email: 'owner@example.com',
      prompt:
        `Adı Çınaraltı olan, İzmir'de bir ${tr.noun}. 1987'den beri buradayız. ` +
        `${tr.typical.join(', ')} sunuyoruz. Pazartesi-cuma 09:00-17:00. 0232 555 12 34.`,
    },
  ])
}

interface Made {
  plan: number
  site: number
  page: number
  fonts: number
}

async function made(request: DesignRequest): Promise<Made> {
  const began = performance.now()
  const plan = await designer.plan(request)
  const planned = performance.now()
  const html = renderSite(await designer.build(plan, request, () => {}))
  const drawn = performance.now()

  const page = withoutTodos(html)
  return {
    plan: planned - began,
    site: drawn - planned,
    page: gzipSync(page, { level: 9 }).length,
    fonts: await fontBytes(page),
  }
}

/** What a browser loads: the files of a subset only where the page has letters of it. */
async function fontBytes(page: string): Promise<number> {
  const extended = /[\u0100-\u02ff]/.test(page.replace(/<style>.*?<\/style>/s, ''))
  const { files } = await releaseFonts(page)
  return files
    .filter(({ path }) => extended || !path.includes('-latin-ext-'))
    .reduce((sum, { bytes }) => sum + bytes.length, 0)
}
