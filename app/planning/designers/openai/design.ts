import type { Concept, DesignBrief, DesignFinding, SectionDesign } from 'site-designer'
import { ModelFailure, type Model } from '#core/model/main'
import type { Result } from '#core/result'
import { designUntil } from '#planning/designers/designer_threads'
import { ask } from '#planning/designers/openai/question'
import type { PassedDesign, PlanToDesign } from '#planning/services/design_jobs'

export interface Asked {
  userId?: string
  signal?: AbortSignal
}

/**
 * Whether and how a model designs: `page` asks for all sections at once and for those that cannot be used
 * again, and `auto` stops after a few of those.
 */
export type DesignMode = 'auto' | 'page' | 'sections' | 'words'

/** An answer with a section, and what its checks say. */
export type Answered = Result<PassedDesign, DesignFinding[]> & { text: string }

interface ToDesign {
  plan: PlanToDesign
  brief: DesignBrief
  concept?: Concept
  /** What the model answered already, as a part of the whole page. */
  answer?: Answered
}

/** A model whose design of a section cannot be used, told what was wrong and asked once more. */
class UnusableDesign extends Error {}

const MOST_TOKENS = 6_000

/**
 * The design of one section. What its checks find is told to the model once; sentences with words that
 * nobody said are left out after that. Throws `UnusableDesign` where the second answer fails too.
 */
export async function designSection(
  model: Model,
  { plan, brief, concept, answer }: ToDesign,
  asked: Asked
): Promise<SectionDesign> {
  const material = materialFor({ plan, brief, concept })
  const first = answer ?? (await answered(model, { plan, brief, material }, asked))
  if (first.ok && first.value.unsaid.length === 0) return first.value.design
  const wrong = first.ok ? unsaid(first.value.unsaid) : inWords(first.error)
  const again = { ...material, 'Your last answer': first.text, 'What was wrong with it': wrong }
  const second = await answered(model, { plan, brief, material: again }, asked)
  // What a second answer makes worse was good enough but for some sentences.
  if (second.ok) return second.value.design
  if (first.ok) return first.value.design
  throw new UnusableDesign(inWords(second.error))
}

/**
 * The section once more, with what a browser has found on it; undefined where the answer cannot be used.
 */
export async function repairedSection(
  model: Model,
  { before, wrong, ...section }: ToDesign & { before: SectionDesign; wrong: string },
  asked: Asked
): Promise<SectionDesign | undefined> {
  const material = {
    ...materialFor(section),
    'Your last answer': `<style>\n${before.css}\n</style>\n${before.html}`,
    'What was wrong with it': wrong,
  }
  const answer = await answered(model, { ...section, material }, asked)
  return answer.ok ? answer.value.design : undefined
}

function materialFor({ plan, brief, concept }: ToDesign): Record<string, string> {
  return {
    'Their words': plan.prompt,
    ...brief.material,
    ...(concept
      ? { Idea: concept.idea, Looks: concept.sections[brief.id] ?? 'as the idea says' }
      : {}),
  }
}

async function answered(
  model: Model,
  {
    plan,
    brief,
    material,
  }: { plan: PlanToDesign; brief: DesignBrief; material: Record<string, string> },
  asked: Asked
): Promise<Answered> {
  const { text: answer } = await ask(model, {
    prompt: 'design',
    purpose: 'build',
    maxTokens: MOST_TOKENS,
    ...asked,
    material,
  })
  return checkedDesign({ plan, brief, answer }, asked.signal)
}

export async function checkedDesign(
  { plan, brief, answer }: { plan: PlanToDesign; brief: DesignBrief; answer: string },
  signal?: AbortSignal
): Promise<Answered> {
  const checked = await designUntil(signal, 'checkDesign', plan, brief.id, answer)
  return { ...checked, text: answer }
}

const MOST_TOLD = 12

function inWords(findings: readonly DesignFinding[]): string {
  const all = [...new Set(findings.map(({ why }) => why))]
  return all
    .slice(0, MOST_TOLD)
    .map((why) => `- ${why}`)
    .join('\n')
}

function unsaid(words: readonly string[]): string {
  return `Nobody said: ${words.join(', ')}. Say it without.`
}

/** Failures after which the next section would fail too are not for the section alone. */
export function isAboutSection(error: unknown): boolean {
  return (
    error instanceof UnusableDesign ||
    (error instanceof ModelFailure &&
      ['broken_answer', 'too_long', 'filtered'].includes(error.kind))
  )
}
