import { actionNames } from '#designer/commands/carry_out'
import type { Desk } from '#designer/commands/desk'
import type { Reader } from '#designer/commands/language/clauses'
import { sortsOn } from '#designer/commands/targets/sorts_on'

const can = new Set(actionNames)

/** Reads instructions by what stands on this page. */
export function readerOn(desk: Desk): Reader {
  return { language: desk.language, sortsOf: sortsOn(desk), can }
}
