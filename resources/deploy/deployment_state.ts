import type { Deployment, DeploymentStatus } from '#contract/api/deployment'

const known: DeploymentStatus[] = ['pending', 'building', 'ready', 'error']

export function statusOf(deployment: Pick<Deployment, 'status'>): DeploymentStatus | 'unknown' {
  return known.find((status) => status === deployment.status) ?? 'unknown'
}

export function isUnderWay(deployment: Pick<Deployment, 'status'> | null | undefined): boolean {
  return deployment?.status === 'pending' || deployment?.status === 'building'
}

/** The text of the publish button, by its name in the text catalogue. */
export type PublishLabel = 'first' | 'changes' | 'preparing' | 'again' | 'publishing'

export function publishButton(
  deployment: Pick<Deployment, 'status'> | null | undefined,
  calling: boolean
): { label: PublishLabel; disabled: boolean } {
  if (calling) return { label: 'publishing', disabled: true }
  if (!deployment) return { label: 'first', disabled: false }
  if (isUnderWay(deployment)) return { label: 'preparing', disabled: true }
  return { label: deployment.status === 'error' ? 'again' : 'changes', disabled: false }
}

/** The polling interval while a website is being published; false otherwise. */
export function pollAfterPublish(deployment: Pick<Deployment, 'status'> | null | undefined) {
  return isUnderWay(deployment) ? 3_000 : false
}

/** The polling interval of an open settings dialog. */
export function pollWhileOpen(deployment: Pick<Deployment, 'status'> | null | undefined) {
  return deployment?.status === 'building' ? 30_000 : false
}

export type Publication = 'draft' | 'live' | 'changed'

/** Whether a website is published, and whether the published version is the newest. */
export function publicationOf(
  { id, version }: { id: string; version: number },
  deployments: readonly Deployment[]
): Publication {
  const deployment = deployments.find((one) => one.website_id === id)
  const published = deployment?.published_version ?? null
  if (published === null) return 'draft'
  return published < version ? 'changed' : 'live'
}
