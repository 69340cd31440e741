import { useEffect } from 'react'
import { t } from '../text/text.ts'

/** Sets the title of the tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = t('shell.tab_title', { title })
  }, [title])
}
