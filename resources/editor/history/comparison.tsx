import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { editing, keys, websites } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { Waiting } from '../../ui/states/states.tsx'
import { Receipt } from '../ai/receipt.tsx'
import * as inspector from '../inspector/inspector.css.ts'
import type { Editor } from '../use_editor.ts'
import * as styles from './history.css.ts'

interface ComparisonProps {
  revision: string
  editor: Editor
}

/** The differences of two versions, and the switch between them in the frame. */
export function Comparison({ revision, editor: { canvas, websiteId: id } }: ComparisonProps) {
  const [shown, setShown] = useState<'then' | 'now' | 'both'>('then')
  const compared = useQuery({
    queryKey: [...keys.websites.revisions(id), revision, 'difference'],
    queryFn: async ({ signal }) => {
      const [difference, { html_content: html }] = await Promise.all([
        editing.difference(id, revision, signal),
        websites.revision(id, revision, signal),
      ])
      return { difference, html }
    },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  if (compared.isPending) {
    return (
      <Waiting label={t('editor.history.compare.waiting')}>
        <Skeleton height="2.75rem" />
      </Waiting>
    )
  }
  if (compared.isError) {
    return <p className={inspector.note}>{t('editor.history.compare.failed')}</p>
  }
  const { difference, html } = compared.data
  const { sections, look, about } = difference
  const isSame = sections.length === 0 && !look && !about
  if (isSame) return <p className={inspector.note}>{t('editor.history.compare.same')}</p>

  return (
    <div className={styles.comparison}>
      <Segmented
        label={t('editor.history.compare.which')}
        value={shown}
        choices={[
          { value: 'then', label: t('editor.history.compare.then') },
          { value: 'now', label: t('editor.history.compare.now') },
          { value: 'both', label: t('editor.history.compare.both') },
        ]}
        onChange={(next) => {
          setShown(next)
          // The ids are those of the current page; removed parts are visible in the other version.
          if (next === 'both') canvas.compareBeside(html, difference.elements)
          else canvas.compare(next === 'then' ? html : null, difference.elements)
        }}
      />
      <h3 className={inspector.heading}>{t('editor.history.compare.since')}</h3>
      <Receipt difference={difference} />
    </div>
  )
}
