import type { Form } from '#designer/site/form'
import { annotateAction } from '#designer/reader/annotators/action'
import { annotateAddresses } from '#designer/reader/annotators/address'
import { annotateEmails } from '#designer/reader/annotators/email'
import { annotateForeignWords } from '#designer/reader/annotators/foreign_words'
import { annotateFoundingYear } from '#designer/reader/annotators/founding_year'
import { annotateKind } from '#designer/reader/annotators/kind'
import { languageOfPrompt } from '#designer/reader/annotators/language'
import { annotateLikelyKind } from '#designer/reader/annotators/likely_kind'
import { annotateLimits } from '#designer/reader/annotators/limits'
import { annotateLines } from '#designer/reader/annotators/lines'
import { annotateLinks } from '#designer/reader/annotators/link'
import { annotateLocality } from '#designer/reader/annotators/locality'
import { annotateName } from '#designer/reader/annotators/name'
import { annotateOwnWords } from '#designer/reader/annotators/own_words'
import { annotatePhrases } from '#designer/reader/annotators/phrases'
import { annotateQuotes } from '#designer/reader/annotators/quotes'
import { annotateRefusals } from '#designer/reader/annotators/refusals'
import { annotateRefusedWays } from '#designer/reader/annotators/refused_ways'
import { annotateTalk } from '#designer/reader/annotators/talk'
import { annotateTelephones } from '#designer/reader/annotators/telephone'
import { annotateWishes } from '#designer/reader/annotators/wishes'
import { annotateCurrency } from '#designer/reader/annotators/currency'
import { annotateDates } from '#designer/reader/annotators/dates'
import { annotateItems } from '#designer/reader/annotators/items'
import { annotateHours } from '#designer/reader/annotators/opening_hours'
import { annotatePeople } from '#designer/reader/annotators/people'
import { annotateServices } from '#designer/reader/annotators/services'
import { annotateWorks } from '#designer/reader/annotators/works'
import { assume } from '#designer/reader/assume'
import { Reading } from '#designer/reader/reading'
import type { Sheet } from '#designer/sheet/sheet'
import { isLanguage } from '#designer/language/language'

type Annotate = (reading: Reading) => void

/**
 * The order matters: what one annotator takes is not read by the next. What must not become a fact
 * is taken first, then what has a shape of its own, then what is told by words around it; own words
 * are what is left.
 */
const annotators: Annotate[] = [
  annotateRefusals,

  annotateEmails,
  annotateLinks,
  annotateTelephones,
  annotateRefusedWays,
  annotateQuotes,
  annotateAddresses,
  annotateFoundingYear,

  annotateTalk,
  annotateWishes,

  annotateHours,

  annotateKind,
  annotateDates,
  annotateName,
  annotateLocality,
  annotateLines,
  annotateItems,
  annotateCurrency,
  annotateServices,
  annotatePeople,
  annotateWorks,
  annotatePhrases,

  annotateLimits,
  annotateAction,
  annotateOwnWords,
  annotateLikelyKind,
]

/** In a language whose words we do not know there is only what has a shape of its own, and their text. */
const foreignAnnotators: Annotate[] = [
  annotateEmails,
  annotateLinks,
  annotateTelephones,
  annotateItems,
  annotateCurrency,
  annotateForeignWords,
]

/** What a prompt says, as a sheet; what no rule is sure of stands there as suggestions or unplaced. */
export function read(prompt: string, _form: Form): Sheet {
  return readingOf(prompt).sheet
}

/** What is known of a prompt when it is an annotator's turn. */
export function readingBefore(prompt: string, next?: Annotate): Reading {
  const reading = new Reading(prompt, languageOfPrompt(prompt))
  const isOurs = isLanguage(reading.language.code)
  for (const annotate of isOurs ? annotators : foreignAnnotators) {
    if (annotate === next) break
    annotate(reading)
  }
  return reading
}

/** The same with what each rule found. */
export function readingOf(prompt: string): Reading {
  const reading = readingBefore(prompt)
  assume(reading)
  reading.closeGaps()
  reading.sheet.coverage = reading.coverage()
  return reading
}
