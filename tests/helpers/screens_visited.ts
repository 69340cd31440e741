import type { Page } from 'playwright'

/** The addresses that a window visits from now on, even for a moment. */
export function screensVisited(page: Page): Set<string> {
  const visited = new Set<string>()
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.add(new URL(frame.url()).pathname)
  })
  return visited
}
