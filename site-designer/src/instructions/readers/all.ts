import { placeForPurpose, purpose } from '#designer/instructions/en/readers/purpose'
import {
  correction,
  exchange,
  gone,
  news,
  order,
  saying,
} from '#designer/instructions/en/readers/sentences'
import { facts } from '#designer/instructions/readers/facts/facts'
import { trade } from '#designer/instructions/readers/facts/trade'
import { form } from '#designer/instructions/readers/form'
import { items } from '#designer/instructions/readers/goods/items'
import { prices } from '#designer/instructions/readers/goods/prices'
import { look } from '#designer/instructions/readers/look/look'
import type { Reader } from '#designer/instructions/readers/reader'
import { addSection } from '#designer/instructions/readers/sections/add_section'
import { move } from '#designer/instructions/readers/sections/move_section'
import { remove } from '#designer/instructions/readers/sections/remove'
import { replaceSection } from '#designer/instructions/readers/sections/replace_section'
import { shorten } from '#designer/instructions/readers/sections/shorten'
import { stays } from '#designer/instructions/readers/stays'
import { style } from '#designer/instructions/readers/style/style'
import { exactWords } from '#designer/instructions/readers/texts/exact_words'
import { link } from '#designer/instructions/readers/texts/link'
import { text } from '#designer/instructions/readers/texts/text'
import { announced } from '#designer/instructions/tr/readers/announced'
import { captions } from '#designer/instructions/tr/readers/captions'
import { concerning } from '#designer/instructions/tr/readers/concerning'
import { corrected } from '#designer/instructions/tr/readers/corrected'
import { open } from '#designer/instructions/tr/readers/open'
import { ordered } from '#designer/instructions/tr/readers/ordered'
import { reported } from '#designer/instructions/tr/readers/reported'
import { sized } from '#designer/instructions/tr/readers/sized'

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
]
