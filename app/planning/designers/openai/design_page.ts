import logger from '@adonisjs/core/services/logger'
import type { Concept, DesignBrief } from 'site-designer'
import { ModelFailure, type Model } from '#core/model/main'
import { checkedDesign, type Answered, type Asked } from '#planning/designers/openai/design'
import { ask } from '#planning/designers/openai/question'
import type { PlanToDesign } from '#planning/services/design_jobs'

interface PageToDesign {
  plan: PlanToDesign
  briefs: readonly DesignBrief[]
  concept?: Concept
}

/** What a section may have, and the whole page at most: many servers answer no more. */
const MOST_TOKENS = { section: 4_000, page: 32_000 }

/** Of a brief, what is the same for every section of a page. */
const SHARED = ['Language', 'Page', 'Look', 'Grounds', 'Links']

/**
 * All sections of a page in one answer of the model. `take` gets each as soon as it is closed, checked,
 * with the id of the section that it is for. What is missing or cut off is left to be asked for by itself,
 * as is everything where the model fails.
 */
export async function designPage(
  model: Model,
  { plan, briefs, concept }: PageToDesign,
  { take, ...asked }: Asked & { take: (id: string, answered: Answered) => Promise<void> | void }
): Promise<void> {
  const answers = new SectionsInAnswer()
  const taken: Promise<unknown>[] = []
  let failure: unknown
  const takeAll = (found: readonly string[]) => {
    for (const answer of found) {
      const brief = briefs.find(({ material }) => isFor(material.Prefix, answer))
      const takeIt = async () => {
        if (brief) await take(brief.id, await checkedDesign({ plan, brief, answer }, asked.signal))
      }
      const failed = (error: unknown) => (failure ??= error)
      taken.push(takeIt().catch(failed))
    }
  }
  try {
    let isStreamed = false
    const { text } = await ask(model, {
      prompt: 'design',
      purpose: 'build',
      maxTokens: Math.min(MOST_TOKENS.page, MOST_TOKENS.section * briefs.length),
      ...asked,
      onText: (piece) => {
        isStreamed = true
        takeAll(answers.add(piece))
      },
      material: materialFor({ plan, briefs, concept }),
    })
    // Not every server sends an answer in pieces.
    if (!isStreamed) takeAll(answers.add(text))
    takeAll(answers.end())
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    logger.warn({ err: error }, 'the page was not designed in one answer')
  }
  await Promise.all(taken)
  if (failure) throw failure
}

function materialFor({ plan, briefs, concept }: PageToDesign): Record<string, string> {
  const [first] = briefs
  const shared = SHARED.map((name) => [name, first.material[name]])
  const its = new Set(briefs.flatMap(({ material }) => material['Its facts'].split('\n')))
  const others = first.material['Other facts'].split('\n').filter((line) => !its.has(line))
  return {
    'Their words': plan.prompt,
    ...Object.fromEntries(shared),
    ...(concept ? { Idea: concept.idea } : {}),
    'Other facts': others.join('\n') || 'none',
    'Sections': briefs.map((brief) => sectionIn(brief, concept)).join('\n\n'),
  }
}

function sectionIn({ id, material }: DesignBrief, concept: Concept | undefined): string {
  const own = Object.entries(material).filter(
    ([name]) => !SHARED.includes(name) && name !== 'Other facts'
  )
  const looks = concept?.sections[id]
  return [...own, ...(looks ? [['Looks', looks]] : [])]
    .map(([name, text]) => `${name}:${text.includes('\n') ? '\n' : ' '}${text}`)
    .join('\n')
}

/** Whether the section in an answer has this class. */
function isFor(prefix: string, answer: string): boolean {
  const [, named = ''] = /<section\b[^>]*\sclass="([^"]*)"/i.exec(answer) ?? []
  return named.split(/\s+/).includes(prefix)
}

/** Cuts an answer, as it comes in, before each style that follows the end of a section. */
class SectionsInAnswer {
  #text = ''

  /** The sections that are complete now. */
  add(piece: string): string[] {
    this.#text += piece
    const ends = [...this.#text.matchAll(/<\/section>\s*(?=<style\b)/gi)]
    const cuts = [0, ...ends.map(({ index, 0: end }) => index + end.length)]
    const parts = cuts.map((from, at) => this.#text.slice(from, cuts[at + 1]))
    this.#text = parts.pop()!
    return parts
  }

  /** The last one, if it is complete. */
  end(): string[] {
    const rest = this.#text
    this.#text = ''
    return /<\/section>\s*(?:```\s*)?$/i.test(rest) ? [rest] : []
  }
}
