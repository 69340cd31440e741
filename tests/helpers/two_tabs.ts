import { setTimeout as pause } from 'node:timers/promises'
import { pageEngine } from '#contract/page_engine'
import { seededRandom } from '#tests/faults/seeded_random'
import { eventually } from '#tests/helpers/eventually'
import { WebsiteCalls, type Made } from '#tests/helpers/website_calls'
import { memoryArea, memoryLocks } from '#tests/unit/editor/memory_area'
import {
  readOperation,
  singleOperations,
  type EditOperation,
} from '../../resources/editor/engine/operation.ts'
import { Edits } from '../../resources/editor/state/edits.ts'
import type { Notices } from '../../resources/editor/state/notices.ts'
import { openKeptChanges } from '../../resources/lib/outbox/kept_changes.ts'

export interface TwoTabsOptions {
  /** Of the API. */
  url: string
  token: string
  /** The website that both tabs edit; its page is `longPage()`. */
  id: string
  /** The number of manual changes. */
  edits: number
  seed: number
}

/** The results of changes that two tabs made at the same time, over a connection that fails. */
export interface TwoTabsReport {
  edits: number
  /** Changes to the server's page. */
  made: number
  /** Replaced by a later value for the same property. */
  superseded: number
  answered_409: number
  troubles: number
  reloads: number
  /** Neither applied nor replaced. */
  lost: string[]
  /** Applied more than once, although every answer arrived. */
  doubled: string[]
  /** Whether the server's page equals its changes applied in order. */
  is_their_sum: boolean
  tabs_show_it: boolean
  undone: number
  /** Whether undoing everything restores the first bytes, and redoing everything the last. */
  undo_leads_to_start: boolean
  redo_leads_to_end: boolean
}

const PARAGRAPHS = 30
/** The editor's pauses are made for people; these are shorter. */
const HURRY = 40

/** Both tabs can choose any element. */
export function longPage(): string {
  const paragraphs = Array.from({ length: PARAGRAPHS }, (_, at) => {
    const [outer, link] = [`p${at}`, `a${at}`]
    return `<p data-element-id="${outer}">Words ${at} <a data-element-id="${link}" href="/x">go</a></p>`
  })
  return (
    '<!doctype html>\n<html lang="en"><head><title>Long</title></head>' +
    `<body data-element-id="e0"><h1 data-element-id="e1">Long</h1>\n${paragraphs.join('\n')}\n</body></html>\n`
  )
}

/** Two editors of one website: unique texts, colours and addresses at random places. */
export async function twoTabs(options: TwoTabsOptions): Promise<TwoTabsReport> {
  const { url, token, id, edits: count, seed } = options
  const random = seededRandom(seed)
  const oneOf = <T>(all: readonly T[]) => all[Math.floor(random() * all.length)]
  const made: Made[] = []
  const tally = { answered_409: 0, troubles: 0, reloads: 0 }
  const calls = new WebsiteCalls({
    url,
    token,
    id,
    trouble() {
      const trouble = oneOf([...Array(14).fill(undefined), 'silence', 'lost answer'] as const)
      if (trouble) tally.troubles++
      return trouble
    },
    onMade: (one) => made.push(one),
    onStale: () => tally.answered_409++,
  })
  const [storage, locks] = [memoryArea(), memoryLocks()]
  const start = (await calls.read()).html_content
  const openTab = async () => {
    const tab = new Edits({
      opening: await calls.read(),
      calls,
      notices: new Proxy({} as Notices, { get: () => () => undefined }),
      openKept: () =>
        openKeptChanges({
          name: `edits:${id}`,
          read: readOperation,
          storage: () => storage,
          locks,
          now: () => Date.now(),
        }),
      show: () => undefined,
      schedule(act, delay) {
        const timer = setTimeout(act, delay / HURRY)
        return () => clearTimeout(timer)
      },
      now: () => Date.now(),
    })
    await tab.open()
    return tab
  }

  const tabs = [await openTab(), await openTab()]
  const asked: { tab: number; operation: EditOperation }[] = []
  for (let number = 0; number < count; number++) {
    const tab = random() < 0.5 ? 0 : 1
    const operation = randomEdit(number, random)
    const refusal = tabs[tab].change(operation)
    if (refusal) throw new Error(`Edit ${number} was refused: ${refusal.message}`)
    asked.push({ tab, operation })
    if (random() < 0.3) await pause(random() * 10)
    if (random() < 0.01) {
      tally.reloads++
      await tabs[tab].close()
      tabs[tab] = await openTab()
    }
  }
  // A change that waits for its turn is retried automatically.
  await eventually(() => tabs.every((tab) => tab.read().waiting === 0), { within: 60_000 })
  for (const tab of tabs) await tab.refresh()

  const { html_content: end } = await calls.read()
  const timesMade = (operation: EditOperation) =>
    made.filter((one) => markOf(one.operation) === markOf(operation))
  const missing = asked.filter(({ operation }) => timesMade(operation).length === 0)
  const isSuperseded = ({ tab, operation }: (typeof asked)[number], at: number) =>
    asked
      .slice(at + 1)
      .some((later) => later.tab === tab && aim(later.operation) === aim(operation))
  const superseded = missing.filter((one) => isSuperseded(one, asked.indexOf(one)))
  const doubled = asked.filter(({ operation }) => {
    const times = timesMade(operation)
    return times.length > 1 && !times.some(({ isAnswerLost }) => isAnswerLost)
  })
  const sum = made
    .toSorted((a, b) => a.version - b.version)
    .reduce((html, { operation }) => applied(html, operation), start)
  const isShown = tabs.every((tab) => tab.read().page.text === end)

  const [first] = tabs
  let undone = 0
  while (first.read().page.text !== start && first.read().canUndo) {
    await first.undo()
    undone++
  }
  const back = (await calls.read()).html_content
  while (first.read().canRedo) await first.redo()
  const again = (await calls.read()).html_content
  for (const tab of tabs) await tab.close()

  return {
    edits: count,
    made: made.length,
    superseded: superseded.length,
    ...tally,
    lost: missing.filter((one) => !superseded.includes(one)).map((one) => markOf(one.operation)),
    doubled: doubled.map(({ operation }) => markOf(operation)),
    is_their_sum: sum === end,
    tabs_show_it: isShown,
    undone,
    undo_leads_to_start: back === start,
    redo_leads_to_end: again === end,
  }
}

/** It contains its number, so that it is unique. */
function randomEdit(number: number, random: () => number): EditOperation {
  const at = Math.floor(random() * PARAGRAPHS)
  const kind = random()
  if (kind < 0.5) return { type: 'set_text', element: `a${at}`, text: `Words of edit ${number}` }
  if (kind < 0.8) {
    const value = `#${(number + 0x100000).toString(16)}`
    return { type: 'set_style', element: `p${at}`, property: 'color', value }
  }
  return { type: 'set_url', element: `a${at}`, url: `/edit-${number}`, kind: 'link' }
}

function markOf(operation: EditOperation): string {
  return JSON.stringify(operation)
}

function aim(operation: EditOperation): string {
  return operation.type === 'set_style' ? `style ${operation.element}` : markOf(operation)
}

function applied(html: string, operation: EditOperation): string {
  if (operation.type === 'page') return operation.html
  const result = pageEngine.apply(pageEngine.open(html), singleOperations(operation))
  if (!result.ok) throw new Error(result.error.message)
  return result.page.text
}
