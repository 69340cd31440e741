import { Image, Pencil } from 'lucide-react'
import type { Page } from 'editor-engine'
import { useMemo } from 'react'
import { t } from '../../lib/text/text.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { openPlaces } from '../engine/page_details.ts'
import * as inspector from '../inspector/inspector.css.ts'
import * as sections from '../sections/sections.css.ts'
import type { Canvas } from '../state/canvas.ts'

/** The places to fill in, each with a link to it. */
export function Checklist({ page, canvas }: { page: Page; canvas: Canvas }) {
  const places = useMemo(() => openPlaces(page), [page])
  return (
    <section className={inspector.part}>
      <h3 className={inspector.heading}>{t('editor.site.todos')}</h3>
      <p className={inspector.note}>
        {t(places.length > 0 ? 'editor.site.todos_why' : 'editor.site.todos_none')}
      </p>
      <ul className={sections.offers}>
        {places.map(({ id, note, isPicture }) => (
          <li key={id}>
            <button
              type="button"
              className={sections.offer}
              aria-label={t('editor.site.go', { note })}
              onClick={() => canvas.goTo(id, { edit: !isPicture })}
            >
              <Icon of={isPicture ? Image : Pencil} size={16} />
              {note}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
