import type { HttpContext } from '@adonisjs/core/http'
import type { PlanInfo } from '#contract/api/websites'
import { websiteUsage } from '#websites/services/website_usage'

export default class PlanInfoController {
  async show({ auth, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { current_usage: used, limit } = await websiteUsage(user)
    return response.ok({
      plan_info: {
        subscription_type: user.subscriptionType,
        limits: { websites: limit },
        current_usage: { websites: used },
        remaining: { websites: Math.max(0, limit - used) },
      } satisfies PlanInfo,
    })
  }
}
