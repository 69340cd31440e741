import { wordsIn } from '#designer/language/tokens'
import { fold } from '#designer/language/fold'
import type { ValueField } from '#designer/sheet/fields'

/** The attribute of an element that shows a value of the sheet. Published pages do not have it. */
export const FIELD_MARK = 'data-field'

/** The attribute of an element that shows a sentence of ours, in drafts; see `fill/starter.ts`. */
export const OURS_MARK = 'data-ours'

const LONGEST = 60

/**
 * Names what an element shows: `who.name`, `contact.telephones/0113-496-0000`,
 * `offers/sourdough-loaf.price`. An entry is named by its main text, so that the mark can be written
 * wherever the text is known; entries with the same text have the same mark.
 */
export function fieldMark(path: ValueField, main?: string, part?: string): string {
  const entry = main === undefined ? '' : `/${nameOf(main)}`
  return `${path}${entry}${part === undefined ? '' : `.${part}`}`
}

/** The mark of a part of the entry that `mark` names; none of nothing. */
export function partMark(mark: string | undefined, part: string): string | undefined {
  return mark && `${mark}.${part}`
}

function nameOf(text: string): string {
  return wordsIn(fold(text)).join('-').slice(0, LONGEST)
}

/** The field that a mark names. */
export function pathMarked(mark: string): ValueField {
  return mark.split('/', 1)[0] as ValueField
}

/** The entry that a mark names, with its field: `offers/sourdough-loaf`. */
export function entryMarked(mark: string): string {
  return mark.replace(/(\/[^.]*)\..*$/, '$1')
}

/** The part of an entry that a mark names; '' where it names a whole value. */
export function partMarked(mark: string): string {
  const [, part = ''] = /\/[^.]*\.(.*)$/.exec(mark) ?? []
  return part
}
