import type { FormEvent, ReactNode } from 'react'
import { requestIdOf } from '../../lib/api/main.ts'
import { ErrorBanner } from '../../ui/banner/error_banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Stack } from '../../ui/layout/layout.tsx'

interface AccountFormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  call: { error: Error | null; isPending: boolean }
  /** The banner's text for a failed call. */
  refusal: (error: Error) => string[]
  submit: string
  busy: string
  /** In a card the button is as wide as its text; on its own screen it fills the line. */
  inCard?: boolean
  children: ReactNode
}

/** Fields below the error banner, with one button that is disabled while the call is running. */
export function AccountForm(props: AccountFormProps) {
  const { call, inCard } = props
  return (
    <form onSubmit={props.onSubmit} noValidate>
      <Stack>
        {call.error && (
          <ErrorBanner lines={props.refusal(call.error)} requestId={requestIdOf(call.error)} />
        )}
        {props.children}
        <div>
          <Button
            type="submit"
            size={inCard ? 'medium' : 'large'}
            full={!inCard}
            loading={call.isPending}
            busyText={props.busy}
          >
            {props.submit}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
