import { readFileSync } from 'node:fs'

/** The processor time of a process so far, in milliseconds (Linux only). */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  const [user, system] = [Number(fields[11]), Number(fields[12])]
  return (user + system) * 10
}
