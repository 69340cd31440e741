import type { Entry } from '../bin/count/expected.ts'
import type { Case } from '../bin/count/judge_command.ts'
import { listOf } from '../lists.ts'
import { frozenFeedback, type FeedbackCase } from './feedback.ts'
import { frozenInstructions } from './instructions.ts'
import { frozenPages, frozenRandomPages } from './pages.ts'
import { frozenSheets } from './sheets.ts'
import type { FrozenEntry } from './snapshot.ts'

const PAGES_OF_PROMPTS = 30
const PAGES_OF_RANDOM_SHEETS = 30

/** The snapshots by the names of their files in frozen/, each with what computes it anew. */
export const snapshots: Record<string, () => FrozenEntry[]> = {
  sheets: () => frozenSheets(listOf<Entry>('strangers_15')),
  instructions: () => frozenInstructions(listOf<Case>('commands_13')),
  feedback: () => frozenFeedback(listOf<FeedbackCase>('feedback_11')),
  pages: () => {
    const all = listOf<Entry>('strangers_15')
    const step = all.length / PAGES_OF_PROMPTS
    const some = Array.from({ length: PAGES_OF_PROMPTS }, (_, at) => all[Math.floor(at * step)])
    return [...frozenPages(some), ...frozenRandomPages(PAGES_OF_RANDOM_SHEETS)]
  },
}
