const hour = '(?:[01]?\\d|2[0-4])(?:[:.][0-5]\\d)?'
/** "10-22", "9.30 – 17.00": a number of more figures, and one that goes on, is none. */
const hoursRange = `(?<![\\d+]|\\d[ ./-])${hour}\\s?(?:am|pm)?\\s?[-–—]\\s?${hour}(?:\\s?(?:am|pm))?(?!\\d|[-/]\\d|\\.\\d)`
const year = '(?:1[6-9]|20)\\d\\d'
const numbered =
  'iban|vat|vergi|tax|tc|t\\.c\\.|company|firma|charity|registration|registered|reg|licen[sc]e|lisans|ruhsat|belge|sicil|mersis|account|hesap|policy|permit|membership|sort code|ein|abn|acn|siren|siret|gmc|gdc|npi'
const numberWord =
  '(?:\\s?(?:no|nr|number|id|code|num|numara(?:s[ıi]|m[ıi]z)?|in england(?: (?:and|&) wales)?)\\b\\.?){0,2}\\s?[:#]?\\s?'

const notPhones = [
  /\b[A-Z]{2}\s?\d{2}(?:\s?[A-Z0-9]{4}){3,7}(?:\s?[A-Z0-9]{1,3})?\b/,
  new RegExp(`(?<!\\p{L})(?:${numbered})${numberWord}(?:[A-Z]{2}\\s?)?\\d{5,26}(?![ -]?\\d)`, 'iu'),
  /(?<!\p{L})VAT[^\d\n]{0,16}\d{3} \d{4} \d{2}(?!\d)/iu,
  /(?<!\d)(?:24\s?\/\s?7|7\s?\/\s?24)(?!\d)/,
  new RegExp(hoursRange, 'i'),
  /(?<!\d)\d{1,2}:\d\d(?!\d)/,
  new RegExp(`(?<![\\d+]|\\d[ .-])${year}\\s?[-–/]\\s?${year}(?!\\d|[ -]\\d)`),
  new RegExp(`(?<!\\d|\\d[ ./-])\\d{1,2}([./-])\\d{1,2}\\1${year}(?!\\d|[ ./-]\\d{3})`),
  /(?<!\d)(?:19|20)\d\d-\d\d-\d\d(?!\d)/,
  /[£€$₺]\s?\d[\d.,]*\d|[£€$₺]\s?\d/,
  /(?<![\d+])\d[\d.,]*\s?(?:[£€₺]|(?:tl|lira|euros?|pounds?|dollars?)(?!\p{L}))/iu,
  // American post codes.
  /(?<!\d|\d[ -])\d{5}-\d{4}(?![ -]?\d)|(?<=\b[A-Z]{2}\s)\d{5}(?=\s|,|$)/,
].map((pattern) => new RegExp(pattern.source, pattern.flags + 'g'))

/** The text without the figures that only look like a number to call: hours, years, sums, registers. */
export function withoutFigures(text: string): string {
  return notPhones.reduce((rest, pattern) => rest.replace(pattern, ' | '), text)
}
