import { join } from 'node:path'

/**
 * Written and deleted again to test for free space. Its name is fixed, so that the next process removes
 * the file of a process that was killed in between.
 */
export const probeFile = (dataDir: string) => join(dataDir, '.probe')
