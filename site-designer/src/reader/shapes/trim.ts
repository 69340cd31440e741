import type { Stretch } from '#designer/sheet/sheet'

const outside = /[\s\-–—*•·●▪✓✔►:;,.|=_~"]/u

/** A stretch without the spaces, bullets and marks around it. A closing bracket or dot of "Co." stays. */
export function trim(text: string, [start, end]: Stretch): Stretch {
  let [first, last] = [start, end]
  while (first < last && outside.test(text[first])) first++
  while (first < last && outside.test(text[last - 1])) last--
  return [first, last]
}
