import type { Change, PageElement } from 'editor-engine'
import type { ArrangedSection, PlannedSection } from '#designer/site/outline'
import type { OutlineWords, PlanWords } from '#designer/copy/plan_words'
import type { FillContext } from '#designer/fill/context'
import type { SortedSheet } from '#designer/fill/sentences/sorted_sheet'
import type { Html } from '#designer/renderer/html'
import type { Page } from '#designer/renderer/page'
import type { Opening, Planned } from '#designer/sections/planning/planned'
import type { Props } from '#designer/site/props'
import type { Sheet } from '#designer/sheet/sheet'
import type { Item } from '#designer/site/content'
import type { SectionKind } from '#designer/site/kinds'
import type { Section } from '#designer/site/site'

/** How a section type gets on a page, is filled from the sheet and is printed. */
export interface SectionType<K extends SectionKind = SectionKind> {
  /** What the facts decide of a section; the outline decides the rest. */
  fill(context: FillContext, section: ArrangedSection): Props<K>
  /** What stands below its heading; all of it where `isWhole`. */
  print(section: Section<K>, page: Page): Html
  isWhole?: true
  /** Where it stands on the page of a sheet. A type without this stands there if it is asked for. */
  plan?(sheet: SortedSheet, opening: Opening): Planned[]
  /** The layouts whose shape the facts have: `arrangeSections` prefers them to what chance would choose. */
  shapes?(sheet: SortedSheet, opening: Opening, place?: number): readonly string[]
  /** Whether the sheet still has what an outline planned. */
  isTold?(section: PlannedSection, sheet: SortedSheet): boolean
  /** Whether it says anything, and somebody would answer whom it invites. */
  isOfUse?(section: Section<K>, sheet: Sheet): boolean
  /** Its link in the navigation, where there are several places or topics. */
  navOfPlace?(context: FillContext, place: number): string | undefined
  /** The navigation calls it by its name, whatever its heading is. */
  isCalledPlainly?: true
  isOutOfNav?: true
  /** The law asks for it, so that its words and its form are ours. */
  isByLaw?: true
  /** The kind by whose name the navigation calls it here. */
  calledAs?(context: FillContext): SectionKind
  /** What the plan calls it, where it has no heading. */
  title?(words: OutlineWords): string
  /** What it will say, in the plan. */
  says(section: Section<K>, words: OutlineWords): string
  /** Why it is there, where it is not for the usual reason. */
  reason?(section: Section<K>, words: PlanWords): string | undefined
  /** What the trade suggests to offer. */
  suggests?(section: Section<K>): Item[]
  /** Whether the markup that stands on a page is what a layout is made of (see `sectionLayouts`). */
  fits?(holds: (test: (inner: PageElement) => boolean) => boolean, layout: string): boolean
  /** Changes of the markup for a layout that is made of other markup. */
  remade?(element: PageElement, now: string, next: string): Change[]
}
