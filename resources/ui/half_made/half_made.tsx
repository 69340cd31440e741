import { useId } from 'react'
import * as styles from './half_made.css.ts'
import type { MadePage } from './made_page.ts'

interface HalfMadeProps {
  page: MadePage
  /** The finished part of the page from its left edge, 0 to 1. */
  made: number
  /** Shows the page after its edit. */
  changed?: boolean
  /** Draws an outline around the change. */
  marked?: boolean
  /** The accessible name; without it the picture is decorative. */
  label?: string
}

const MARGIN = 44

/** A page: left of the seam the real picture, right of it the outline. */
export function HalfMade({ page, made, changed, marked, label }: HalfMadeProps) {
  const id = useId()
  const { width, height } = page
  const seam = width * made
  const name = label ? { 'role': 'img', 'aria-label': label } : { 'aria-hidden': true }

  return (
    <svg
      viewBox={[-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].join(' ')}
      className={styles.drawing}
      {...name}
    >
      <clipPath id={`${id}-made`}>
        <rect x={0} y={0} width={seam} height={height} />
      </clipPath>
      <clipPath id={`${id}-drawn`}>
        <rect x={seam} y={-1} width={width - seam + 1} height={height + 2} />
      </clipPath>

      <g clipPath={`url(#${id}-drawn)`} className={styles.lines}>
        <rect x={0} y={0} width={width} height={height} rx={12} pathLength={1} />
        {page.boxes.map((box) => (
          <Outline key={box.join()} box={box} />
        ))}
      </g>
      <g clipPath={`url(#${id}-made)`}>
        <image href={page.picture} width={width} height={height} />
        {page.changed && (
          <image
            href={page.changed.picture}
            width={width}
            height={height}
            className={styles.later}
            data-shown={changed || undefined}
          />
        )}
      </g>

      {marked && page.changed && <ChangeMark at={page.changed.at} />}
      <Measures page={page} />
      {made > 0 && made < 1 && (
        <path className={styles.seam} d={`M${seam} ${-MARGIN}V${height + MARGIN}`} />
      )}
    </svg>
  )
}

function Outline({ box: [x, y, width, height, radius] }: { box: number[] }) {
  return <rect {...{ x, y, width, height }} rx={radius} pathLength={1} />
}

/** A yellow outline around a change, with an edge so that it is visible on any background. */
function ChangeMark({ at: [x, y, width, height] }: { at: number[] }) {
  const ring = { x: x - 14, y: y - 6, width: width + 28, height: height + 12, rx: 8, pathLength: 1 }
  return (
    <>
      <rect {...ring} className={styles.markEdge} />
      <rect {...ring} className={styles.mark} />
    </>
  )
}

/** Decorative dimension lines along the top and left edges. */
function Measures({ page: { width, height } }: { page: MadePage }) {
  const top = `M0 -24H${width}M0 -32v16M${width} -32v16`
  const side = `M-24 0V${height}M-32 0h16M-32 ${height}h16`
  return <path className={styles.measures} d={top + side} />
}
