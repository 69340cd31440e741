import type { Page } from 'playwright'

/** The addresses that a window comes by from now on, also those that it stays at for a moment only. */
export function screensVisited(page: Page): Set<string> {
  const visited = new Set<string>()
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) visited.add(new URL(frame.url()).pathname)
  })
  return visited
}
