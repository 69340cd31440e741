import { colorGuesses } from '#designer/instructions/doubt/guesses/color'
import type { Cue } from '#designer/instructions/doubt/guesses/guess'
import { lookGuesses } from '#designer/instructions/doubt/guesses/look'
import { partGuesses } from '#designer/instructions/doubt/guesses/part'
import { reachGuesses } from '#designer/instructions/doubt/guesses/reach'
import { sectionGuesses } from '#designer/instructions/doubt/guesses/section'
import { cues as english } from '#designer/instructions/en/cues'
import type { Instruction } from '#designer/instructions/instruction'
import type { Stretch } from '#designer/instructions/stretch'
import { cues as turkish } from '#designer/instructions/tr/cues'
import { isTold } from '#designer/instructions/words/complaint'
import { has } from '#designer/instructions/words/piece'
import { fold } from '#designer/instructions/words/tokens'

const cues = { en: english, tr: turkish }
/** Naming a thing alone is no reason to ask about it. */
const enough = 3

/**
 * What a wish that nobody could read may be meant to do, likeliest first: two or three readings
 * about the thing it names, by the words around that thing. None where it names nothing we know, or
 * where nothing says that anything is wished for.
 */
export function likely(stretch: Stretch): Instruction[] {
  const { pieces, shape, language } = stretch
  if (has(pieces, 'beyond') || has(pieces, 'except')) return []
  // In Turkish a deed that is told of passes for another verb too.
  if (shape.verb === 'other' && (language === 'en' || has(pieces, 'verb', 'other'))) return []
  const text = language === 'tr' ? fold(stretch.text) : stretch.text
  const heard = (cue: Cue) => cues[language][cue].test(text)
  const asks = (Object.keys(english) as Cue[]).some(heard)
  const does = shape.verb !== undefined && shape.verb !== 'be' && shape.verb !== 'ask'
  const told = language === 'tr' && isTold(pieces.at(-1)!)
  const short = shape.verb === undefined && pieces.length <= 6 && !told
  if (!asks && !does && !shape.at && !short) return []
  // Another picture nobody has here, and "the picture in the second section" is none in particular.
  const picture = has(pieces, 'part', 'picture')
  const within = has(shape.around, 'thing', 'section') && has(pieces, 'nth')
  if (picture && (shape.verb === 'change' || within)) return []
  const guesses = [
    ...sectionGuesses(stretch, heard),
    ...partGuesses(stretch, heard),
    ...colorGuesses(stretch, heard),
    ...lookGuesses(stretch, heard),
    ...reachGuesses(stretch, heard),
  ].sort(([one], [other]) => other - one)
  if (!guesses.some(([weight]) => weight >= enough)) return []
  const readings: Instruction[] = []
  for (const [, reading] of guesses) {
    const said = JSON.stringify(reading)
    if (!readings.some((other) => JSON.stringify(other) === said)) readings.push(reading)
  }
  return readings.length > 1 ? readings.slice(0, 3) : []
}
