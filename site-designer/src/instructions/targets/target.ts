import type { PageElement, SectionOnPage } from '#designer/live_page/reading/page_reading'
import type { Part } from '#designer/live_page/reading/parts'
import type { Weekday } from '#designer/sheet/sheet'

/** What words on a page can mean. */
export type Target =
  | { is: 'part'; part: Part; twins: Part[] }
  | { is: 'section'; section: SectionOnPage }
  | { is: 'fact'; fact: FactName; days?: Weekday[] }
  /** A thing of a list, wherever the page lists it. */
  | { is: 'item'; name: string; elements: PageElement[]; price?: boolean }
  | { is: 'look'; look: LookName }
  | { is: 'style'; of: Target; style: 'background' | 'color' | 'size' | 'font' }
  | { is: 'link'; of: Target }
  | { is: 'alt'; of: Target }
  | { is: 'meta'; meta: 'title' | 'description' }
  | { is: 'page' }

const factNames = [
  'name',
  'phone',
  'email',
  'address',
  'town',
  'hours',
  'year',
  'postcode',
] as const
export type FactName = (typeof factNames)[number]
export type LookName =
  | 'brand'
  | 'background'
  | 'text'
  | 'heading_font'
  | 'body_font'
  | 'fonts'
  | 'corners'
  | 'theme'
  | 'size'
