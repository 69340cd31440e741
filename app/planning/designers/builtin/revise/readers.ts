import {
  hours,
  name,
  offers,
  ownSentence,
  place,
  proof,
  reach,
  trade,
} from '#planning/designers/builtin/revise/fact_readers'
import { color, corners, fonts, mood, theme } from '#planning/designers/builtin/revise/look_readers'
import { oneOf, type Reader } from '#planning/designers/builtin/revise/reader'
import {
  addSection,
  dropSection,
  moveSection,
} from '#planning/designers/builtin/revise/section_readers'

/** What stands on the page and how it looks. A clause may hold several of these. */
export const pageReaders: Reader[] = [
  oneOf(moveSection, dropSection, addSection, offers),
  corners,
  fonts,
  oneOf(color, theme),
  mood,
  oneOf(name, trade),
]

/** Facts, whose commas belong to them: an address, a week, a list. */
export const factReaders: Reader[] = [place, hours, reach, proof]

/** For what no other reader took: a sentence about the business goes on the page as it is. */
export const lastReader: Reader = ownSentence
