import { useEffect, useRef } from 'react'
import { fontFileName, fontSlug } from 'site-designer/fonts'

const asked = new Set<string>()

/** Brings a family's face. One that does not come leaves the text in the fallback. */
function loadFace(family: string): void {
  if (asked.has(family)) return
  asked.add(family)
  const face = new FontFace(faceName(family), `url(${fontAddress(family)}) format('woff2')`)
  document.fonts.add(face)
  face.load().catch(() => void asked.delete(family))
}

/** For an element that is set in a family: brings the face once the element comes into view. */
export function useFace<E extends Element>(family: string) {
  const ref = useRef<E>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) loadFace(family)
    })
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [family])
  return ref
}

export function setIn(family: string): { fontFamily: string } {
  return { fontFamily: `'${faceName(family)}', system-ui, sans-serif` }
}

/** Where the app serves a family's regular face; every family of the lists has one. */
export function fontAddress(family: string): string {
  return `/fonts/${fontFileName(fontSlug(family), 'latin', 400, 'normal')}`
}

/** The name a face is registered under: never that of a font which the visitor has installed. */
function faceName(family: string): string {
  return `Sitewright ${family}`
}
