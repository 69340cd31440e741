import { useEffect, useRef, useState, type RefObject } from 'react'
import { useReducedMotion } from '../../lib/browser/use_reduced_motion.ts'

export const STEPS = ['describe', 'edit', 'publish'] as const
export type Step = (typeof STEPS)[number]

const STEP_TIME = 4000

export interface DemoState {
  step: Step
  /** Rises whenever a step begins, also when the same one begins again. */
  turn: number
  playing: boolean
  place: RefObject<HTMLElement | null>
  /** From the start, in sight. */
  watch: () => void
  pick: (step: Step) => void
  toggle: () => void
}

/** Describe, Edit, Publish, and again, until somebody stops it. Still under reduced motion. */
export function useDemo(): DemoState {
  const still = useReducedMotion()
  const place = useRef<HTMLElement>(null)
  const [{ index, turn }, setTurn] = useState({ index: 0, turn: 0 })
  const [wanted, setWanted] = useState<boolean | null>(null)
  const playing = wanted ?? !still

  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => begin((index + 1) % STEPS.length), STEP_TIME)
    return () => clearTimeout(timer)
  }, [playing, index, turn])

  function begin(next: number) {
    setTurn((now) => ({ index: next, turn: now.turn + 1 }))
  }

  return {
    step: STEPS[index],
    turn,
    playing,
    place,
    watch: () => {
      begin(0)
      setWanted(true)
      place.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
    },
    pick: (step) => begin(STEPS.indexOf(step)),
    toggle: () => setWanted(!playing),
  }
}
