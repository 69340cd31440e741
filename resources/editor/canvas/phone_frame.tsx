import { useEffect, useRef } from 'react'
import { t } from '../../lib/text/text.ts'
import { box, frame as frameStyle } from '../../ui/phone_beside/phone_beside.css.ts'
import { editSandbox } from '../link/sandbox.ts'
import type { Canvas } from '../state/canvas.ts'

interface PhoneFrameProps {
  title: string
  url: string
  canvas: Canvas
}

/** The phone view of the edited page; it shows each change at the same time as the wide view. */
export function PhoneFrame({ title, url, canvas }: PhoneFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => canvas.phone.connect(frame.current!, new URL(url).origin), [canvas, url])

  return (
    <div className={box}>
      <iframe
        ref={frame}
        className={frameStyle}
        title={t('ui.device.phone', { title })}
        src={url}
        sandbox={editSandbox(url, location.origin)}
        allow=""
        referrerPolicy="no-referrer"
      />
    </div>
  )
}
