import { saysTrade } from '#designer/copy/says_trade'
import type { Copy } from '#designer/site/copy'
import { actions } from '#designer/fill/actions'
import { kindOf, languageOf, nounOf, spokenLanguage } from '#designer/fill/business'
import { FillContext } from '#designer/fill/context'
import { inWords } from '#designer/page/copy_of'
import { pageDescription, pageTitle } from '#designer/fill/head'
import { placeNumbers } from '#designer/fill/place_numbers'
import { emailsOf, linksOf, telephonesOf } from '#designer/fill/reach'
import { openings } from '#designer/fill/schedule'
import { fillSection } from '#designer/page/fill_section'
import { sortedSheet, type SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import { shownName } from '#designer/fill/shown_name'
import { addressOf, localityOf, streetOf } from '#designer/fill/whereabouts'
import type { Outline } from '#designer/site/outline'
import { typeOf } from '#designer/sections/section_types'
import { textsOnSheet } from '#designer/sheet/claims/source_words'
import { withLikelyFacts } from '#designer/sheet/likely'
import type { Place, Sheet } from '#designer/sheet/sheet'
import { longestLine } from '#designer/site/check_site'
import type { Branch, Site } from '#designer/site/site'
import { isLanguage } from '#designer/language/language'
import { capital } from '#designer/language/normalise'

/**
 * The site of a sheet and an outline. `copy` puts other words in the place of ours, section by
 * section; facts always come from the sheet.
 */
export function fillSite(told: Sheet, composed: Outline, copy: Copy = {}): Site {
  const sheet = sortedSheet(withLikelyFacts(told))
  const outline = {
    ...composed,
    sections: composed.sections.filter((one) => typeOf(one.kind).isTold?.(one, sheet) ?? true),
  }
  const context = new FillContext(sheet, outline)
  const filled = outline.sections.map((section) => fillSection(context, section))
  const sections = filled
    .map((section) => inWords(section, copy[section.id], sheet.who.name?.value))
    .filter((section) => typeOf(section.kind).isOfUse?.(section, sheet) ?? true)
  const [action] = actions(context)
  const { address_form: form } = sheet.wishes
  return {
    schema: 1,
    ...tongueOf(sheet),
    ...(form ? { address_form: form.value } : {}),
    direction: outline.direction,
    seed: outline.seed,
    look: outline.look,
    business: businessOf(sheet),
    seo: { title: pageTitle(sheet), description: pageDescription(sheet) },
    header: { layout: outline.header, ...(action ? { action } : {}) },
    sections,
    footer: { layout: outline.footer, lines: footLines(sheet), ...footAddress(sheet) },
  }
}

function tongueOf(sheet: Sheet): Pick<Site, 'language' | 'foreign'> {
  const language = spokenLanguage(sheet)
  if (isLanguage(language)) return { language }
  return { language, foreign: { words: languageOf(sheet), said: textsOnSheet(sheet) } }
}

function businessOf(sheet: SortedSheet): Site['business'] {
  const { who, where } = sheet
  const [first, ...others] = where
  const branches = others.length > 0 ? where.map((place) => branchOf(place, sheet)) : undefined
  const place = branches || !first ? {} : branchOf(first, sheet)
  return {
    ...place,
    name: shownName(sheet),
    trade: nounOf(sheet) ?? kindOf(sheet).words(languageOf(sheet)).noun,
    schema_type: kindOf(sheet).schemaType,
    ...given({
      phone: telephonesOf(sheet)[0],
      email: emailsOf(sheet)[0],
      since: who.founding_year?.value,
      branches,
    }),
    links: linksOf(sheet).map(({ label, url }) => ({ label, href: url })),
  }
}

function branchOf(place: Place, sheet: Sheet): Branch {
  return given({
    name: place.label?.value,
    place: place.locality?.value,
    address: streetOf(place, sheet),
    postal_code: streetOf(place, sheet) && place.postal_code?.value,
    country: place.country?.value,
    phone: placeNumbers(sheet).get(place)?.value,
    opening: openings(place.opening_hours),
  })
}

function given<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}

function footAddress(sheet: Sheet): { address?: string } {
  const [only, ...others] = sheet.where
  const address = only && others.length === 0 ? addressOf(only, sheet) : undefined
  return address && address.length <= longestLine ? { address } : {}
}

/** Below the name, what it does not say itself; what is too long for a line stands on the page. */
function footLines(sheet: Sheet): string[] {
  const language = languageOf(sheet)
  const name = sheet.who.name?.value
  const noun = nounOf(sheet)
  const isSaid = !name || !noun || saysTrade(name, noun)
  const towns = name ? localityOf(sheet) : undefined
  return [[isSaid ? undefined : capital(noun, language), towns].filter(Boolean).join(', ')].filter(
    (line) => line !== '' && line.length <= longestLine
  )
}
