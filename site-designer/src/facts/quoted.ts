const quotes = /["“„«]([^"”“»\n]{2,90})["”»]/u
/** A name of more words than this is written in capitals, or it is a sentence. */
const fewWords = 7

/** What the text sets in quotes, where that can be a name: a motto or a sentence is none. */
export function quotedName(text: string): { name: string; after: string } | undefined {
  const match = quotes.exec(text)
  if (!match || !canBeName(match[1].trim())) return undefined
  return { name: match[1].trim(), after: text.slice(match.index + match[0].length) }
}

function canBeName(name: string): boolean {
  const words = name.split(/\s+/)
  if (!/\p{L}{2}/u.test(name) || /[.!?]$/.test(name)) return false
  if (words.length <= fewWords) return true
  const long = words.filter((word) => word.length > 3)
  return long.filter((word) => /^\P{Ll}/u.test(word)).length >= long.length * 0.7
}
