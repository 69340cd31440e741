import type { SectionOffer } from '#contract/api/editing'
import type { ChangedWebsiteSheet } from '#contract/api/planning'
import { etagOf } from '#contract/website_etag'
import type { SheetChange } from 'site-designer/sheet'
import { ApiError, planning } from '../../lib/api/main.ts'
import { schedule } from '../../lib/browser/schedule.ts'
import { t } from '../../lib/text/text.ts'
import { failureOf, openKeptInput, SheetStore } from '../../planning/main.ts'
import { toast } from '../../ui/toast/toast_store.ts'
import { isStale } from '../state/failures.ts'
import type { Editor } from '../use_editor.ts'
import { sectionsFor } from './sections_for.ts'

/** In milliseconds; longer than a pause between two keys, so that no half number gets into the page. */
const PAUSE = 900

/** The result of the last change to the page, and sections that would show more of it. */
export type FactsOutcome = Pick<ChangedWebsiteSheet, 'changed' | 'left_alone'> & {
  sections: SectionOffer[]
}

/** The store of a website's facts; its changes are sent in order with all other changes. */
export function factsStore(editor: Editor, onOutcome: (outcome: FactsOutcome) => void): SheetStore {
  const { websiteId: id, prompt, edits, canvas } = editor

  async function send(change: SheetChange, again = false): Promise<ChangedWebsiteSheet> {
    try {
      const done = await edits.perform((version) =>
        planning.changeWebsiteSheet(id, change, etagOf({ id, version }))
      )
      // Another change is in progress, so this one is repeated later.
      if (!done) throw new ApiError({ status: 503 })
      const { offers } = editor.sections.read().found
      onOutcome({ ...done.answer, sections: sectionsFor(change, offers) })
      if (done.changed.length > 0) canvas.flash(done.changed)
      return done.answer
    } catch (error) {
      // A change contains only its own fields, so it can be applied to the current page.
      if (isStale(error) && !again) return send(change, true)
      throw error
    }
  }

  return new SheetStore({
    openKept: () => openKeptInput(`website:${id}`),
    pause: PAUSE,
    calls: {
      async read() {
        // What was changed or taken back here and is not saved yet may change facts as well.
        await edits.keep()
        const { data, etag } = await planning.websiteSheet(id)
        return { sheet: data.sheet, page: '', plan: '', prompt, etag }
      },
      async change(change) {
        const { sheet, html_content: page } = await send(change)
        return { sheet, page, plan: '', etag: null }
      },
    },
    failureOf,
    schedule,
    onPlan: () => {},
    onNotMoved: (reasons) => {
      toast.error(t('editor.facts.not_moved', { reason: reasons.join('. ') }))
    },
  })
}
