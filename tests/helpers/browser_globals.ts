/** The browser globals that the front end's API client needs, and a server that answers from a list. */
export interface FakeBrowser {
  local: Map<string, string>
  tab: Map<string, string>
  /** "POST /users/login/" and the bearer token of each call, in order. */
  calls: { call: string; bearer: string | null; body: unknown }[]
  answers(respond: Responder): void
  restore(): void
}

type Responder = (
  call: string,
  bearer: string | null
) => { status: number; body?: unknown } | 'gone'

export function fakeBrowser(): FakeBrowser {
  const names = ['localStorage', 'sessionStorage', 'addEventListener', 'fetch'] as const
  const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)])
  const local = new Map<string, string>()
  const tab = new Map<string, string>()
  const calls: FakeBrowser['calls'] = []
  let respond: Responder = () => 'gone'

  async function fetch(url: string, init: RequestInit): Promise<Response> {
    const call = `${init.method} ${url.replace('/api', '')}`
    const headers = init.headers as Record<string, string>
    const bearer = headers.authorization?.replace('Bearer ', '') ?? null
    calls.push({ call, bearer, body: init.body ? JSON.parse(String(init.body)) : undefined })
    await Promise.resolve()
    const answer = respond(call, bearer)
    if (answer === 'gone') throw new TypeError('Failed to fetch')
    return Response.json(answer.body ?? {}, { status: answer.status })
  }

  define('localStorage', storage(local))
  define('sessionStorage', storage(tab))
  define('addEventListener', () => {})
  define('fetch', fetch)

  return {
    local,
    tab,
    calls,
    answers: (next) => void (respond = next),
    restore() {
      for (const [name, descriptor] of before) {
        if (descriptor) Object.defineProperty(globalThis, name as string, descriptor as object)
        else Reflect.deleteProperty(globalThis, name as string)
      }
    },
  }
}

function define(name: string, value: unknown) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

function storage(map: Map<string, string>) {
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}
