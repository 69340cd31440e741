import type { To } from 'react-router-dom'
import type { PlanInfo } from '../lib/api/main.ts'
import { t } from '../lib/text/text.ts'
import { Banner } from '../ui/banner/banner.tsx'
import { LinkButton } from '../ui/button/link_button.tsx'

/** Where a person came from who had no room for another website. */
export interface WaitingPlan {
  to: To
  state?: unknown
}

export function WaitingPlanBanner({ waiting, usage }: { waiting: WaitingPlan; usage: PlanInfo }) {
  const hasRoom = usage.remaining.websites > 0
  return (
    <Banner
      type={hasRoom ? 'success' : 'info'}
      title={t('billing.waiting.title')}
      action={
        <LinkButton
          to={waiting.to}
          state={waiting.state}
          size="small"
          variant={hasRoom ? 'primary' : 'quiet'}
        >
          {t('billing.waiting.back')}
        </LinkButton>
      }
    >
      {t(hasRoom ? 'billing.waiting.text_ready' : 'billing.waiting.text')}
    </Banner>
  )
}
