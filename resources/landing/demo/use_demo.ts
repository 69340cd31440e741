import { useEffect, useRef, useState, type RefObject } from 'react'
import { useReducedMotion } from '../../lib/browser/use_reduced_motion.ts'

export const STEPS = ['describe', 'edit', 'publish'] as const
export type Step = (typeof STEPS)[number]

const STEP_TIME = 4000

export interface DemoState {
  step: Step
  /** Increases whenever a step begins, also if the same one begins again. */
  turn: number
  playing: boolean
  place: RefObject<HTMLElement | null>
  /** Starts at the first step and scrolls the demo into view. */
  watch: () => void
  pick: (step: Step) => void
  toggle: () => void
}

/** Repeats the steps Describe, Edit, Publish until it is stopped. Still with reduced motion. */
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
