import { useState } from 'react'
import type { Website } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { DEVICE_WIDTHS, type Device } from '../../ui/segmented/device_toggle.tsx'
import { box, frame as phoneFrame } from '../../ui/phone_beside/phone_beside.css.ts'
import { frameSandbox } from '../frame_sandbox.ts'
import { useSteadyAddress } from '../use_steady_address.ts'
import * as styles from './preview_frame.css.ts'

interface PreviewFrameProps {
  website: Website
  device: Device
  withPhone: boolean
}

/** The running website on its own origin in the width of a device, optionally with a phone view. */
export function PreviewFrame({ website, device, withPhone }: PreviewFrameProps) {
  const address = useSteadyAddress(website, { unseen: true })
  const [there, setThere] = useState(false)
  const wide = (
    <div className={styles.canvas} data-device={device}>
      {website.html_content ? (
        <iframe
          className={styles.frame}
          style={{ width: DEVICE_WIDTHS[device] }}
          src={address}
          title={t('preview.frame', { title: website.title })}
          sandbox={frameSandbox(address, location.origin)}
          referrerPolicy="no-referrer"
          allow=""
          data-there={there || undefined}
          onLoad={() => setThere(true)}
        />
      ) : (
        <p className={styles.none}>{t('preview.no_page')}</p>
      )}
    </div>
  )
  return (
    <div className={styles.views}>
      {wide}
      {withPhone && website.html_content && (
        <div className={styles.phone}>
          <div className={box}>
            <iframe
              className={phoneFrame}
              src={address}
              title={t('ui.device.phone', { title: website.title })}
              sandbox={frameSandbox(address, location.origin)}
              referrerPolicy="no-referrer"
              allow=""
            />
          </div>
        </div>
      )}
    </div>
  )
}
