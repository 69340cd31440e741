export interface Figure {
  value: string
  label: string
}

const numberWords: Record<string, string> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  twenty: '20',
  iki: '2',
  üç: '3',
  dört: '4',
  beş: '5',
  altı: '6',
  yedi: '7',
  sekiz: '8',
  dokuz: '9',
  on: '10',
}
const things =
  'tables|seats|chairs|rooms|treatment rooms|bedrooms|beds|mats|kilns|looms|ovens|taps|lanes|courts|bikes|vans|cars|acres|hectares|members|teachers|barbers|stylists|dentists|vets|solicitors|lawyers|joiners|bakers|languages|masa|koltuk|oda|yatak|üye|öğretmen|usta|araç|dönüm'
const counted = new RegExp(
  `(?<![\\p{L}\\d.,:€£$₺-])(\\d{1,4}\\+?|${Object.keys(numberWords).join('|')})\\s(?:\\p{Ll}+\\s)?(${things})(?![\\p{L}])`,
  'giu'
)

/** Numbers of things that the text counts itself: "nine tables", "40 seats". */
export function findFigures(text: string): Figure[] {
  const found: Figure[] = []
  for (const [, number, thing] of text.matchAll(counted)) {
    const label = thing.toLocaleLowerCase('tr')
    const value = numberWords[number.toLocaleLowerCase('tr')] ?? number
    if (!found.some((figure) => figure.label === label)) found.push({ value, label })
  }
  return found.slice(0, 4)
}
