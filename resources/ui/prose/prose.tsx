import type { ReactNode } from 'react'
import { prose } from './prose.css.ts'

export function Prose({ children }: { children: ReactNode }) {
  return <div className={prose}>{children}</div>
}
