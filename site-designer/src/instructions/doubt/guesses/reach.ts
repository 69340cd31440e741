import { weigh, type Guess, type Heard } from '#designer/instructions/doubt/guesses/guess'
import { placeOf } from '#designer/instructions/readers/sections/places'
import type { Stretch } from '#designer/instructions/stretch'
import { has } from '#designer/instructions/words/piece'

/** The form, and what says how the business is reached. */
export function reachGuesses(stretch: Stretch, heard: Heard): Guess[] {
  const { pieces, shape } = stretch
  const contact = { kind: 'contact', words: '' } as const
  if (has(pieces, 'part', 'form')) {
    const goes = heard('gone') || shape.verb === 'remove' || shape.denied
    return [
      [weigh([true, 1], [goes, 3]), { do: 'set_form', wanted: false }],
      [weigh([true, 1], [heard('come') && !goes, 3]), { do: 'set_form', wanted: true }],
    ]
  }
  const lost = /\b(?:can['’]?t|cannot|nobody|no one|hard to) (?:find|see|spot)/i.test(stretch.text)
  const at = lost ? ({ where: 'top' } as const) : placeOf(stretch)
  const reach = (['phone', 'email', 'address'] as const).some((fact) => has(pieces, 'fact', fact))
  if (!reach || !at || at === 'unknown') return []
  return [
    [3, { do: 'move_section', section: contact, to: at }],
    [2, { do: 'add_section', kind: 'facts', at }],
  ]
}
