import { lazy, Suspense, type ComponentType } from 'react'
import { loadTexts, t } from '../../lib/text/text.ts'
import { Waiting } from '../../ui/states/states.tsx'
import type { PanelMode } from '../state/canvas.ts'
import type { Editor } from '../use_editor.ts'
import { Panel } from './panel.tsx'

type PanelPart = ComponentType<{ editor: Editor }>

/** Panels that are not needed to open the editor come with their first use. */
const PANELS: Partial<Record<PanelMode, PanelPart>> = {
  sections: lazy(async () => {
    const { SectionsPanel } = await import('../sections/sections_panel.tsx')
    return { default: SectionsPanel }
  }),
  theme: lazy(async () => {
    const { ThemePanel } = await import('../theme/theme_panel.tsx')
    return { default: ThemePanel }
  }),
  facts: lazy(async () => {
    // The form is that of the review step, and so are its words.
    const [{ FactsPanel }] = await Promise.all([
      import('../facts/facts_panel.tsx'),
      loadTexts(['planning']),
    ])
    return { default: FactsPanel }
  }),
  site: lazy(async () => {
    const { SitePanel } = await import('../site/site_panel.tsx')
    return { default: SitePanel }
  }),
  history: lazy(async () => {
    const { HistoryPanel } = await import('../history/history_panel.tsx')
    return { default: HistoryPanel }
  }),
}

export function LaterPanel({ editor, panel }: { editor: Editor; panel: PanelMode | null }) {
  const Shown = panel && PANELS[panel]
  if (!Shown) return null
  const opening = t('editor.rail.opening')
  return (
    <Suspense
      fallback={
        <Panel label={opening} title="" onClose={() => editor.canvas.closePanel()}>
          <Waiting label={opening} />
        </Panel>
      }
    >
      <Shown editor={editor} />
    </Suspense>
  )
}
