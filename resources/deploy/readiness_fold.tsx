import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import type { CheckResult, Readiness } from '../lib/api/main.ts'
import { t } from '../lib/text/text.ts'
import { Fold } from '../ui/fold/fold.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Failed, Waiting } from '../ui/states/states.tsx'
import { VisuallyHidden } from '../ui/visually_hidden/visually_hidden.tsx'
import * as styles from './readiness_fold.css.ts'
import { useReadiness } from './use_readiness.ts'

/** The checks before publishing: how many passed, and how to fix the others. */
export function ReadinessFold({ websiteId }: { websiteId: string }) {
  const { data, isError, isRefetching, refetch } = useReadiness(websiteId)
  if (data) return <Checks readiness={data} />
  if (!isError) return <Waiting label={t('deploy.readiness.loading')} />
  return (
    <Failed
      text={t('deploy.readiness.failed')}
      onRetry={() => void refetch()}
      retrying={isRefetching}
    />
  )
}

function Checks({ readiness }: { readiness: Readiness }) {
  const { ready, passed, total, checks, open_places: open } = readiness
  const wrong = checks.filter(({ ok }) => !ok)
  const right = checks.filter(({ ok }) => ok)
  return (
    <div>
      <Fold
        open={!ready}
        summary={t(`deploy.readiness.${ready ? 'ready' : 'not_ready'}`, { passed, total })}
      >
        <ul className={styles.list}>
          {[...wrong, ...right].map((check) => (
            <Check key={check.id} check={check} />
          ))}
        </ul>
      </Fold>
      {open.length > 0 && (
        <p className={styles.places}>{t('deploy.readiness.open_places', { count: open.length })}</p>
      )}
    </div>
  )
}

const SIGNS = { must: CircleAlert, should: TriangleAlert, passed: CircleCheck }

function Check({ check: { ok, severity, title, detail, fix } }: { check: CheckResult }) {
  const state = ok ? 'passed' : severity
  return (
    <li className={styles.check}>
      <Icon of={SIGNS[state]} className={styles.sign[state]} />
      <div>
        <VisuallyHidden>{t(`deploy.readiness.${state}`)}</VisuallyHidden>
        <p className={ok ? styles.right : styles.wrong}>{title}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
        {fix && <p className={styles.fix}>{fix}</p>}
      </div>
    </li>
  )
}
