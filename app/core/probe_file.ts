import { join } from 'node:path'

/**
 * Written and removed again, to see whether there is room. It has one name, so that a process that
 * is killed between the two leaves nothing that the next one does not remove.
 */
export const probeFile = (dataDir: string) => join(dataDir, '.probe')
