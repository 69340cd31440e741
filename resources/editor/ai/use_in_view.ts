import { useEffect, useRef } from 'react'
import { NARROW } from '../narrow.ts'

/** On a phone what comes up would be below what can be seen of the panel: it is brought into view. */
export function useInView<E extends HTMLElement>(shown: unknown) {
  const ref = useRef<E>(null)
  useEffect(() => {
    if (shown && matchMedia(NARROW).matches) ref.current?.scrollIntoView({ block: 'start' })
  }, [shown])
  return ref
}
