import type { Clause, Target } from '#designer/instructions/instruction'
import { whole } from '#designer/instructions/readers/sections/places'
import { isPronoun, type Stretch } from '#designer/instructions/stretch'
import { targetOf } from '#designer/instructions/target'
import { lexicons } from '#designer/instructions/words/lexicons'
import { content, has, senseOf } from '#designer/instructions/words/piece'
import { tokensOf } from '#designer/instructions/words/tokens'

/** What was read of a wish. */
export interface Read {
  clauses: Clause[]
  /** What the wish was about: what "it" means in the next one. */
  about?: Target
  /** The wish before was no wish of its own: it only said what this one is about. */
  joined: boolean
}

/**
 * What "it" means where nothing is selected: what the wish before was about. A look ("make it
 * darker") is the page's, unless the wish before did nothing but name something.
 */
export function antecedent(stretch: Stretch, before?: Read): Target | undefined {
  const { shape, context } = stretch
  const open = isPronoun(stretch) || beside(stretch) || isArrangement(stretch) || isAnother(stretch)
  if (!before?.about || context.selection) return undefined
  if (!open && !isOtherColor(stretch, before)) return undefined
  const handled =
    ['remove', 'move', 'put', 'shorten', 'rename', 'swap'].includes(shape.verb ?? '') ||
    (stretch.language === 'en' && has(stretch.pieces, 'length')) ||
    isThatSection(stretch) ||
    beside(stretch) ||
    isArrangement(stretch) ||
    isOtherColor(stretch, before) ||
    (stretch.language === 'tr' && shape.verb === 'make' && has(stretch.pieces, 'size')) ||
    has(shape.at?.than ?? [], 'it') ||
    isAnother(stretch)
  if (!handled && !isUnread(before)) return undefined
  // "Ekip fotoğrafı yok, o bölümü kaldırın".
  const section =
    stretch.language === 'tr' && /(?<!\p{L})(?:bölüm|bolum|kısm|kism|kısım)/iu.test(stretch.text)
  return section && before.about.kind ? whole(before.about) : before.about
}

// "I don't like the services, show me something else": of what was spoken of before.
function isAnother({ pieces, language }: Stretch): boolean {
  const said = content(pieces)
  return language === 'en' && has(pieces, 'other') && said.every((piece) => senseOf(piece, 'verb'))
}

// "… and make that section dark".
function isThatSection({ language, text }: Stretch): boolean {
  return language === 'en' && /\b(?:that|this|the same) (?:section|part|block|bit)\b/i.test(text)
}

// "… ve ardına galeri ekle": after what was spoken of before.
function beside({ shape }: Stretch): boolean {
  return (
    shape.at !== undefined && /^(?:before|after)$/.test(shape.at.where) && !shape.at.than.length
  )
}

// "Butonu mavi yapma, yeşil yap".
function isOtherColor({ pieces, language }: Stretch, { clauses: [said] }: Read): boolean {
  if (language !== 'tr' || !said?.stays || !has(pieces, 'color')) return false
  return has(lexicons.tr.read(tokensOf(said.words), { typos: true }), 'color')
}

// "…, liste yapın": how the section spoken of before is to be laid out.
function isArrangement({ pieces }: Stretch): boolean {
  const said = content(pieces)
  const how = said.filter((piece) => senseOf(piece, 'layout'))
  return how.length > 0 && said.every((piece) => how.includes(piece) || senseOf(piece, 'verb'))
}

// "As a list" names no list, and "after it" nothing new.
export function namedIn(stretch: Stretch): Target | undefined {
  const { pieces, shape } = stretch
  if (has(shape.at?.than ?? [], 'it') || beside(stretch)) return undefined
  // "Put it under contact": it, and not the contact.
  const moved = stretch.language === 'en' && shape.at !== undefined && has(shape.object, 'it')
  if (moved && content(shape.object).length === 0) return undefined
  const pronoun = has(pieces, 'it')
  return targetOf(
    pieces.filter((piece) => !pronoun || !has([piece], 'layout')),
    stretch
  )
}

export function isUnread(read?: Read): boolean {
  return (
    read?.clauses.length === 1 && read.clauses[0].readings.length === 0 && !read.clauses[0].stays
  )
}
