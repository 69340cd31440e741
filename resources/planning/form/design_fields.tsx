import { Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { bodyFonts, headingFonts } from 'site-designer/fonts'
import { CORNER_RADIUS, type DesignRequest } from '#contract/design_request'
import { t } from '../../lib/text/text.ts'
import { Card } from '../../ui/card/card.tsx'
import { ColorInput } from '../../ui/color_input/color_input.tsx'
import * as fieldStyles from '../../ui/field/field.css.ts'
import { Field } from '../../ui/field/field.tsx'
import { Grid } from '../../ui/layout/layout.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { Slider } from '../../ui/slider/slider.tsx'
import { corner, cornerShape } from './create_form.css.ts'
import { FontPicker } from './font_picker.tsx'

interface DesignFieldsProps {
  request: DesignRequest
  onSet: (fields: Partial<DesignRequest>) => void
}

/** The fields of the look; all have defaults. */
export function DesignFields({ request, onSet }: DesignFieldsProps) {
  return (
    <Card as="section" title={t('planning.form.design')}>
      <p className={fieldStyles.hint}>{t('planning.form.design_lead')}</p>
      <Grid columns="narrow">
        <Named label={t('planning.form.theme')}>
          <div>
            <Segmented
              label={t('planning.form.theme')}
              value={request.theme}
              onChange={(theme) => onSet({ theme })}
              choices={[
                { value: 'light', label: t('planning.form.light'), icon: Sun },
                { value: 'dark', label: t('planning.form.dark'), icon: Moon },
              ]}
            />
          </div>
        </Named>
        <Named label={t('planning.form.primary_color')}>
          <ColorInput
            label={t('planning.form.primary_color')}
            value={request.primary_color}
            onChange={(color) => onSet({ primary_color: color })}
          />
        </Named>
        <Field label={t('planning.form.heading_font')}>
          <FontPicker
            label={t('planning.form.heading_font')}
            value={request.heading_font}
            families={headingFonts}
            onChange={(family) => onSet({ heading_font: family })}
          />
        </Field>
        <Field label={t('planning.form.body_font')}>
          <FontPicker
            label={t('planning.form.body_font')}
            value={request.body_font}
            families={bodyFonts}
            onChange={(family) => onSet({ body_font: family })}
          />
        </Field>
      </Grid>
      <div className={corner}>
        <Field label={t('planning.form.corners')}>
          <Slider
            {...CORNER_RADIUS}
            value={request.corner_radius}
            format={(pixels) => t('planning.form.corners_value', { pixels })}
            onChange={(radius) => onSet({ corner_radius: radius })}
          />
        </Field>
        <div
          aria-hidden
          className={cornerShape}
          style={{ borderTopLeftRadius: request.corner_radius }}
        />
      </div>
    </Card>
  )
}

/** A field whose control has its own accessible name. */
function Named({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={fieldStyles.field}>
      <span aria-hidden className={fieldStyles.label}>
        {label}
      </span>
      {children}
    </div>
  )
}
