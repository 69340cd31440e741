import { FileText, Link2 } from 'lucide-react'
import type { Page } from 'editor-engine'
import { useMemo, useState } from 'react'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu/menu.tsx'
import { linkPlaces } from '../engine/link_places.ts'
import { FilesDialog } from './files_dialog.tsx'

interface LinkPickerProps {
  page: Page
  websiteId: string
  onPick: (url: string) => void
}

/** Offers sections of this page, telephone numbers, e-mail addresses and files as targets. */
export function LinkPicker({ page, websiteId, onPick }: LinkPickerProps) {
  const { sections, contacts } = useMemo(() => linkPlaces(page), [page])
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
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
        {sections.length > 0 && <MenuSeparator />}
        {contacts.map(({ url, name }) => (
          <MenuItem key={url} onSelect={() => onPick(url)}>
            {t(url.startsWith('tel:') ? 'editor.links.telephone' : 'editor.links.mail', { name })}
          </MenuItem>
        ))}
        {contacts.length > 0 && <MenuSeparator />}
        <MenuItem icon={FileText} onSelect={() => setIsChoosing(true)}>
          {t('editor.links.file')}
        </MenuItem>
      </Menu>
      {isChoosing && (
        <FilesDialog
          websiteId={websiteId}
          onClose={() => setIsChoosing(false)}
          onChoose={(path) => {
            setIsChoosing(false)
            onPick(path)
          }}
        />
      )}
    </>
  )
}
