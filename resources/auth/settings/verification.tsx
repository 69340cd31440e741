import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { account, errorText, requestIdOf } from '../../lib/api/main.ts'
import { t } from '../../lib/text/text.ts'
import { Banner } from '../../ui/banner/banner.tsx'
import { ErrorBanner } from '../../ui/banner/error_banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Stack } from '../../ui/layout/layout.tsx'

const NOTE = 5000

export function Verification({ verified }: { verified: boolean }) {
  const send = useMutation({ mutationFn: account.sendVerificationEmail })
  const { isSuccess, reset } = send

  useEffect(() => {
    if (!isSuccess) return
    const timer = setTimeout(reset, NOTE)
    return () => clearTimeout(timer)
  }, [isSuccess, reset])

  if (verified) return t('auth.settings.verified')
  return (
    <Stack gap="small" align="start">
      <span>{t('auth.settings.unverified')}</span>
      {isSuccess && <Banner type="success">{t('auth.settings.sent')}</Banner>}
      {send.error && (
        <ErrorBanner
          lines={errorText(send.error, t('auth.settings.send_failed'))}
          requestId={requestIdOf(send.error)}
        />
      )}
      <Button
        variant="quiet"
        size="small"
        loading={send.isPending}
        busyText={t('auth.settings.sending')}
        onClick={() => send.mutate()}
      >
        {t('auth.settings.send')}
      </Button>
    </Stack>
  )
}
