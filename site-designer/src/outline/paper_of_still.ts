import { stillNamed } from '#designer/fill/stills'
import { paperBeside } from '#designer/renderer/color/palette'

/** The paper of a light page that opens with a picture of ours, in the tone of the picture's ground. */
export function paperOfStill(id: string | undefined): string | undefined {
  const still = id === undefined ? undefined : stillNamed(id)
  return still && !still.isDark ? paperBeside(still.ground) : undefined
}
