import { createHash } from 'node:crypto'
import type { VercelAccount, VercelDeployment } from '#tests/fakes/vercel/account'
import { happens, type Faults } from '#tests/fakes/vercel/faults'

export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

export interface Reply {
  status: number
  body: object
  headers?: Record<string, string>
}

/** The paths of Vercel's REST API that the product uses. */
export class VercelApi {
  constructor(
    private readonly account: VercelAccount,
    private readonly faults: Faults,
    private readonly host: () => string
  ) {}

  /** Null for a path that the API does not have. */
  answer(asked: Asked): Reply | null {
    for (const [method, path, handle] of this.#routes) {
      const found = method === asked.method && path.exec(asked.path)
      if (found) return handle(asked, ...found.slice(1).map(decodeURIComponent))
    }
    return null
  }

  readonly #routes: [string, RegExp, (asked: Asked, ...names: string[]) => Reply][] = [
    ['GET', /^\/v9\/projects\/([^/]+)$/, (_, name) => this.#readProject(name)],
    ['POST', /^\/v11\/projects$/, (asked) => this.#makeProject(asked)],
    ['PATCH', /^\/v9\/projects\/([^/]+)$/, (asked, name) => this.#changeProject(asked, name)],
    ['DELETE', /^\/v9\/projects\/([^/]+)$/, (_, name) => this.#removeProject(name)],
    ['POST', /^\/v10\/projects\/([^/]+)\/promote\/([^/]+)$/, (_, ...ids) => this.#promote(...ids)],
    ['POST', /^\/v2\/files$/, (asked) => this.#upload(asked)],
    ['POST', /^\/v13\/deployments$/, (asked) => this.#deploy(asked)],
    ['GET', /^\/v13\/deployments\/([^/]+)$/, (_, id) => this.#readDeployment(id)],
    ['GET', /^\/v7\/deployments$/, (asked) => this.#list(asked)],
  ]

  #readProject(name: string): Reply {
    const project = this.account.project(name)
    if (!project || happens(this.faults, 'hidesProject')) return notFound('project')
    const { id, production } = project
    return ok({
      id,
      name: project.name,
      targets: production ? { production: { id: production } } : {},
    })
  }

  #makeProject({ body }: Asked): Reply {
    const { name } = JSON.parse(String(body))
    if (this.account.project(name)) return refusal(409, 'conflict', `Project "${name}" exists.`)
    const { id } = this.account.addProject(name)
    return ok({ id, name })
  }

  #changeProject({ body }: Asked, name: string): Reply {
    const project = this.account.project(name)
    if (!project) return notFound('project')
    if (JSON.parse(String(body)).ssoProtection === null) project.isProtected = false
    return ok({ id: project.id, name: project.name })
  }

  #removeProject(name: string): Reply {
    const project = this.account.project(name)
    if (!project) return notFound('project')
    this.account.removeProject(project)
    return { status: 204, body: {} }
  }

  #promote(...[name, id]: string[]): Reply {
    const project = this.account.project(name)
    const deployment = this.account.deployment(id)
    if (!project || deployment?.projectId !== project.id) return notFound('deployment')
    if (deployment.state !== 'READY') return refusal(400, 'not_ready', 'It is not ready.')
    if (project.production === id) return refusal(409, 'conflict', 'It is in production.')
    project.production = id
    return { status: 201, body: {} }
  }

  #upload({ headers, body }: Asked): Reply {
    const digest = createHash('sha1').update(body).digest('hex')
    const isRight = headers['x-vercel-digest'] === digest && Number(headers['content-length']) > 0
    if (!isRight) return refusal(400, 'bad_request', 'The digest is not that of the file.')
    this.account.files.set(digest, body)
    return ok({ urls: [] })
  }

  #deploy({ body, query }: Asked): Reply {
    const { project: name, files, meta, target, projectSettings } = JSON.parse(String(body))
    const project = this.account.project(name)
    if (!project) return notFound('project')
    const isPlain = target === 'production' && projectSettings.buildCommand === null
    if (!isPlain || query.get('skipAutoDetectionConfirmation') !== '1') {
      return refusal(400, 'bad_request', 'Only finished pages can be deployed here.')
    }
    const digests = new Map<string, string>(
      files.map((one: { file: string; sha: string }) => [one.file, one.sha])
    )
    const missing = [...new Set(digests.values())].filter((sha) => !this.account.files.has(sha))
    if (missing.length > 0) {
      return refusal(400, 'missing_files', 'Upload these files first.', { missing })
    }
    return ok(this.#shown(this.account.deploy(project, digests, meta?.opId)))
  }

  #readDeployment(id: string): Reply {
    const deployment = this.account.deployment(id)
    if (!deployment) return notFound('deployment')
    this.account.goOn(deployment, this.faults)
    return ok(this.#shown(deployment))
  }

  #list({ query }: Asked): Reply {
    const project = this.account.project(query.get('projectId') ?? '')
    if (!project) return notFound('project')
    const until = Number(query.get('until') ?? Infinity)
    const limit = Number(query.get('limit') ?? 20)
    const older = this.account.deploymentsOf(project).filter(({ created }) => created < until)
    const shown = older.slice(0, limit)
    return ok({
      deployments: shown.map(({ id, state, opId }) => ({ uid: id, state, meta: { opId } })),
      pagination: {
        count: shown.length,
        next: older.length > limit ? shown.at(-1)!.created : null,
      },
    })
  }

  #shown({ id, projectId, state }: VercelDeployment) {
    const { name } = this.account.project(projectId)!
    const alias = [`${this.host()}/sites/${name}-of-a-team`, `${this.host()}/sites/${name}`]
    return {
      id,
      readyState: state,
      url: `${this.host()}/deployments/${id}`,
      alias: state === 'READY' ? alias : [],
      ...(state === 'ERROR' && { errorMessage: 'The build has failed.' }),
    }
  }
}

function ok(body: object): Reply {
  return { status: 200, body }
}

function notFound(what: string): Reply {
  return refusal(404, 'not_found', `There is no such ${what}.`)
}

export function refusal(status: number, code: string, message: string, more: object = {}): Reply {
  return { status, body: { error: { code, message, ...more } } }
}
