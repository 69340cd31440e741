import { setTimeout as pause } from 'node:timers/promises'

const PASSWORD = 'correct horse battery'

const PATIENCE = 10_000

export interface Answer {
  status: number
  body: any
}

/**
 * Somebody who uses the product over HTTP while it keeps dying: what gets no answer is asked
 * again, as a browser's user would, and a session that is over is begun anew.
 */
export class Person {
  #bearer = ''

  private constructor(
    readonly url: string,
    readonly email: string
  ) {}

  static async register(url: string, number: number): Promise<Person> {
    const person = new Person(url, `builder${number}@example.com`)
    const account = { email: person.email, name: 'Ada', surname: 'Baker' }
    const passwords = { password: PASSWORD, password2: PASSWORD }
    await person.#ask('POST', '/users/register/', { ...account, ...passwords })
    await person.#signIn()
    return person
  }

  async draft(): Promise<string> {
    const prompt = 'A bakery called Rye & Co in Leeds. We bake rye bread and cakes.'
    const { status, body } = await this.#ask('POST', '/spa/websites/analyze_prompt/', { prompt })
    if (status !== 200) throw new Error(`No plan was drawn: ${JSON.stringify(body)}`)
    return body.plan_id
  }

  /** One approval, once: an answer that does not come is an answer too. */
  approveOnce(plan: string): Promise<Answer | null> {
    return this.#once('POST', `/spa/websites/approve-plan/${plan}/`)
  }

  /** Approves until there is an answer, then asks how it stands until that is final. */
  async approveAndWait(plan: string): Promise<Answer['body']> {
    const { status, body } = await this.#ask('POST', `/spa/websites/approve-plan/${plan}/`)
    if (status !== 200) throw new Error(`A plan was not approved: ${JSON.stringify(body)}`)
    for (;;) {
      const task = await this.#ask('GET', `/spa/websites/task-status/${body.task_id}/`)
      if (task.body.status !== 'processing') return task.body
      await pause(200)
    }
  }

  async #signIn(): Promise<void> {
    const credentials = { email: this.email, password: PASSWORD }
    const { body } = await this.#ask('POST', '/users/login/', credentials)
    this.#bearer = body.access
  }

  async #ask(method: string, path: string, body?: object): Promise<Answer> {
    for (;;) {
      const answer = await this.#once(method, path, body)
      if (answer?.status === 401 && this.#bearer) {
        this.#bearer = ''
        await this.#signIn()
      } else if (answer && answer.status < 500) return answer
      await pause(50)
    }
  }

  /** Null when the connection broke. */
  async #once(method: string, path: string, body?: object): Promise<Answer | null> {
    const headers: Record<string, string> = {}
    if (body) headers['content-type'] = 'application/json'
    if (this.#bearer) headers.authorization = `Bearer ${this.#bearer}`
    try {
      const response = await fetch(`${this.url}/api${path}`, {
        method,
        headers,
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE),
      })
      return { status: response.status, body: await response.json() }
    } catch {
      return null
    }
  }
}
