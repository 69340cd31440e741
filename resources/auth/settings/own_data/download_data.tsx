import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { account, errorText, requestIdOf } from '../../../lib/api/main.ts'
import { saveAsFile } from '../../../lib/browser/save_as_file.ts'
import { t } from '../../../lib/text/text.ts'
import { ErrorBanner } from '../../../ui/banner/error_banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'

const FILE = 'sitewright-data.zip'

export function DownloadData() {
  const download = useMutation({
    mutationFn: account.ownData,
    onSuccess: (archive) => saveAsFile(FILE, archive),
  })

  return (
    <Stack gap="small" align="start">
      <Button
        variant="quiet"
        icon={Download}
        loading={download.isPending}
        busyText={t('auth.settings.own_data.downloading')}
        onClick={() => download.mutate()}
      >
        {t('auth.settings.own_data.download')}
      </Button>
      {download.error && (
        <ErrorBanner
          lines={errorText(download.error, t('auth.settings.own_data.download_failed'))}
          requestId={requestIdOf(download.error)}
        />
      )}
    </Stack>
  )
}
