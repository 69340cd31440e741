import { Plus } from 'lucide-react'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Waiting } from '../../ui/states/states.tsx'
import * as inspector from '../inspector/inspector.css.ts'
import { Panel } from '../panel/panel.tsx'
import { useStore } from '../../lib/store.ts'
import type { Editor } from '../use_editor.ts'
import { SectionPicker } from './section_picker.tsx'
import { SectionRow } from './section_row.tsx'
import * as styles from './sections.css.ts'

/** The sections of the page in order, with the actions on each. */
export function SectionsPanel({ editor }: { editor: Editor }) {
  const { sections, canvas } = editor
  const { phase, found, picking } = useStore(sections)

  return (
    <Panel
      label={t('editor.rail.sections')}
      title={picking ? t('editor.sections.pick.title') : t('editor.rail.sections')}
      onClose={() => {
        sections.endPicking()
        canvas.closePanel()
      }}
    >
      {phase === 'waiting' && (
        <div className={inspector.part}>
          <Waiting label={t('editor.sections.waiting')}>
            <Skeleton height="3rem" />
            <Skeleton height="3rem" />
          </Waiting>
        </div>
      )}
      {phase === 'failed' && (
        <div className={inspector.part} role="alert">
          <p>{t('editor.sections.failed')}</p>
          <Button size="small" variant="quiet" onClick={() => void sections.load()}>
            {t('editor.sections.again')}
          </Button>
        </div>
      )}
      {phase === 'ready' && picking && <SectionPicker editor={editor} place={picking} />}
      {phase === 'ready' && !picking && (
        <>
          <p className={inspector.hint}>
            {t(found.sections.length > 0 ? 'editor.sections.lead' : 'editor.sections.empty')}
          </p>
          <ol className={styles.list}>
            {found.sections.map((section) => (
              <SectionRow key={section.id} section={section} editor={editor} />
            ))}
          </ol>
          {found.offers.length > 0 && (
            <div className={inspector.part}>
              <Button variant="quiet" icon={Plus} full onClick={() => sections.pick({})}>
                {t('editor.sections.add')}
              </Button>
            </div>
          )}
        </>
      )}
    </Panel>
  )
}
