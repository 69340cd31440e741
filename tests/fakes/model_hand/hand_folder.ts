import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ChatBody, schemaOf } from '#tests/fakes/model_server/chat'

/** In milliseconds: how late an answer is noticed. */
const EVERY = 300

/**
 * A folder in which somebody answers: each question is a file, and its answer is the file beside it. The
 * same question has the same name, so that it is answered at once when it is asked again.
 */
export class HandFolder {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
  }

  /** Rejects when nobody waits for the answer any more. */
  async answer(body: ChatBody, signal?: AbortSignal): Promise<string> {
    const name = nameOf(body)
    const file = join(this.#folder, `${name}.answer.txt`)
    writeFileSync(join(this.#folder, `${name}.question.md`), questionOf(body))
    while (!existsSync(file)) await pause(EVERY, undefined, { signal })
    return readFileSync(file, 'utf8').trim()
  }
}

/** What differs each time is no part of a question: the marks around the material. */
function plain(body: ChatBody): string {
  return body.messages
    .map(({ role, content }) => `# ${role}\n\n${content}`)
    .join('\n\n')
    .replace(/\b[\da-f]{18}\b/g, 'mark')
}

function nameOf(body: ChatBody): string {
  const [, section = body.response_format?.json_schema?.name ?? 'text'] =
    /^Section:\n<<<\w+\n([\w-]+)/m.exec(body.messages.at(-1)?.content ?? '') ?? []
  return `${section}-${createHash('sha256').update(plain(body)).digest('hex').slice(0, 8)}`
}

function questionOf(body: ChatBody): string {
  const schema = schemaOf(body)
  const format = schema ? `\n\n# JSON schema\n\n${JSON.stringify(schema, null, 1)}` : ''
  return `${plain(body)}${format}\n`
}
