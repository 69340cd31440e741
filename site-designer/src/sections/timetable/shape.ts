import { timetableDays } from '#designer/fill/timetable'
import type { Sheet } from '#designer/sheet/sheet'

const [fewest, most] = [3, 7]
const longestTime = 9

/** Three to seven short times of one day are a line from the first to the last. */
export function timetableShapes(sheet: Sheet): 'day'[] {
  const [day, ...others] = timetableDays(sheet)
  if (!day || others.length > 0) return []
  const { entries } = day
  const areShort = entries.every(({ time }) => [...time].length <= longestTime)
  return areShort && entries.length >= fewest && entries.length <= most ? ['day'] : []
}
