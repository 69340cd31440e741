import { useEffect, useState } from 'react'
import type { EditFrame, Website } from '../lib/api/main.ts'
import { schedule } from '../lib/browser/schedule.ts'
import { keptInTab } from '../lib/browser/storage.ts'
import { openKeptChanges } from '../lib/outbox/kept_changes.ts'
import { readOperation } from './engine/operation.ts'
import { withImages } from './canvas/with_images.ts'
import { NARROW } from './narrow.ts'
import { Canvas } from './state/canvas.ts'
import { callsOf } from './state/calls.ts'
import { Edits } from './state/edits.ts'
import { measureEdit } from './state/measure_edit.ts'
import { Instructions } from './state/instructions.ts'
import { sectionCalls } from './sections/section_calls.ts'
import { sectionNotices } from './sections/section_notices.ts'
import { Sections } from './sections/sections_store.ts'
import { notices } from './state/notices.ts'
import { t } from '../lib/text/text.ts'
import { toast } from '../ui/toast/toast_store.ts'
import { themeCalls } from './theme/theme_calls.ts'
import { Theme } from './theme/theme_store.ts'
import { elementWords } from './words.ts'

export interface Editor {
  websiteId: string
  /** What the person asked for when the website was made. */
  prompt: string
  edits: Edits
  canvas: Canvas
  instructions: Instructions
  sections: Sections
  theme: Theme
  /** Discards a tried look, else undoes the newest change. */
  undo: () => void
}

/** One editor while the screen is shown; null until it has loaded the unsaved changes of an earlier one. */
export function useEditor(website: Website, frame: EditFrame): Editor | null {
  const [opening] = useState({ website, frame })
  const [editor, setEditor] = useState<Editor | null>(null)

  useEffect(() => {
    const made = createEditor(opening.website, opening.frame)
    const retry = () => made.edits.retry()
    let isOver = false
    void made.edits.open().then(() => isOver || setEditor(made))
    const unfollow = made.sections.follow()
    window.addEventListener('online', retry)
    return () => {
      isOver = true
      unfollow()
      window.removeEventListener('online', retry)
      made.instructions.cancel()
      void made.edits.close()
    }
  }, [opening])

  return editor
}

function createEditor(website: Website, frame: EditFrame): Editor {
  const { html_content, version } = website
  const { can_undo, can_redo } = frame
  const isNarrow = matchMedia(NARROW).matches
  const calls = callsOf(website.id)
  let canvas: Canvas | undefined
  const edits = new Edits({
    opening: { html_content, version, can_undo, can_redo },
    calls,
    notices,
    openKept: () =>
      openKeptChanges({
        name: `edits:${website.id}`,
        read: readOperation,
        storage: () => localStorage,
        locks: navigator.locks,
        now: Date.now,
      }),
    show: (command) => canvas?.show(command),
    schedule,
    now: Date.now,
  })
  let sections: Sections | undefined
  canvas = new Canvas(edits, {
    notices,
    labels: elementWords(),
    panel: !isNarrow,
    onUndo: () => undo(),
    onSection: (id, act) => void sections?.act(id, act),
  })
  const theme = new Theme({
    edits,
    canvas,
    calls: themeCalls(website.id),
    onKept: () =>
      toast.success(t('editor.themes.kept'), {
        action: { label: t('editor.history.undo'), onClick: () => void edits.undo() },
      }),
    schedule,
  })
  const undo = () => (theme.isTrying ? theme.putBack() : void edits.undo())
  sections = new Sections({
    edits,
    canvas,
    notices: sectionNotices,
    calls: sectionCalls(website.id),
  })
  const instructions = new Instructions({
    edits,
    canvas,
    calls,
    measure: ({ before, after, sections }, signal) => {
      const [was, is] = [before, after].map((html) => withImages(html, frame.url))
      return measureEdit({ before: was!, after: is!, sections }, signal)
    },
    notices,
    kept: keptInTab,
    websiteId: website.id,
    now: Date.now,
    pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  })
  return {
    websiteId: website.id,
    prompt: website.prompt,
    edits,
    canvas,
    instructions,
    sections,
    theme,
    undo,
  }
}
