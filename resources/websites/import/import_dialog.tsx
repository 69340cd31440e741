import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { IMPORT_BYTES, IMPORT_TYPES } from '#contract/imports'
import {
  ApiError,
  errorSentence,
  type ImportedWebsite,
  type WebsiteLimit,
} from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Progress } from '../../ui/progress/progress.tsx'
import { FileDrop } from '../../ui/upload/file_drop.tsx'
import { useImport } from './use_import.ts'

interface ImportDialogProps {
  onClose: () => void
  onImported: (website: ImportedWebsite) => void
  onLimit: (limit: WebsiteLimit) => void
}

/** Makes a website of a file. */
export function ImportDialog({ onClose, onImported, onLimit }: ImportDialogProps) {
  const [isTooLarge, setIsTooLarge] = useState(false)
  const sent = useImport({ onImported, onLimit })
  const { name, share, isSending, error } = sent
  const sentence = isTooLarge
    ? t('websites.import.too_large')
    : error && errorSentence(error, t('websites.import.failed'))

  function choose([file]: File[]) {
    if (!file) return
    setIsTooLarge(file.size > IMPORT_BYTES)
    if (file.size <= IMPORT_BYTES) sent.choose(file)
  }

  return (
    <Dialog
      open
      keepsOpenOutside={isSending}
      onOpenChange={onClose}
      title={t('websites.import.title')}
      description={t('websites.import.lead')}
      footer={
        <Button variant="quiet" onClick={onClose}>
          {t('websites.import.cancel')}
        </Button>
      }
    >
      <FileDrop
        label={t('websites.import.choose')}
        icon={FileUp}
        hint={t('websites.import.kinds')}
        dropHint={t('websites.import.drop')}
        accept={IMPORT_TYPES}
        disabled={isSending}
        onFiles={choose}
      >
        <Stack gap="small">
          {isSending && (
            <Progress
              // All bytes are sent; the server still has to read them.
              status={t(share < 1 ? 'websites.import.sending' : 'websites.import.reading', {
                name,
              })}
              percentage={share * 100}
            />
          )}
          {!isSending && sentence && (
            <Banner
              type="error"
              action={
                isLost(error) && (
                  <Button size="small" variant="quiet" onClick={sent.retry}>
                    {t('websites.import.retry')}
                  </Button>
                )
              }
            >
              {sentence}
            </Banner>
          )}
        </Stack>
      </FileDrop>
    </Dialog>
  )
}

/** Whether the file may be accepted if it is sent again. */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}
