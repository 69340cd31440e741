import type { VisitDay } from '../../lib/api/main.ts'

/** One bar of the chart: a day, or the days of a week added up. */
export interface Bar {
  first: string
  last: string
  views: number
  visitors: number
}

/** More days than these would make bars that are too thin to point at. */
const MOST_DAYS = 90

export function barsOf(days: readonly VisitDay[]): Bar[] {
  const size = days.length > MOST_DAYS ? 7 : 1
  const bars: Bar[] = []
  // From the end, so that the newest week is a whole one.
  for (let end = days.length; end > 0; end -= size) {
    bars.unshift(barOf(days.slice(Math.max(0, end - size), end)))
  }
  return bars
}

function barOf(days: readonly VisitDay[]): Bar {
  const bar = { first: days[0].day, last: days.at(-1)!.day, views: 0, visitors: 0 }
  for (const { views, visitors } of days) {
    bar.views += views
    bar.visitors += visitors
  }
  return bar
}

/** The top of the scale: an even number that is easy to halve, just above the highest bar. */
export function scaleTop(highest: number): number {
  if (highest <= 4) return 4
  const power = 10 ** Math.floor(Math.log10(highest))
  const step = [1, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= highest)!
  return Math.ceil((step * power) / 2) * 2
}

/** How much more or less than before, as a share; null if there was nothing before. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / before
}
