const ALLOWED = new Set(
  (
    'accent-color align-content align-items align-self animation-delay animation-direction animation-duration animation-iteration-count animation-name animation-timing-function aspect-ratio backdrop-filter backface-visibility ' +
    'background background-attachment background-blend-mode background-clip background-color background-image background-origin background-position background-position-x background-position-y background-repeat background-size ' +
    'border border-block border-bottom border-bottom-color border-bottom-left-radius border-bottom-right-radius border-bottom-style border-bottom-width border-collapse border-color border-image border-inline border-left border-left-color border-left-style border-left-width border-radius border-right border-right-color border-right-style border-right-width border-spacing border-style border-top border-top-color border-top-left-radius border-top-right-radius border-top-style border-top-width border-width ' +
    'bottom box-shadow box-sizing break-inside caption-side caret-color clear clip-path color column-count column-gap column-rule columns cursor direction display fill filter flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap float ' +
    'font font-family font-feature-settings font-size font-stretch font-style font-variant font-variant-numeric font-weight gap grid grid-area grid-auto-columns grid-auto-flow grid-auto-rows grid-column grid-column-end grid-column-start grid-row grid-row-end grid-row-start grid-template grid-template-areas grid-template-columns grid-template-rows ' +
    'height hyphens inset inset-block inset-inline isolation justify-content justify-items justify-self left letter-spacing line-height list-style list-style-position list-style-type margin margin-block margin-block-end margin-block-start margin-bottom margin-inline margin-inline-end margin-inline-start margin-left margin-right margin-top mask-image max-height max-width min-height min-width mix-blend-mode ' +
    'object-fit object-position opacity order outline outline-color outline-offset outline-style outline-width overflow overflow-wrap overflow-x overflow-y padding padding-block padding-block-end padding-block-start padding-bottom padding-inline padding-inline-end padding-inline-start padding-left padding-right padding-top perspective place-content place-items place-self pointer-events position right rotate row-gap scale scroll-behavior scroll-margin-top stroke stroke-width ' +
    'tab-size table-layout text-align text-align-last text-decoration text-decoration-color text-decoration-line text-decoration-style text-decoration-thickness text-indent text-overflow text-shadow text-transform text-underline-offset text-wrap top transform transform-origin transition transition-delay transition-duration transition-property transition-timing-function translate user-select vertical-align visibility white-space width word-break word-spacing writing-mode z-index -webkit-text-fill-color -webkit-background-clip -webkit-line-clamp -webkit-box-orient'
  ).split(' ')
)

const CUSTOM = /^--[A-Za-z0-9_-]+$/

export const isCustomProperty = (property: string) => CUSTOM.test(property)

/** Properties that an edit may set: all that change how an element looks, and custom ones. */
export function isAllowedProperty(property: string): boolean {
  return ALLOWED.has(property) || isCustomProperty(property)
}
