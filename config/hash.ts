import { defineConfig, drivers } from '@adonisjs/core/hash'
import env from '#start/env'

/**
 * As OWASP's Password Storage Cheat Sheet advises for 32 MiB. Hashes of other settings are made
 * again when their owner signs in.
 */
export const scryptSettings = {
  cost: 2 ** 15,
  blockSize: 8,
  parallelization: 3,
  maxMemory: 64 * 1024 * 1024,
}

/** Tests sign in hundreds of times, and what they show does not depend on how long a hash takes. */
const quick = { ...scryptSettings, cost: 2 ** 10, parallelization: 1 }

const hashConfig = defineConfig({
  default: 'scrypt',
  list: { scrypt: drivers.scrypt(env.get('NODE_ENV') === 'test' ? quick : scryptSettings) },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
