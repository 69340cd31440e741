import { ArrowLeft, CodeXml, ExternalLink, PencilRuler } from 'lucide-react'
import { useState } from 'react'
import type { Website } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LinkButton } from '../../../ui/button/link_button.tsx'
import { PhoneToggle } from '../../../ui/phone_beside/phone_toggle.tsx'
import type { PhoneBeside } from '../../../ui/phone_beside/use_phone_beside.ts'
import { DeviceToggle, type Device } from '../../../ui/segmented/device_toggle.tsx'
import { CodeDialog } from '../../../websites/main.ts'
import { paths } from '../../paths.ts'
import * as styles from './preview.css.ts'
import { PublishHere } from './publish_here.tsx'

interface PreviewBarProps {
  website: Website
  device: Device
  onDevice: (device: Device) => void
  phone: PhoneBeside
}

export function PreviewBar({ website, device, onDevice, phone }: PreviewBarProps) {
  const [code, setCode] = useState(false)
  return (
    <header className={styles.bar}>
      <LinkButton
        variant="plain"
        size="small"
        icon={ArrowLeft}
        to={paths.websites}
        aria-label={t('preview.back')}
      >
        <span className={styles.words}>{t('preview.back')}</span>
      </LinkButton>
      <h1 className={styles.title}>{website.title}</h1>
      <div className={styles.tools}>
        <div className={styles.device}>
          <DeviceToggle value={device} onChange={onDevice} />
          <PhoneToggle phone={phone} />
        </div>
        <Button
          variant="plain"
          size="small"
          icon={CodeXml}
          aria-label={t('preview.view_code')}
          onClick={() => setCode(true)}
        >
          <span className={styles.words}>{t('preview.view_code')}</span>
        </Button>
        {/* Another origin, which gets no referrer. */}
        <LinkButton
          variant="plain"
          size="small"
          icon={ExternalLink}
          to={website.preview_url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('preview.new_tab')}
        >
          <span className={styles.words}>{t('preview.new_tab')}</span>
        </LinkButton>
        <span className={styles.edit}>
          <LinkButton variant="quiet" size="small" icon={PencilRuler} to={paths.edit(website.id)}>
            {t('preview.edit')}
          </LinkButton>
        </span>
      </div>
      <PublishHere websiteId={website.id} />
      {code && <CodeDialog website={website} onClose={() => setCode(false)} />}
    </header>
  )
}
