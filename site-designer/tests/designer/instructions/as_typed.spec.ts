import { test } from '@japa/runner'
import { told } from '#designer_tests/designer/instructions/told'

/** Sentences without quotes, and what of them is to be published: letter for letter, as `told` writes it. */
const sentences: Record<string, [string, string][]> = {
  'Names that look like short spellings': [
    ['Change the name to W Hotel', 'name W Hotel'],
    ['change the name to w hotel', 'name W Hotel'],
    ['rename us to Salon U', 'name Salon U'],
    ['rename us to Foto Fix', 'name Foto Fix'],
    ['rename the salon to Ur Beauty', 'name Ur Beauty'],
    ['rename us to swop shop', 'name Swop Shop'],
    ['We are called Fone Hub', 'name Fone Hub'],
    ['the name should be Nr 9', 'name Nr 9'],
    ['name should be Bk 2 Basics', 'name Bk 2 Basics'],
    ['Change the name to Im Garten', 'name Im Garten'],
    ['Change the address to 5 Hr Street', 'address 5 Hr Street'],
  ],
  'Goods that look like short spellings': [
    ['Add HR consulting £200', 'item HR consulting £200'],
    ['add hr consulting £200', 'item Hr consulting £200'],
    ['We sell HR audits £90', 'item HR audits £90'],
    ['Add BK burger £7', 'item BK burger £7'],
    ['Add V neck jumper', 'item V neck jumper'],
    ['add vitamin b4 £12', 'item Vitamin b4 £12'],
    ['Add Mob cap £4', 'item Mob cap £4'],
    ['add til oil £4', 'item Til oil £4'],
    ['Add cos lettuce £2', 'item Cos lettuce £2'],
    ['Add coffee w/ milk £3', 'item Coffee w/ milk £3'],
    ['Add mushy peas n gravy £3', 'item Mushy peas n gravy £3'],
    ['add wanna bite burger £9', 'item Wanna bite burger £9'],
    ['change the price of pix frame to £12', 'price Pix frame £12'],
  ],
  'Words for the page': [
    ['Change the title to Pix of Leeds', 'text title "Pix of Leeds"'],
    ['change the title to ur beauty, our passion', 'text title "ur beauty, our passion"'],
    ['can u change the title to Gr8 cuts 4 u', 'text title "Gr8 cuts 4 u"'],
    ['Change the title to U R Here', 'text title "U R Here"'],
    ['change the title to Til death', 'text title "Til death"'],
    ['change the heading to im lovin it', 'text heading "im lovin it"'],
    ['change the button to Swop now', 'text button "Swop now"'],
    ['say that we hav parking', 'say "We hav parking"'],
    ['u can bring dogs, say that', 'say "U can bring dogs."'],
    ['Change the title to Slow -> Fast', 'text title "Slow -> Fast"'],
    ['Title -> Ur bread', 'text title "Ur bread"'],
  ],
  'A device in the words for the page': [
    ['Change the title to Films on the screen', 'text title "Films on the screen"'],
    ['change the title to bigger films on the screen', 'text title "bigger films on the screen"'],
    [
      'Write "Lessons on a laptop, anywhere" in the title',
      'text title "Lessons on a laptop, anywhere"',
    ],
    ['Add phone repair on a laptop £30', 'item Phone repair on a laptop £30'],
    ['make the text bigger on my phone', 'text_size=larger'],
    ['the “Book now” button is too small on my phone', 'style button size=larger'],
  ],
  'Turkish words that end as spoken verbs do': [
    ['başlık çabucak teslim olsun', 'text title "çabucak teslim"'],
    ['Adres pamucak caddesi 5 olsun', 'address Pamucak Caddesi 5'],
    ['Adres Gölcük caddesi 5 olsun', 'address Gölcük Caddesi 5'],
    ['adı küçücük kafe yap', 'name Küçücük Kafe'],
    ['adı ipucem kafe olsun', 'name İpucem Kafe'],
    ['adımız Gücem Kuaför olsun', 'name Gücem Kuaför'],
    ['adımız Geliyo Pizza olsun', 'name Geliyo Pizza'],
    ['üzücam ekle 40 TL', 'item Üzücam 40\u00a0TL'],
    ['listeye sıcacık simit 20 TL ekle', 'item Sıcacık simit 20\u00a0TL'],
    ['Başlık Bişey Kafe olsun', 'text title "Bişey Kafe"'],
    ['başlığı Ne Yapıyom yap', 'text title "Ne Yapıyom"'],
    ['başlığa Alırmısın yaz', 'text title "Alırmısın"'],
  ],
  'Figures of a Turkish name': [
    ['Beden 38 elbise 500 TL oldu', 'price Beden 38 elbise 500\u00a0TL'],
    ['Model 5 kasa 60 TL oldu', 'price Model 5 kasa 60\u00a0TL'],
    ['saç 350 sakal 200 TL oldu', 'price Saç 350\u00a0TL; price Sakal 200\u00a0TL'],
    ['çay 20, kahvaltı 450 TL oldu', 'price Çay 20\u00a0TL; price Kahvaltı 450\u00a0TL'],
  ],
}

test.group('What is to be published', () => {
  for (const [about, rows] of Object.entries(sentences)) {
    test(about, ({ assert }) => {
      for (const [sentence, expected] of rows) assert.equal(told(sentence), expected, sentence)
    })
  }
})
