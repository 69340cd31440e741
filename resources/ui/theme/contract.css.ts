import { createGlobalThemeContract } from '@vanilla-extract/css'

/** Every colour, length and duration of the product, named by what it is for. */
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
      /** The thin blue line of what is planned and not yet made. */
      draft: '',
      action: '',
      actionHover: '',
      actionText: '',
      actionSoft: '',
      mark: '',
      markSoft: '',
      /** What is written on the yellow; the same in both themes. */
      markText: '',
      good: '',
      goodSoft: '',
      bad: '',
      badHover: '',
      badText: '',
      badSoft: '',
      focus: '',
      /** The blueprint itself: ground, thin lines and words on it. */
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
