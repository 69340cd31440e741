import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { SectionOffer } from '#contract/api/editing'
import { editing, keys } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { framed } from '../../ui/small_page/framed.ts'
import { SmallPage } from '../../ui/small_page/small_page.tsx'
import * as inspector from '../inspector/inspector.css.ts'
import { useStore } from '../../lib/store.ts'
import type { Editor } from '../use_editor.ts'
import * as styles from './sections.css.ts'

interface SectionPickerProps {
  editor: Editor
  place: { after?: string }
}

/** The sections that the page does not have, those that are usual for the business first. */
export function SectionPicker({ editor, place }: SectionPickerProps) {
  const { sections, websiteId } = editor
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
              <Offers
                offers={offers}
                websiteId={websiteId}
                onPick={(kind) => void sections.add(kind)}
              />
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
  websiteId: string
  onPick: (kind: string) => void
}

function Offers({ offers, websiteId, onPick }: OffersProps) {
  return (
    <ul className={styles.picks}>
      {offers.map(({ kind, name }) => (
        <li key={kind}>
          <button type="button" className={styles.pick} onClick={() => onPick(kind)}>
            <Thumbnail websiteId={websiteId} offer={{ kind, name }} />
            <span className={styles.pickName}>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

interface ThumbnailProps {
  websiteId: string
  offer: Pick<SectionOffer, 'kind' | 'name'>
}

/** A preview of the section with the page's own text; only its name until it is loaded. */
function Thumbnail({ websiteId, offer: { kind, name } }: ThumbnailProps) {
  const preview = useQuery({
    queryKey: keys.websites.sectionPreview(websiteId, kind),
    queryFn: ({ signal }) => editing.sectionPreview(websiteId, kind, signal),
    // Loaded each time that the picker opens, because the page may have changed.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  return (
    <span aria-hidden className={styles.pickBox}>
      {preview.data?.html && <SmallPage srcDoc={framed(preview.data.html)} title={name} />}
    </span>
  )
}
