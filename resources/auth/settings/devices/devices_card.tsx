import { useQuery } from '@tanstack/react-query'
import { account, keys } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Failed, Waiting } from '../../../ui/states/states.tsx'
import { DeviceRow } from './device_row.tsx'
import { SignOutEverywhere } from './sign_out_everywhere.tsx'
import * as styles from './devices.css.ts'

/** Every device on which the person is signed in, including this one. */
export function DevicesCard() {
  return (
    <Card title={t('auth.settings.devices.title')} as="section">
      <p>{t('auth.settings.devices.lead')}</p>
      <Devices />
      <SignOutEverywhere />
    </Card>
  )
}

function Devices() {
  const { data, isPending, isFetching, refetch } = useQuery({
    queryKey: keys.devices,
    queryFn: ({ signal }) => account.devices(signal),
  })
  if (isPending) {
    return (
      <Waiting>
        <Skeleton height="3.5rem" />
      </Waiting>
    )
  }
  if (!data) {
    return (
      <Failed
        text={t('auth.settings.devices.load_failed')}
        retrying={isFetching}
        onRetry={refetch}
      />
    )
  }
  return (
    <ul className={styles.list}>
      {data.sessions.map((device) => (
        <DeviceRow key={device.id} device={device} />
      ))}
    </ul>
  )
}
