import { Check, Copy } from 'lucide-react'
import type { DnsInstructions, DnsRecord } from '../../lib/api/main.ts'
import { useCopy } from '../../lib/browser/use_copy.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import * as styles from './domain.css.ts'

/** What the owner enters where they bought the domain, each value with a button to copy it. */
export function DnsRecords({ instructions }: { instructions: DnsInstructions }) {
  return (
    <div className={styles.records}>
      <p>{instructions.message}</p>
      <ul className={styles.list}>
        {instructions.records.map((record) => (
          <Row key={`${record.type} ${record.name} ${record.value}`} record={record} />
        ))}
      </ul>
    </div>
  )
}

function Row({ record: { type, name, value, description } }: { record: DnsRecord }) {
  const { state, copy } = useCopy()
  const label = t('deploy.domain.copy_value', { type, name })
  return (
    <li className={styles.record}>
      <dl className={styles.parts}>
        <dt className={styles.part}>{t('deploy.domain.record_type')}</dt>
        <dd className={styles.code}>{type}</dd>
        <dt className={styles.part}>{t('deploy.domain.record_name')}</dt>
        <dd className={styles.code}>{name}</dd>
        <dt className={styles.part}>{t('deploy.domain.record_value')}</dt>
        <dd className={styles.code}>{value}</dd>
      </dl>
      <p className={styles.about}>{description}</p>
      <div>
        <Button
          variant="quiet"
          size="small"
          icon={state === 'copied' ? Check : Copy}
          aria-label={state === 'copied' ? undefined : label}
          onClick={() => void copy(value)}
        >
          {t(state === 'copied' ? 'deploy.domain.copied' : 'deploy.domain.copy')}
        </Button>
      </div>
    </li>
  )
}
