import { ModelFailure, type ModelFailureKind } from '#core/model/main'

/** The part that was done without the model. */
export type DoneWithout = 'read' | 'revise' | 'edit' | { failed: number; sections: number }

/** Why a part was done without the model, and how instead: one sentence for a person. */
export function noticeOf(error: unknown, what: DoneWithout): string {
  const kind = error instanceof ModelFailure ? error.kind : 'unavailable'
  return `${because[kind]}, so ${instead(what)}.`
}

/** Sections whose design by the model could not be used. */
export function undesignedNotice(undesigned: number, sections: number): string {
  const each =
    undesigned === sections ? 'The page has' : `${undesigned} of ${sections} sections have`
  return `${each} the built-in design, because the AI’s could not be used there.`
}

const because: Record<ModelFailureKind, string> = {
  unauthorized: 'The AI service is not available right now',
  quota: 'The AI service is not available right now',
  rate_limited: 'The AI service is busy right now',
  unavailable: 'The AI service could not be reached',
  too_slow: 'The AI service took too long',
  too_long: 'This was too long for the AI service',
  filtered: 'The AI service declined to answer',
  broken_answer: 'The answer of the AI service could not be used',
  over_budget: 'Your AI budget for today is used up',
  resting: 'The AI service is not available right now',
}

function instead(what: DoneWithout): string {
  switch (what) {
    case 'read':
      return 'your text was read by the built-in rules: please look through the fields'
    case 'revise':
      return 'your feedback was read by the built-in commands'
    case 'edit':
      return 'the built-in commands were used'
    default: {
      const { failed, sections } = what
      if (failed === sections) return 'the page has the built-in words'
      return `${failed} of ${sections} sections have the built-in words`
    }
  }
}
