import { Moon, Sun } from 'lucide-react'
import { bodyFonts, headingFonts } from 'site-designer/fonts'
import { CORNER_RADIUS } from '#contract/design_request'
import { t } from '../../lib/text/text.ts'
import { FontPicker } from '../../planning/main.ts'
import { ColorInput } from '../../ui/color_input/color_input.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { Select } from '../../ui/select/select.tsx'
import { Slider } from '../../ui/slider/slider.tsx'
import * as inspector from '../inspector/inspector.css.ts'
import { useStore } from '../../lib/store.ts'
import type { Theme } from './theme_store.ts'

/** Each choice is shown in the frame at once. */
export function ThemeFields({ theme }: { theme: Theme }) {
  const { worn, wishes, directions } = useStore(theme)
  if (!worn) return null
  const now = { ...worn, ...wishes }
  const direction = directions.find(({ id }) => id === now.direction)

  return (
    <section className={inspector.part}>
      <div className={inspector.row}>
        <span aria-hidden className={inspector.rowLabel}>
          {t('editor.themes.color')}
        </span>
        <ColorInput
          label={t('editor.themes.color')}
          value={now.primary_color}
          onChange={(color) => theme.try({ primary_color: color })}
        />
        <p className={inspector.note}>{t('editor.themes.color_hint')}</p>
      </div>
      <div className={inspector.row}>
        <span aria-hidden className={inspector.rowLabel}>
          {t('editor.themes.theme')}
        </span>
        <Segmented
          label={t('editor.themes.theme')}
          value={now.theme}
          onChange={(value) => theme.try({ theme: value })}
          choices={[
            { value: 'light', label: t('editor.themes.light'), icon: Sun },
            { value: 'dark', label: t('editor.themes.dark'), icon: Moon },
          ]}
        />
      </div>
      <Field label={t('editor.themes.heading_font')}>
        <FontPicker
          label={t('editor.themes.heading_font')}
          value={now.heading_font}
          families={headingFonts}
          onChange={(family) => theme.try({ heading_font: family })}
        />
      </Field>
      <Field label={t('editor.themes.body_font')}>
        <FontPicker
          label={t('editor.themes.body_font')}
          value={now.body_font}
          families={bodyFonts}
          onChange={(family) => theme.try({ body_font: family })}
        />
      </Field>
      <Field label={t('editor.themes.corners')}>
        <Slider
          {...CORNER_RADIUS}
          value={now.corner_radius}
          format={(pixels) => t('editor.themes.corners_value', { pixels })}
          onChange={(radius) => theme.try({ corner_radius: radius })}
        />
      </Field>
      <Field label={t('editor.themes.direction')} hint={direction?.words}>
        <Select
          value={now.direction}
          options={directions.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => theme.try({ direction: id })}
        />
      </Field>
    </section>
  )
}
