import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useTitle } from '../../lib/browser/use_title.ts'
import { t } from '../../lib/text/text.ts'
import { LinkButton } from '../../ui/button/link_button.tsx'
import { Page, PageHeader } from '../../ui/page_header/page_header.tsx'
import type { Device } from '../../ui/segmented/device_toggle.tsx'
import { usePhoneBeside } from '../../ui/phone_beside/use_phone_beside.ts'
import { Failed, Waiting } from '../../ui/states/states.tsx'
import { Celebration, PreviewFrame, useCelebration, useWebsite } from '../../websites/main.ts'
import { paths } from '../paths.ts'
import { screen } from './preview/preview.css.ts'
import { PreviewBar } from './preview/preview_bar.tsx'

export function PreviewPage() {
  const id = useParams().id!
  return <Preview key={id} id={id} />
}

function Preview({ id }: { id: string }) {
  const [query] = useSearchParams()
  const [device, setDevice] = useState<Device>('desktop')
  const phone = usePhoneBeside()
  const { data: website, isError, refetch, isRefetching } = useWebsite(id)
  const celebrates = useCelebration(id, website !== undefined, query.get('new') === 'true')
  useTitle(website?.title ?? t('preview.tab'))

  if (!website && isError) {
    return (
      <Page>
        <PageHeader title={t('preview.tab')} />
        <Failed
          text={t('preview.failed')}
          onRetry={() => void refetch()}
          retrying={isRefetching}
          action={<LinkButton to={paths.websites}>{t('preview.back_to_websites')}</LinkButton>}
        />
      </Page>
    )
  }
  if (!website) return <Waiting whole label={t('preview.loading')} />
  return (
    <div className={screen}>
      <PreviewBar website={website} device={device} onDevice={setDevice} phone={phone} />
      <PreviewFrame website={website} device={device} withPhone={phone.isShown} />
      {celebrates && <Celebration />}
    </div>
  )
}
