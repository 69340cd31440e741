import { availableParallelism, cpus } from 'node:os'

/** On what the figures of a run were measured. */
export const machine = `${availableParallelism()} × ${cpus()[0]?.model.replace(/ \d+-Core.*/, '')}, Node ${process.version}`
