import { useState } from 'react'
import type { WebsiteLimit } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import type { FlowState } from '../../../planning/main.ts'
import { LinkButton } from '../../../ui/button/link_button.tsx'
import { paths } from '../../paths.ts'
import { WebsiteLimitDialog } from '../websites/website_limit_dialog.tsx'
import { newVisit, savedFlow } from './open_visit.ts'

interface PlanLimitDialogProps extends WebsiteLimit {
  flow: FlowState
  onCancel: () => void
}

/** The website limit, met by a plan that waits for a larger one. */
export function PlanLimitDialog({ flow, ...limit }: PlanLimitDialogProps) {
  // This visit ends with its screen, so a person with a larger plan goes on in another one.
  const [visit] = useState(newVisit)
  const waiting = { to: paths.create, state: { visit } }
  return (
    <WebsiteLimitDialog
      {...limit}
      upgrade={
        <LinkButton
          to={paths.payments}
          state={{ waiting }}
          onClick={() => savedFlow(visit).write(flow)}
        >
          {t('planning.limit.upgrade')}
        </LinkButton>
      }
    />
  )
}
