import { t } from '../../lib/text/text.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import * as styles from './shortcut_help.css.ts'

const GROUPS = [
  {
    title: 'editor.shortcuts.all.title',
    keys: [
      'editor.shortcuts.all.undo',
      'editor.shortcuts.all.redo',
      'editor.shortcuts.all.ai',
      'editor.shortcuts.all.manual',
      'editor.shortcuts.all.escape',
      'editor.shortcuts.all.help',
    ],
  },
  {
    title: 'editor.shortcuts.page.title',
    keys: [
      'editor.shortcuts.page.arrows',
      'editor.shortcuts.page.parent',
      'editor.shortcuts.page.child',
      'editor.shortcuts.page.tab',
      'editor.shortcuts.page.enter',
    ],
  },
  {
    title: 'editor.shortcuts.sections.title',
    keys: [
      'editor.shortcuts.sections.up',
      'editor.shortcuts.sections.down',
      'editor.shortcuts.sections.layout',
      'editor.shortcuts.sections.duplicate',
      'editor.shortcuts.sections.remove',
      'editor.shortcuts.sections.add',
    ],
  },
] as const

interface ShortcutHelpProps {
  open: boolean
  onClose: () => void
}

/** Every key of the editor. */
export function ShortcutHelp({ open, onClose }: ShortcutHelpProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('editor.shortcuts.title')}
      description={t('editor.shortcuts.mac')}
    >
      {GROUPS.map(({ title, keys }) => (
        <section key={title} className={styles.group}>
          <h3 className={styles.title}>{t(title)}</h3>
          <dl className={styles.list}>
            {keys.map((key) => {
              const [pressed, does] = t(key).split(' | ')
              return (
                <div key={key} className={styles.row}>
                  <dt>
                    <kbd className={styles.key}>{pressed}</kbd>
                  </dt>
                  <dd className={styles.does}>{does}</dd>
                </div>
              )
            })}
          </dl>
        </section>
      ))}
    </Dialog>
  )
}
