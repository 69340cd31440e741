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
  /** How many changes the server does not have yet. */
  waiting: number
  canUndo: boolean
  canRedo: boolean
  busy: 'undo' | 'redo' | 'save' | 'discard' | 'instruct' | 'restore' | 'perform' | null
  /** Whether the last change that was asked for in words can be taken back as a whole. */
  hasBackup: boolean
  /** What is shown was taken back here, and the server is told with the next change or a save. */
  isHeld: boolean
  /** False where the browser refuses to keep what waits: then a reload would lose it. */
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

/** What the server answered, and the ids of the elements that are not as they were. */
export interface Performed<Answer> {
  answer: Answer
  changed: string[]
}
