import type { DesignRequest } from '#planning/designers/designer'
import type { BuiltinPlan } from '#planning/designers/builtin/plan_data'
import { clausesOf } from '#planning/designers/builtin/revise/clauses'
import { factReaders, lastReader, pageReaders } from '#planning/designers/builtin/revise/readers'
import type { Change, Reader } from '#planning/designers/builtin/revise/reader'
import { normalise } from '#planning/designers/builtin/normalise'

/**
 * Applies feedback to a plan. Each clause is read on its own and changes only what it asks for;
 * a clause nobody can read is kept in the plan as such, never passed over in silence.
 */
export function revisePlan(
  plan: BuiltinPlan,
  feedback: string,
  request: DesignRequest
): BuiltinPlan {
  const asked = normalise(feedback).slice(0, 3000)
  const changed: string[] = []
  const unread: string[] = []

  for (const clause of clausesOf(asked)) {
    const before = structuredClone(plan)
    const facts = readWith(factReaders, plan, clause, request)
    const page = readWith(pageReaders, plan, clause, request)
    const changes = [...page, ...facts]
    const last = changes.length === 0 ? lastReader(plan, clause, request) : undefined
    if (last) changes.push(last)

    if (changes.length === 0) unread.push(clause)
    else if (facts.length === 0 && !last) unread.push(...unreadParts(before, clause, request))
    changed.push(...changes.map((change) => change.says))
  }
  plan.rounds.push({ asked, changed: [...new Set(changed)], unread })
  return plan
}

function readWith(
  list: Reader[],
  plan: BuiltinPlan,
  clause: string,
  request: DesignRequest
): Change[] {
  return list.flatMap((read) => read(plan, clause, request) ?? [])
}

/** Parts between commas that nobody would have read alone: "use navy, sing me a song". */
function unreadParts(plan: BuiltinPlan, clause: string, request: DesignRequest): string[] {
  const parts = clause
    .split(/,\s*(?:and\s+)?/)
    .filter((part) => part.split(/\s+/).length >= 3 && !/^not\b/i.test(part))
  if (clause.split(',').length < 2) return []
  return parts.filter((part) => {
    const copy = structuredClone(plan)
    return readWith([...pageReaders, ...factReaders, lastReader], copy, part, request).length === 0
  })
}
