import { useState } from 'react'
import { kept } from '../../lib/browser/storage.ts'
import { useMedia } from '../../lib/browser/use_media.ts'

const KEY = 'sitewright:phone_beside'

/** Narrower windows show only one view of a page. */
const WIDE = '(min-width: 1280px)'

export interface PhoneBeside {
  hasRoom: boolean
  isShown: boolean
  toggle: () => void
}

/** Whether the phone view is shown next to the wide view; stored in this browser. */
export function usePhoneBeside(): PhoneBeside {
  const hasRoom = useMedia(WIDE)
  const [isWanted, setWanted] = useState(() => kept.get(KEY) === 'yes')

  function toggle() {
    setWanted(!isWanted)
    if (isWanted) kept.remove(KEY)
    else kept.set(KEY, 'yes')
  }

  return { hasRoom, isShown: hasRoom && isWanted, toggle }
}
