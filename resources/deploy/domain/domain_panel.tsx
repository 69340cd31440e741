import { Link } from 'react-router-dom'
import type { CustomDomain } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Failed, Waiting } from '../../ui/states/states.tsx'
import { useDeployments } from '../use_deployments.ts'
import { AddDomainForm } from './add_domain_form.tsx'
import { OwnDomain } from './own_domain.tsx'
import { useDomain } from './use_domain.ts'

/** The part of a website's settings that is about its own domain. */
export function DomainPanel({ websiteId }: { websiteId: string }) {
  const domain = useDomain(websiteId)
  const { state, message } = domain
  if (state.isPending) return <Waiting label={t('deploy.domain.loading')} />
  if (!state.data) {
    return (
      <Failed
        text={t('deploy.domain.failed')}
        onRetry={() => void state.refetch()}
        retrying={state.isFetching}
      />
    )
  }
  return (
    <Stack gap="snug">
      {message && <Banner type={message.type}>{message.text}</Banner>}
      <Content websiteId={websiteId} known={state.data} domain={domain} />
    </Stack>
  )
}

interface ContentProps {
  websiteId: string
  known: CustomDomain
  domain: ReturnType<typeof useDomain>
}

function Content({ websiteId, known, domain }: ContentProps) {
  const { data: deployments } = useDeployments()
  if (known.domain && known.dns_instructions) {
    return (
      <OwnDomain
        shown={known.shown ?? known.domain}
        address={known.domain}
        verified={known.verified}
        instructions={known.dns_instructions}
        findings={known.findings}
        verify={domain.verify}
        remove={domain.remove}
      />
    )
  }
  if (!known.is_included) {
    return (
      <p>
        {t('deploy.domain.needs_plan')} <Link to={paths.payments}>{t('deploy.domain.plans')}</Link>
      </p>
    )
  }
  const deployment = deployments?.find((one) => one.website_id === websiteId)
  if (deployment?.status !== 'ready') return <p>{t('deploy.domain.needs_publishing')}</p>
  return <AddDomainForm busy={domain.add.isPending} onAdd={domain.add.run} />
}
