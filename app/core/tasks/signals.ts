import { EventEmitter, once } from 'node:events'
import { Task } from '#core/tasks/task'

const signals = new EventEmitter()
signals.setMaxListeners(0)

/** Notifies the worker of this process that there may be a task to claim. */
export function wakeWorker(): void {
  signals.emit('wake')
}

export function onWake(listener: () => void): () => void {
  signals.on('wake', listener)
  return () => signals.off('wake', listener)
}

/** Notifies the worker of this process that a task was cancelled. */
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

/** Notifies listeners in this process that the row of a task has changed. */
export function announceChanged(taskId: string): void {
  signals.emit(`changed:${taskId}`)
}

/**
 * Resolves with the next change to the row of a task, or after `patience` milliseconds, because changes
 * by other processes are not announced here. Rejects when `signal` is aborted.
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
 * The task in its final state, or its current state after `patience` milliseconds. The table is
 * authoritative; the signal only shortens the wait.
 */
export async function taskOnceFinal(taskId: string, patience: number): Promise<Task> {
  const signal = AbortSignal.timeout(patience)
  const final = once(signals, `final:${taskId}`, { signal }).catch(() => undefined)
  const task = await Task.findOrFail(taskId)
  if (task.status !== 'processing') return task
  await final
  return Task.findOrFail(taskId)
}
