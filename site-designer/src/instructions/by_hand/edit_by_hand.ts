import { PageEdit } from '#designer/instructions/page_edit'
import { commandLanguage } from '#designer/instructions/language/language'
import type { PageReading, SectionOnPage } from '#designer/live_page/reading/page_reading'
import type { Sheet } from '#designer/sheet/sheet'
import { capital } from '#designer/language/normalise'

/** A page on which a hand points at things; what is said of it is said in the app's language. */
export function editByHand(reading: PageReading, sheet?: Sheet): PageEdit {
  return new PageEdit(reading, { language: commandLanguage('en'), sheet })
}

/** What a section is called in a list: by its heading, else by what it is. */
export function listedName(edit: PageEdit, { heading, kind, place }: SectionOnPage): string {
  return heading || kindName(edit, place === 'section' ? kind : place)
}

export function kindName({ language }: PageEdit, kind: string | undefined): string {
  return capital(language.sections[kind ?? '']?.[0] ?? 'section', 'en')
}
