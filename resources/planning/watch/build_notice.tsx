import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { LinkButton } from '../../ui/button/link_button.tsx'
import type { Notice, TaskProgress } from './notice.ts'

interface BuildNoticeProps {
  notice: Notice
  progress: TaskProgress | null
  onDismiss: () => void
}

export function BuildNotice({ notice, progress, onDismiss }: BuildNoticeProps) {
  return (
    <Banner
      type={notice.type}
      title={notice.title}
      progress={
        progress
          ? { status: t('planning.notice.status', progress), percentage: progress.percentage }
          : undefined
      }
      action={
        notice.websiteId ? (
          <LinkButton variant="good" to={paths.preview(notice.websiteId, { isNew: true })}>
            {t('planning.notice.view')}
          </LinkButton>
        ) : (
          progress &&
          notice.taskId && (
            <LinkButton variant="quiet" to={paths.create} state={{ watch: notice.taskId }}>
              {t('planning.notice.watch')}
            </LinkButton>
          )
        )
      }
      onDismiss={onDismiss}
    >
      {notice.message}
    </Banner>
  )
}
