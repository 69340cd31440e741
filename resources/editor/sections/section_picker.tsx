import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { SectionOffer } from '#contract/api/editing'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import * as inspector from '../inspector/inspector.css.ts'
import { useStore } from '../state/store.ts'
import type { Editor } from '../use_editor.ts'
import * as styles from './sections.css.ts'

interface SectionPickerProps {
  editor: Editor
  place: { after?: string }
}

/** The sections that the page does not have, those that are usual for the business first. */
export function SectionPicker({ editor, place }: SectionPickerProps) {
  const { sections } = editor
  const { found } = useStore(sections)
  const top = useRef<HTMLDivElement>(null)
  const before = found.sections.find(({ id }) => id === place.after)
  const groups = [
    { title: t('editor.sections.pick.usual'), offers: found.offers.filter(({ usual }) => usual) },
    { title: t('editor.sections.pick.others'), offers: found.offers.filter(({ usual }) => !usual) },
  ]

  useEffect(() => {
    top.current?.querySelector('button')?.focus()
  }, [])

  return (
    <div ref={top}>
      <p className={inspector.hint}>
        <span>
          {before
            ? t('editor.sections.pick.where', { name: before.name })
            : t('editor.sections.pick.anywhere')}
        </span>
        <span>{t('editor.sections.pick.hint')}</span>
      </p>
      {groups.map(
        ({ title, offers }) =>
          offers.length > 0 && (
            <section key={title} className={inspector.part}>
              <h3 className={inspector.heading}>{title}</h3>
              <Offers offers={offers} onPick={(kind) => void sections.add(kind)} />
            </section>
          )
      )}
      <div className={inspector.part}>
        <Button variant="quiet" full onClick={() => sections.endPicking()}>
          {t('editor.sections.pick.cancel')}
        </Button>
      </div>
    </div>
  )
}

interface OffersProps {
  offers: SectionOffer[]
  onPick: (kind: string) => void
}

function Offers({ offers, onPick }: OffersProps) {
  return (
    <ul className={styles.offers}>
      {offers.map(({ kind, name }) => (
        <li key={kind}>
          <button type="button" className={styles.offer} onClick={() => onPick(kind)}>
            <Icon of={Plus} size={16} />
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
