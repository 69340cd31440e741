import { ArrowLeft } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { VisitsPanel } from '../../deploy/main.ts'
import { useTitle } from '../../lib/browser/use_title.ts'
import { t } from '../../lib/text/text.ts'
import { LinkButton } from '../../ui/button/link_button.tsx'
import { Page, PageHeader } from '../../ui/page_header/page_header.tsx'
import { Failed } from '../../ui/states/states.tsx'
import { useWebsite } from '../../websites/main.ts'
import { paths } from '../paths.ts'

export function VisitsPage() {
  useTitle(t('visits.title'))
  const id = useParams().id!
  const { data: website, isError, refetch, isRefetching } = useWebsite(id)
  return (
    <Page>
      <PageHeader
        title={t('visits.title')}
        text={website?.title}
        actions={
          <LinkButton variant="quiet" size="small" icon={ArrowLeft} to={paths.websites}>
            {t('visits.back')}
          </LinkButton>
        }
      />
      {isError && !website ? (
        <Failed
          text={t('visits.website_failed')}
          onRetry={() => void refetch()}
          retrying={isRefetching}
        />
      ) : (
        <VisitsPanel key={id} websiteId={id} />
      )}
    </Page>
  )
}
