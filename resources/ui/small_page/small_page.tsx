import { useState } from 'react'
import { frame } from './small_page.css.ts'

type SmallPageProps = {
  /** The accessible name of the picture. */
  title: string
} & ({ src: string } | { srcDoc: string })

/**
 * A small view of a customer's page that fills its (positioned) box. Scripts are off, and nothing in it can
 * be focused.
 */
export function SmallPage(page: SmallPageProps) {
  const [there, setThere] = useState(false)

  return (
    <iframe
      className={frame}
      {...page}
      sandbox=""
      loading="lazy"
      referrerPolicy="no-referrer"
      allow=""
      tabIndex={-1}
      inert
      data-there={there || undefined}
      onLoad={() => setThere(true)}
    />
  )
}
