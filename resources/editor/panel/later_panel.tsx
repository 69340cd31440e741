import { useQuery } from '@tanstack/react-query'
import { useEffect, type ComponentType } from 'react'
import { loadTexts, t } from '../../lib/text/text.ts'
import { Failed, Waiting } from '../../ui/states/states.tsx'
import type { PanelMode } from '../state/canvas_state.ts'
import type { Editor } from '../use_editor.ts'
import { Panel } from './panel.tsx'

type PanelPart = ComponentType<{ editor: Editor }>

/** Panels that are not needed to open the editor. */
const PANELS: Partial<Record<PanelMode, () => Promise<PanelPart>>> = {
  sections: async () => (await import('../sections/sections_panel.tsx')).SectionsPanel,
  theme: async () => (await import('../theme/theme_panel.tsx')).ThemePanel,
  facts: async () => {
    // The form is the one of the review step, with the same texts.
    const [{ FactsPanel }] = await Promise.all([
      import('../facts/facts_panel.tsx'),
      loadTexts(['planning']),
    ])
    return FactsPanel
  },
  site: async () => (await import('../site/site_panel.tsx')).SitePanel,
  history: async () => (await import('../history/history_panel.tsx')).HistoryPanel,
}

/** Loaded in the background after the editor has started, so that they also open offline. */
const SETTLED = 3_000

interface LaterPanelProps {
  editor: Editor
  panel: PanelMode | null
}

export function LaterPanel({ editor, panel }: LaterPanelProps) {
  useEffect(() => {
    // A failed load is repeated when the panel is opened.
    const load = () => Object.values(PANELS).forEach((one) => void one().catch(() => undefined))
    const timer = setTimeout(load, SETTLED)
    return () => clearTimeout(timer)
  }, [])
  const load = panel && PANELS[panel]
  return load && <LoadedPanel key={panel} name={panel} load={load} editor={editor} />
}

interface LoadedPanelProps {
  name: PanelMode
  load: () => Promise<PanelPart>
  editor: Editor
}

function LoadedPanel({ name, load, editor }: LoadedPanelProps) {
  const part = useQuery({
    queryKey: ['editor panel', name],
    queryFn: async () => ({ Shown: await load() }),
    staleTime: Infinity,
    retry: false,
    refetchOnReconnect: true,
  })
  if (part.data) return <part.data.Shown editor={editor} />
  const opening = t('editor.rail.opening')
  return (
    <Panel label={opening} title="" onClose={() => editor.canvas.closePanel()}>
      {part.isError ? (
        <Failed
          text={t('api.no_answer')}
          retrying={part.isFetching}
          onRetry={() => void part.refetch()}
        />
      ) : (
        <Waiting label={opening} />
      )}
    </Panel>
  )
}
