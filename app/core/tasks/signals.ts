import { EventEmitter, once } from 'node:events'
import { Task } from '#core/tasks/task'

const signals = new EventEmitter()
signals.setMaxListeners(0)

/** Tells the worker of this process that there may be something to claim. */
export function wakeWorker(): void {
  signals.emit('wake')
}

export function onWake(listener: () => void): () => void {
  signals.on('wake', listener)
  return () => signals.off('wake', listener)
}

/** Tells the worker of this process that a task was called off. */
export function announceCancelled(taskId: string): void {
  signals.emit(`cancelled:${taskId}`)
}

export function onCancelled(taskId: string, listener: () => void): () => void {
  signals.once(`cancelled:${taskId}`, listener)
  return () => signals.off(`cancelled:${taskId}`, listener)
}

export function announceFinal(taskId: string): void {
  signals.emit(`final:${taskId}`)
  announceChanged(taskId)
}

/** Tells who follows a task in this process that something was written down about it. */
export function announceChanged(taskId: string): void {
  signals.emit(`changed:${taskId}`)
}

/**
 * Resolves with the next thing that is written down about a task, or after `patience` milliseconds:
 * what another process writes is not announced here. Rejects when `signal` is aborted.
 */
export async function taskChange(
  taskId: string,
  patience: number,
  signal: AbortSignal
): Promise<void> {
  const late = AbortSignal.timeout(patience)
  const either = AbortSignal.any([late, signal])
  await once(signals, `changed:${taskId}`, { signal: either }).catch(() => undefined)
  signal.throwIfAborted()
}

/**
 * The task once it is in its final state, or as it stands after `patience` milliseconds. The
 * table is the truth; the signal only saves the wait.
 */
export async function taskOnceFinal(taskId: string, patience: number): Promise<Task> {
  const signal = AbortSignal.timeout(patience)
  const final = once(signals, `final:${taskId}`, { signal }).catch(() => undefined)
  const task = await Task.findOrFail(taskId)
  if (task.status !== 'processing') return task
  await final
  return Task.findOrFail(taskId)
}
