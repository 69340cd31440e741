import { useMutation } from '@tanstack/react-query'
import { FolderDown } from 'lucide-react'
import { websites, type Website } from '../../lib/api/main.ts'
import { saveAsFile } from '../../lib/browser/save_as_file.ts'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/toast/toast_store.ts'

/** Downloads the page with its fonts, pictures and documents as a ZIP file. */
export function DownloadArchive({ website }: { website: Website }) {
  const download = useMutation({
    mutationFn: () => websites.archive(website.id),
    onSuccess: (archive) => saveAsFile('website.zip', archive),
    onError: () => toast.error(t('preview.code.archive_failed')),
  })

  return (
    <Button
      variant="quiet"
      icon={FolderDown}
      loading={download.isPending}
      busyText={t('preview.code.archive_busy')}
      onClick={() => download.mutate()}
    >
      {t('preview.code.archive')}
    </Button>
  )
}
