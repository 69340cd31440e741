import { celebration, stroke } from './celebration.css.ts'

const COUNT = 40

/** Pencil strokes around the frame, pointing outwards. */
export function Celebration() {
  return (
    <div className={celebration}>
      {Array.from({ length: COUNT }, (_, index) => (
        <span key={index} className={stroke} style={place(index / COUNT)} />
      ))}
    </div>
  )
}

/** A position on the edge of the frame and the outward angle, at `part` of the way around. */
function place(part: number) {
  const angle = part * 2 * Math.PI
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  const toEdge = 50 / Math.max(Math.abs(x), Math.abs(y))
  return {
    left: `${50 + x * toEdge}%`,
    top: `${50 + y * toEdge}%`,
    rotate: `${angle}rad`,
  }
}
