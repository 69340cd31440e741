import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/contract.css.ts'

export const lead = style({ color: vars.color.muted })

export const list = style({
  display: 'grid',
  gap: vars.space.snug,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const row = style({
  'display': 'grid',
  'gridTemplateColumns': '6rem minmax(0, 1fr) auto',
  'alignItems': 'center',
  'gap': vars.space.snug,
  '@media': {
    '(max-width: 559px)': { gridTemplateColumns: '4.5rem minmax(0, 1fr)' },
  },
})

export const thumbnail = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
})

export const words = style({ display: 'grid', gap: vars.space.tiny, minWidth: 0 })
export const place = style({ fontSize: vars.text.small, fontWeight: 600 })

export const buttons = style({
  'display': 'flex',
  'justifyContent': 'flex-end',
  '@media': { '(max-width: 559px)': { gridColumn: '1 / -1' } },
})
