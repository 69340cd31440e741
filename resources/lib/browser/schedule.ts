/** Calls `act` after a delay in milliseconds; returns a function to cancel it. */
export type Schedule = (act: () => void, delay: number) => () => void

export const schedule: Schedule = (act, delay) => {
  const timer = setTimeout(act, delay)
  return () => clearTimeout(timer)
}
