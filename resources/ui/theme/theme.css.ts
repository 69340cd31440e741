import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { measures } from './measures.ts'

globalStyle(':root', {
  'vars': assignVars(vars, { ...measures, ...light }),
  'colorScheme': 'light dark',
  '@media': {
    '(prefers-color-scheme: dark)': {
      vars: {
        ...assignVars(vars.color, dark.color),
        ...assignVars(vars.shadow, dark.shadow),
      },
    },
  },
})
