/**
 * As OWASP's Password Storage Cheat Sheet advises for 32 MiB. Hashes of other settings are made
 * again when their owner signs in. Benches read this without the application.
 */
export const scryptSettings = {
  cost: 2 ** 15,
  blockSize: 8,
  parallelization: 3,
  maxMemory: 64 * 1024 * 1024,
}
