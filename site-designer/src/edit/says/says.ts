import type { FactName } from '#designer/instructions/instruction'
import type { Named } from '#designer/instructions/labels'
import type { PartRole } from '#designer/renderer/reading/parts'
import type { SectionKind } from '#designer/site/kinds'

/** What the designer says of an edit, in the language that the person wrote in. */
export interface Says {
  roles: Record<PartRole, string>
  where: {
    header: string
    top: string
    bottom: string
    under(heading: string): string
    nowhere: string
  }
  part(role: string, words: string, where: string): string
  section(
    kind: SectionKind | undefined,
    heading: string,
    place: 'header' | 'section' | 'footer'
  ): string

  noSection(words: string): string
  noPart(words: string): string
  alreadySo: string
  onlyOurs(what: string): string
  refusedByEngine(reason: string): string
  cannotReadYet: string
  tooLarge: string
  nothingToDo: string
  staysAsItIs: string

  sectionAdded(name: string, listed: boolean): string
  nothingToFill(name: string): string
  sectionThere(name: string): string
  sectionRemoved(name: string, linked: boolean): string
  titleStays: string
  sectionMoved(name: string): string
  movesNoFurther(name: string): string
  layoutSet(name: string): string
  noOtherLayout(name: string): string
  surfaceSet(name: string): string

  textSet(part: string): string
  textTooMuch: string
  wordsReplaced(from: string, to: string, times: number): string
  wordsNotThere(words: string): string
  partRemoved(part: string): string
  styleSet(part: string): string
  styleUnknown(part: string): string
  linkSet(part: string, href: string): string
  noLink(part: string): string
  shortened(name: string, sentences: number): string
  nothingToShorten(name: string): string

  lookSet: string
  lookAsWide(which: 'larger' | 'smaller'): string
  moodSet: string

  factSet(fact: string): string
  factNotThere(fact: string): string
  factUnreadable(fact: string, example: string): string
  facts: Record<FactName, string>
  tradeIsPlanned: string

  itemAdded(name: string, where: string): string
  itemThere(name: string): string
  itemRemoved(name: string): string
  lastItem(name: string): string
  noList: string
  noItem(name: string): string
  priceSet(name: string, price: string): string

  formAdded: string
  formThere: string
  formRemoved: string
  noForm: string
  fieldAdded(label: string): string
  fieldThere(label: string): string
  fieldRemoved(label: string): string
  noField(label: string): string
  fieldNeeded(label: string): string
}

/** Names as a sentence speaks of them, in a language that does not bend them. */
export function objectsOf<K extends string>(names: Record<K, Named>): Record<K, string> {
  return mapped(names, (name) => name.object)
}

export function plainOf<K extends string>(names: Record<K, Named>): Record<K, string> {
  return mapped(names, (name) => name.plain)
}

function mapped<K extends string>(names: Record<K, Named>, say: (name: Named) => string) {
  const entries = Object.entries<Named>(names).map(([key, name]) => [key, say(name)])
  return Object.fromEntries(entries) as Record<K, string>
}
