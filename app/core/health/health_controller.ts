import type { HttpContext } from '@adonisjs/core/http'
import { probeStorage } from '#core/health/storage_probe'

/** 200 when the product can serve and store, 503 with a row per dependency when it cannot. */
export default class HealthController {
  async show({ response }: HttpContext) {
    const checks = await probeStorage()
    return checks.database && checks.data_dir
      ? response.ok({ status: 'ok' })
      : response.serviceUnavailable({ status: 'failing', checks })
  }
}
