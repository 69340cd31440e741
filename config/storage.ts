import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import env from '#start/env'

/** Everything that must be kept lies below this folder: database, releases, outbox. */
export const dataDir = resolve(fileURLToPath(new URL('../', import.meta.url)), env.get('DATA_DIR'))
