import { newId } from '#core/ids'
import type { Faults } from '#tests/fakes/vercel/faults'

interface Project {
  id: string
  name: string
  /** Visitors must sign in; Vercel's default. */
  isProtected: boolean
  /** The deployment at the project's address. */
  production: string | null
}

export interface VercelDeployment {
  id: string
  projectId: string
  /** Digests by path. */
  files: Map<string, string>
  opId: string | undefined
  created: number
  reads: number
  state: 'QUEUED' | 'BUILDING' | 'READY' | 'ERROR'
}

/** What an account at Vercel holds. A build goes on whenever its deployment is read. */
export class VercelAccount {
  readonly projects: Project[] = []
  readonly deployments: VercelDeployment[] = []
  readonly files = new Map<string, Buffer>()
  #created = 0

  project(idOrName: string): Project | undefined {
    return this.projects.find(({ id, name }) => id === idOrName || name === idOrName)
  }

  addProject(name: string): Project {
    const project = { id: `prj_${newId()}`, name, isProtected: true, production: null }
    this.projects.push(project)
    return project
  }

  removeProject({ id }: Project): void {
    this.projects.splice(0, Infinity, ...this.projects.filter((one) => one.id !== id))
    const kept = this.deployments.filter(({ projectId }) => projectId !== id)
    this.deployments.splice(0, Infinity, ...kept)
  }

  deployment(id: string): VercelDeployment | undefined {
    return this.deployments.find((one) => one.id === id)
  }

  /** Newest first. */
  deploymentsOf({ id }: Project): VercelDeployment[] {
    return this.deployments.filter(({ projectId }) => projectId === id).toReversed()
  }

  deploy(project: Project, files: Map<string, string>, opId: string | undefined): VercelDeployment {
    this.#created += 1
    const made: VercelDeployment = {
      id: `dpl_${newId()}`,
      projectId: project.id,
      files,
      opId,
      created: this.#created,
      reads: 0,
      state: 'QUEUED',
    }
    this.deployments.push(made)
    return made
  }

  goOn(deployment: VercelDeployment, { readsUntilEnd, buildsFail }: Faults): void {
    if (deployment.state === 'READY' || deployment.state === 'ERROR') return
    deployment.reads += 1
    if (deployment.reads < readsUntilEnd) {
      deployment.state = 'BUILDING'
      return
    }
    deployment.state = buildsFail ? 'ERROR' : 'READY'
    const project = this.project(deployment.projectId)!
    if (deployment.state === 'READY') project.production = deployment.id
  }
}
