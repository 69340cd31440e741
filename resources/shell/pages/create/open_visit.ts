import type { NavigateFunction } from 'react-router-dom'
import { keptInTab } from '../../../lib/browser/storage.ts'
import { SavedFlow, type FlowState } from '../../../planning/main.ts'
import { paths } from '../../paths.ts'

export const savedFlow = (visit: string) => new SavedFlow(keptInTab, visit)

/** A visit to the flow with its first state. */
export function openVisit(navigate: NavigateFunction, state: FlowState): void {
  const visit = newVisit()
  savedFlow(visit).write(state)
  void navigate(paths.create, { state: { visit } })
}

export function newVisit(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`
}
