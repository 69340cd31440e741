import { languageOf } from '#designer/fill/business'
import { textOf } from '#designer_tests/helpers/gate_sheets'
import { PageServer } from '#tests/gate/browser/page_server'
import { widths } from '#tests/gate/browser/tab'
import type { Case } from '#tests/gate/cases'
import type { Audited } from '#tests/gate/lighthouse'
import { lookAt } from '#tests/gate/craft/look_at'
import { measure } from '#tests/gate/craft/measure'
import { type Scores, craftOf, scoresOf } from '#tests/gate/craft/scores'
import { type Distances, type Face, distancesBetween } from '#tests/gate/distance/pairs'
import { placesOf } from '#tests/gate/distance/structure'
import { type Found, Inspector } from '#tests/gate/inspect'
import { build, publishedLooks } from '#tests/gate/subject'
import { vocabularyOf } from '#tests/gate/vocabulary'
import { openBrowser } from '#tests/helpers/browser'

interface SiteResult {
  name: string
  trade: string
  direction: string
  found: Found[]
  craft: number
  scores: Scores
}

export interface Results {
  seconds: number
  sites: SiteResult[]
  /** Between sites of one trade with the same facts and the same form. */
  distances: Distances
  /** Between the three looks of one plan; only in a full run. */
  offered: Distances
  /** Only if requested. */
  lighthouse?: Audited[]
}

/** One window per core, and the number of pages after which a window is replaced: its memory grows. */
const hands = 2
const stint = 25
/** In a sample the draft is checked at the smallest and largest width, and axe only checks the published page. */
const ends = [widths[0], widths.at(-1)!]

export async function runGate(cases: Case[], options: { whole: boolean }): Promise<Results> {
  const from = Date.now()
  const server = await PageServer.start()
  const browser = await openBrowser()
  const sites: SiteResult[] = []
  const faces: Face[] = []
  const offered: Face[] = []
  const queue = [...cases.entries()]
  const told = progress(cases.length)
  try {
    const work = async () => {
      while (queue.length > 0) {
        const inspector = await Inspector.open(browser, server)
        for (const [at, asked] of takeUpTo(stint, queue)) {
          const inspect = (by: Inspector) => inspectSite(by, asked, { faces, offered }, options)
          // A browser that hangs once says nothing about the page: a new one tries again.
          const again = async () => {
            const another = await Inspector.open(browser, server)
            return inspect(another).finally(() => another.close())
          }
          sites[at] = await inspect(inspector)
            .catch(again)
            .catch((cause) => {
              throw new Error(`${asked.name} could not be looked through.`, { cause })
            })
          told(sites[at])
        }
        await inspector.close()
      }
    }
    await Promise.all(Array.from({ length: hands }, work))
  } finally {
    await browser.close()
    await server.stop()
  }
  return {
    seconds: Math.round((Date.now() - from) / 1000),
    sites,
    distances: distancesBetween(faces),
    offered: distancesBetween(offered),
  }
}

/** Checks a site as its visitors and as its owner see it, and measures it for the distances. */
async function inspectSite(
  inspector: Inspector,
  asked: Case,
  { faces, offered }: { faces: Face[]; offered: Face[] },
  options: { whole: boolean }
): Promise<SiteResult> {
  const { name, trade, theme, said, sheet } = asked
  const { site, draft, published } = await build(asked)
  const text = textOf(sheet)
  const vocabulary = vocabularyOf(trade, languageOf(sheet))

  const { found, seen } = await inspector.inspect(
    { ...published, kind: 'published', asked: { text, vocabulary } },
    async (visit) => ({
      visit,
      measures: await measure(visit.page),
      look: await lookAt(visit.page),
    })
  )
  const violations = found.filter(({ check }) => check === 'accessibility')
  const scores = scoresOf({ html: published.html, ...seen, violations, asked })
  const family = `${trade.id} ${said} ${theme}`
  faces.push({ name, family, places: placesOf(seen.measures), look: seen.look })

  const draftWidths = options.whole ? widths : ends
  const owners = await inspector.inspect({ html: draft, kind: 'draft', widths: draftWidths })
  found.push(...owners.found)
  if (options.whole && said === 'full' && theme === 'light' && asked.seed === '1')
    offered.push(...(await facesOfLooks(inspector, asked)))

  const { direction } = site
  return { name, trade: trade.id, direction, found, craft: craftOf(scores), scores }
}

/** The three looks of one plan that the person chooses from. */
async function facesOfLooks(inspector: Inspector, asked: Case): Promise<Face[]> {
  const faces: Face[] = []
  const pages = await publishedLooks(asked)
  for (const [at, published] of pages.entries()) {
    await inspector.look(published, async ({ page }) => {
      const places = placesOf(await measure(page))
      const name = `${asked.trade.id} look ${at + 1}`
      faces.push({ name, family: asked.trade.id, places, look: await lookAt(page) })
    })
  }
  return faces
}

/** Takes up to `count` entries from a queue that others share. */
function* takeUpTo<T>(count: number, queue: T[]): Generator<T> {
  for (let taken = 0; taken < count && queue.length > 0; taken++) yield queue.shift()!
}

/** Prints the progress from time to time. */
function progress(of: number): (site: SiteResult) => void {
  let done = 0
  let faults = 0
  return ({ found }) => {
    done++
    faults += found.length
    if (done % 20 === 0 || done === of) console.log(`${done} of ${of} sites, ${faults} findings`)
  }
}
