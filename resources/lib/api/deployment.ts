import type { AddressChange, SiteAddress } from '#contract/api/addresses'
import type {
  Changes,
  Deployment,
  DeploymentChecked,
  DeploymentsRefreshed,
  Published,
  Readiness,
  Releases,
  Rollback,
  TakenDown,
} from '#contract/api/deployment'
import { call } from './client.ts'

const BASE = '/deployment/deployments/'

export const deployment = {
  list: (signal?: AbortSignal) => call<Deployment[]>(`${BASE}list_deployments/`, { signal }),

  refreshList: () =>
    call<DeploymentsRefreshed>(`${BASE}refresh_deployment_list/`, { method: 'POST' }),

  publish: (websiteId: string) =>
    call<Published>(`${BASE}deploy_website/`, {
      method: 'POST',
      body: { website_id: websiteId },
      timeout: 120_000,
    }),

  readiness: (websiteId: string, signal?: AbortSignal) =>
    call<Readiness>(`${BASE}readiness/`, { query: { website_id: websiteId }, signal }),

  changes: (websiteId: string, signal?: AbortSignal) =>
    call<Changes>(`${BASE}changes/`, { query: { website_id: websiteId }, signal }),

  releases: (websiteId: string, signal?: AbortSignal) =>
    call<Releases>(`${BASE}releases/`, { query: { website_id: websiteId }, signal }),

  rollBack: (body: Rollback) =>
    call<DeploymentChecked>(`${BASE}rollback/`, { method: 'POST', body }),

  /** Without a slug: the address that the website has. */
  address: (websiteId: string, slug?: string, signal?: AbortSignal) =>
    call<SiteAddress>(`${BASE}address/`, { query: { website_id: websiteId, slug }, signal }),

  changeAddress: (body: AddressChange) =>
    call<SiteAddress>(`${BASE}change_address/`, { method: 'POST', body }),

  checkStatus: (deploymentId: string) =>
    call<DeploymentChecked>(`${BASE}check_status/`, {
      method: 'POST',
      body: { deployment_id: deploymentId },
    }),

  forceDelete: (websiteId: string) =>
    call<TakenDown>(`${BASE}force_delete_website_deployments/`, {
      method: 'DELETE',
      query: { website_id: websiteId },
    }),
}
