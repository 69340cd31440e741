import { emptySheet, type Sheet, type SheetChange } from 'site-designer/sheet'
import { openKeptInput } from '../../../resources/planning/sheet/state/kept_input.ts'
import { SheetStore } from '../../../resources/planning/sheet/state/sheet_store.ts'
import type { Failure } from '../../../resources/planning/sheet/state/failure.ts'
import { memoryArea } from '../editor/memory_area.ts'
import { HandClock } from './hand_clock.ts'

/** A refusal by the server, as the store gets it. */
export class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.kind)
  }
}

/** A sheet of a business with this name. */
export function said(name: string): Sheet {
  const sheet = emptySheet({ value: 'en', source: 'said' })
  return { ...sheet, who: { name: { value: name, source: 'said' } } }
}

export const offline = () => Promise.reject(new Refused({ kind: 'offline', after: 0 }))

/** What the server does before it answers, such as refuse. */
interface Refusals {
  read?(): unknown
  change?(change: SheetChange): unknown
}

/** A sheet under review, with a server that records the changes it gets. */
export async function review(answers: Refusals = {}, kept = memoryArea()) {
  const clock = new HandClock()
  const sent: { change: SheetChange; etag: string | null }[] = []
  const plans: string[] = []
  const notMoved: string[][] = []
  const server: Refusals & { sheet: Sheet; version: number } = {
    sheet: said('Crumb'),
    version: 1,
    ...answers,
  }
  const answer = () => ({
    sheet: server.sheet,
    page: `<p>${server.version}</p>`,
    plan: `# ${server.version}`,
    etag: `"${server.version}"`,
  })
  const store = new SheetStore({
    openKept: () => openKeptInput('p1', () => kept),
    calls: {
      read: async () => (await server.read?.(), { prompt: 'A bakery', ...answer() }),
      change: async (change, etag) => {
        sent.push({ change, etag })
        await server.change?.(change)
        server.version++
        return answer()
      },
    },
    failureOf: (error) => (error as Refused).failure,
    schedule: clock.schedule,
    onPlan: (plan) => void plans.push(plan),
    onNotMoved: (reasons) => void notMoved.push(reasons),
  })
  await store.load()
  return {
    store,
    clock,
    sent,
    plans,
    notMoved,
    server,
    kept,
    changes: () => sent.map((it) => it.change),
  }
}
