import type * as api from '#contract/api/websites'
import type { Website } from '#websites/models/website'
import { signedAddress } from '#websites/preview/signed_address'

export function websiteJson(website: Website, html: string): api.Website {
  return {
    id: website.id,
    title: website.title,
    prompt: website.prompt,
    html_content: html,
    created_at: website.createdAt.toUTC().toISO()!,
    updated_at: website.updatedAt.toUTC().toISO()!,
    contact_email: website.contactEmail,
    custom_domain: website.customDomain,
    custom_domain_verified: website.customDomainVerified,
    state: website.state,
    version: website.version,
    preview_url: signedAddress(website, { mode: 'v', userId: website.userId }),
  }
}
