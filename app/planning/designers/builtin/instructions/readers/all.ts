import {
  addSection,
  replaceSection,
} from '#planning/designers/builtin/instructions/readers/add_section'
import { move } from '#planning/designers/builtin/instructions/readers/move_section'
import { remove } from '#planning/designers/builtin/instructions/readers/remove'
import { exactWords } from '#planning/designers/builtin/instructions/readers/exact_words'
import { facts } from '#planning/designers/builtin/instructions/readers/facts'
import { form } from '#planning/designers/builtin/instructions/readers/form'
import { items } from '#planning/designers/builtin/instructions/readers/items'
import { link } from '#planning/designers/builtin/instructions/readers/link'
import { look } from '#planning/designers/builtin/instructions/readers/look'
import { ownSentence } from '#planning/designers/builtin/instructions/readers/own_sentence'
import { prices } from '#planning/designers/builtin/instructions/readers/prices'
import { placeForPurpose, purpose } from '#planning/designers/builtin/instructions/readers/purpose'
import type { Reader } from '#planning/designers/builtin/instructions/readers/reader'
import {
  correction,
  exchange,
  gone,
  news,
  order,
  saying,
} from '#planning/designers/builtin/instructions/readers/sentences'
import { shorten } from '#planning/designers/builtin/instructions/readers/shorten'
import { stays } from '#planning/designers/builtin/instructions/readers/stays'
import { style } from '#planning/designers/builtin/instructions/readers/style'
import { text } from '#planning/designers/builtin/instructions/readers/text'
import { trade } from '#planning/designers/builtin/instructions/readers/trade'
import { announced } from '#planning/designers/builtin/instructions/tr/announced'
import { captions } from '#planning/designers/builtin/instructions/tr/captions'
import { concerning } from '#planning/designers/builtin/instructions/tr/concerning'
import { corrected } from '#planning/designers/builtin/instructions/tr/corrected'
import { open } from '#planning/designers/builtin/instructions/tr/open'
import { ordered } from '#planning/designers/builtin/instructions/tr/ordered'
import { reported } from '#planning/designers/builtin/instructions/tr/reported'
import { sized } from '#planning/designers/builtin/instructions/tr/sized'

/** In order: the first that can read a wish takes it, so the more particular stand first. */
export const readers: Reader[] = [
  correction,
  exchange,
  order,
  news,
  gone,
  saying,
  stays,
  exactWords,
  corrected,
  captions,
  concerning,
  reported,
  announced,
  link,
  form,
  text,
  facts,
  prices,
  trade,
  replaceSection,
  ordered,
  move,
  shorten,
  placeForPurpose,
  sized,
  style,
  open,
  look,
  remove,
  addSection,
  purpose,
  items,
  ownSentence,
]
