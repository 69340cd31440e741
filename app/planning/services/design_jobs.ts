import {
  conceptBrief,
  designBriefs,
  DesignedPage,
  designIn,
  sentencesToRead,
  withoutSentences,
} from 'site-designer'
import type {
  Copy,
  DesignBrief,
  DesignFinding,
  Form,
  Outline,
  SectionDesign,
  SentenceToRead,
  Sheet,
} from 'site-designer'
import type { Result } from '#core/result'

/** A plan whose page a model designs. */
export interface PlanToDesign {
  sheet: Sheet
  outline: Outline
  prompt: string
}

/** A section that may stand on the page, and the words in it that nobody said: their sentences are left out. */
export interface PassedDesign {
  design: SectionDesign
  unsaid: string[]
}

/** The designer's jobs on sections that a model designs. */
export const designJobs = {
  /** What a model has to know to find the idea of a page. */
  conceptBrief: ({ form, ...plan }: PlanToDesign & { form: Form }): Record<string, string> =>
    conceptBrief(pageOf(plan), form),

  designBriefs: (plan: PlanToDesign): DesignBrief[] => designBriefs(pageOf(plan)),

  /** Reads a section in a model's answer and checks it. */
  checkDesign(
    plan: PlanToDesign,
    id: string,
    answer: string
  ): Result<PassedDesign, DesignFinding[]> {
    const page = pageOf(plan)
    const section = page.sections.find((one) => one.id === id)
    const design = designIn(answer)
    if (!section || !design) {
      const why = 'Answer with one <style> block and one <section>.'
      return { ok: false, error: [{ is: 'markup', why }] }
    }
    const set = page.set(section, design)
    return set.ok ? { ok: true, value: { design, unsaid: set.value.unsaid } } : set
  },

  /** What a page that is designed says in words of its own. */
  sentencesToRead: (plan: PlanToDesign, copy: Copy): SentenceToRead[] =>
    sentencesToRead(pageOf(plan), copy),

  /** The copy without those of these sentences that are named by their places. */
  withoutSentences: (plan: PlanToDesign, copy: Copy, refused: number[]): Copy =>
    withoutSentences(pageOf(plan), copy, new Set(refused)),
}

function pageOf({ sheet, outline, prompt }: PlanToDesign): DesignedPage {
  return new DesignedPage(sheet, outline, prompt)
}
