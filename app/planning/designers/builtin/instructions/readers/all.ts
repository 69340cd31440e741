import {
  placeForPurpose,
  purpose,
} from '#planning/designers/builtin/instructions/en/readers/purpose'
import {
  correction,
  exchange,
  gone,
  news,
  order,
  saying,
} from '#planning/designers/builtin/instructions/en/readers/sentences'
import { facts } from '#planning/designers/builtin/instructions/readers/facts/facts'
import { trade } from '#planning/designers/builtin/instructions/readers/facts/trade'
import { form } from '#planning/designers/builtin/instructions/readers/form'
import { items } from '#planning/designers/builtin/instructions/readers/goods/items'
import { prices } from '#planning/designers/builtin/instructions/readers/goods/prices'
import { look } from '#planning/designers/builtin/instructions/readers/look/look'
import type { Reader } from '#planning/designers/builtin/instructions/readers/reader'
import { addSection } from '#planning/designers/builtin/instructions/readers/sections/add_section'
import { move } from '#planning/designers/builtin/instructions/readers/sections/move_section'
import { remove } from '#planning/designers/builtin/instructions/readers/sections/remove'
import { replaceSection } from '#planning/designers/builtin/instructions/readers/sections/replace_section'
import { shorten } from '#planning/designers/builtin/instructions/readers/sections/shorten'
import { stays } from '#planning/designers/builtin/instructions/readers/stays'
import { style } from '#planning/designers/builtin/instructions/readers/style/style'
import { exactWords } from '#planning/designers/builtin/instructions/readers/texts/exact_words'
import { link } from '#planning/designers/builtin/instructions/readers/texts/link'
import { ownSentence } from '#planning/designers/builtin/instructions/readers/texts/own_sentence'
import { text } from '#planning/designers/builtin/instructions/readers/texts/text'
import { announced } from '#planning/designers/builtin/instructions/tr/readers/announced'
import { captions } from '#planning/designers/builtin/instructions/tr/readers/captions'
import { concerning } from '#planning/designers/builtin/instructions/tr/readers/concerning'
import { corrected } from '#planning/designers/builtin/instructions/tr/readers/corrected'
import { open } from '#planning/designers/builtin/instructions/tr/readers/open'
import { ordered } from '#planning/designers/builtin/instructions/tr/readers/ordered'
import { reported } from '#planning/designers/builtin/instructions/tr/readers/reported'
import { sized } from '#planning/designers/builtin/instructions/tr/readers/sized'

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
