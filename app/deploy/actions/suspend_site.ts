import { siteMap } from '#deploy/site_host/site_map'
import { Suspension } from '#deploy/models/suspension'
import { Website } from '#websites/main'

/**
 * Takes the site at an address off the internet, as whoever runs the product may, or lets it back;
 * false where no website has it. Other processes see it within a second.
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
