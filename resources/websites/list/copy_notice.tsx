import { t } from '../../lib/text/text.ts'
import type { Website } from '../../lib/api/main.ts'
import { paths } from '../../shell/paths.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { LinkButton } from '../../ui/button/link_button.tsx'

interface CopyNoticeProps {
  /** Null while it is being made. */
  copy: Website | null
  onDismiss: () => void
}

/** Reports the copy of a website, with a link to it. */
export function CopyNotice({ copy, onDismiss }: CopyNoticeProps) {
  if (!copy) return <Banner type="default">{t('websites.duplicate.busy')}</Banner>
  const { id, title } = copy
  return (
    <Banner
      type="success"
      action={
        <LinkButton
          size="small"
          variant="quiet"
          to={paths.preview(id)}
          aria-label={t('websites.duplicate.look_at', { title })}
        >
          {t('websites.duplicate.look')}
        </LinkButton>
      }
      onDismiss={onDismiss}
    >
      {t('websites.duplicate.done', { title })}
    </Banner>
  )
}
