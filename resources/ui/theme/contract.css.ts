import { createGlobalThemeContract } from '@vanilla-extract/css'

/** Every colour, length and duration of the product, named by its role. */
export const vars = createGlobalThemeContract(
  {
    color: {
      paper: '',
      surface: '',
      sunken: '',
      ink: '',
      muted: '',
      line: '',
      lineStrong: '',
      /** The thin blue line around planned things. */
      draft: '',
      action: '',
      actionHover: '',
      actionText: '',
      actionSoft: '',
      mark: '',
      markSoft: '',
      /** Text on yellow; the same in both themes. */
      markText: '',
      good: '',
      goodSoft: '',
      bad: '',
      badHover: '',
      badText: '',
      badSoft: '',
      focus: '',
      /** The blueprint: its background, thin lines and text. */
      board: '',
      boardLine: '',
      boardText: '',
      overlay: '',
    },
    shadow: { low: '', high: '' },
    space: {
      hair: '',
      tiny: '',
      small: '',
      snug: '',
      medium: '',
      large: '',
      huge: '',
      section: '',
      chapter: '',
    },
    radius: { small: '', medium: '', large: '', round: '' },
    font: { heading: '', body: '', mono: '' },
    text: { small: '', body: '', reading: '', lead: '', title: '', heading: '', display: '' },
    leading: { tight: '', snug: '', normal: '' },
    touch: { normal: '', small: '' },
    motion: { quick: '', draw: '', settle: '', ease: '' },
    z: { bar: '', sidebar: '', overlay: '', dialog: '', menu: '', toast: '' },
  },
  (_, path) => `sw-${path.join('-')}`
)
