import type { Language } from '#designer/text/language'
import { capital, typographic } from '#designer/text/normalise'

const year = '(?:19|20)\\d\\d'
const big = "\\p{Lu}[\\p{L}\\p{N}'’&-]*"
const titledRun = `${big}(?:\\s(?:(?:of|the|for|in|&|and)\\s)?${big}){0,6}`
const prize = 'Awards?|Prize|Medal|Cup|Trophy|Stars?|Rosette'
/** "Best Bakery", "best curry in leeds", "Yorkshire’s Best Loaf", "Great Taste Award". */
const title = `(?:(?:${big}\\s){0,3}[Bb]est(?:\\s(?!${year})[\\p{L}'’-]+){1,4}?|${titledRun}\\s(?:${prize})|(?:[Gg]old|[Ss]ilver|[Bb]ronze)\\s[Mm]edal)`
const english = new RegExp(
  `(?<!\\b(?:never|not|almost|nearly|didn['’]t|haven['’]t|for having)\\s(?:yet\\s)?)\\b(?:[Ww]on|[Ww]inners? of|[Aa]warded|[Vv]oted|[Rr]eceived)\\s(?:the\\s|a\\s|an\\s|our\\s)?["“'‘]?((?:${year}\\s)?${title})["”'’]?(?:\\sat\\s(?:the\\s)?([\\p{L}'’ -]{2,40}?\\s(?:[Aa]wards?|[Ss]how|[Ff]estival|[Ff]air)))?(?:[\\s,]+(?:in\\s)?\\(?(${year})\\)?)?(?=\\s*(?:[.,;!\\n)]|$|awards?\\b|prize\\b|(?:and|for|by|from|at|with|in)\\s))`,
  'gu'
)
const turkish = new RegExp(
  `(?:(${year})(?:\\s(?:yılı(?:nın|nda)?|senesinde)|['’][dt][ae])?\\s)?["“]?((?:${big}\\s){0,3}[Ee]n [İi]yi(?:\\s(?!${year})\\p{L}+){1,3}?)["”]?(?:\\s(${year}))?["”]?\\södülü\\p{L}*(?=[^.!?\\n]{0,24}(?:\\sal(?:d[ıi]|m[ıi]ş)|\\skazan(?!ma)|\\ssahib|\\slay[ıi]k))`,
  'gu'
)
const withYear = new RegExp(`(?<!\\d)${year}(?!\\d)`)
const ofPrize = new RegExp(`\\s(?:${prize})$`, 'i')
/** What looks like a name and is a prize: "Best Bakery 2023", "Michelin Bib Gourmand". */
const prizes = new RegExp(
  `(?:${big}\\s){0,3}Best\\s${titledRun}\\s${year}|\\bMichelin(?:\\s${big})*(?:\\s${year})?|[Ee]n İyi(?:\\s${big}){1,3}\\s(?:${year}\\s)?ödülü\\p{L}*`,
  'gu'
)

/** The prizes that a text says were won, with their year: "Best Bakery 2023". A nomination is none. */
export function findAwards(text: string, language: Language): string[] {
  if (language === 'tr')
    return [...text.matchAll(turkish)].map(([, before, name, after]) => {
      const when = before ?? after
      return typographic(capital(`${name} ödülü${when ? `, ${when}` : ''}`, 'tr'))
    })
  return (
    [...text.matchAll(english)]
      .map(([, name, where, when]) => {
        const place = where ? `${name}, ${where}` : name
        return when ? `${place} ${when}` : place
      })
      // "We won best kebab": of what and when is not said.
      .filter((award) => withYear.test(award) || ofPrize.test(award))
      .map((award) => typographic(capital(award)))
  )
}

/** The text without its prizes: nobody is called "Best Bakery", and 2023 were not won. */
export function withoutAwards(text: string, language: Language): string {
  return text.replace(language === 'tr' ? turkish : english, ' ').replace(prizes, ' ')
}
