import { setTimeout as pause } from 'node:timers/promises'

const PASSWORD = 'correct horse battery'

const PATIENCE = 10_000

const PROMPT = 'A bakery called Rye & Co in Leeds. We bake rye bread and cakes.'

export interface Answer {
  status: number
  body: any
}

/** Sends one request; null if the connection broke. */
export async function askOnce(
  url: string,
  method: string,
  path: string,
  { body, bearer }: { body?: object; bearer?: string } = {}
): Promise<Answer | null> {
  const isForm = body instanceof FormData
  const headers: Record<string, string> = {}
  if (body && !isForm) headers['content-type'] = 'application/json'
  if (bearer) headers.authorization = `Bearer ${bearer}`
  try {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers,
      body: isForm ? body : body && JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    })
    const text = await response.text()
    return { status: response.status, body: text && JSON.parse(text) }
  } catch {
    return null
  }
}

export function registerOnce(url: string, email: string): Promise<Answer | null> {
  const account = { email, name: 'Ada', surname: 'Baker' }
  const passwords = { password: PASSWORD, password2: PASSWORD }
  return askOnce(url, 'POST', '/users/register/', { body: { ...account, ...passwords } })
}

export function signInOnce(url: string, email: string): Promise<Answer | null> {
  return askOnce(url, 'POST', '/users/login/', { body: { email, password: PASSWORD } })
}

/**
 * A person who uses the product over HTTP while it is killed: a request without an answer is repeated,
 * and after a 401 the person signs in again.
 */
export class Person {
  #bearer = ''

  private constructor(
    readonly url: string,
    readonly email: string
  ) {}

  static async register(url: string, name: number | string): Promise<Person> {
    const person = new Person(url, `builder${name}@example.com`)
    await person.#untilAnswered(() => registerOnce(url, person.email))
    const { status, body } = await person.#untilAnswered(() => person.#signIn())
    if (status !== 200) throw new Error(`Signing in failed: ${JSON.stringify(body)}`)
    return person
  }

  /** As `register`, with one attempt for each step; null if the connection broke. */
  static async registerOnce(url: string, name: string): Promise<Person | null> {
    const person = new Person(url, `builder${name}@example.com`)
    const registered = await registerOnce(url, person.email)
    return registered && (await person.#signIn()) && person
  }

  async draft(prompt?: string): Promise<string> {
    const { status, body } = await this.#untilAnswered(() => this.draftOnce(prompt))
    if (status !== 200) throw new Error(`No plan was made: ${JSON.stringify(body)}`)
    return body.plan_id
  }

  draftOnce(prompt = PROMPT): Promise<Answer | null> {
    return this.once('POST', '/spa/websites/analyze_prompt/', { prompt })
  }

  /** One approval without repetition; null if the connection broke. */
  approveOnce(plan: string): Promise<Answer | null> {
    return this.once('POST', `/spa/websites/approve-plan/${plan}/`)
  }

  /** Approves and waits for the final state of the build. */
  async approveAndWait(plan: string): Promise<Answer['body']> {
    const { status, body } = await this.ask('POST', `/spa/websites/approve-plan/${plan}/`)
    if (status !== 200) throw new Error(`A plan was not approved: ${JSON.stringify(body)}`)
    for (;;) {
      const task = await this.ask('GET', `/spa/websites/task-status/${body.task_id}/`)
      if (task.body.status !== 'processing') return task.body
      await pause(200)
    }
  }

  /** Builds one website; returns its id. */
  async build(): Promise<string> {
    const { website_id: website } = await this.approveAndWait(await this.draft())
    if (!website) throw new Error('The build failed.')
    return website
  }

  /** Repeats a request until there is an answer. */
  ask(method: string, path: string, body?: object): Promise<Answer> {
    return this.#untilAnswered(() => this.once(method, path, body))
  }

  /** Sends a request once; null if the connection broke. */
  async once(method: string, path: string, body?: object): Promise<Answer | null> {
    const answer = await askOnce(this.url, method, path, { body, bearer: this.#bearer })
    if (answer?.status !== 401 || !this.#bearer) return answer
    if (!(await this.#signIn())) return null
    return askOnce(this.url, method, path, { body, bearer: this.#bearer })
  }

  async #signIn(): Promise<Answer | null> {
    const answer = await signInOnce(this.url, this.email)
    if (answer?.status === 200) this.#bearer = answer.body.access
    return answer
  }

  async #untilAnswered(ask: () => Promise<Answer | null>): Promise<Answer> {
    for (;;) {
      const answer = await ask()
      if (answer && answer.status < 500) return answer
      await pause(50)
    }
  }
}
