import { weigh, type Guess, type Heard } from '#designer/instructions/doubt/guesses/guess'
import { fittingColors } from '#designer/instructions/readers/look/fitting'
import type { Stretch } from '#designer/instructions/stretch'
import { all, has } from '#designer/instructions/words/piece'

/** Another colour, or the one there is in another tone. */
export function colorGuesses(stretch: Stretch, heard: Heard): Guess[] {
  const { pieces } = stretch
  const [color] = all(pieces, 'color')
  if (!color && !has(pieces, 'thing', 'color')) return []
  const disliked = heard('loud') || heard('gone') || heard('poor')
  const others = fittingColors(stretch, color)[0].readings.slice(0, 2)
  const guesses: Guess[] = [
    [weigh([true, 1], [heard('loud'), 3]), { do: 'set_look', look: { tone: 'softer' } }],
    [weigh([true, 0.5], [heard('poor'), 2]), { do: 'set_look', look: { tone: 'stronger' } }],
    ...others.map((other): Guess => [disliked ? 3 : 0.4, other]),
  ]
  if (color) guesses.push([disliked ? 0 : 3, { do: 'set_look', look: { primary_color: color } }])
  return guesses
}
