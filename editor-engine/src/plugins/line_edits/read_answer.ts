import { refuse, type Refused } from '../../core/result.ts'
import type { LineEdit } from './line_edit.ts'
import { readBlocks } from './read_blocks.ts'

/**
 * Parses a model's answer in any of these forms: JSON, SEARCH/REPLACE blocks, a unified diff, or the
 * whole page, with or without code fences.
 */
export function readAnswer(answer: string): LineEdit[] | Refused {
  const text = answer.trim()
  const blocks = readBlocks(text)
  if (!blocks) {
    return refuse(
      'bad_answer',
      'A SEARCH/REPLACE block is cut off, or holds a line that reads like one of its marks.'
    )
  }
  if (blocks.length) return blocks
  const [json = text, ...more] = fenced(text, 'json')
  const edits = more.length ? undefined : fromJson(json)
  if (edits) return edits
  // A diff may have several parts; JSON and a page may not.
  const diff = fenced(text, '(?:diff|patch)').join('') || text
  if (/^@@/m.test(diff) && /^[+-]/m.test(diff)) return [{ diff }]
  const [page = text, ...others] = fenced(text, 'html')
  const isPage = /^\s*(?:<!doctype|<html)/i.test(page) && /<\/html>\s*$/i.test(page)
  if (isPage && !others.length) return [{ page }]
  return refuse(
    'bad_answer',
    'The answer holds no edit: no JSON, no SEARCH/REPLACE block, no diff, no page.'
  )
}

/** The contents of the code fences with a language. */
function fenced(text: string, language: string): string[] {
  const fence = new RegExp(`^\`\`\`${language}[^\\n]*\\n([^]*?)^\`\`\`[ \\t]*$`, 'gim')
  return [...text.matchAll(fence)].map(([, inner]) => inner)
}

function fromJson(text: string): LineEdit[] | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    const edits = Array.isArray(value) ? value : (value as { edits?: unknown }).edits
    return Array.isArray(edits) && edits.length ? (edits as LineEdit[]) : undefined
  } catch {
    // Not JSON: another form may match.
    return undefined
  }
}
