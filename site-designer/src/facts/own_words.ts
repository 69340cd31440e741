import { isOwnTurkish } from '#designer/facts/turkish/own_words'
import { isForUs, isSentence } from '#designer/facts/spoken'
import { languageOf, type Language } from '#designer/text/language'
import { capital, sentencesOf, typographic } from '#designer/text/normalise'

const aboutTheSite =
  /\b(?:web\s?site|web\s?page|landing page|home\s?page|one[- ]page|site|sections?|layout|colou?rs?|colou?r scheme|theme|fonts?|header|footer|nav\w*|contact form|booking form|gallery|testimonials?|faq|logo|ignore|instructions?|system prompt|prompt|html|css|javascript|script|button|minimal(?:ist)?|mood|vibe|modern look|look and feel|seo|sayfa|site|tasarım)\b/i
const command =
  /^(?:please|create|make|build|design|generate|include|add|use|show|put|give|write|keep|want|need|no\b|don['’]t|do not|without|the (?:page|look|style|design|tone|feel)|it should|i(?:['’]d| would) (?:like|want|love)|i (?:want|need)|i['’]m looking|we (?:want|need)|can you|could you|must have|hi\b|hello|thanks)/i
const ofUs =
  /\b(?:we|our|ours|us|i|i['’]m|i['’]ve|my|we['’]re|we['’]ve|everything|every|each|nothing|nobody)\b|\b(?:biz|bizim|her gün|yapıyoruz|ımız|imiz)\b/i
const bareFact =
  /\b(?:we(?:['’]re| are) called|i['’]m called|called|named|(?:business|company|shop|trading) name|name is|phone|call us|call me|e-?mail|whatsapp|address is|located at|our number|instagram|opening hours|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\s?(?:-|–|to)\s?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|open (?:from|daily|every|mon|tue|wed|thu|fri|sat|sun|\d)|closed on|prices?:|adı|telefon)\b|[@£€$₺]|https?:|\d{6}|\d{3}[ -]\d{3}/i

/** The person's own sentences about the business, fit to stand on its page as they are. */
export function ownWords(text: string, language: Language = languageOf(text)): string[] {
  const kept: string[] = []
  for (const sentence of sentencesOf(text)) {
    const words = sentence.split(/\s+/).length
    // A Turkish word says what takes two in English.
    const fewest = language === 'tr' ? 4 : 6
    if (words < fewest || words > 46 || sentence.length > 300) continue
    if (/[{}<>|\\]/.test(sentence) || labelled(sentence)) continue
    if (!(language === 'tr' ? isOwnTurkish(sentence) : isOwnEnglish(sentence))) continue
    const clean = typographic(
      capital(sentence.replace(/^(?:and|also|so|but|ve|ayrıca|ama)\s+/i, ''), language)
    )
    const ended = /[.!?…”"]$/.test(clean) ? clean : `${clean.replace(/[,;:–-]+$/, '')}.`
    if (!kept.includes(ended)) kept.push(ended)
  }
  return kept.slice(0, 8)
}

// "Doktorumuz: Dr. Pelin Acar." is an entry of a list.
function labelled(sentence: string): boolean {
  return /^[^:]{2,28}:\s/.test(sentence) && sentence.split(/\s+/).length <= 8
}

function isOwnEnglish(sentence: string): boolean {
  if (command.test(sentence) || aboutTheSite.test(sentence) || bareFact.test(sentence)) return false
  return ofUs.test(sentence) && isSentence(sentence) && !isForUs(sentence)
}
