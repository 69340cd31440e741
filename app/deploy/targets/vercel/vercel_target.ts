import { outsideCall } from '#core/http/outside_call'
import {
  type DeployTarget,
  type ReleaseToDeploy,
  type TargetDeployment,
} from '#deploy/targets/deploy_target'
import { accepted, VercelClient, type ClientSettings } from '#deploy/targets/vercel/client'
import { vercelFile, type VercelFile } from '#deploy/targets/vercel/files'
import {
  checked,
  deploymentAnswer,
  deploymentsAnswer,
  hasFailed,
  projectAnswer,
  stateIn,
} from '#deploy/targets/vercel/wire'

/** Of the list of a project's deployments. */
const PAGE = '100'
const MOST_PAGES = 5
/** How often files that Vercel misses are uploaded before it is given up. */
const UPLOADS = 2
const PAGE_TIMEOUT = 10_000
const LARGEST_PAGE = 16 * 1024 * 1024
/** Our pages are finished: nothing is to be detected, installed or built. */
const NO_BUILD = {
  framework: null,
  buildCommand: null,
  installCommand: null,
  outputDirectory: null,
}

/**
 * Sites at Vercel: a project for each website, made with its first deployment. The name of the project
 * holds the id of the website, so that it is found again without a row, also after a lost answer.
 */
export class VercelTarget implements DeployTarget {
  readonly name = 'vercel'
  readonly isInstant = false
  readonly isSiteHost = false
  readonly #client: VercelClient
  /** That of the API: a page of a local server has no certificate. */
  readonly #protocol: string

  constructor(settings: ClientSettings) {
    this.#client = new VercelClient(settings)
    this.#protocol = new URL(settings.url).protocol
  }

  addressOf(): null {
    return null
  }

  async deploy(release: ReleaseToDeploy): Promise<TargetDeployment> {
    const project = await this.#project(release.websiteId)
    // A lost answer is no reason to make it again.
    const known = await this.#made(project, release.operation)
    const deployment = known && (await this.read(known))
    if (deployment) return deployment
    const files = await Promise.all(release.files.map((file) => vercelFile(file)))
    return this.#create(project, release, files)
  }

  async read(id: string): Promise<TargetDeployment | null> {
    const answer = await this.#client.get(`/v13/deployments/${encodeURIComponent(id)}`)
    return answer === null ? null : this.#deployment(answer)
  }

  async activate(websiteId: string, id: string): Promise<void> {
    const name = projectName(websiteId)
    const answer = await this.#client.get(`/v9/projects/${name}`)
    const project = await checked(projectAnswer, answer)
    if (project.targets?.production?.id === id) return
    accepted(
      await this.#client.change(
        'POST',
        `/v10/projects/${encodeURIComponent(project.id)}/promote/${encodeURIComponent(id)}`
      )
    )
  }

  async remove(websiteId: string): Promise<void> {
    await this.#client.remove(`/v9/projects/${projectName(websiteId)}`)
  }

  /** The id of a website's project, which visitors reach without signing in to Vercel. */
  async #project(websiteId: string): Promise<string> {
    const name = projectName(websiteId)
    const known = await this.#client.get(`/v9/projects/${name}`)
    if (known === null) {
      const made = await this.#client.change('POST', '/v11/projects', { name, framework: null })
      // Somebody else has made it meanwhile.
      if (made.ok || made.status !== 409) accepted(made)
    }
    // Also for a known one, because the answer to its creation may have been lost.
    const path = `/v9/projects/${name}`
    const open = accepted(await this.#client.change('PATCH', path, { ssoProtection: null }))
    const { id } = await checked(projectAnswer, open)
    return id
  }

  /** The deployment that an operation has made in a project, unless it has failed. */
  async #made(projectId: string, operation: string): Promise<string | null> {
    let query: Record<string, string> = { projectId, limit: PAGE }
    for (let page = 0; page < MOST_PAGES; page++) {
      const answer = await this.#client.get('/v7/deployments', query)
      const { deployments, pagination } = await checked(deploymentsAnswer, answer)
      const made = deployments.find((one) => one.meta?.opId === operation && !hasFailed(one))
      if (made) return made.uid
      if (!pagination?.next) return null
      query = { ...query, until: String(pagination.next) }
    }
    return null
  }

  async #create(
    project: string,
    { websiteId, operation }: ReleaseToDeploy,
    files: VercelFile[]
  ): Promise<TargetDeployment> {
    const body = {
      name: projectName(websiteId),
      project,
      target: 'production',
      files: files.map(({ path, sha1, bytes }) => ({ file: path, sha: sha1, size: bytes.length })),
      projectSettings: NO_BUILD,
      meta: { opId: operation },
    }
    for (let round = 0; ; round++) {
      const made = await this.#client.change('POST', '/v13/deployments', body, {
        forceNew: '1',
        skipAutoDetectionConfirmation: '1',
      })
      if (made.ok || made.error.code !== 'missing_files' || round === UPLOADS) {
        return this.#deployment(accepted(made))
      }
      const isMissing = new Set(made.error.missing)
      for (const { sha1, bytes } of files) {
        if (isMissing.delete(sha1)) await this.#client.upload(sha1, bytes)
      }
    }
  }

  async #deployment(answer: unknown): Promise<TargetDeployment> {
    const { id, status, host, alias } = stateIn(await checked(deploymentAnswer, answer))
    const address = alias && `${this.#protocol}//${alias}`
    // Vercel says that it is ready a little before its page can be read.
    const isEarly = status === 'ready' && (!address || !host || !(await this.#answers(host)))
    return { id, status: isEarly ? 'building' : status, address }
  }

  async #answers(host: string): Promise<boolean> {
    try {
      const { status } = await outsideCall(`${this.#protocol}//${host}/`, {
        method: 'GET',
        headers: { accept: 'text/html' },
        timeout: PAGE_TIMEOUT,
        largestAnswer: LARGEST_PAGE,
      })
      return status === 200
    } catch {
      return false
    }
  }
}

function projectName(websiteId: string): string {
  return `sitewright-${websiteId}`
}
