/**
 * The settings that OWASP's Password Storage Cheat Sheet recommends for 32 MiB. Hashes with other
 * settings are renewed when their owner signs in. Benches import this without the application.
 */
export const scryptSettings = {
  cost: 2 ** 15,
  blockSize: 8,
  parallelization: 3,
  maxMemory: 64 * 1024 * 1024,
}
