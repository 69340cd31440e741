import { attempted } from '#designer/instructions/edit_request'
import type { EditRequest } from '#designer/instructions/edit'
import { lostIn, type Lost } from '#designer/instructions/guard/lost'
import { foldedWords } from '#designer/language/tokens'
import { applyEdit } from '#designer/live_page/reading/edit_operation'
import { PageReading } from '#designer/live_page/reading/page_reading'

/**
 * What is lost without having been asked for. An item whose name the instruction says is asked for if
 * nothing else goes; so is what the built-in commands would remove for the same instruction.
 */
export function lostUnasked(lost: readonly Lost[], request: EditRequest): Lost[] {
  if (lost.length === 0) return []
  const said = foldedWords(request.instruction)
  const unnamed = lost.filter(({ name }) => !name || !isSaid(name, said))
  if (unnamed.length === 0) return []
  const { made } = attempted(request)
  const applied = made.outcome === 'done' ? applyEdit(request.html, made.operations) : undefined
  if (!applied?.ok) return unnamed
  const asked = lostIn(new PageReading(request.html), new PageReading(applied.value.html))
  const keys = new Set(asked.map(({ key }) => key))
  return unnamed.filter(({ key }) => !keys.has(key))
}

/** The beginnings of its words are enough: "Simit’i kaldır", "Entferne die Croissants". */
function isSaid(name: string, said: readonly string[]): boolean {
  const words = foldedWords(name)
  return (
    words.length > 0 &&
    words.every((word) =>
      said.some(
        (one) =>
          one === word ||
          (word.length > 3 && one.startsWith(word)) ||
          (one.length > 3 && word.startsWith(one))
      )
    )
  )
}
