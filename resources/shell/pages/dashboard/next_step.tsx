import type { ReactNode } from 'react'
import { publicationOf, useDeployments } from '../../../deploy/main.ts'
import { t } from '../../../lib/text/text.ts'
import { LinkButton } from '../../../ui/button/link_button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Waiting } from '../../../ui/states/states.tsx'
import { useWebsitePage } from '../../../websites/main.ts'
import { paths } from '../../paths.ts'
import { label, lead, nextTitle } from './dashboard.css.ts'

/** The most likely next step; by default a new website. */
export function NextStep() {
  const list = useWebsitePage(1)
  const deployments = useDeployments()
  if (list.isPending || deployments.isPending) {
    return (
      <Card as="section">
        <Waiting>
          <Skeleton height="9rem" />
        </Waiting>
      </Card>
    )
  }

  const newest = list.data?.results[0]
  const published = deployments.data
  if (!newest || !published) {
    return (
      <Step
        title={t('websites.dashboard.create_title')}
        text={t('websites.dashboard.create_lead')}
        action={<LinkButton to={paths.create}>{t('websites.dashboard.create_action')}</LinkButton>}
      />
    )
  }

  const { id, title } = newest
  const live = published.find((one) => one.website_id === id)
  if (!live || publicationOf(newest, published) !== 'live') {
    return (
      <Step
        title={t('websites.dashboard.publish_title', { title })}
        text={t(live ? 'websites.dashboard.changed_lead' : 'websites.dashboard.publish_lead')}
        action={
          <LinkButton to={paths.preview(id)}>{t('websites.dashboard.publish_action')}</LinkButton>
        }
      />
    )
  }
  return (
    <Step
      title={t('websites.dashboard.share_title', { title })}
      text={t('websites.dashboard.share_lead')}
      action={
        <LinkButton to={live.deployment_url} target="_blank" rel="noopener">
          {t('websites.dashboard.share_action')}
        </LinkButton>
      }
    />
  )
}

function Step({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <Card as="section" tone="planned">
      <p className={label}>{t('websites.dashboard.next')}</p>
      <h2 className={nextTitle}>{title}</h2>
      <p className={lead}>{text}</p>
      <div>{action}</div>
    </Card>
  )
}
