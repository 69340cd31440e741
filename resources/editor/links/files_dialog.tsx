import { FileText, FileUp, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { WebsiteDocument } from '#contract/api/documents'
import { DOCUMENT_TYPE } from '#contract/documents'
import { t } from '../../lib/text/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon_button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Failed, Waiting } from '../../ui/states/states.tsx'
import { VisuallyHidden } from '../../ui/visually_hidden/visually_hidden.tsx'
import { DeleteQuestion } from '../dialogs/delete_question.tsx'
import * as inspector from '../inspector/inspector.css.ts'
import * as sections from '../sections/sections.css.ts'
import * as styles from './files_dialog.css.ts'
import { useFiles } from './use_files.ts'

interface FilesDialogProps {
  websiteId: string
  /** Gets the address of a file as it is written in the page. */
  onChoose: (path: string) => void
  onClose: () => void
}

/** The website's files that a link can lead to: upload, delete, and choose one. */
export function FilesDialog({ websiteId, onChoose, onClose }: FilesDialogProps) {
  const { list, isSending, error, upload, remove } = useFiles(websiteId)
  const input = useRef<HTMLInputElement>(null)
  const [leaving, setLeaving] = useState<WebsiteDocument>()

  return (
    <Dialog
      open
      title={t('editor.links.files.title')}
      description={t('editor.links.files.lead')}
      onOpenChange={(open) => !open && onClose()}
    >
      <div className={styles.body}>
        <Button
          icon={FileUp}
          loading={isSending}
          busyText={t('editor.links.files.uploading')}
          onClick={() => input.current?.click()}
        >
          {t('editor.links.files.upload')}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept={DOCUMENT_TYPE}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void upload(file)
            target.value = ''
          }}
        />
        {error && (
          <p role="alert" className={inspector.error}>
            {error}
          </p>
        )}
        {list.isPending && <Waiting label={t('editor.links.files.waiting')} />}
        {list.isError && (
          <Failed
            text={t('editor.links.files.load_failed')}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data?.length === 0 && (
          <p className={inspector.note}>{t('editor.links.files.empty')}</p>
        )}
        <ul className={sections.offers}>
          {list.data?.map((file) => (
            <li key={file.id} className={styles.row}>
              <FileButton file={file} onChoose={() => onChoose(file.path)} />
              <IconButton
                icon={Trash2}
                label={t('editor.links.files.remove', { name: file.name })}
                onClick={() => setLeaving(file)}
              />
            </li>
          ))}
        </ul>
      </div>
      {leaving && (
        <DeleteQuestion
          title={t('editor.links.files.delete_title')}
          description={t(
            leaving.used ? 'editor.links.files.delete_used' : 'editor.links.files.delete_unused'
          )}
          onDelete={() => remove(leaving.id)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Dialog>
  )
}

function FileButton({ file, onChoose }: { file: WebsiteDocument; onChoose: () => void }) {
  const { name, size, used } = file
  const kilobytes = Math.max(1, Math.round(size / 1024))
  return (
    <button type="button" className={sections.offer} onClick={onChoose}>
      <Icon of={FileText} size={16} />
      <VisuallyHidden>{t('editor.links.files.choose')}</VisuallyHidden>
      <span className={styles.words}>
        <span className={sections.nameWords}>{name}</span>
        <span className={sections.about}>
          {t('editor.links.files.size', { kilobytes })}
          {used && `, ${t('editor.links.files.used')}`}
        </span>
      </span>
    </button>
  )
}
