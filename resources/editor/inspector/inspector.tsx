import { CornerLeftUp } from 'lucide-react'
import { t } from '../../lib/text/text.ts'
import { IconButton } from '../../ui/button/icon_button.tsx'
import { factsOf, type ElementFacts } from '../engine/facts.ts'
import type { Look } from '../../frame/protocol.ts'
import { useStore } from '../../lib/store.ts'
import { Panel } from '../panel/panel.tsx'
import type { Editor } from '../use_editor.ts'
import { wordFor } from '../words.ts'
import * as styles from './inspector.css.ts'
import { PicturePart } from '../images/picture_part.tsx'
import { LinkField } from './link_field.tsx'
import { LookControls } from './look_controls.tsx'
import { TextPart } from './text_part.tsx'
import { ThemePart } from './theme_part.tsx'

/** The manual panel: controls for the selected element or the whole page. */
export function Inspector({ editor }: { editor: Editor }) {
  const { edits, canvas } = editor
  const { page } = useStore(edits)
  const { selected } = useStore(canvas)
  const facts = selected ? factsOf(page, selected.id) : undefined

  return (
    <Panel
      label={t('editor.panel.label')}
      title={facts ? wordFor(facts.tag) : t('editor.panel.label')}
      onClose={() => canvas.closePanel()}
      action={
        facts?.parent && (
          <IconButton
            icon={CornerLeftUp}
            label={t('editor.panel.parent')}
            onClick={() => canvas.move('parent')}
          />
        )
      }
    >
      {facts && selected ? (
        <ElementParts key={facts.id} facts={facts} look={selected.look} editor={editor} />
      ) : (
        <>
          <div className={styles.hint}>
            <p>{t('editor.panel.none')}</p>
            <p>{t('editor.panel.none_keys')}</p>
          </div>
          <ThemePart edits={edits} />
        </>
      )}
    </Panel>
  )
}

interface ElementPartsProps {
  facts: ElementFacts
  look: Look
  editor: Editor
}

function ElementParts({ facts, look, editor }: ElementPartsProps) {
  return (
    <>
      <TextPart facts={facts} canvas={editor.canvas} />
      <PicturePart facts={facts} editor={editor} />
      {facts.link && (
        <LinkField
          key={facts.link.url}
          element={facts.id}
          link={facts.link}
          edits={editor.edits}
          websiteId={editor.websiteId}
        />
      )}
      <LookControls facts={facts} look={look} editor={editor} />
    </>
  )
}
