import { join, resolve } from 'node:path'
import app from '@adonisjs/core/services/app'
import env from '#start/env'

/** Everything that must be kept is below this folder: database, pictures, releases, outbox. */
export const dataDir = resolve(app.makePath(), env.get('DATA_DIR'))

export const databaseFile = join(dataDir, 'sitewright.sqlite')
