import { defineConfig, drivers } from '@adonisjs/core/hash'

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

const hashConfig = defineConfig({
  default: 'scrypt',
  list: { scrypt: drivers.scrypt(scryptSettings) },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
