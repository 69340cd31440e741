import { typed, type Piece } from '#designer/instructions/words/piece'

const telling =
  /^(?:somewhere|mention|say|saying|says|state|stating|write|add|explain|know|clear|note)$/

// "Put a sentence about parking: …", "tell people we speak Polish".
const writing =
  /^(?:please\s+|can you\s+|could you\s+)*(?:(?:add|put|write|say|mention|include)\b[^:"“]*\b(?:sentence|line|something|note|paragraph|strip|banner|stripe|ribbon)\b[^:"“]*:|(?:add|put|write|include)\s+(?:a |an |one )?(?:\p{L}+ )?(?:sentence|line|note|bit|remark|word)\s+(?:saying|that says|reading|to say|which says|stating)(?: that)?|(?:add|put|write|include|pop|stick)(?: in)? (?:a |an |one )?(?:\p{L}+ )?(?:sentence|line|note|bit|remark|word) that(?= (?:we|i|our|my|you|your|the|all|every|it|there|dogs|kids|children|no)\b)|(?:tell|let) (?:people|customers|visitors|guests)(?: know)?(?! to\b)(?: that)?)\s*(.+)$/isu

// "Mention that dogs are welcome": a whole sentence of its own behind "that".
export function toldIn(pieces: Piece[], text: string): string | undefined {
  const written = writing.exec(text)?.[1]
  if (written && written.split(' ').length > 1) return sentence(written)
  const that = pieces.findIndex(
    (piece, at) =>
      at > 0 && piece.tokens[0].low === 'that' && telling.test(pieces[at - 1].tokens.at(-1)!.low)
  )
  const said = pieces.slice(that + 1)
  if (that < 0 || said.length < 3) return undefined
  return sentence(typed(text, said))
}

function sentence(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}
