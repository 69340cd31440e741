import type { Edited, EditedByInstruction, Repair } from '#contract/api/editing'
import type { Step } from '#contract/api/websites'
import { etagOf } from '#contract/website_etag'
import { editing, websites } from '../../lib/api/main.ts'
import { singleOperations, type EditOperation } from '../engine/operation.ts'

export interface Instruction {
  words: string
  /** Id of the element that is selected. */
  selection?: string
  /** Ids of the readings that the person chose. */
  choices?: string[]
  /** What is to be repaired after the same instruction. */
  repairs?: Repair
  signal?: AbortSignal
}

/** The calls of one website; each sends the version that it changes. */
export interface Calls {
  send(operation: EditOperation, version: number): Promise<Edited>
  save(html: string, version: number): Promise<Edited>
  /** Changes the page by an instruction. */
  instruct(instruction: Instruction, version: number): Promise<EditedByInstruction>
  /** Restores an earlier revision. */
  restore(revision: string, version: number): Promise<Step>
  undo(version: number): Promise<Step>
  redo(version: number): Promise<Step>
  /** The newest text, and whether undo and redo are possible. */
  read(): Promise<Step>
}

export function callsOf(id: string): Calls {
  const etag = (version: number) => etagOf({ id, version })
  return {
    send: (operation, version) => send(id, operation, etag(version)),
    save: (html, version) => editing.saveHtml(id, html, etag(version)),
    instruct: ({ words, signal, ...more }, version) =>
      editing.aiEdit(id, { user_request: words, ...more }, { etag: etag(version), signal }),
    restore: (revision, version) => editing.restore(id, revision, etag(version)),
    undo: (version) => editing.undo(id, etag(version)),
    redo: (version) => editing.redo(id, etag(version)),
    async read() {
      const [website, history] = await Promise.all([websites.get(id), editing.frame(id)])
      const { html_content, version } = website
      return { html_content, version, can_undo: history.can_undo, can_redo: history.can_redo }
    },
  }
}

function send(id: string, operation: EditOperation, etag: string): Promise<Edited> {
  switch (operation.type) {
    case 'set_text': {
      const { element: element_id, text: content } = operation
      return editing.updateContent(id, { element_id, content }, etag)
    }
    case 'set_style': {
      const { element: element_id, property, value } = operation
      return editing.updateStyle(id, { element_id, property, value }, etag)
    }
    case 'set_url': {
      const { element: element_id, url, kind: element_type } = operation
      return editing.updateUrl(id, { element_id, url, element_type }, etag)
    }
    case 'page':
      return editing.saveHtml(id, operation.html, etag)
    default:
      return editing.operations(id, singleOperations(operation), etag)
  }
}
