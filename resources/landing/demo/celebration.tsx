import { celebration, stroke } from './celebration.css.ts'

const COUNT = 40

/** Strokes of a pencil all around, pointing outwards. */
export function Celebration() {
  return (
    <div className={celebration}>
      {Array.from({ length: COUNT }, (_, index) => (
        <span key={index} className={stroke} style={place(index / COUNT)} />
      ))}
    </div>
  )
}

/** On the frame's edge at a part of its way round, turned away from its middle. */
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
