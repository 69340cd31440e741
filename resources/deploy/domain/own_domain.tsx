import type { DnsFinding, DnsInstructions } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Cluster, Stack } from '../../ui/layout/layout.tsx'
import { DnsRecords } from './dns_records.tsx'
import * as styles from './domain.css.ts'
import { Findings } from './findings.tsx'

interface Call {
  isPending: boolean
  run: () => void
}

interface OwnDomainProps {
  /** As people write it. */
  shown: string
  /** As it stands in addresses. */
  address: string
  verified: boolean
  instructions: DnsInstructions
  findings: DnsFinding[]
  verify: Call
  remove: Call
}

export function OwnDomain({ shown, address, verified, ...rest }: OwnDomainProps) {
  const { instructions, findings, verify, remove } = rest
  const name = shown === address ? shown : t('deploy.domain.both', { shown, address })
  function askAndRemove() {
    // The words of the browser's question are ours; its look is not, as specified.
    if (window.confirm(t('deploy.domain.remove_question'))) remove.run()
  }
  return (
    <Stack gap="snug">
      <p className={styles.head}>
        {verified ? (
          <a href={`https://${address}`} target="_blank" rel="noopener">
            {name}
          </a>
        ) : (
          <strong>{name}</strong>
        )}
        <span className={verified ? styles.verified : styles.pending}>
          {t(verified ? 'deploy.domain.status_verified' : 'deploy.domain.status_pending')}
        </span>
      </p>
      {!verified && <DnsRecords instructions={instructions} />}
      {findings.length > 0 && <Findings findings={findings} />}
      <Cluster>
        <Button
          variant={verified ? 'quiet' : 'primary'}
          loading={verify.isPending}
          busyText={t('deploy.domain.verifying')}
          disabled={remove.isPending}
          onClick={verify.run}
        >
          {t(verified ? 'deploy.domain.check' : 'deploy.domain.verify')}
        </Button>
        <Button
          variant="plain"
          loading={remove.isPending}
          busyText={t('deploy.domain.removing')}
          disabled={verify.isPending}
          onClick={askAndRemove}
        >
          {t('deploy.domain.remove')}
        </Button>
      </Cluster>
    </Stack>
  )
}
