import { useRef } from 'react'
import { place } from './google.css.ts'
import { useGoogleIdentity } from './use_google_identity.ts'

const WIDEST = 400

/** Google's own button, with its one-tap prompt. */
export function GoogleButton(props: Parameters<typeof useGoogleIdentity>[0]) {
  const box = useRef<HTMLDivElement>(null)
  useGoogleIdentity(props, (google) => {
    const width = Math.min(box.current!.clientWidth, WIDEST)
    google.renderButton(box.current!, { size: 'large', text: `${props.context}_with`, width })
  })
  return <div ref={box} className={place} />
}
