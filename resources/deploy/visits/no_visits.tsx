import { Check, Copy } from 'lucide-react'
import { useCopy } from '../../lib/browser/use_copy.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link_button.tsx'
import { Cluster } from '../../ui/layout/layout.tsx'
import { Empty } from '../../ui/states/states.tsx'
import * as styles from './visits.css.ts'

interface NoVisitsProps {
  websiteId: string
  /** Of the published site; undefined if there is none. */
  address: string | undefined
}

export function NoVisits({ websiteId, address }: NoVisitsProps) {
  const { state, copy } = useCopy()
  if (!address) {
    return (
      <Empty
        title={t('visits.unpublished.title')}
        text={t('visits.unpublished.lead')}
        action={
          <LinkButton to={paths.preview(websiteId)}>{t('visits.unpublished.action')}</LinkButton>
        }
      />
    )
  }
  const isCopied = state === 'copied'
  return (
    <Empty
      title={t('visits.none_yet.title')}
      text={t('visits.none_yet.lead')}
      action={
        <Cluster gap="medium" justify="center">
          <a className={styles.address} href={address} target="_blank" rel="noopener">
            {address}
          </a>
          <Button
            variant="quiet"
            size="small"
            icon={isCopied ? Check : Copy}
            onClick={() => void copy(address)}
          >
            {t(isCopied ? 'visits.none_yet.copied' : 'visits.none_yet.copy')}
          </Button>
        </Cluster>
      }
    />
  )
}
