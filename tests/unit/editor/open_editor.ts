import { readOperation, type EditOperation } from '../../../resources/editor/engine/operation.ts'
import { Edits } from '../../../resources/editor/state/edits.ts'
import type { Notices } from '../../../resources/editor/state/notices.ts'
import { openKeptChanges } from '../../../resources/lib/outbox/kept_changes.ts'
import type { Command } from '../../../resources/frame/protocol.ts'
import { HandClock } from '../resources/hand_clock.ts'
import { FakeWebsite } from './fake_website.ts'
import { memoryArea } from './memory_area.ts'

export const PAGE =
  '<!doctype html><html><body data-element-id="e1"><h1 data-element-id="e2">One</h1>' +
  '<p data-element-id="e3">Two</p><a data-element-id="e4" href="/x">Go</a></body></html>'

/** A page with elements inside texts and with existing styles. */
export const RICH =
  '<!doctype html><html><body data-element-id="e1"><h1 data-element-id="e2" style="margin:0; COLOR:red">One</h1>' +
  '<p data-element-id="e3">Two <b data-element-id="e4">bold</b> ends</p>' +
  '<a data-element-id="e5" href="/x"><i data-element-id="e6">Go</i></a></body></html>'

/** The operation that sets a text. */
export const text = (element: string, words: string): EditOperation => {
  return { type: 'set_text', element, text: words }
}
/** The operation that sets a colour. */
export const color = (element: string, value: string): EditOperation => {
  return { type: 'set_style', element, property: 'color', value }
}

/** The editor of a website in a browser, with a fake server and a manual clock. */
export async function editor(website = new FakeWebsite(PAGE), storage = memoryArea()) {
  const clock = new HandClock()
  const said: string[] = []
  const shown: Command[] = []
  const notices = new Proxy({} as Notices, {
    get: (_, name) => (about: unknown) => said.push([name, about].filter(Boolean).join(' ')),
  })
  const edits = new Edits({
    opening: await website.read(),
    calls: website,
    notices,
    openKept: () =>
      openKeptChanges({
        name: 'edits:w1',
        read: readOperation,
        storage: () => storage,
        now: clock.now,
      }),
    show: (command) => void shown.push(command),
    schedule: clock.schedule,
    now: clock.now,
  })
  await edits.open()
  const page = () => edits.read().page.text
  return { website, storage, clock, said, shown, edits, page }
}
