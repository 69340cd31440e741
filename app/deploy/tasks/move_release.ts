import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { enqueue } from '#core/tasks/enqueue'
import type { TaskHandler } from '#core/tasks/handler'
import { MoveRelease } from '#deploy/actions/move_release'

/** After the address of a website has changed: what is online follows. */
export const moveRelease = {
  kind: 'move_release',
  async run(task) {
    await new MoveRelease().handle(task.row.payload.websiteId)
    await task.complete(async () => {})
  },
  for(trx: TransactionClientContract, websiteId: string) {
    return enqueue(trx, { kind: this.kind, payload: { websiteId }, maxAttempts: 18 })
  },
} satisfies TaskHandler & Record<string, unknown>
