import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Task } from '#core/tasks/task'

/** What a handler may do with the task that it holds. */
export interface HeldTask {
  readonly row: Task
  /** Aborted when the lease is lost, the task is called off or the process is told to stop. */
  readonly signal: AbortSignal
  /** Progress as it is, in words for a person; 0 to 100. Also renews the lease. */
  report(stage: string, percent: number): Promise<void>
  /** Written down for the next attempt, should this one die. */
  checkpoint(value: unknown): Promise<void>
  /**
   * Ends the task and applies its effect in one transaction. Throws, and nothing happens, when
   * another worker has taken the task over meanwhile.
   */
  complete(effect: (trx: TransactionClientContract) => Promise<unknown>): Promise<void>
}

/** Thrown by a handler whose work will not go better the next time: the task fails at once. */
export class FinalFailure extends Error {}

export interface TaskHandler {
  readonly kind: string
  /** Does the work and ends with `complete`. What it throws is tried again, later. */
  run(task: HeldTask): Promise<void>
  /** Applied with the final failure, in its transaction. */
  failed?(task: Task, trx: TransactionClientContract): Promise<void>
}
