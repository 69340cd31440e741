import type { DesignRequest } from '#contract/design_request'
import { t } from '../../lib/text/text.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import * as styles from './design_sample.css.ts'
import { setIn, useFace } from './font_face.ts'
import { readableOn } from './readable_on.ts'

const PAPER = { light: '#ffffff', dark: '#15171b' }

/** In place of a colour that follows the person's text. */
const OPEN = '#8a8f98'
const PARTS = ['theme', 'primary_color', 'heading_font', 'body_font', 'corner_radius'] as const

/**
 * A sample of the colours, fonts and corners that are chosen in the form. What is not chosen follows the
 * text and is not known yet: it is shown in grey, and named.
 */
export function DesignSample({ request }: { request: DesignRequest }) {
  const heading = useFace<HTMLParagraphElement>(request.heading_font)
  const body = useFace<HTMLParagraphElement>(request.body_font)
  const isChosen = (field: (typeof PARTS)[number]) => request.chosen.includes(field)
  const open = PARTS.filter((field) => !isChosen(field))
  const paper = PAPER[request.theme]
  const colour = isChosen('primary_color') ? request.primary_color : OPEN
  const shape = {
    background: colour,
    borderRadius: isChosen('corner_radius') ? request.corner_radius : undefined,
  }
  const headingFace = isChosen('heading_font') ? setIn(request.heading_font) : undefined
  const bodyFace = isChosen('body_font') ? setIn(request.body_font) : undefined

  return (
    <Stack as="figure" gap="small">
      <figcaption className={styles.caption}>{t('planning.form.sample')}</figcaption>
      <div className={styles.page} style={{ background: paper, color: readableOn(paper) }}>
        <div className={styles.picture} style={{ ...shape, opacity: 0.28 }} />
        <p ref={heading} style={headingFace} className={styles.heading}>
          {t('planning.form.sample_heading')}
        </p>
        <p ref={body} style={bodyFace} className={styles.body}>
          {t('planning.form.sample_body')}
        </p>
        <span
          className={styles.button}
          style={{
            ...shape,
            ...bodyFace,
            color: readableOn(colour),
          }}
        >
          {t('planning.form.sample_button')}
        </span>
      </div>
      {open.length > 0 && (
        <p className={styles.caption}>
          {t('planning.form.sample_open', {
            parts: open.map((field) => t(`planning.form.parts.${field}`)).join(', '),
          })}
        </p>
      )}
    </Stack>
  )
}
