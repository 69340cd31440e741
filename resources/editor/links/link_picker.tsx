import { Link2 } from 'lucide-react'
import type { Page } from 'editor-engine'
import { useMemo } from 'react'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu/menu.tsx'
import { linkPlaces } from '../engine/link_places.ts'

interface LinkPickerProps {
  page: Page
  onPick: (url: string) => void
}

/** Sections of this page, telephones and e-mail addresses, so that nobody types an address. */
export function LinkPicker({ page, onPick }: LinkPickerProps) {
  const { sections, contacts } = useMemo(() => linkPlaces(page), [page])
  if (sections.length + contacts.length === 0) return null
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="small" icon={Link2}>
          {t('editor.links.pick')}
        </Button>
      }
    >
      {sections.map(({ url, name }) => (
        <MenuItem key={url} onSelect={() => onPick(url)}>
          {t('editor.links.section', { name })}
        </MenuItem>
      ))}
      {sections.length > 0 && contacts.length > 0 && <MenuSeparator />}
      {contacts.map(({ url, name }) => (
        <MenuItem key={url} onSelect={() => onPick(url)}>
          {t(url.startsWith('tel:') ? 'editor.links.telephone' : 'editor.links.mail', { name })}
        </MenuItem>
      ))}
    </Menu>
  )
}
