import type { TaskStatus } from '../../lib/api/main.ts'

export function isFinal(status?: TaskStatus): boolean {
  return status?.status === 'completed' || status?.status === 'failed'
}
