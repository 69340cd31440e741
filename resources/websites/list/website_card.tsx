import { ChartColumn, CopyPlus, Ellipsis, PencilRuler, Settings, Trash2 } from 'lucide-react'
import type { Website } from '../../lib/api/main.ts'
import { longDate } from '../../lib/dates.ts'
import { t } from '../../lib/text/text.ts'
import { paths } from '../../shell/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link_button.tsx'
import { Menu, MenuItem, MenuLink } from '../../ui/menu/menu.tsx'
import { Thumbnail } from './thumbnail.tsx'
import * as styles from './website_card.css.ts'

interface WebsiteCardProps {
  website: Website
  /** Its publishing state; undefined while it is not known. */
  publication?: 'draft' | 'live' | 'changed'
  onSettings: () => void
  onDuplicate: () => void
  onDelete: () => void
}

export function WebsiteCard(props: WebsiteCardProps) {
  const { website, publication, onSettings, onDuplicate, onDelete } = props
  const { id, title, prompt, created_at: createdAt } = website
  return (
    <article className={styles.card}>
      <Thumbnail website={website} />
      <div className={styles.words}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {publication && (
            <span className={styles.publication[publication]}>
              {t(`websites.card.publication.${publication}`)}
            </span>
          )}
        </div>
        <p className={styles.excerpt}>{prompt}</p>
        <p className={styles.created}>
          {t('websites.card.created', { date: longDate(createdAt) })}
        </p>
      </div>
      <div className={styles.actions}>
        <LinkButton
          size="small"
          icon={PencilRuler}
          to={paths.edit(id)}
          aria-label={t('websites.card.edit_this', { title })}
        >
          {t('websites.card.edit')}
        </LinkButton>
        <LinkButton
          size="small"
          variant="quiet"
          to={paths.preview(id)}
          aria-label={t('websites.card.preview_this', { title })}
        >
          {t('websites.card.preview')}
        </LinkButton>
        <span className={styles.more}>
          <Menu
            trigger={
              <Button
                size="small"
                variant="plain"
                icon={Ellipsis}
                aria-label={t('websites.card.more_for', { title })}
              >
                {t('websites.card.more')}
              </Button>
            }
          >
            <MenuLink icon={ChartColumn} to={paths.visits(id)}>
              {t('websites.card.visits')}
            </MenuLink>
            <MenuItem icon={Settings} onSelect={onSettings}>
              {t('websites.card.settings')}
            </MenuItem>
            <MenuItem icon={CopyPlus} onSelect={onDuplicate}>
              {t('websites.card.duplicate')}
            </MenuItem>
            <MenuItem icon={Trash2} tone="danger" onSelect={onDelete}>
              {t('websites.card.delete')}
            </MenuItem>
          </Menu>
        </span>
      </div>
    </article>
  )
}
