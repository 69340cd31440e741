import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deployment as calls, keys, type Changes, type PageChange } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Fold } from '../../ui/fold/fold.tsx'
import { Failed, Waiting } from '../../ui/states/states.tsx'
import { VisuallyHidden } from '../../ui/visually_hidden/visually_hidden.tsx'
import * as styles from './changes.css.ts'

/** What visitors will see differently after publishing. Loaded when it is opened. */
export function ChangesFold({ websiteId }: { websiteId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Fold summary={t('deploy.changes.title')} onToggle={setOpen}>
      {isOpen && <Loaded websiteId={websiteId} />}
    </Fold>
  )
}

function Loaded({ websiteId }: { websiteId: string }) {
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: keys.websites.changes(websiteId),
    queryFn: ({ signal }) => calls.changes(websiteId, signal),
    refetchOnMount: 'always',
  })
  if (isPending) return <Waiting label={t('deploy.changes.loading')} />
  if (!data) {
    return <Failed text={t('deploy.changes.failed')} onRetry={refetch} retrying={isFetching} />
  }
  return <ChangesList changes={data} />
}

function ChangesList({ changes: { is_known: isKnown, changes, more } }: { changes: Changes }) {
  if (!isKnown) return <p className={styles.note}>{t('deploy.changes.unknown')}</p>
  if (changes.length === 0) return <p className={styles.note}>{t('deploy.changes.none')}</p>
  return (
    <>
      <ul className={styles.list}>
        {changes.map((change, index) => (
          <Entry key={index} change={change} />
        ))}
      </ul>
      {more > 0 && <p className={styles.note}>{t('deploy.changes.more', { count: more })}</p>}
    </>
  )
}

function Entry({ change: { kind, place, before, after } }: { change: PageChange }) {
  const named = t(`deploy.changes.kind.${kind}`)
  return (
    <li className={styles.entry}>
      <p className={styles.kind}>
        {place ? t('deploy.changes.in_place', { kind: named, place }) : named}
      </p>
      {before && (
        <p>
          <VisuallyHidden>{t('deploy.changes.was')}: </VisuallyHidden>
          <del className={styles.gone}>{before}</del>
        </p>
      )}
      {after && (
        <p>
          <VisuallyHidden>{t('deploy.changes.is')}: </VisuallyHidden>
          <ins className={styles.added}>{after}</ins>
        </p>
      )}
    </li>
  )
}
