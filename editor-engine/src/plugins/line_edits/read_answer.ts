import { refuse, type Refused } from '../../core/result.ts'
import type { LineEdit } from './line_edit.ts'

const BLOCK =
  /^[ \t]*<{5,9} ?SEARCH[^\n]*\r?\n([^]*?)(?:^[ \t]*)={5,9}[ \t]*\r?\n([^]*?)(?:^[ \t]*)>{5,9} ?REPLACE[ \t]*$/gm

/**
 * The edits in a model's answer, in whichever form it chose: JSON, SEARCH/REPLACE blocks, a unified
 * diff, or the whole page, fenced or not.
 */
export function readAnswer(answer: string): LineEdit[] | Refused {
  const text = answer.trim()
  const blocks = [...answer.matchAll(BLOCK)].map(([, search, replace]) => ({ search, replace }))
  if (blocks.length) return blocks
  const json = fromJson(fenced(text, 'json') ?? text)
  if (json) return json
  const diff = fenced(text, 'diff') ?? fenced(text, 'patch') ?? text
  if (/^@@/m.test(diff) && /^[+-]/m.test(diff)) return [{ diff }]
  const page = fenced(text, 'html') ?? text
  if (/^\s*(?:<!doctype|<html)/i.test(page) && /<\/html>\s*$/i.test(page)) return [{ page }]
  return refuse(
    'bad_answer',
    'The answer holds no edit: no JSON, no SEARCH/REPLACE block, no diff, no page.'
  )
}

function fenced(text: string, language: string): string | undefined {
  const found = new RegExp(`^\`\`\`${language}[^\\n]*\\n([^]*?)^\`\`\`[ \\t]*$`, 'im').exec(text)
  return found?.[1]
}

function fromJson(text: string): LineEdit[] | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    const edits = Array.isArray(value) ? value : (value as { edits?: unknown }).edits
    return Array.isArray(edits) && edits.length ? (edits as LineEdit[]) : undefined
  } catch {
    // Not JSON after all: another form may fit.
    return undefined
  }
}
