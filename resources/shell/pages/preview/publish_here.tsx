import { Globe } from 'lucide-react'
import { useEffect } from 'react'
import { PublishButton, usePublishing } from '../../../deploy/main.ts'
import { t } from '../../../lib/text/text.ts'
import { LinkButton } from '../../../ui/button/link_button.tsx'
import { toast } from '../../../ui/toast/toast_store.ts'
import * as styles from './preview.css.ts'

/** Publishes from the preview; the result is shown at the bottom of the screen. */
export function PublishHere({ websiteId }: { websiteId: string }) {
  const publishing = usePublishing(websiteId)
  const { message, current } = publishing
  const type = message?.type
  const text = message?.text
  const address = current?.deployment_url

  useEffect(() => {
    if (!type || !text) return
    if (type === 'error' || !address) return void toast[type](text)
    const open = () => void window.open(address, '_blank', 'noopener')
    toast.success(text, { action: { label: t('deploy.open'), onClick: open } })
  }, [type, text, address])

  return (
    <>
      {current?.status === 'ready' && address && (
        <LinkButton
          variant="plain"
          size="small"
          icon={Globe}
          to={address}
          target="_blank"
          rel="noopener"
          aria-label={t('deploy.open')}
        >
          <span className={styles.words}>{t('deploy.open')}</span>
        </LinkButton>
      )}
      <PublishButton size="small" publishing={publishing} />
    </>
  )
}
