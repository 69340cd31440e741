import type { ReactNode } from 'react'
import type { WebsiteLimit } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LinkButton } from '../../../ui/button/link_button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { paths } from '../../paths.ts'
import { figure, figures } from './website_limit_dialog.css.ts'

interface WebsiteLimitDialogProps extends WebsiteLimit {
  /** The way to a larger plan; by default a link to the plans. */
  upgrade?: ReactNode
  onCancel: () => void
}

export function WebsiteLimitDialog(props: WebsiteLimitDialogProps) {
  const { currentUsage, limit, upgrade, onCancel } = props
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onCancel}
      title={t('planning.limit.title')}
      description={t('planning.limit.lead')}
      footer={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {t('planning.limit.cancel')}
          </Button>
          {upgrade ?? <LinkButton to={paths.payments}>{t('planning.limit.upgrade')}</LinkButton>}
        </>
      }
    >
      <dl className={figures}>
        <dt>{t('planning.limit.usage')}</dt>
        <dd className={figure}>{currentUsage}</dd>
        <dt>{t('planning.limit.limit')}</dt>
        <dd className={figure}>{limit}</dd>
      </dl>
    </Dialog>
  )
}
