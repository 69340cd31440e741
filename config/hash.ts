import { defineConfig, drivers } from '@adonisjs/core/hash'
import { scryptSettings } from '#config/scrypt'
import env from '#start/env'

/**
 * Weak settings: tests sign in hundreds of times, and their results do not depend on the cost of
 * hashing.
 */
const quick = { ...scryptSettings, cost: 2 ** 10, parallelization: 1 }

const hashConfig = defineConfig({
  default: 'scrypt',
  list: { scrypt: drivers.scrypt(env.get('NODE_ENV') === 'test' ? quick : scryptSettings) },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
