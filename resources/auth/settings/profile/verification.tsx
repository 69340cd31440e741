import { useMutation } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { account, errorText, requestIdOf } from '../../../lib/api/main.ts'
import { useExpiry } from '../../../lib/browser/use_expiry.ts'
import { t } from '../../../lib/text/text.ts'
import { Banner } from '../../../ui/banner/banner.tsx'
import { ErrorBanner } from '../../../ui/banner/error_banner.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Cluster, Stack } from '../../../ui/layout/layout.tsx'
import { OutboxHint } from '../../frame/outbox_hint.tsx'
import * as styles from './verification.css.ts'

const NOTE = 5000

export function Verification({ verified }: { verified: boolean }) {
  const send = useMutation({ mutationFn: account.sendVerificationEmail })
  useExpiry(send.isSuccess, NOTE, send.reset)

  if (verified) {
    return (
      <p className={styles.verified}>
        <Icon of={CircleCheck} size={18} />
        {t('auth.settings.verified')}
      </p>
    )
  }
  return (
    <Stack gap="small">
      <Cluster justify="between">
        <p className={styles.unverified}>
          <Icon of={CircleAlert} size={18} />
          {t('auth.settings.unverified')}
        </p>
        <Button
          variant="quiet"
          size="small"
          loading={send.isPending}
          busyText={t('auth.settings.sending')}
          onClick={() => send.mutate()}
        >
          {t('auth.settings.send')}
        </Button>
      </Cluster>
      {send.isSuccess && (
        <Banner type="success">
          <p>{t('auth.settings.sent')}</p>
          <OutboxHint />
        </Banner>
      )}
      {send.error && (
        <ErrorBanner
          lines={errorText(send.error, t('auth.settings.send_failed'))}
          requestId={requestIdOf(send.error)}
        />
      )}
    </Stack>
  )
}
