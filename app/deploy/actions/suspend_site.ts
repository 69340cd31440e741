import { siteMap } from '#deploy/site_host/site_map'
import { Suspension } from '#deploy/models/suspension'
import { Website } from '#websites/main'

/**
 * Takes the site at an address offline, for the operator, or restores it; false if no website has the
 * address. Other processes notice within a second.
 */
export class SuspendSite {
  async handle(slug: string, isSuspended: boolean): Promise<boolean> {
    if (!(await Website.findBy({ slug }))) return false
    if (isSuspended) await Suspension.firstOrCreate({ slug })
    else await Suspension.query().where({ slug }).delete()
    siteMap.forget(slug)
    return true
  }
}
