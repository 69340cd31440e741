import { CircleAlert, CircleCheck } from 'lucide-react'
import type { DnsFinding } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import * as styles from './domain.css.ts'

/** What the last look at the domain found, record by record. */
export function Findings({ findings }: { findings: readonly DnsFinding[] }) {
  return (
    <div>
      <p className={styles.part}>{t('deploy.domain.found')}</p>
      <ul className={styles.findings}>
        {findings.map(({ name, type, ok, detail }) => (
          <li key={`${type} ${name}`} className={styles.finding}>
            <Icon of={ok ? CircleCheck : CircleAlert} className={ok ? styles.good : styles.bad} />
            <span>{detail}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
