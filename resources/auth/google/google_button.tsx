import { useEffect, useEffectEvent, useRef } from 'react'
import type { GoogleSignIn } from '#contract/api/account'
import { googleIdentity, newNonce, type GoogleContext } from './google_identity.ts'
import { place } from './google.css.ts'

interface GoogleButtonProps {
  clientId: string
  context: GoogleContext
  onCredential: (credential: GoogleSignIn) => void
  /** The script did not load. */
  onAbsent: () => void
  /** Google answered without a credential. */
  onFailed: () => void
}

const WIDEST = 400

/** Google draws its own button, and asks by one-tap beside it. */
export function GoogleButton({ clientId, context, ...props }: GoogleButtonProps) {
  const box = useRef<HTMLDivElement>(null)
  const onCredential = useEffectEvent(props.onCredential)
  const onAbsent = useEffectEvent(props.onAbsent)
  const onFailed = useEffectEvent(props.onFailed)

  useEffect(() => {
    let cancel = () => {}
    let left = false
    googleIdentity().then(
      (google) => {
        if (left || !box.current) return
        const nonce = newNonce()
        google.initialize({
          client_id: clientId,
          nonce,
          context,
          callback: ({ credential }) =>
            credential ? onCredential({ token: credential, nonce }) : onFailed(),
        })
        const width = Math.min(box.current.clientWidth, WIDEST)
        google.renderButton(box.current, { size: 'large', text: `${context}_with`, width })
        google.prompt()
        cancel = () => google.cancel()
      },
      () => left || onAbsent()
    )
    return () => {
      left = true
      cancel()
    }
  }, [clientId, context])

  return <div ref={box} className={place} />
}
