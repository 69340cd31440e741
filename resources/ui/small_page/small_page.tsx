import { useState } from 'react'
import { frame } from './small_page.css.ts'

type SmallPageProps = {
  /** What a screen reader calls the picture. */
  title: string
} & ({ src: string } | { srcDoc: string })

/**
 * A customer's page, small, as large as the box that it is put in, which must be positioned. Nothing
 * runs in it and nothing in it can be reached.
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
