export type PageSlot = number | 'gap'

/** At most five page buttons, with an ellipsis for the others. */
export function pageWindow(page: number, total: number): PageSlot[] {
  if (total <= 5) return Array.from({ length: total }, (_, index) => index + 1)
  if (page <= 3) return [1, 2, 3, 4, 'gap', total]
  if (page >= total - 2) return [1, 'gap', total - 3, total - 2, total - 1, total]
  return [1, 'gap', page - 1, page, page + 1, 'gap', total]
}
