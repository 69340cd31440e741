import type { HttpContext } from '@adonisjs/core/http'
import { siteOrigin } from '#config/hosts'
import type { SiteAddress } from '#contract/api/addresses'
import { spend, type Allowance } from '#core/limits/limits'
import { problem, unsuccessful } from '#core/problem'
import { ownedWebsite, slugOf, slugRefusal, type SlugRefusal } from '#websites/main'
import { ChangeAddress } from '#deploy/actions/change_address'
import { SUSPENDED } from '#deploy/services/suspended'
import { addressAsked, addressChange } from '#deploy/validators/deployments'

const SENTENCES: Record<SlugRefusal, string> = {
  shape:
    'An address has 3 to 40 letters, digits and hyphens. It begins and ends with a letter or digit.',
  reserved: 'This address is kept for the service itself. Please choose another one.',
  taken: 'Another website has this address. Please choose another one.',
}

/** Each change keeps the former address from everybody else for a while. */
const changes: Allowance[] = [{ requests: 10, duration: '1 day' }]

/** The address of a website below the sites domain. */
export default class AddressesController {
  async show({ auth, request, response }: HttpContext) {
    const { website_id: websiteId, slug: typed } = await addressAsked.validate(request.qs())
    const website = await ownedWebsite(auth.getUserOrFail(), websiteId)
    const slug = typed === undefined ? website.slug : slugOf(typed)
    const refusal = await slugRefusal(slug, website)
    return response.ok({
      success: true,
      slug,
      url: siteOrigin(slug),
      is_free: refusal === null,
      reason: refusal ? SENTENCES[refusal] : '',
    } satisfies SiteAddress)
  }

  async update({ auth, request, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { website_id: websiteId, slug } = await request.validateUsing(addressChange)
    const website = await ownedWebsite(user, websiteId)
    await spend('change address', user.id, changes)
    const result = await new ChangeAddress().handle(website, slug)
    if (!result.ok) {
      const reason = result.error
      if (reason === 'suspended') {
        return response.forbidden(unsuccessful(problem(reason, SUSPENDED)))
      }
      return response.badRequest(unsuccessful(problem(`address_${reason}`, SENTENCES[reason])))
    }
    return response.ok({
      success: true,
      slug: result.value.slug,
      url: siteOrigin(result.value.slug),
      is_free: true,
      reason: '',
    } satisfies SiteAddress)
  }
}
