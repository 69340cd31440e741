import { AsyncLocalStorage } from 'node:async_hooks'

/** The person for whom a request or a task works. */
export interface Behalf {
  personId: string
  /** Part of the work was done already, so the rest is not refused. */
  isAdmitted: boolean
  /** Called when the work begins to wait for its turn, and when it does not wait any more. */
  onWait?: (isWaiting: boolean) => void
}

const storage = new AsyncLocalStorage<Behalf>()

/** Runs `work` for a person; everything that it starts is counted as theirs. */
export function onBehalfOf<T>(
  personId: string,
  work: () => T,
  { isAdmitted = false }: { isAdmitted?: boolean } = {}
): T {
  return storage.run({ personId, isAdmitted }, work)
}

/** Runs `work` for the same person, and tells when it has to wait. */
export function tellingWaits<T>(onWait: (isWaiting: boolean) => void, work: () => T): T {
  const behalf = storage.getStore()
  return behalf ? storage.run({ ...behalf, onWait }, work) : work()
}

/** Undefined for work that belongs to nobody, such as the data of a public page. */
export function currentBehalf(): Behalf | undefined {
  return storage.getStore()
}
