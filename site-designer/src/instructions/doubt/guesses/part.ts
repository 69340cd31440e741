import { quoted, weigh, type Guess, type Heard } from '#designer/instructions/doubt/guesses/guess'
import type { Stretch } from '#designer/instructions/stretch'
import { targetOf } from '#designer/instructions/target'
import { all, find, has, senseOf } from '#designer/instructions/words/piece'

/** A part of a section: that it goes, another size or colour of it, other words. */
export function partGuesses(stretch: Stretch, heard: Heard): Guess[] {
  const { pieces, shape } = stretch
  const named = pieces.filter((piece) => senseOf(piece, 'part') && !senseOf(piece, 'section'))
  const target = named.length > 0 ? targetOf(pieces, stretch) : undefined
  if (!target?.part || ['list', 'form'].includes(target.part)) return []
  const guesses: Guess[] = []
  const goes = heard('gone') || heard('poor') || shape.verb === 'remove'
  guesses.push([weigh([true, 1], [goes, 4]), { do: 'remove_part', target }])
  const larger = find(pieces, 'size') === 'larger' || heard('small')
  const size = larger && !heard('loud') ? 'larger' : 'smaller'
  const sized = weigh([true, 1], [has(pieces, 'size') || heard('small') || heard('loud'), 3])
  const everywhere = target.part === 'text' && !target.kind
  guesses.push([
    sized,
    everywhere
      ? { do: 'set_look', look: { text_size: size } }
      : { do: 'set_style', target, style: { size } },
  ])
  const words = quoted(stretch)
  if (words && target.part !== 'picture') guesses.push([5, { do: 'set_text', target, text: words }])
  if (heard('long') && target.part === 'text') guesses.push([5, { do: 'shorten', section: target }])
  const [color] = all(pieces, 'color')
  if (color && target.part !== 'picture')
    guesses.push([
      5,
      {
        do: 'set_style',
        target,
        style: target.part === 'button' ? { background: color } : { color },
      },
    ])
  return guesses
}
