import { t } from '../../lib/text/text.ts'
import type { Website } from '../../lib/api/main.ts'
import { paths } from '../../shell/paths.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { LinkButton } from '../../ui/button/link_button.tsx'

interface DuplicateNoticeProps {
  /** Null while it is being made. */
  duplicate: Website | null
  onDismiss: () => void
}

/** Reports the duplicate of a website, with a link to it. */
export function DuplicateNotice({ duplicate, onDismiss }: DuplicateNoticeProps) {
  if (!duplicate) return <Banner type="default">{t('websites.duplicate.busy')}</Banner>
  const { id, title } = duplicate
  return (
    <Banner
      type="success"
      action={
        <LinkButton size="small" variant="quiet" to={paths.preview(id)}>
          {t('websites.duplicate.look')}
        </LinkButton>
      }
      onDismiss={onDismiss}
    >
      {t('websites.duplicate.done', { title })}
    </Banner>
  )
}
