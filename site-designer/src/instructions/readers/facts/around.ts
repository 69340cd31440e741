/** Verbs that a fact is stated with. */
export const stating = [
  'change',
  'make',
  'be',
  'use',
  'rename',
  'add',
  'want',
  'put',
  'write',
  'replace',
  'move',
  'link',
  undefined,
]

// "We are called The Crumb now": when is no part of a name.
export const nowadays =
  /(?:[\s,]+(?:now|from now on|these days|nowadays|anymore|again|instead|actually|please|pls|thanks|cheers|btw))+$/

// "The name is wrong, it's Ada".
export const wrong =
  /^(?:(?:(?:written|spelled|spelt|typed)\s+)?(?:wrong|wrongly|incorrectly|badly)|incorrect|missing|not right|misspelled|misspelt|yanlış|eksik|hatalı)(?!\p{L})(?:\s+(?:yaz[ıi]l\p{L}+|olmu[şs]|girilmi[şs]))?[\s,:]*(?:(?:it(?:['’]s| is| should be)|should be|doğrusu)\s+)?/iu
