import { put, type Templates } from '#designer/copy/template'
import { wordsData } from '#designer/copy/words_data'
import type { Language } from '#designer/text/language'

/** What is told of a page that follows its sheet, in the language of the page. */
export interface UpdateWords {
  header: string
  footer: string
  section: (heading: string) => string
  labels: Record<Label, string>
  price: (item: string) => string
  quoted: (words: string) => string
  byHand: (label: string, section: string) => string
  hoursByHand: (section: string) => string
  hoursStillThere: (section: string) => string
  inOwnWords: (label: string, section: string) => string
  notThere: (label: string) => string
  stillThere: (label: string, section: string) => string
  notPossible: (label: string) => string
}

export type Label =
  | 'name'
  | 'description'
  | 'slogan'
  | 'year'
  | 'telephone'
  | 'email'
  | 'link'
  | 'place'
  | 'address'
  | 'town'
  | 'area'
  | 'hours'
  | 'notes'
  | 'closed'
  | 'about'
  | 'quote'
  | 'group'
  | 'form'
  | 'page'
  | 'pageTitle'
  | 'pageDescription'

type UpdateData = Templates<UpdateWords> & { firstScreen: string }

export function updateWords(language: Language): UpdateWords {
  const data = wordsData(language).update as unknown as UpdateData
  const say = (template: string, values: Record<string, string>) => put(template, values, language)
  return {
    ...data,
    section: (heading) => (heading ? say(data.section, { heading }) : data.firstScreen),
    price: (item) => say(data.price, { item }),
    quoted: (words) => say(data.quoted, { words }),
    byHand: (label, section) => say(data.byHand, { label, section }),
    hoursByHand: (section) => say(data.hoursByHand, { section }),
    hoursStillThere: (section) => say(data.hoursStillThere, { section }),
    inOwnWords: (label, section) => say(data.inOwnWords, { label, section }),
    notThere: (label) => say(data.notThere, { label }),
    stillThere: (label, section) => say(data.stillThere, { label, section }),
    notPossible: (label) => say(data.notPossible, { label }),
  }
}
