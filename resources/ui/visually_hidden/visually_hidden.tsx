import type { ReactNode } from 'react'
import { hidden } from './visually_hidden.css.ts'

/** Read out, not drawn. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={hidden}>{children}</span>
}
