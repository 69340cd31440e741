import { etagOf } from '#contract/website_etag'
import { planning } from '../../lib/api/main.ts'
import type { ThemeCalls } from './theme_store.ts'

export function themeCalls(id: string): ThemeCalls {
  return {
    read: (wishes, signal) => planning.look(id, wishes, signal),
    restyle: (direction, look, version) =>
      planning.restyle(id, direction, look, etagOf({ id, version })),
  }
}
