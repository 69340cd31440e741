import type { DesignRequest } from '#contract/design_request'
import { t } from '../../lib/text/text.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import * as styles from './design_sample.css.ts'
import { setIn, useFace } from './font_face.ts'
import { readableOn } from './readable_on.ts'

const PAPER = { light: '#ffffff', dark: '#15171b' }

/** A sample of the colours, fonts and corners that are chosen in the form. */
export function DesignSample({ request }: { request: DesignRequest }) {
  const heading = useFace<HTMLParagraphElement>(request.heading_font)
  const body = useFace<HTMLParagraphElement>(request.body_font)
  const paper = PAPER[request.theme]
  const shape = { background: request.primary_color, borderRadius: request.corner_radius }

  return (
    <Stack as="figure" gap="small">
      <figcaption className={styles.caption}>{t('planning.form.sample')}</figcaption>
      <div className={styles.page} style={{ background: paper, color: readableOn(paper) }}>
        <div className={styles.picture} style={{ ...shape, opacity: 0.28 }} />
        <p ref={heading} style={setIn(request.heading_font)} className={styles.heading}>
          {t('planning.form.sample_heading')}
        </p>
        <p ref={body} style={setIn(request.body_font)} className={styles.body}>
          {t('planning.form.sample_body')}
        </p>
        <span
          className={styles.button}
          style={{
            ...shape,
            ...setIn(request.body_font),
            color: readableOn(request.primary_color),
          }}
        >
          {t('planning.form.sample_button')}
        </span>
      </div>
    </Stack>
  )
}
