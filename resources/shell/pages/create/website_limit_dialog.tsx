import { useState } from 'react'
import { t } from '../../../lib/text/text.ts'
import type { FlowState, WebsiteLimit } from '../../../planning/main.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LinkButton } from '../../../ui/button/link_button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { paths } from '../../paths.ts'
import { newVisit, savedFlow } from './open_visit.ts'
import { figure, figures } from './website_limit_dialog.css.ts'

interface WebsiteLimitDialogProps extends WebsiteLimit {
  flow: FlowState
  onCancel: () => void
}

export function WebsiteLimitDialog(props: WebsiteLimitDialogProps) {
  const { currentUsage, limit, flow, onCancel } = props
  // This visit ends with its screen, so a person with a larger plan goes on in another one.
  const [visit] = useState(newVisit)
  const waiting = { to: paths.create, state: { visit } }
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
          <LinkButton
            to={paths.payments}
            state={{ waiting }}
            onClick={() => savedFlow(visit).write(flow)}
          >
            {t('planning.limit.upgrade')}
          </LinkButton>
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
