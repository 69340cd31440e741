import { useEffect, useRef } from 'react'
import { NARROW } from '../narrow.ts'

/** On a phone new content would be below the visible part of the panel, so it is scrolled into view. */
export function useInView<E extends HTMLElement>(shown: unknown) {
  const ref = useRef<E>(null)
  useEffect(() => {
    if (shown && matchMedia(NARROW).matches) ref.current?.scrollIntoView({ block: 'start' })
  }, [shown])
  return ref
}
