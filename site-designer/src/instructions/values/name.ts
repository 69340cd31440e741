import { titled } from '#designer/text/normalise'

// What a name ends before: "Ash & Oak in Bristol", "Ada, and we sell bread".
const stop =
  /[.,;:!?\n(]|\s[-–—]\s|\s(?:in|at|near|is|are|was|that|which|who|where|and we|and i|and it|and my|and our|and you|with|for|based|located|offering|selling|serving|since|from|on|we|i|our|it|has|have|here|opened|please)\b/i
const longest = 90

/** A name out of the words that begin with it. Typed in small letters it gets its capitals. */
export function nameIn(words: string): string | undefined {
  const quoted = /^["“„«']([^"”“»\n]{1,90})["”»']/.exec(words)?.[1]
  const end = quoted === undefined ? words.search(stop) : -1
  const name = tidy(quoted ?? (end < 0 ? words : words.slice(0, end)))
  if (name === '' || name.split(' ').length > 14) return undefined
  return quoted === undefined && name === name.toLowerCase() ? titled(name) : name
}

function tidy(name: string): string {
  return name
    .replace(/["“”„«»]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^['\s]+|['\s.,;:]+$/g, '')
    .replace(/(\p{L})'(\p{L})/gu, '$1’$2')
    .slice(0, longest)
    .trim()
}
