import { BuiltinDesigner } from '#planning/designers/builtin'
import type { Designer } from '#planning/designers/designer'

const builtin = new BuiltinDesigner()
let designer: Designer = builtin

export function currentDesigner(): Designer {
  return designer
}

/** Puts another designer in charge, such as one that sleeps or fails; the answer puts it back. */
export function useDesigner(other: Designer): () => void {
  const before = designer
  designer = other
  return () => {
    designer = before
  }
}

/** What the built-in designer understands on this page, and whether another one understands more. */
export async function knownCommands(html: string, now: number, signal?: AbortSignal) {
  const commands = await builtin.commands(html, now, signal)
  return { commands, freeWords: designer !== builtin }
}
