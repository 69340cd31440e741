import type { Paged } from '#contract/api/websites'

type Position = Pick<Paged<never>, 'current_page' | 'page_size' | 'count'>

/** The first and the last item on a page, counted from one. */
export function shownRange({ current_page: page, page_size: size, count }: Position) {
  return { from: Math.min((page - 1) * size + 1, count), to: Math.min(page * size, count) }
}

/** The page to show after an item was deleted. */
export function pageAfterDelete(page: number, itemsShown: number): number {
  return itemsShown === 1 && page > 1 ? page - 1 : page
}
