import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  account,
  errorText,
  keys,
  requestIdOf,
  type SignedInDevice,
} from '../../../lib/api/main.ts'
import { timeAgo } from '../../../lib/dates.ts'
import { t } from '../../../lib/text/text.ts'
import { ErrorBanner } from '../../../ui/banner/error_banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import * as styles from './devices.css.ts'

export function DeviceRow({ device }: { device: SignedInDevice }) {
  const client = useQueryClient()
  const end = useMutation({
    mutationFn: () => account.signOutDevice(device.id),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.devices }),
  })
  const [now] = useState(Date.now)
  const name = device.device || t('auth.settings.devices.unknown')

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name}
          {device.current && (
            <span className={styles.current}>{t('auth.settings.devices.current')}</span>
          )}
        </p>
        <p className={styles.used}>
          {t('auth.settings.devices.used', {
            ago: timeAgo(device.last_used_at, now),
            ip: device.ip,
          })}
        </p>
      </div>
      {!device.current && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('auth.settings.devices.end_of', { device: name })}
          loading={end.isPending}
          busyText={t('auth.settings.devices.ending')}
          onClick={() => end.mutate()}
        >
          {t('auth.settings.devices.end')}
        </Button>
      )}
      {end.error && (
        <ErrorBanner
          lines={errorText(end.error, t('auth.settings.devices.end_failed'))}
          requestId={requestIdOf(end.error)}
        />
      )}
    </li>
  )
}
