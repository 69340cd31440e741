import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { messages, type MessageSelection } from '../../lib/api/main.ts'
import { saveAsFile } from '../../lib/browser/save_as_file.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/toast/toast_store.ts'

/** Downloads the selected messages, of all pages. */
export function DownloadCsv({ selection }: { selection: MessageSelection }) {
  const download = useMutation({
    mutationFn: () => messages.csv(selection),
    onSuccess: (file) => saveAsFile('messages.csv', file),
    onError: () => toast.error(t('messages.csv_failed')),
  })

  return (
    <Button
      variant="quiet"
      icon={Download}
      loading={download.isPending}
      busyText={t('messages.csv_busy')}
      onClick={() => download.mutate()}
    >
      {t('messages.csv')}
    </Button>
  )
}
