import type { ReactNode } from 'react'
import { fold, summary as line } from './fold.css.ts'

interface FoldProps {
  /** The line that is always visible. */
  summary: ReactNode
  open?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** Content behind one line that opens it. */
export function Fold({ summary, open, onToggle, children }: FoldProps) {
  return (
    <details
      className={fold}
      open={open}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary className={line}>{summary}</summary>
      {children}
    </details>
  )
}
