import type { Kind } from '../../../lib/api/main.ts'

/** The kinds whose names hold what was typed, those that begin with it first. */
export function matching(kinds: readonly Kind[], typed: string): Kind[] {
  const words = typed.trim().toLocaleLowerCase()
  const place = ({ label }: Kind) => label.toLocaleLowerCase().indexOf(words)
  const found = kinds.filter((kind) => place(kind) >= 0)
  return found.sort((one, other) => Math.sign(place(one)) - Math.sign(place(other)))
}
