import { useEffect, useRef, useState, type CSSProperties } from 'react'

/** From this width on pages have their wide layout. */
const WIDE_VIEW = 1024

/** Renders a frame at desktop width and scales it down if its box is narrower. */
export function useWideView(isAsked: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(WIDE_VIEW)

  useEffect(() => {
    if (!isAsked) return undefined
    const sizes = new ResizeObserver(([{ contentRect }]) => setRoom(contentRect.width))
    sizes.observe(box.current!)
    return () => sizes.disconnect()
  }, [isAsked])

  return { box, style: isAsked && room < WIDE_VIEW ? scaled(room / WIDE_VIEW) : undefined }
}

function scaled(scale: number): CSSProperties {
  return {
    position: 'absolute',
    top: 0,
    left: 0,
    width: WIDE_VIEW,
    maxWidth: 'none',
    height: `${100 / scale}%`,
    transform: `scale(${scale})`,
    transformOrigin: 'top left',
    // With a transition, scaling would make the frame jump.
    transition: 'none',
  }
}
