import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Task } from '#core/tasks/task'

/** The functions that a handler can use for its task. */
export interface HeldTask {
  readonly row: Task
  /** Aborted when the lease is lost, the task is cancelled or the process is told to stop. */
  readonly signal: AbortSignal
  /** Reports progress, in words for a person; 0 to 100. Also renews the lease. */
  report(stage: string, percent: number): Promise<void>
  /** Stored for the next attempt, in case this one dies. */
  checkpoint(value: unknown): Promise<void>
  /**
   * Ends the task and applies its effect in one transaction. Throws, without any effect, if another
   * worker has taken over the task.
   */
  complete(effect: (trx: TransactionClientContract) => Promise<unknown>): Promise<void>
}

/** Thrown by a handler if a retry would not help: the task fails at once. */
export class FinalFailure extends Error {}

export interface TaskHandler {
  readonly kind: string
  /** Does the work and ends with `complete`. If it throws, the task is retried later. */
  run(task: HeldTask): Promise<void>
  /** Applied with the final failure, in its transaction. */
  failed?(task: Task, trx: TransactionClientContract): Promise<void>
}
