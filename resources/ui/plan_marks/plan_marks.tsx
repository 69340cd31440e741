import { mark, marks } from './plan_marks.css.ts'

/** A mark for each website that a plan allows; the first ones are taken. */
export function PlanMarks({ limit, used = 0 }: { limit: number; used?: number }) {
  return (
    <div className={marks} aria-hidden>
      {Array.from({ length: limit }, (_, index) => (
        <span key={index} className={mark} data-taken={index < used || undefined} />
      ))}
    </div>
  )
}
