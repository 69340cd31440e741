const SIDE = '(?:top|right|bottom|left)'
const LOGICAL = '(?:block|inline)'

/**
 * Properties that an edit may set: those that change how an element looks at its place. `position` is
 * not in the list, because with it an element could be placed over the page or over parts of the app.
 */
const ALLOWED = new RegExp(
  `^(?:${[
    '(?:accent|caret)-color|color|opacity|visibility|filter|backdrop-filter|mix-blend-mode|isolation|clip-path|mask-image',
    '(?:align|justify|place)-(?:content|items|self)|(?:row-|column-)?gap|order|float|clear|display|vertical-align',
    'animation-(?:delay|direction|duration|iteration-count|name|timing-function)',
    'transition(?:-(?:delay|duration|property|timing-function))?',
    'transform(?:-origin)?|translate|rotate|scale|perspective|backface-visibility',
    'background(?:-(?:attachment|blend-mode|clip|color|image|origin|position(?:-[xy])?|repeat|size))?',
    `border(?:-${SIDE})?(?:-(?:color|style|width))?|border-(?:${LOGICAL}|collapse|image|radius|spacing)`,
    'border-(?:top|bottom)-(?:left|right)-radius|outline(?:-(?:color|offset|style|width))?',
    `(?:margin|padding)(?:-${SIDE}|-${LOGICAL}(?:-start|-end)?)?|scroll-margin-top|inset(?:-${LOGICAL})?|${SIDE}`,
    '(?:min-|max-)?(?:width|height)|aspect-ratio|box-(?:shadow|sizing)|object-(?:fit|position)|z-index',
    'columns|column-(?:count|rule)|break-inside|caption-side|table-layout',
    'flex(?:-(?:basis|direction|flow|grow|shrink|wrap))?',
    'grid(?:-(?:area|auto-(?:columns|flow|rows)|(?:column|row)(?:-end|-start)?|template(?:-areas|-columns|-rows)?))?',
    'font(?:-(?:family|feature-settings|size|stretch|style|variant(?:-numeric)?|weight))?',
    'letter-spacing|line-height|tab-size|white-space|word-(?:break|spacing)|writing-mode|direction|hyphens',
    'text-(?:align(?:-last)?|decoration(?:-(?:color|line|style|thickness))?|indent|overflow|shadow|transform|underline-offset|wrap)',
    'list-style(?:-position|-type)?|overflow(?:-(?:wrap|x|y))?|scroll-behavior|cursor|pointer-events|user-select',
    'fill|stroke(?:-width)?|-webkit-(?:text-fill-color|background-clip|line-clamp|box-orient)',
  ].join('|')})$`
)

const CUSTOM = /^--[A-Za-z0-9_-]+$/

export const isCustomProperty = (property: string) => CUSTOM.test(property)

/** Whether an edit may set a property: one in the list, or a custom property. */
export function isAllowedProperty(property: string): boolean {
  return ALLOWED.test(property) || isCustomProperty(property)
}
