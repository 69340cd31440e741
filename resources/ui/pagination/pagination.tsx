import { ChevronLeft, ChevronRight } from 'lucide-react'
import { t } from '../../lib/text/text.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon_button.tsx'
import { pageWindow } from './page_window.ts'
import * as styles from './pagination.css.ts'

interface PaginationProps {
  page: number
  totalPages: number
  /** Not called while disabled, for the current page or for a page that does not exist. */
  onChange: (page: number) => void
  disabled?: boolean
}

export function Pagination({ page, totalPages, onChange, disabled }: PaginationProps) {
  if (totalPages <= 1) return null

  function go(next: number) {
    if (disabled || next === page || next < 1 || next > totalPages) return
    onChange(next)
  }

  return (
    <nav aria-label={t('ui.pagination.label')}>
      <ul className={styles.list}>
        <li>
          <IconButton
            icon={ChevronLeft}
            label={t('ui.pagination.previous')}
            disabled={disabled || page <= 1}
            onClick={() => go(page - 1)}
          />
        </li>
        {pageWindow(page, totalPages).map((slot, index) =>
          slot === 'gap' ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden>
              …
            </li>
          ) : (
            <li key={slot}>
              <Button
                variant={slot === page ? 'primary' : 'plain'}
                aria-label={t('ui.pagination.page', { page: slot })}
                aria-current={slot === page ? 'page' : undefined}
                disabled={disabled}
                onClick={() => go(slot)}
              >
                {slot}
              </Button>
            </li>
          )
        )}
        <li>
          <IconButton
            icon={ChevronRight}
            label={t('ui.pagination.next')}
            disabled={disabled || page >= totalPages}
            onClick={() => go(page + 1)}
          />
        </li>
      </ul>
    </nav>
  )
}
