import { test } from '@japa/runner'
import { toldOtherwise, type ToldFacts } from '#designer_tests/designer/prompts/told_facts'

const rows: Record<string, ToldFacts[]> = {
  'a firm keeps the commas of its name': [
    {
      prompt: 'Website for Harris, Okafor & Bell LLP, family solicitors in York.',
      name: 'Harris, Okafor & Bell LLP',
      trade: 'lawyer',
    },
    {
      prompt: 'We are Marsh, Doyle and Partners, accountants in Derry.',
      name: 'Marsh, Doyle and Partners',
    },
    { prompt: 'We are called Reed, Marsh & Cole. Solicitors in York.', name: 'Reed, Marsh & Cole' },
    {
      prompt: 'Demir, Kaya & Yıldız Avukatlık Bürosu, Ankara. İş hukuku.',
      name: 'Demir, Kaya & Yıldız Avukatlık Bürosu',
    },
    {
      prompt: 'Öz, Toprak ve Ortakları Mimarlık Ltd. Şti., İzmir’de konut projeleri.',
      name: 'Öz, Toprak ve Ortakları Mimarlık Ltd. Şti.',
      place: 'İzmir',
    },
    {
      prompt: 'Yılmaz, Şahin Gıda A.Ş. için site. Un üretiyoruz.',
      name: 'Yılmaz, Şahin Gıda A.Ş.',
    },
    {
      prompt:
        'Ersoy, Baykal & Ortakları Mali Müşavirlik, Kızılay’da. Defter tutma ve bordro yapıyoruz.',
      name: 'Ersoy, Baykal & Ortakları Mali Müşavirlik',
      trade: 'accountant',
    },
  ],
  'a firm’s partner may be called like steel, and is no house in its address': [
    {
      prompt: 'Çelik, Aydın ve Öztürk Hukuk Bürosu için site. Kayseri Melikgazi’deyiz.',
      name: 'Çelik, Aydın ve Öztürk Hukuk Bürosu',
    },
    {
      prompt: 'Okonkwo, Hart and Lyle Chartered Surveyors, Bank Chambers, Kirkgate, Ripon HG4 1PB.',
      name: 'Okonkwo, Hart and Lyle Chartered Surveyors',
      address: 'Bank Chambers, Kirkgate',
      place: 'Ripon',
    },
  ],
  'what stands before a firm’s name is none of it': [
    { prompt: 'Hello, Miller & Sons here, we fix roofs in Otley.', name: 'Miller & Sons' },
    { prompt: 'Painters, Doyle & Sons. Leeds.', name: 'Doyle & Sons' },
    { prompt: 'In York, Okafor & Bell LLP do conveyancing.', name: 'Okafor & Bell LLP' },
    { prompt: 'Merhaba, Demir & Oğulları Mimarlık için site.', name: 'Demir & Oğulları Mimarlık' },
  ],
  'the name of the business comes before the name of its owner, and no class is one': [
    {
      prompt: 'hi, my name is Dilys, the business is called Keen Edge. I sharpen knives.',
      name: 'Keen Edge',
    },
    {
      prompt: 'My bindery is called Thread & Spine and it’s at Custom Quay, Falmouth TR11 3JT.',
      name: 'Thread & Spine',
      address: 'Custom Quay',
    },
    { prompt: 'We let out a barn in Devon. Pilates on Mondays.', name: 'none' },
    { prompt: 'I am a dog groomer, 12 Mill Street, Bristol.', name: 'none', place: 'Bristol' },
    { prompt: 'Tarihi bir hamamız, Bursa. Kese ve köpük masajı.', name: 'none' },
    { prompt: 'Florist. Find us at Granary Wharf, Leeds LS1 4BR.', name: 'none', place: 'Leeds' },
  ],
  'a postcode makes an address of what stands before it': [
    {
      prompt: 'Tea room at The Old Dairy, Station Lane, Hexham NE46 1AA. Cakes and soup.',
      address: 'The Old Dairy, Station Lane',
      place: 'Hexham',
    },
    {
      prompt: 'The Bike Shed, Mill Yard, Kendal LA9 4QB. Bike repairs and hire.',
      name: 'The Bike Shed',
      address: 'Mill Yard',
      place: 'Kendal',
    },
    {
      prompt: 'Ashworth, Pell & Sons are monumental masons at Chapel Yard, Otley LS21 3AB.',
      name: 'Ashworth, Pell & Sons',
      address: 'Chapel Yard',
      place: 'Otley',
      noun: 'monumental masons',
    },
    {
      prompt: 'The Plough, Wrenbury, Cheshire CW5 8HG. Real ale.',
      address: 'none',
      place: 'Wrenbury, Cheshire',
    },
    { prompt: 'Café. Hexham NE46 1AA.', address: 'none', place: 'Hexham' },
    {
      prompt:
        'Butik otel. Adres: Eski Zeytinyağı Fabrikası, Cunda Mahallesi, 10405 Ayvalık Balıkesir.',
      address: 'Eski Zeytinyağı Fabrikası, Cunda Mahallesi',
    },
    {
      prompt: 'Çiçekçi. Kale Yanı, Çarşı Mahallesi, 71300 Kırıkkale.',
      address: 'Kale Yanı, Çarşı Mahallesi',
      place: 'Kırıkkale',
    },
    { prompt: 'Kuaför. Boya 15000 Lira.', address: 'none', place: 'none' },
    { prompt: 'Atölyem Eskişehir’de, işletmemin adı Mürekkep Sokağı.', address: 'none' },
  ],
  'where one goes is not where one is': [
    {
      prompt: 'İzmir’de seyahat acentesiyiz. Alaçatı’ya, Kapadokya’ya turlar düzenliyoruz.',
      place: 'İzmir',
    },
    {
      prompt: 'Seyahat acentesiyiz. Alaçatı’ya turlar düzenliyoruz. Bornova’dayız.',
      place: 'Bornova',
    },
    { prompt: 'Transfer firmasıyız, Bodrum’a ve Marmaris’e havalimanı transferi.', place: 'none' },
    {
      prompt: 'Tekne turu, Fethiye. Kelebekler Vadisi’ne, Ölüdeniz’e gidiyoruz.',
      place: 'Fethiye',
      area: [],
    },
    { prompt: 'İzmir’e taşındık, çiçekçiyiz.', place: 'İzmir' },
    { prompt: 'Coach hire in Swindon. Day trips to Bath and Stonehenge.', place: 'Swindon' },
    { prompt: 'Minibus tours to Bath and Stonehenge.', place: 'none' },
    { prompt: 'Dog trainer. Welcome to Bath.', place: 'Bath' },
    {
      prompt: 'Narrowboat holidays from Stoke Bruerne. Cruise to Warwick.',
      place: 'Stoke Bruerne',
    },
  ],
  'a walk begins where they are': [
    { prompt: 'We run guided walks to Malham Cove and Gordale Scar from Settle.', place: 'Settle' },
  ],
  'what one is stands in no list of where one comes to': [
    {
      prompt: 'Çilingir, Bornova’ya, Buca’ya ve Konak’a geliyoruz.',
      area: ['Bornova', 'Buca', 'Konak'],
    },
    {
      prompt: 'Edirne’deyiz, Kapıkule’ye ve Keşan’a gidiyoruz. Çekici.',
      place: 'Edirne',
      area: ['Kapıkule', 'Keşan'],
    },
  ],
}

test.group('Who and where a business says it is', () => {
  for (const [title, prompts] of Object.entries(rows)) {
    test(title, ({ assert }) => {
      assert.deepEqual(prompts.flatMap(toldOtherwise), [])
    })
  }
})
