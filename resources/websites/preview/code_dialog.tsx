import { useQuery } from '@tanstack/react-query'
import { Copy, Download } from 'lucide-react'
import { keys, websites, type Website } from '../../lib/api/main.ts'
import { saveAsFile } from '../../lib/browser/save_as_file.ts'
import { t } from '../../lib/text/text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Waiting } from '../../ui/states/states.tsx'
import { code as codeStyle } from './code_dialog.css.ts'
import { DownloadArchive } from './download_archive.tsx'
import { useCopy } from '../../lib/browser/use_copy.ts'

interface CodeDialogProps {
  website: Website
  onClose: () => void
}

/** The page as text, to read, copy and save. It is never opened, because this is the app's origin. */
export function CodeDialog({ website, onClose }: CodeDialogProps) {
  const { data: code, isError } = useStandaloneCode(website)
  const { state, copy } = useCopy()

  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      title={t('preview.code.title')}
      description={t('preview.code.lead')}
      footer={
        <>
          <DownloadArchive website={website} />
          <Button
            variant="quiet"
            icon={Download}
            disabled={!code}
            onClick={() =>
              saveAsFile('website.html', new Blob([code!], { type: 'text/html;charset=utf-8' }))
            }
          >
            {t('preview.code.download')}
          </Button>
          <Button icon={Copy} disabled={!code} onClick={() => void copy(code!)}>
            {t(state === 'copied' ? 'preview.code.copied' : 'preview.code.copy')}
          </Button>
        </>
      }
    >
      {state === 'failed' && <Banner type="error">{t('preview.code.copy_failed')}</Banner>}
      {isError && <Banner type="error">{t('preview.code.failed')}</Banner>}
      {!code && !isError && <Waiting label={t('preview.code.loading')} />}
      {code && (
        <pre
          className={codeStyle}
          tabIndex={0}
          role="region"
          aria-label={t('preview.code.label')}
          data-scrolls
        >
          <code>{withoutData(code)}</code>
        </pre>
      )}
    </Dialog>
  )
}

/**
 * The page as one self-contained file with indented blocks. The code for indenting is loaded on first
 * use.
 */
function useStandaloneCode({ id, version }: Website) {
  return useQuery({
    queryKey: [...keys.websites.one(id), 'code', version],
    queryFn: async ({ signal }) => {
      const exported = await websites.exported(id, signal)
      const { indented } = await import('./indented.ts')
      return indented(exported.html_content)
    },
    staleTime: Infinity,
    retry: false,
  })
}

/** Shortens the embedded fonts in the shown code. */
function withoutData(code: string): string {
  return code.replace(/(data:[\w/+-]+;base64,)[\w+/=]{40,}/g, '$1…')
}
