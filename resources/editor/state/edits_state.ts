import type { Page } from 'editor-engine'
import type { Step } from '#contract/api/websites'
import type { Command } from '../../frame/protocol.ts'
import type { Calls } from './calls.ts'
import type { DeliveryState } from './delivery.ts'
import type { Notices } from './notices.ts'
import type { Shelf } from './shelf.ts'

export interface EditsState {
  page: Page
  delivery: DeliveryState
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
  openShelf: () => Promise<Shelf>
  /** Shows a change, or a whole page, to the person. */
  show: (command: Command) => void
  schedule: (act: () => void, delay: number) => () => void
  now: () => number
}

/** The server's answer, and the ids of the changed elements. */
export interface Performed<Answer> {
  answer: Answer
  changed: string[]
}
