import type { Paged, Website } from '../../../lib/api/main.ts'
import { t } from '../../../lib/text/text.ts'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { shownRange } from '../../../websites/main.ts'
import { bar, line } from './list_paging.css.ts'

interface ListPagingProps {
  list: Paged<Website>
  loading: boolean
  onTurn: (page: number) => void
}

export function ListPaging({ list, loading, onTurn }: ListPagingProps) {
  const { current_page: page, total_pages: pages, count } = list
  return (
    <div className={bar}>
      <p className={line} role="status">
        {t('websites.list.count', { ...shownRange(list), count, page, pages })}
      </p>
      <Pagination page={page} totalPages={pages} disabled={loading} onChange={onTurn} />
    </div>
  )
}
