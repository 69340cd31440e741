import { ArrowDown, ArrowUp, Copy, Ellipsis, LayoutPanelTop, Plus, Trash2 } from 'lucide-react'
import type { PageSection } from '#contract/api/editing'
import type { SectionAct } from '../../frame/protocol.ts'
import { t } from '../../lib/text/text.ts'
import { IconButton } from '../../ui/button/icon_button.tsx'
import { Menu, MenuItem } from '../../ui/menu/menu.tsx'
import { useStore } from '../../lib/store.ts'
import type { Editor } from '../use_editor.ts'
import { actsOf } from './sections_store.ts'
import * as styles from './sections.css.ts'

const IN_MENU = [
  { act: 'layout', icon: LayoutPanelTop },
  { act: 'duplicate', icon: Copy },
  { act: 'add', icon: Plus },
  { act: 'remove', icon: Trash2 },
] as const

const MOVES = [
  { act: 'up', icon: ArrowUp },
  { act: 'down', icon: ArrowDown },
] as const

interface SectionRowProps {
  section: PageSection
  editor: Editor
}

export function SectionRow({ section, editor }: SectionRowProps) {
  const { sections, edits, canvas } = editor
  const { found } = useStore(sections)
  const { busy } = useStore(edits)
  const { selected } = useStore(canvas)
  const { id, name, layout, layouts, fixed } = section
  const acts = actsOf(section, found)
  const isHere = selected !== null && sections.around(selected.id)?.id === id
  const called = (act: SectionAct) =>
    t('editor.sections.act_on', { act: t(`editor.sections.acts.${act}`), name })

  return (
    <li className={isHere ? styles.row.here : styles.row.plain}>
      <button type="button" className={styles.name} onClick={() => canvas.goTo(id)}>
        <span className={styles.nameWords}>{name}</span>
        <span className={styles.about}>
          {layouts.length > 1
            ? t('editor.sections.layout_of', {
                number: layouts.indexOf(layout!) + 1,
                count: layouts.length,
              })
            : fixed && t('editor.sections.fixed')}
        </span>
      </button>
      {!fixed &&
        MOVES.map(({ act, icon }) => (
          <IconButton
            key={act}
            size="small"
            icon={icon}
            label={called(act)}
            // Not `disabled`: that would lose the focus.
            aria-disabled={!acts.includes(act) || busy !== null}
            onClick={() => void sections.act(id, act)}
          />
        ))}
      {IN_MENU.some(({ act }) => acts.includes(act)) && (
        <Menu
          trigger={
            <IconButton size="small" icon={Ellipsis} label={t('editor.sections.more', { name })} />
          }
        >
          {IN_MENU.filter(({ act }) => acts.includes(act)).map(({ act, icon }) => (
            <MenuItem
              key={act}
              icon={icon}
              tone={act === 'remove' ? 'danger' : undefined}
              disabled={busy !== null}
              onSelect={() => void sections.act(id, act)}
            >
              {t(`editor.sections.acts.${act}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </li>
  )
}
