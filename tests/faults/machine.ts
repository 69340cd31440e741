import { availableParallelism, cpus } from 'node:os'

/** The machine on which the figures of a run were measured. */
export const machine = `${availableParallelism()} × ${cpus()[0]?.model.replace(/ \d+-Core.*/, '')}, Node ${process.version}`
