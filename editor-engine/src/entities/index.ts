import { addReferences } from '../core/html/entities.ts'
import { NAMES } from './names.ts'

/**
 * All named character references of HTML. Importing this entry adds them to the engine: a browser loads
 * it when it needs it, Node always loads it.
 */
export const references: ReadonlyMap<string, string> = read()

function read(): Map<string, string> {
  const names = new Map<string, string>()
  let code = 0
  for (const group of NAMES.split(';')) {
    const [step, ...same] = group.split(' ')
    const [ahead, second] = step.split('+')
    code += Number(ahead)
    const text = String.fromCodePoint(code, ...(second ? [Number(second)] : []))
    for (const name of same) names.set(name, text)
  }
  return names
}

addReferences(references)
