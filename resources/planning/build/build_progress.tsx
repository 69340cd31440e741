import type { ReactNode } from 'react'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link_button.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Progress } from '../../ui/progress/progress.tsx'
import * as styles from './build.css.ts'
import { patient } from '../flow/plan_flow_screen.css.ts'
import { GrowingPage } from './growing_page.tsx'
import { isFinal } from './is_final.ts'
import { useMeasuring } from './measuring/use_measuring.ts'
import { useBuild } from './use_build.ts'

interface BuildProgressProps {
  taskId: string
  /** Above the progress. */
  title: ReactNode
  /** Below the progress while the build is running. */
  children: ReactNode
  onCancel: () => void
}

/** The progress of a build, with its page. */
export function BuildProgress({ taskId, title, children, onCancel }: BuildProgressProps) {
  const { status, page, isLost } = useBuild(taskId)
  useMeasuring(taskId, page, !isFinal(status))
  const percentage = status?.progress ?? 0
  const creating = t('planning.notice.creating')
  return (
    <div className={styles.build}>
      <Stack gap="large">
        {title}
        {status?.status === 'completed' ? (
          <Ready websiteId={status.website_id} notice={status.notice} />
        ) : status?.status === 'failed' ? (
          <Banner type="error" title={t('planning.notice.failed_title')}>
            {status.error ?? t('planning.notice.failed_message')}
          </Banner>
        ) : (
          <Progress
            status={t('planning.notice.status', { status: creating, stage: status?.stage ?? '' })}
            percentage={percentage}
          />
        )}
        {!isFinal(status) && (
          <>
            <p role="status" className={patient}>
              {isLost && t('planning.flow.lost')}
            </p>
            <Stack gap="tiny">{children}</Stack>
            <div>
              <Button variant="quiet" onClick={onCancel}>
                {t('planning.flow.cancel_build')}
              </Button>
            </div>
          </>
        )}
      </Stack>
      {status?.status !== 'failed' && <GrowingPage page={page} percentage={percentage} />}
    </div>
  )
}

function Ready({ websiteId, notice }: { websiteId: string | null; notice?: string }) {
  return (
    <Banner
      type="success"
      title={t('planning.notice.ready_title')}
      action={
        websiteId && (
          <LinkButton variant="good" to={paths.preview(websiteId, { isNew: true })}>
            {t('planning.notice.view')}
          </LinkButton>
        )
      }
    >
      {[t('planning.notice.ready_message'), notice].filter(Boolean).join(' ')}
    </Banner>
  )
}
