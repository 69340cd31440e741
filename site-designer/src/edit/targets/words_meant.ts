import type { Target } from '#designer/instructions/instruction'
import { folded } from '#designer/renderer/reading/words'

/** "This", "this section", "burası": what is selected, not what is named. */
export function pointsAtSelection({ kind, words }: Target): boolean {
  if (kind) return false
  return /^(?:|this|it|here|that|bu|bunu|burası|burayı|şu|şunu)(?: (?:section|part|one|element|bölüm\S*|kısm\S*))?$/.test(
    words.trim().toLocaleLowerCase()
  )
}

const ARTICLE = /^(?:the|a|an|my|our|your|this|that|şu|bu)\s+/iu

const ROLE =
  '(?:title|headline|heading|subheading|section|part|page|area|block|text|paragraph|sentence|button|link|picture|photo|image|list|form|line|words?|bölüm\\S*|kısm\\S*|sayfa\\S*|başlı[kğ]\\S*|met(?:in|n)\\S*|yazı\\S*|paragraf\\S*|düğme\\S*|buton\\S*|link\\S*|bağlantı\\S*|resi?m\\S*|fotoğraf\\S*|görsel\\S*|liste\\S*|form\\S*)'

const ROLE_FIRST = new RegExp(`^${ROLE}(?:\\s|$)`, 'iu')

const ROLE_LAST = new RegExp(`(?:^|\\s)${ROLE}$`, 'iu')

/** The words that name a thing, without those around them that only say what sort of thing it is. */
export function meaningful(words: string): string {
  let rest = words.trim()
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replace(ARTICLE, '').replace(ROLE_FIRST, '').replace(ROLE_LAST, '').trim()
  }
  return folded(rest)
}

/** A short word only as a whole one. */
export function hasWord(text: string, wanted: string): boolean {
  const at = text.indexOf(wanted)
  if (at < 0) return false
  return wanted.length > 3 || ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${wanted} `)
}
