import { longDate } from '../../../lib/dates.ts'
import type { Website } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { LinkButton } from '../../../ui/button/link_button.tsx'
import { Grid, Stack } from '../../../ui/layout/layout.tsx'
import { Failed } from '../../../ui/states/states.tsx'
import { Thumbnail, useWebsitePage, WaitingCards } from '../../../websites/main.ts'
import { paths } from '../../paths.ts'
import * as styles from './dashboard.css.ts'

export function NewestWebsites() {
  const { data, isError, refetch, isRefetching } = useWebsitePage(1)
  return (
    <Stack as="section">
      <div className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{t('websites.dashboard.newest')}</h2>
        {data && data.count > 0 && (
          <LinkButton variant="link" to={paths.websites}>
            {t('websites.dashboard.all')}
          </LinkButton>
        )}
      </div>
      {data ? (
        <Newest websites={data.results} />
      ) : isError ? (
        <Failed
          text={t('websites.list.failed')}
          onRetry={() => void refetch()}
          retrying={isRefetching}
        />
      ) : (
        <WaitingCards />
      )}
    </Stack>
  )
}

function Newest({ websites }: { websites: readonly Website[] }) {
  if (websites.length === 0) {
    return <p className={styles.lead}>{t('websites.dashboard.newest_none')}</p>
  }
  return (
    <Grid>
      {websites.map((website) => (
        <article key={website.id} className={styles.small}>
          <Thumbnail website={website} />
          <div className={styles.smallWords}>
            <h3 className={styles.smallTitle}>{website.title}</h3>
            <p className={styles.smallDate}>
              {t('websites.dashboard.created', { date: longDate(website.created_at) })}
            </p>
          </div>
        </article>
      ))}
    </Grid>
  )
}
