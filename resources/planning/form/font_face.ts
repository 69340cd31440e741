import { useEffect, useRef } from 'react'
import { fontFileName, fontSlug } from 'site-designer/fonts'

const asked = new Set<string>()

/** Loads a font. If that fails, the text stays in the fallback font. */
function loadFace(family: string): void {
  if (asked.has(family)) return
  asked.add(family)
  const face = new FontFace(faceName(family), `url(${fontAddress(family)}) format('woff2')`)
  document.fonts.add(face)
  face.load().catch(() => void asked.delete(family))
}

/** Loads the font of an element when the element comes into view. */
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

/** The address of a family's regular font file. */
export function fontAddress(family: string): string {
  return `/fonts/${fontFileName(fontSlug(family), 'latin', 400, 'normal')}`
}

/** The name under which a font is registered; different from fonts that the visitor has installed. */
function faceName(family: string): string {
  return `Sitewright ${family}`
}
