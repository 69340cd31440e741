import ally from '#config/ally'
import * as app from '#config/app'
import auth from '#config/auth'
import bodyparser from '#config/bodyparser'
import database from '#config/database'
import encryption from '#config/encryption'
import hash from '#config/hash'
import limiter from '#config/limiter'
import logger from '#config/logger'
import mail from '#config/mail'
import vite from '#config/vite'

/**
 * The configuration of the framework, which would otherwise read the folder config from the disk; the
 * compiled server cannot do that. `app.inTest` and similar properties are not set yet when these files
 * are loaded.
 */
export default {
  ally,
  app,
  auth,
  bodyparser,
  database,
  encryption,
  hash,
  limiter,
  logger,
  mail,
  vite,
}
