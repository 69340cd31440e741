import type { DesignRequest } from '#planning/designers/designer'
import type { BuiltinPlan } from '#planning/designers/builtin/plan_data'

export interface Change {
  says: string
}

/** Reads one clause; changes the plan and says what it did, or leaves it alone. */
export type Reader = (
  plan: BuiltinPlan,
  clause: string,
  request: DesignRequest
) => Change | undefined

export const dropping =
  /\b(?:drop|remove|delete|without|no (?:more )?|leave out|take (?:out|away|off)|get rid of|skip|hide|don['’]t (?:want|need|show|include))\b/i
export const adding =
  /\b(?:add|include|insert|put in|show|need|want|with an?|give (?:us|me)|we also (?:want|need))\b/i

// The first reader that can read the clause takes it.
export function oneOf(...list: Reader[]): Reader {
  return (plan, clause, request) => {
    for (const read of list) {
      const change = read(plan, clause, request)
      if (change) return change
    }
    return undefined
  }
}
