/**
 * The part of the processor's time for `work` that is spent in the thread that answers everybody,
 * from 0 to 1. Unlike a pause that is measured, it does not depend on how busy the machine is.
 */
export async function shareOfMainThread(work: () => Promise<unknown>): Promise<number> {
  const [all, main] = [process.cpuUsage(), process.threadCpuUsage()]
  await work()
  return sum(process.threadCpuUsage(main)) / sum(process.cpuUsage(all))
}

const sum = ({ user, system }: NodeJS.CpuUsage) => user + system
