import { changeDeclarations, parseDeclarations } from '../../core/css/declarations.ts'
import { isCustomProperty } from '../../core/css/properties.ts'
import { skipPiece } from '../../core/css/tokens.ts'
import { problemWithValue } from '../../core/css/values.ts'
import type { Plugin, ReadonlyPage } from '../../core/plugin.ts'
import { refuse } from '../../core/result.ts'

/** Sets a custom property in the page's first `:root` rule; an empty value removes it. */
export interface SetToken {
  readonly type: 'set_token'
  readonly name: string
  readonly value: string | null
}

/** Design tokens: the custom properties that define a page's look. */
export function tokens(): Plugin<SetToken> {
  return {
    name: 'tokens',
    operation: 'set_token',
    plan(page, { name, value }) {
      if (typeof name !== 'string') return refuse('bad_operation', 'A token is named in text.')
      if (!isCustomProperty(name)) {
        return refuse(
          'unknown_property',
          `A token's name begins with "--"; this is "${name.slice(0, 60)}".`
        )
      }
      if (value !== null && typeof value !== 'string') {
        return refuse('bad_operation', `The value of ${name} must be text.`)
      }
      const text = (value ?? '').trim()
      const problem = text && problemWithValue(name, text)
      if (problem) return refuse('bad_value', `"${text.slice(0, 80)}" ${problem}.`)
      const rule = rootRule(page)
      if (!rule) {
        return refuse(
          'no_root_rule',
          'This page has no ":root" rule in a style element, so it has no tokens.'
        )
      }
      const wanted = new Map([[name, text || null]])
      const { css, offset } = rule
      const changes = changeDeclarations(css, wanted, rule.from, rule.to)
      return {
        changes: changes.map(({ from, to, insert }) => ({
          from: from + offset,
          to: to + offset,
          insert,
        })),
        keepsStructure: true,
      }
    },
  }
}

/** The tokens of a page by name, as they are written. */
export function readTokens(page: ReadonlyPage): Record<string, string> {
  const rule = rootRule(page)
  const out: Record<string, string> = {}
  if (!rule) return out
  for (const { property, valueFrom, valueTo } of parseDeclarations(rule.css, rule.from, rule.to)
    .list) {
    if (isCustomProperty(property)) out[property] = rule.css.slice(valueFrom, valueTo)
  }
  return out
}

interface Rule {
  css: string
  /** The offset of the style sheet in the page. */
  offset: number
  /** The text between the rule's braces. */
  from: number
  to: number
}

/** The first `:root` rule that is not inside a condition. */
function rootRule(page: ReadonlyPage): Rule | undefined {
  for (const element of page.elements()) {
    if (element.isForeign || element.tag !== 'style' || element.readOnly) continue
    const content = element.content
    if (!content) continue
    const css = page.slice(content.from, content.to)
    const found = css.includes(':root') && findRoot(css)
    if (found) return { css, offset: content.from, ...found }
  }
  return undefined
}

function findRoot(css: string): { from: number; to: number } | undefined {
  let start = 0
  for (let at = 0; at < css.length;) {
    if (css[at] === '{') {
      const end = skipPiece(css, at)
      const selector = css
        .slice(start, at)
        .replace(/\/\*[^]*?\*\//g, '')
        .trim()
      if (selector.split(',').some((part) => part.trim() === ':root')) {
        return { from: at + 1, to: end < 0 ? css.length : end - 1 }
      }
      if (end < 0) return undefined
      at = end
      start = end
      continue
    }
    const next = skipPiece(css, at)
    if (next < 0) return undefined
    if (css[at] === ';' || css[at] === '}') start = next
    at = next
  }
  return undefined
}
