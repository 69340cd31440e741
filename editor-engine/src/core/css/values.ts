import { hasForbiddenCharacters } from '../html/escape.ts'
import { checkUrl } from '../url/check_url.ts'
import { isColour } from './colours.ts'
import { skipPiece } from './tokens.ts'

const FUNCTION = new RegExp(
  `^(?:${[
    'var|env|calc|min|max|clamp|round|mod|rem|abs|sign',
    'rgba?|hsla?|hwb|(?:ok)?(?:lab|lch)|color|color-mix|light-dark',
    '(?:repeating-)?(?:linear|radial|conic)-gradient|url|image-set',
    'cubic-bezier|steps|linear|minmax|repeat|fit-content|circle|ellipse|inset|polygon|counters?',
    'blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia',
    '(?:translate|scale|rotate)[xyz]?|translate3d|skew[xy]?|matrix|perspective',
  ].join('|')})$`,
  'i'
)

const WIDE = /^(?:inherit|initial|unset|revert|revert-layer)$/i
const NUMBER = '[+-]?(?:\\d+\\.?\\d*|\\.\\d+)'
const LENGTH = new RegExp(
  `^(?:0|${NUMBER}(?:px|em|rem|ex|ch|lh|rlh|vw|vh|vi|vb|vmin|vmax|[sld]v[wh]|cq[wh]|cm|mm|in|pt|pc|q|%))$`,
  'i'
)
const SHARE = new RegExp(`^${NUMBER}%?$`)
const COMPUTED = /^(?:var|env|calc|min|max|clamp|round|mod|rem|abs|sign|fit-content)\(/i

/** Properties that accept this number of lengths, or one of these words. */
const LENGTHS: readonly [properties: RegExp, most: number, words: RegExp][] = [
  [
    /^(?:(?:min-|max-)?(?:width|height)|flex-basis)$/,
    1,
    /^(?:auto|none|content|(?:min|max|fit)-content|stretch)$/i,
  ],
  [/^(?:margin|padding|scroll-margin|inset)(?:-|$)|^(?:top|right|bottom|left)$/, 4, /^auto$/i],
  [/^(?:row-|column-)?gap$|^(?:letter|word)-spacing$/, 2, /^normal$/i],
  [/^border(?:-\w+){0,2}-radius$/, 9, /^\/$/],
  [/^(?:border|outline)(?:-\w+)?-width$/, 4, /^(?:thin|medium|thick)$/i],
  [
    /^(?:text-(?:indent|underline-offset)|outline-offset|border-spacing)$/,
    2,
    /^(?:auto|from-font)$/i,
  ],
]

function areLengths(property: string): ((value: string) => boolean) | undefined {
  const found = LENGTHS.find(([properties]) => properties.test(property))
  if (!found) return undefined
  const [, most, words] = found
  return (value) => {
    const parts = value.replace(/\//g, ' / ').split(/\s+(?![^(]*\))/)
    return (
      parts.length <= most &&
      parts.every((part) => LENGTH.test(part) || words.test(part) || COMPUTED.test(part))
    )
  }
}

/**
 * Properties with values of one known type, as all colours have; the values of other properties are
 * only checked for safety.
 */
const KINDS: Readonly<Record<string, (value: string) => boolean>> = {
  'border-color': (value) => value.split(/\s+(?![^(]*\))/).every(isColour),
  'font-size': (value) =>
    LENGTH.test(value) ||
    /^(?:(?:xx?-)?(?:small|large)|medium|xxx-large|smaller|larger)$/i.test(value),
  'font-weight': (value) => /^(?:normal|bold(?:er)?|lighter|[1-9]\d{0,2}|1000)$/i.test(value),
  'font-style': (value) => /^(?:normal|italic|oblique(?:\s+\S+)?)$/i.test(value),
  'text-align': (value) => /^(?:left|right|center|justify|start|end|match-parent)$/i.test(value),
  'line-height': (value) => value === 'normal' || LENGTH.test(value) || SHARE.test(value),
  'opacity': (value) => SHARE.test(value),
  'z-index': (value) => /^(?:auto|-?\d+)$/i.test(value),
}

/** Why a value is not allowed in a declaration of `property`; undefined if it is allowed. */
export function problemWithValue(property: string, value: string): string | undefined {
  if (value.length > 4000) return 'is too long'
  if (hasForbiddenCharacters(value)) return 'holds characters that no page may hold'
  const problem = problemWithSyntax(value)
  if (problem) return problem
  const isKind =
    KINDS[property] ?? areLengths(property) ?? (/^(?!--).*color$/.test(property) && isColour)
  if (!isKind || WIDE.test(value) || COMPUTED.test(value)) return undefined
  if (value === 'auto' && /^(?:accent|caret)/.test(property)) return undefined
  return isKind(value) ? undefined : `is not a value of ${property}`
}

/**
 * The contents of `url()`, and strings, which are addresses in an `image-set()`. A `url(` inside a
 * string does not count.
 */
const ADDRESS = /url\(\s*("[^"]*"|'[^']*'|[^)]*?)\s*\)|("[^"]*"|'[^']*')/gi

/** A value must not be able to end the declaration, the rule, the attribute or the style sheet. */
function problemWithSyntax(value: string): string | undefined {
  if (/[\\\n\r\f]/.test(value)) return 'holds a backslash or a line break'
  if (/<|-->|\/\*|\*\//.test(value)) return 'holds a comment or a tag'
  if (/!/.test(withoutStrings(value))) return 'holds "!"; ask for important separately'
  const balanced = problemWithPieces(value)
  if (balanced) return balanced
  for (const [, name] of withoutStrings(value).matchAll(/([\w-]*)\(/g)) {
    if (name && !FUNCTION.test(name)) return `calls ${name}(), which is not allowed`
  }
  const isSet = /image-set/i.test(value)
  for (const [, inUrl, alone] of value.matchAll(ADDRESS)) {
    const check = checkUrl((inUrl ?? (isSet ? alone : '')).replace(/["']/g, ''), 'image')
    if (!check.ok)
      return `holds an address that is not allowed. ${check.error.message.slice(0, -1)}`
  }
  return undefined
}

function problemWithPieces(value: string): string | undefined {
  const plain = withoutStrings(value).replace(/url\([^)]*\)/gi, 'url()')
  if (/[;{}@]/.test(plain)) return 'holds ";", "{", "}" or "@"'
  for (let at = 0; at < value.length;) {
    if (/[\])]/.test(value[at])) return `holds "${value[at]}"`
    const next = skipPiece(value, at)
    if (next < 0) return 'has a quote or bracket that is not closed'
    at = next
  }
  return undefined
}

const withoutStrings = (value: string) => value.replace(/"[^"]*"|'[^']*'/g, '""')
