/** How the fake misbehaves. A number is how often it still does so. */
export interface Faults {
  /** A deployment is made, and the answer is a 500. */
  failsAfterAccepting: number
  /** A deployment is made, and there is no answer. */
  silentAfterAccepting: number
  /** Any call is answered with 429. */
  busy: number
  /** The seconds until a busy server can be asked again, as its header says it. */
  busyFor: number
  /** A project that exists is not found, as if somebody else were about to make it. */
  hidesProject: number
  /** The page of a deployment that is READY cannot be read yet. */
  latePage: number
  /** Builds end with ERROR. */
  buildsFail: boolean
  /** How often a deployment is read until its build has ended. */
  readsUntilEnd: number
}

export function noFaults(): Faults {
  return {
    failsAfterAccepting: 0,
    silentAfterAccepting: 0,
    busy: 0,
    busyFor: 1,
    hidesProject: 0,
    latePage: 0,
    buildsFail: false,
    readsUntilEnd: 2,
  }
}

type Counted = {
  [K in keyof Faults]: Faults[K] extends number ? K : never
}[keyof Faults]

/** Whether a fault happens now; it happens once less from then on. */
export function happens(faults: Faults, fault: Exclude<Counted, 'busyFor' | 'readsUntilEnd'>) {
  if (faults[fault] === 0) return false
  faults[fault] -= 1
  return true
}
