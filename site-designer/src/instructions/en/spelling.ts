import { asTheyStand, inAnyCase, type Spelling } from '#designer/instructions/en/phone_words'
import type { ReadWords } from '#designer/instructions/words/lexicon'
import { isMark, senseOf, type Piece } from '#designer/instructions/words/piece'
import { qualities } from '#designer/instructions/words/qualities'
import {
  changedToo,
  changesOf,
  readAs,
  type Change,
  type Respelling,
} from '#designer/instructions/words/respelling'

// What stands in quotes or can only be words for the page is not read at all.
const own = [
  /["“«„][^"”»“]*["”»“]/,
  /(?<=\b(?:should|sh[lu]*d|must|to) (?:say|read) ).*$/,
  /(?<=\b(?:title|headline|heading|button|btn|text|slogan|tagline|saying|reads?)\b[^:]*):.*$/,
].map(({ source }): Spelling => [source, ''])

// Two patterns, since V8 forgets the case of a part, as in `(?i:…)`, once it has compiled a pattern.
const loose = patternOf([...own, ...inAnyCase], 'giu')
const strict = patternOf(asTheyStand, 'gu')

/**
 * A sentence as it would be spelt with time to spare. It is read like that; what of it is to be
 * published is taken from what was typed.
 */
export function respelt(typed: string, read: ReadWords): Respelling {
  const first = changesOf(typed, loose.pattern, loose.meaning)
  const free = ({ from, to }: Change) => first.every((one) => to <= one.from || one.to <= from)
  const more = changesOf(typed, strict.pattern, strict.meaning).filter(free)
  const changes = [...first, ...more]
    .filter(({ meant }) => meant !== '')
    .sort((one, other) => one.from - other.from)
  const words = { typed, changes }
  return changedToo(words, joined(readAs(words), read))
}

function patternOf(spellings: Spelling[], flags: string) {
  const pattern = new RegExp(spellings.map(([typed]) => `(${typed})`).join('|'), flags)
  const meaning = (match: RegExpExecArray) => {
    const at = match.findIndex((group, index) => index > 0 && group !== undefined)
    return spellings[at - 1][1]
  }
  return { pattern, meaning }
}

// "Team n gallery": between two things or looks of a page. "Fish n chips" are sold by that name.
function joined(text: string, read: ReadWords): Change[] {
  if (!/\sn\s/.test(text)) return []
  const pieces = read(text)
  const ends = pieces.findIndex((piece) => isMark(piece, ':') || senseOf(piece, 'verb', 'write'))
  const spoken = pieces.slice(0, ends < 0 ? pieces.length : ends)
  return spoken
    .filter(({ tokens: [token] }, at) => token.text === 'n' && isOfPage(spoken, at))
    .map(({ tokens: [{ from, to }] }) => ({ from, to, meant: 'and' }))
}

function isOfPage(pieces: Piece[], at: number): boolean {
  const [before, behind] = [pieces[at - 1], pieces[at + 1]]
  return [before, behind].every((piece) => piece !== undefined && speaksOfPage(piece))
}

const ofPage = ['section', 'part', 'thing', 'fact', ...qualities] as const

const speaksOfPage = (piece: Piece) => ofPage.some((is) => senseOf(piece, is))
