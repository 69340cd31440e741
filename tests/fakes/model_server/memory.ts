import type { ChatBody } from '#tests/fakes/model_server/chat'

const KEPT = 20
/** How much of the previous text is repeated, as models do when they continue. */
const REPEATED = 40

/** The last answers, to continue one of them where it was cut off. */
export class Memory {
  readonly #answers: string[] = []

  keep(answer: string): string {
    this.#answers.unshift(answer)
    this.#answers.length = Math.min(this.#answers.length, KEPT)
    return answer
  }

  /**
   * The rest of an answer whose beginning matches the end of the conversation; null for a new question.
   */
  continued({ messages }: ChatBody): string | null {
    const said = messages.findLast(({ role }) => role === 'assistant')?.content
    if (!said) return null
    for (const answer of this.#answers) {
      const at = answer.indexOf(said)
      const end = at + said.length
      if (at >= 0 && end < answer.length) return answer.slice(Math.max(0, end - REPEATED))
    }
    return null
  }
}
