import type { Paged } from '#contract/api/websites'

export interface Page {
  total: number
  currentPage: number
  perPage: number
}

/** The specification's paged list. A page past the end is empty; there is always a first page. */
export function pageJson<T>(results: T[], { total, currentPage, perPage }: Page): Paged<T> {
  return {
    results,
    count: total,
    current_page: currentPage,
    page_size: perPage,
    total_pages: Math.max(1, Math.ceil(total / perPage)),
  }
}
