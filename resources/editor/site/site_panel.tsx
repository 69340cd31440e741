import { t } from '../../lib/text/text.ts'
import { detailsOf } from '../engine/page_details.ts'
import * as inspector from '../inspector/inspector.css.ts'
import { Panel } from '../panel/panel.tsx'
import { useStore } from '../../lib/store.ts'
import type { Editor } from '../use_editor.ts'
import { Checklist } from './checklist.tsx'
import { DetailField } from './detail_field.tsx'
import { HeadPicture } from './head_picture.tsx'

/** The page's title and description, and what is still missing on it. */
export function SitePanel({ editor }: { editor: Editor }) {
  const { edits, canvas } = editor
  const { page } = useStore(edits)
  const { title, description, icon, picture } = detailsOf(page)

  return (
    <Panel
      label={t('editor.rail.site')}
      title={t('editor.rail.site')}
      onClose={() => canvas.closePanel()}
    >
      <Checklist page={page} canvas={canvas} />
      <section className={inspector.part}>
        <h3 className={inspector.heading}>{t('editor.site.found')}</h3>
        <DetailField key={`title ${title}`} name="title" value={title} editor={editor} />
        <DetailField
          key={`description ${description}`}
          name="description"
          value={description}
          editor={editor}
        />
      </section>
      <HeadPicture name="icon" shown={icon} editor={editor} />
      <HeadPicture name="picture" shown={picture} editor={editor} />
    </Panel>
  )
}
