import type { Check } from '#deploy/readiness/check'
import { closedTags } from '#deploy/readiness/checks/closed_tags'
import { colours } from '#deploy/readiness/checks/colours'
import { contact } from '#deploy/readiness/checks/contact'
import { controls } from '#deploy/readiness/checks/controls'
import { description } from '#deploy/readiness/checks/description'
import { document } from '#deploy/readiness/checks/document'
import { headingOrder } from '#deploy/readiness/checks/heading_order'
import { ids } from '#deploy/readiness/checks/ids'
import { language } from '#deploy/readiness/checks/language'
import { leftovers } from '#deploy/readiness/checks/leftovers'
import { linkWords } from '#deploy/readiness/checks/link_words'
import { links } from '#deploy/readiness/checks/links'
import { lostPictures } from '#deploy/readiness/checks/lost_pictures'
import { mainHeading } from '#deploy/readiness/checks/main_heading'
import { headingColour, ownColours } from '#deploy/readiness/checks/own_colours'
import { ourWords } from '#deploy/readiness/checks/our_words'
import { ownFiles } from '#deploy/readiness/checks/own_files'
import { pictures } from '#deploy/readiness/checks/pictures'
import { safeAddresses } from '#deploy/readiness/checks/safe_addresses'
import { title } from '#deploy/readiness/checks/title'
import { weight } from '#deploy/readiness/checks/weight'
import { words } from '#deploy/readiness/checks/words'

/** In the order in which they are shown: the `must` checks first. */
export const checks: readonly Check[] = [
  closedTags,
  words,
  safeAddresses,
  headingColour,
  title,
  description,
  language,
  mainHeading,
  headingOrder,
  pictures,
  lostPictures,
  links,
  linkWords,
  controls,
  contact,
  colours,
  ownColours,
  leftovers,
  ourWords,
  ownFiles,
  weight,
  document,
  ids,
]
