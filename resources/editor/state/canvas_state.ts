import type { Look, SectionAct } from '../../frame/protocol.ts'
import type { Notices } from './notices.ts'

export type PanelMode = 'manual' | 'ai' | 'sections' | 'theme' | 'facts' | 'site' | 'history'

interface Selection {
  id: string
  look: Look
}

/** Stands for the page before the last instruction instead of a revision. */
export const BEFORE_INSTRUCTION = 'before_instruction'

export interface CanvasState {
  frame: 'opening' | 'ready' | 'failed'
  selected: Selection | null
  panel: PanelMode | null
  editingText: boolean
  /** The list of keys is open. */
  helping: boolean
  /** An earlier revision that is shown read-only. */
  looking: string | null
  /** The HTML of that revision while it is compared with the current page. */
  beside: string | null
  /** Increases each time that the field for instructions should get the focus. */
  focusAsked: number
}

export const OPENING: CanvasState = {
  frame: 'opening',
  selected: null,
  panel: null,
  editingText: false,
  helping: false,
  looking: null,
  beside: null,
  focusAsked: 0,
}

export interface CanvasOptions {
  notices: Notices
  /** The words for elements, by tag. */
  labels: Record<string, string>
  /** Whether the panel is open from the start. */
  panel: boolean
  onUndo: () => void
  /** A button or a key of a section was used in the frame. */
  onSection: (id: string, act: SectionAct) => void
}
