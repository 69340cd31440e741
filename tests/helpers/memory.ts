import { execFileSync } from 'node:child_process'

/** Resident memory in MB of a process and of all its descendants, largest first. */
export function memoryOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim()
  const processes = lines.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  const family = new Set([pid])
  // `ps` lists by age, but process ids are reused, so this repeats until no more descendants are found.
  for (let size = 0; size < family.size;) {
    size = family.size
    for (const [child, parent] of processes) if (family.has(parent)) family.add(child)
  }
  return processes
    .filter(([child]) => family.has(child))
    .map(([, , kilobytes]) => kilobytes / 1024)
    .sort((a, b) => b - a)
}
