import { useEffect, useEffectEvent } from 'react'
import type { GoogleSignIn } from '#contract/api/account'
import {
  googleIdentity,
  newNonce,
  type GoogleContext,
  type GoogleIdentity,
} from './google_identity.ts'

interface GoogleIdentityOptions {
  clientId: string
  context: GoogleContext
  onCredential: (credential: GoogleSignIn) => void
  /** The script did not load. */
  onAbsent: () => void
  /** Google answered without a credential. */
  onFailed: () => void
}

/** Loads Google's script, calls `show` to render the button, and starts the one-tap prompt. */
export function useGoogleIdentity(
  { clientId, context, ...on }: GoogleIdentityOptions,
  show?: (google: GoogleIdentity) => void
) {
  const answered = useEffectEvent((credential: string | undefined, nonce: string) =>
    credential ? on.onCredential({ token: credential, nonce }) : on.onFailed()
  )
  const absent = useEffectEvent(on.onAbsent)
  const draw = useEffectEvent((google: GoogleIdentity) => show?.(google))

  useEffect(() => {
    let cancel = () => {}
    let left = false
    googleIdentity().then(
      (google) => {
        if (left) return
        const nonce = newNonce()
        google.initialize({
          client_id: clientId,
          nonce,
          context,
          callback: ({ credential }) => answered(credential, nonce),
        })
        draw(google)
        google.prompt()
        cancel = () => google.cancel()
      },
      () => left || absent()
    )
    return () => {
      left = true
      cancel()
    }
  }, [clientId, context])
}
