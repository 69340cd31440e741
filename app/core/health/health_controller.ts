import { access, constants } from 'node:fs/promises'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { dataDir } from '#config/storage'

/** 200 when the product can serve, 503 with a row per dependency when it cannot. */
export default class HealthController {
  async show({ response }: HttpContext) {
    const checks = {
      database: await holds(() => db.rawQuery('select 1')),
      data_dir: await holds(() => access(dataDir, constants.W_OK)),
    }
    const healthy = Object.values(checks).every(Boolean)
    return healthy
      ? response.ok({ status: 'ok' })
      : response.serviceUnavailable({ status: 'failing', checks })
  }
}

async function holds(check: () => Promise<unknown>): Promise<boolean> {
  return check().then(
    () => true,
    () => false
  )
}
