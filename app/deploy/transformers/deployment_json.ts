import type * as api from '#contract/api/deployment'
import type { Deployment } from '#deploy/models/deployment'

export function deploymentJson(deployment: Deployment): api.Deployment {
  return {
    id: deployment.id,
    website_id: deployment.websiteId,
    status: deployment.status,
    deployment_url: deployment.deploymentUrl,
    updated_at: deployment.updatedAt.toUTC().toISO()!,
    /** Less than the website's version if there are unpublished changes. */
    published_version: deployment.release?.version ?? null,
  }
}
