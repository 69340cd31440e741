import { useEffect } from 'react'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Waiting } from '../../ui/states/states.tsx'
import * as inspector from '../inspector/inspector.css.ts'
import { ThemePart } from '../inspector/theme_part.tsx'
import { Panel } from '../panel/panel.tsx'
import { useStore } from '../../lib/store.ts'
import type { Editor } from '../use_editor.ts'
import { ThemeFields } from './theme_fields.tsx'
import * as styles from './theme.css.ts'

/** Colours, fonts, corners and direction of the whole page, shown before they are saved. */
export function ThemePanel({ editor }: { editor: Editor }) {
  const { theme, canvas, edits } = editor
  const { phase, trouble } = useStore(theme)
  const { busy, page } = useStore(edits)
  const isTrying = theme.isTrying

  // Undo or an instruction may have changed the look.
  useEffect(() => {
    if (!theme.isTrying) void theme.load()
  }, [theme, page])
  // A person who continues with something else wants to keep what is shown; undo reverts it.
  useEffect(() => () => void theme.keep(), [theme])

  return (
    <Panel
      label={t('editor.rail.theme')}
      title={t('editor.rail.theme')}
      onClose={() => canvas.closePanel()}
    >
      {phase === 'waiting' && (
        <div className={inspector.part}>
          <Waiting label={t('editor.themes.waiting')}>
            <Skeleton height="2.75rem" />
            <Skeleton height="2.75rem" />
            <Skeleton height="2.75rem" />
          </Waiting>
        </div>
      )}
      {phase === 'failed' && (
        <div className={inspector.part} role="alert">
          <p>{t('editor.themes.failed')}</p>
          <Button size="small" variant="quiet" onClick={() => void theme.load()}>
            {t('editor.themes.again')}
          </Button>
        </div>
      )}
      {phase === 'foreign' && (
        <>
          <p className={inspector.hint}>{t('editor.themes.foreign')}</p>
          <ThemePart edits={edits} />
        </>
      )}
      {phase === 'ready' && (
        <>
          <p className={inspector.hint}>{t('editor.themes.lead')}</p>
          <ThemeFields theme={theme} />
          <div className={styles.ways} data-shown={isTrying || undefined}>
            {trouble && (
              <p role="alert" className={inspector.error}>
                {trouble}
              </p>
            )}
            <p role="status" className={inspector.note}>
              {isTrying && t('editor.themes.trying')}
            </p>
            <div className={styles.buttons}>
              <Button variant="quiet" disabled={!isTrying} onClick={() => theme.putBack()}>
                {t('editor.themes.put_back')}
              </Button>
              <Button
                disabled={!isTrying || (busy !== null && busy !== 'perform')}
                loading={busy === 'perform'}
                busyText={t('editor.themes.keeping')}
                onClick={() => void theme.keep()}
              >
                {t('editor.themes.keep')}
              </Button>
            </div>
          </div>
        </>
      )}
    </Panel>
  )
}
