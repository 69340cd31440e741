import {
  compose,
  defaultForm,
  fillSite,
  kinds,
  planMarkdown,
  read,
  renderSite,
  revise,
  wordsOf,
} from 'site-designer'
import { answerJobs } from '../../core/answer_questions.ts'
import { designJobs } from '../services/design_jobs.ts'
import { planJobs } from '../services/plan_jobs.ts'
import { websiteJobs } from '../services/website_jobs.ts'
import type { Outline, Sheet } from 'site-designer'

const jobs = {
  ...planJobs,
  ...websiteJobs,
  ...designJobs,
  kinds,
  read,

  revise(
    sheet: Sheet,
    page: Outline,
    { feedback, choices }: { feedback: string; choices?: string[] }
  ) {
    const shown = page.sections.map(({ kind }) => kind)
    return revise(sheet, feedback, { kinds: shown, page, choices })
  },

  write: (sheet: Sheet, outline: Outline) => wordsOf(fillSite(sheet, outline)),

  /**
   * The first text is slow, because the data of its language is loaded; this loads two languages in
   * advance.
   */
  warmUp() {
    for (const text of FIRST) {
      const sheet = read(text, defaultForm)
      const outline = compose(sheet, defaultForm, { seed: 'first' })
      planMarkdown(sheet, outline, [])
      renderSite(fillSite(sheet, outline))
    }
  },
}

const FIRST = [
  'A bakery called Northgate in Leeds. Rye bread 4.20, buns 2.50. Open Monday to Friday 9-17.',
  'Çınaraltı, İzmir’de bir fırın. Simit 15 TL, ekmek 20 TL. Pazartesi-cuma 09:00-17:00 açık.',
]

export type DesignerJobs = typeof jobs

answerJobs(jobs)
