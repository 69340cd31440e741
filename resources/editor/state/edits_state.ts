import type { Page } from 'editor-engine'
import type { Step } from '#contract/api/websites'
import type { Command } from '../../frame/protocol.ts'
import type { Schedule } from '../../lib/browser/schedule.ts'
import type { KeptChanges } from '../../lib/outbox/kept_changes.ts'
import type { OutboxState } from '../../lib/outbox/outbox.ts'
import type { EditOperation } from '../engine/operation.ts'
import type { Calls } from './calls.ts'
import type { Notices } from './notices.ts'

export interface EditsState {
  page: Page
  delivery: OutboxState
  /** The number of unsaved changes. */
  waiting: number
  /** The server has refused the newest change. */
  isRefused: boolean
  canUndo: boolean
  canRedo: boolean
  busy: 'undo' | 'redo' | 'save' | 'discard' | 'instruct' | 'restore' | 'perform' | null
  /** Whether the last instruction can be undone as a whole. */
  hasBackup: boolean
  /** An instruction was undone here; the server gets this with the next change or save. */
  isHeld: boolean
  /** False if the browser cannot store unsaved changes, so that a reload would lose them. */
  isKept: boolean
}

export interface EditsOptions {
  opening: Step
  calls: Calls
  notices: Notices
  openKept: () => Promise<KeptChanges<EditOperation>>
  /** Shows a change, or a whole page, to the person. */
  show: (command: Command) => void
  schedule: Schedule
  now: () => number
}

/** The server's answer, and the ids of the changed elements. */
export interface Performed<Answer> {
  answer: Answer
  changed: string[]
}
