/**
 * The share of the processor time of `work` that is used by the main thread, from 0 to 1. Unlike a
 * measured pause, it does not depend on the load of the machine.
 */
export async function shareOfMainThread(work: () => Promise<unknown>): Promise<number> {
  const [all, main] = [process.cpuUsage(), process.threadCpuUsage()]
  await work()
  return sum(process.threadCpuUsage(main)) / sum(process.cpuUsage(all))
}

const sum = ({ user, system }: NodeJS.CpuUsage) => user + system
