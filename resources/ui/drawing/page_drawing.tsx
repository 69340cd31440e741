import { joined } from '../layout/layout.tsx'
import * as styles from './page_drawing.css.ts'

/** A drawing of a web page, in the order in which it is built. */
const PARTS = [
  'M2 2 H158 V98 H2 Z',
  'M2 2 H158 V12 H2 Z',
  'M12 22 H96 V26 H12 Z M12 30 H80 V34 H12 Z',
  'M12 42 H76 V68 H12 Z',
  'M84 42 H148 V68 H84 Z',
  'M12 76 H52 V90 H12 Z',
  'M60 76 H100 V90 H60 Z',
  'M108 76 H148 V90 H108 Z',
]

interface PageDrawingProps {
  /** The finished part in percent; the rest is outlined. If it is missing, the drawing is animated. */
  made?: number
  className?: string
}

export function PageDrawing({ made, className }: PageDrawingProps) {
  return (
    <svg viewBox="0 0 160 100" className={joined(styles.sheet, className)} aria-hidden>
      {PARTS.map((part, index) =>
        made === undefined ? (
          <path
            key={part}
            d={part}
            pathLength={1}
            className={styles.drawing}
            style={{ animationDelay: `${index * 80}ms` }}
          />
        ) : (
          <path
            key={part}
            d={part}
            className={isMade(index, made) ? styles.made : styles.planned}
          />
        )
      )}
    </svg>
  )
}

function isMade(index: number, made: number): boolean {
  return made >= ((index + 1) / PARTS.length) * 100
}
