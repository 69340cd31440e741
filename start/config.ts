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
 * What the framework is configured with. It would read the folder config from the disk by itself, which
 * the compiled server cannot do. `app.inTest` and its kin are not settled yet when these are read.
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
