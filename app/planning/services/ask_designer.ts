import logger from '@adonisjs/core/services/logger'
import { TooManyRequests } from '#core/limits/too_many_requests'
import { refused } from '#core/result'
import type { Designer } from '#planning/designers/designer'
import { currentDesigner } from '#planning/services/current_designer'
import { designerLimit, type Waited } from '#planning/services/time_limits'

export type DesignerFailure = { reason: 'designer_failed' | 'designer_too_slow'; cause: unknown }

/** A designer's answer, and a message for the person if a part was done in another way. */
export type Answered<T> =
  { ok: true; value: T; notice?: string } | { ok: false; error: DesignerFailure }

interface AskOptions {
  /** The person for whom the designer works. */
  userId?: string
  stop?: AbortSignal
}

/**
 * Asks the designer, with a time limit: in milliseconds, or the one for a plan or an edit, which is
 * longer for a designer that calls a model. Every error of a designer is a result value here: it may be a
 * service that is down, which is not a bug of ours.
 */
export async function askDesigner<T>(
  patience: number | Waited,
  ask: (designer: Designer, signal: AbortSignal) => Promise<T>,
  { userId, stop }: AskOptions = {}
): Promise<Answered<T>> {
  const notices: string[] = []
  const designer = currentDesigner({ userId, tell: (notice) => void notices.push(notice) })
  const limit = typeof patience === 'number' ? patience : designerLimit(patience, designer)
  const late = AbortSignal.timeout(limit)
  const signal = stop ? AbortSignal.any([late, stop]) : late
  try {
    signal.throwIfAborted()
    const value = await Promise.race([ask(designer, signal), abortion(signal)])
    return { ok: true, value, ...(notices.length > 0 ? { notice: notices.join(' ') } : {}) }
  } catch (cause) {
    stop?.throwIfAborted()
    if (cause instanceof TooManyRequests) throw cause
    logger.error({ err: cause, designer: designer.name }, 'the designer gave no answer')
    const isLate = late.aborted || (cause instanceof Error && cause.name === 'TimeoutError')
    return refused({ reason: isLate ? 'designer_too_slow' : 'designer_failed', cause })
  }
}

/** A designer that ignores its signal is no longer waited for. */
function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
