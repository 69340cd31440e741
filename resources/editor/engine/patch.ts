import type { Page } from 'editor-engine'
import { MESSAGE_LIMIT, type Command } from '../../frame/protocol.ts'
import type { EditOperation } from './operation.ts'

/** The smallest message with which the frame can show a change. */
export function patchOf(operation: EditOperation, before: Page, after: Page): Command {
  switch (operation.type) {
    case 'set_text': {
      const isPlain = before.element(operation.element)?.textKind === 'text'
      const text = operation.text.trim()
      if (!isPlain || hasLineBreak(text) || text.length > MESSAGE_LIMIT / 2) break
      return { t: 'text', id: operation.element, text }
    }
    case 'set_style': {
      const { element: id, property, value } = operation
      return { t: 'style', id, property, value }
    }
    case 'set_url': {
      const link = before.element(operation.element)?.closest('a')
      if (!link?.id) break
      const value = after.element(link.id)?.attribute('href')?.value ?? null
      return { t: 'attr', id: link.id, name: 'href', value }
    }
  }
  return { t: 'render', html: after.text }
}

/** The engine makes an element of a line break. */
const hasLineBreak = (text: string) => /[\n\r\v\f\u2028\u2029]/.test(text)
