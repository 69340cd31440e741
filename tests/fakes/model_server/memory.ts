import type { ChatBody } from '#tests/fakes/model_server/chat'

const KEPT = 20
/** So much of what was said already is said again, as models do when they continue. */
const REPEATED = 40

/** The last answers, to go on with one of them where it was cut. */
export class Memory {
  readonly #answers: string[] = []

  keep(answer: string): string {
    this.#answers.unshift(answer)
    this.#answers.length = Math.min(this.#answers.length, KEPT)
    return answer
  }

  /** The rest of an answer whose beginning ends as the conversation does; null for a new question. */
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
