import { Deployment } from '#deploy/models/deployment'

/**
 * The deployments whose release visitors get. It stays online while another one is on its way, and
 * after that one has failed.
 */
export function onlineDeployments() {
  return Deployment.query()
    .whereNotNull('release_id')
    .where((row) => void row.where('status', 'ready').orWhereNotNull('next_release_id'))
}
