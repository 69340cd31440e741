import { useEffect, useState } from 'react'
import { useReducedMotion } from '../../lib/browser/use_reduced_motion.ts'
import { t } from '../../lib/text/text.ts'
import { HalfMade } from '../../ui/half_made/half_made.tsx'
import { tallPage } from '../../ui/half_made/made_page.ts'
import * as styles from './hero.css.ts'
import { Rail } from './rail.tsx'

const RESTS_AT = 50
const TAKES = 1400

/** An animated page, half finished and half outlined; the visitor can move the seam. */
export function SeamPicture() {
  const [made, setMade] = useMaking()
  return (
    <div className={styles.picture}>
      <HalfMade page={tallPage} made={made / 100} label={t('landing.hero.drawing')} />
      <Rail value={made} onChange={setMade} />
    </div>
  )
}

/** Animates the seam once; stops when the visitor moves it. */
function useMaking() {
  const still = useReducedMotion()
  const [made, setMade] = useState(0)
  const [byHand, setByHand] = useState(false)

  useEffect(() => {
    if (byHand || still) return
    const began = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, (now - began) / TAKES))
      setMade(RESTS_AT * (1 - (1 - part) ** 3))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [byHand, still])

  function move(value: number) {
    setByHand(true)
    setMade(value)
  }

  return [still && !byHand ? RESTS_AT : made, move] as const
}
