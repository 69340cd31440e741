import logger from '@adonisjs/core/services/logger'
import { ok, refused, type Result } from '#core/result'
import type { Designer } from '#planning/designers/designer'
import { currentDesigner } from '#planning/services/current_designer'

export type DesignerFailure = { reason: 'designer_failed' | 'designer_too_slow'; cause: unknown }

/**
 * Asks the designer for something and waits so long and no longer. Whatever a designer throws is
 * an outcome here: it may be a service that is down, and nothing of ours is broken by that.
 */
export async function askDesigner<T>(
  patience: number,
  ask: (designer: Designer, signal: AbortSignal) => Promise<T>,
  stop?: AbortSignal
): Promise<Result<T, DesignerFailure>> {
  const late = AbortSignal.timeout(patience)
  const signal = stop ? AbortSignal.any([late, stop]) : late
  const designer = currentDesigner()
  try {
    signal.throwIfAborted()
    return ok(await Promise.race([ask(designer, signal), abortion(signal)]))
  } catch (cause) {
    stop?.throwIfAborted()
    logger.error({ err: cause, designer: designer.name }, 'the designer gave no answer')
    const isLate = late.aborted || (cause instanceof Error && cause.name === 'TimeoutError')
    return refused({ reason: isLate ? 'designer_too_slow' : 'designer_failed', cause })
  }
}

/** A designer that does not heed its signal is left behind. */
function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
