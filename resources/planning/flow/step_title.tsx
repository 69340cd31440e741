import { useEffect, useRef } from 'react'
import { title } from './plan_flow_screen.css.ts'

/** The heading of a step. It gets the focus, so that a new step is announced and shown from its top. */
export function StepTitle({ children }: { children: string }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo({ top: 0 })
    ref.current?.focus({ preventScroll: true })
  }, [children])

  return (
    <h1 ref={ref} tabIndex={-1} className={title}>
      {children}
    </h1>
  )
}
