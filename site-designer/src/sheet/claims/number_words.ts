/**
 * Words that count, by language. Where the word for one is an article too, it is left out. What has
 * no number ("dozens") stands among the claims.
 */
export const numberWords: Record<string, Record<string, string>> = {
  en: counted(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
    { twenty: 20, thirty: 30, forty: 40, fifty: 50, hundred: 100, thousand: 1000, million: 1e6 }
  ),
  tr: counted('- iki üç dört beş altı yedi sekiz dokuz on', {
    yirmi: 20,
    otuz: 30,
    kırk: 40,
    elli: 50,
    yüz: 100,
    bin: 1000,
    milyon: 1e6,
  }),
  de: counted('- zwei drei vier fünf sechs sieben acht neun zehn elf zwölf', {
    fünfzehn: 15,
    zwanzig: 20,
    dreißig: 30,
    vierzig: 40,
    fünfzig: 50,
    hundert: 100,
    tausend: 1000,
  }),
  fr: counted('- deux trois quatre cinq six sept huit - dix onze douze', {
    quinze: 15,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    cent: 100,
    mille: 1000,
  }),
  es: counted('- dos tres cuatro cinco seis siete ocho nueve diez once doce', {
    quince: 15,
    veinte: 20,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    cien: 100,
    mil: 1000,
  }),
  it: counted('- due tre quattro cinque sei sette otto nove dieci undici dodici', {
    quindici: 15,
    venti: 20,
    trenta: 30,
    quaranta: 40,
    cinquanta: 50,
    cento: 100,
    mille: 1000,
  }),
  nl: counted('- twee drie vier vijf zes zeven acht negen tien elf twaalf', {
    vijftien: 15,
    twintig: 20,
    dertig: 30,
    veertig: 40,
    vijftig: 50,
    honderd: 100,
    duizend: 1000,
  }),
  pt: counted('- dois três quatro cinco seis sete oito nove dez onze doze', {
    duas: 2,
    quinze: 15,
    vinte: 20,
    trinta: 30,
    quarenta: 40,
    cinquenta: 50,
    cem: 100,
    mil: 1000,
  }),
}

function counted(words: string, more: Record<string, number>): Record<string, string> {
  const first = words.split(' ').flatMap((word, at) => (word === '-' ? [] : [[word, at + 1]]))
  const all = [...first, ...Object.entries(more)]
  return Object.fromEntries(all.map(([word, number]) => [word, String(number)]))
}
