import { test } from '@japa/runner'
import { draftPlan } from '#designer/outline/draft'
import { fillPlan } from '#designer/fill/plan'
import { shownName } from '#designer/fill/title'
import { sampleRequests } from '#designer_tests/helpers/sample_requests'
import { toldOtherwise, type ToldFacts } from '#designer_tests/designer/prompts/told_facts'

const rows: Record<string, ToldFacts[]> = {
  'who sings, bakes or films for weddings plans none': [
    { prompt: 'Düğünlerde şarkı söylüyorum, İzmir.', trade: 'service' },
    { prompt: 'Düğün ve nişanlarda şarkıcılık yapıyorum.', trade: 'service', noun: 'şarkıcı' },
    {
      prompt: 'İstanbul’da düğün şarkıcısı olarak çalışıyorum.',
      trade: 'service',
      noun: 'düğün şarkıcısı',
    },
    {
      prompt: 'Merhaba ben düğün şarkıcısı Aylin, düğün ve davetlerde söylüyorum.',
      trade: 'service',
      noun: 'düğün şarkıcısı',
    },
    { prompt: 'Düğün dj’iyim, Antalya.', trade: 'dj' },
    { prompt: 'Düğün pastası yapıyorum, Eskişehir.', trade: 'bakery' },
    { prompt: 'Düğün videosu çekiyorum, Konya.', trade: 'videographer' },
    { prompt: 'Düğün fotoğrafçısıyım, Muğla.', trade: 'photographer', noun: 'düğün fotoğrafçısı' },
    { prompt: 'I’m a wedding cake maker in Bristol.', trade: 'bakery', noun: 'wedding cake maker' },
    {
      prompt: 'Wedding singer Mia Hart, I sing across Kent.',
      trade: 'service',
      noun: 'wedding singer',
    },
    { prompt: 'We are a wedding band from Cardiff.', trade: 'dj', noun: 'wedding band' },
    { prompt: 'I am a dog photographer in Hove.', trade: 'photographer', noun: 'dog photographer' },
    { prompt: 'Kemancıyım, nikâhlarda çalarım.', trade: 'service', noun: 'kemancı' },
  ],
  'a hamam is called one': [
    { prompt: 'Tarihi bir hamamız, Bursa.', trade: 'spa', noun: 'hamam' },
    { prompt: 'Osmanlı hamamı, Tokat. Kadınlar ve erkekler bölümü.', trade: 'spa', noun: 'hamam' },
    { prompt: 'Çınar Hamamı, Safranbolu. Kese ve köpük.', trade: 'spa', noun: 'hamam' },
    { prompt: 'Turkish bath in Bath. Scrubs.', trade: 'spa', noun: 'Turkish bath' },
    { prompt: 'Kafemiz var, Bursa.', trade: 'cafe', noun: 'kafe' },
  ],
  'what is looked after or let is the business, and not what goes on in it': [
    {
      prompt: 'We look after a village hall in Thornley. There is yoga on Tuesdays.',
      trade: 'service',
      noun: 'village hall',
    },
    { prompt: 'We let out a barn in Devon. Pilates on Mondays.', trade: 'service', noun: 'barn' },
    {
      prompt: 'The hall can be hired by the hour. Yoga on Tuesdays.',
      trade: 'service',
      noun: 'hall',
    },
    { prompt: 'We care for a windmill near Cley. School visits.', noun: 'windmill' },
    { prompt: 'We look after a small museum of lace in Honiton.', noun: 'museum of lace' },
    { prompt: 'We rent out a holiday cottage in Devon.', trade: 'holiday_home' },
    {
      prompt: 'Köy konağına bakıyoruz, salı günleri yoga var.',
      trade: 'service',
      noun: 'köy konağı',
    },
    {
      prompt: 'Mahalle konağımızda salı yoga, perşembe satranç var. Konağı kiralıyoruz.',
      trade: 'service',
      noun: 'mahalle konağı',
    },
    { prompt: 'Yoga on Tuesdays and Thursdays, Leeds. Vinyasa and yin.', trade: 'yoga' },
  ],
  'what people meet for at tables is no café': [
    {
      prompt: 'We run a repair café in Stroud. Volunteers mend toasters.',
      trade: 'service',
      noun: 'repair café',
    },
    {
      prompt: 'Tamir kafesi, Eskişehir. Bozuk ütünü getir.',
      trade: 'service',
      noun: 'tamir kafesi',
    },
    { prompt: 'Board game café in Leeds.', trade: 'cafe' },
  ],
  'who makes something is no shop for it': [
    {
      prompt: 'Ayvalık’ta zeytin bahçelerimizden zeytinyağı üreten bir aileyiz.',
      trade: 'service',
      noun: 'zeytinyağı üreticisi',
    },
    { prompt: 'Bal ve polen üreten bir çiftiz, Kars.', trade: 'service', noun: 'none' },
    { prompt: 'Seramik üreten bir atölyeyiz.', trade: 'maker' },
    { prompt: 'Şarap üreten bir aileyiz, Bozcaada.', trade: 'winery' },
    { prompt: 'Ceviz içi ve pestil üreten bir kooperatifiz.', noun: 'kooperatif' },
  ],
  'what one was is no calling': [
    {
      prompt: 'I used to work as a lawyer; I now run a bakery in Ely.',
      trade: 'bakery',
      noun: 'bakery',
    },
    { prompt: 'I was a teacher. Now I sew curtains in Leeds.', trade: 'service', noun: 'none' },
    {
      prompt: 'I worked as a chef for ten years. Now I teach cooking in Bath',
      trade: 'service',
      noun: 'none',
    },
    { prompt: 'We used to run a hotel, but now we restore pianos in Hull.', trade: 'service' },
    { prompt: 'We were butchers until 2019. We are a bookshop in Hay.', noun: 'bookshop' },
    { prompt: 'I’m a retired police officer who repairs clocks in Bath.', noun: 'none' },
    { prompt: 'It was a bank, now it is a cocktail bar in Leeds.', trade: 'bar' },
    { prompt: 'I worked in a bakery. Now I sell bikes in Leeds.', trade: 'bike_shop' },
    { prompt: 'Once a lawyer, now a potter in Stroud.', trade: 'maker', noun: 'potter' },
    { prompt: 'Once a month we host a quiz in our pub in Ely.', trade: 'bar' },
    { prompt: 'We were voted the best bakery in Leeds.', trade: 'bakery' },
    { prompt: 'It was a dream of ours to open a bakery in Leeds.', trade: 'bakery' },
    {
      prompt: 'I trained as a physiotherapist and have treated backs in Hull since 2009.',
      trade: 'physio',
    },
    { prompt: 'Eskiden avukattım, şimdi pastane işletiyorum.', trade: 'bakery', noun: 'pastane' },
    { prompt: 'Öğretmenlikten emekliyim, perde dikiyorum.', trade: 'service', noun: 'none' },
    { prompt: 'On yıl aşçılık yaptım, artık fotoğrafçıyım. Muğla.', noun: 'fotoğrafçı' },
    { prompt: 'Eskiden fırın olan binada kafe işletiyoruz. İzmir.', trade: 'cafe', noun: 'kafe' },
    { prompt: 'Yıllarca garsonluk yaptım, şimdi kendi kafemi işletiyorum.', noun: 'kafe' },
    { prompt: 'Yoga stüdyomu açtım. Bursa.', noun: 'yoga stüdyosu' },
    { prompt: 'Emekli bankacıyım, ahşap oyuncak yapıyorum. Bolu.', trade: 'service', noun: 'none' },
    { prompt: 'Ankara’da yirmi yıldır avukatım.', trade: 'lawyer' },
    { prompt: 'Eskiden beri kasabız, Erzurum.', trade: 'butcher', noun: 'kasap' },
  ],
  'what one does besides a day job is the business': [
    { prompt: 'I work as a nurse but on weekends I bake cakes in Derby', trade: 'bakery' },
    { prompt: 'By day I’m a nurse, by night I make wedding cakes in Derby.', trade: 'bakery' },
    { prompt: 'I’m an accountant by day and at night I DJ at weddings in Leeds.', trade: 'dj' },
    { prompt: 'I am a florist. On Saturdays I sell at the market in Hove.', noun: 'florist' },
    { prompt: 'I work as a dog groomer in Leeds. On Sundays I am closed.', noun: 'dog groomer' },
  ],
  'family, neighbours and customers are not the business': [
    { prompt: 'We clean offices, our neighbour is a dentist', trade: 'service', noun: 'none' },
    { prompt: 'Our customers are dentists; we make dental crowns', trade: 'service' },
    { prompt: 'We sell flowers. My sister is a lawyer', trade: 'florist' },
    { prompt: 'My dad was a butcher. I sell vegan cheese', trade: 'service', noun: 'none' },
    { prompt: 'My husband’s a butcher. I knit jumpers in Cork.', trade: 'service' },
    { prompt: 'Mum’s a vet, I’m a potter in Bath.', trade: 'maker', noun: 'potter' },
    { prompt: 'I am a lawyer’s wife who bakes bread', trade: 'bakery', noun: 'none' },
    { prompt: 'Our landlady is a lawyer; we tutor maths in Oxford.', trade: 'tutor' },
    { prompt: 'My brother has a garage in Leeds; I make knives.', trade: 'service' },
    {
      prompt: 'The dentist next door likes us. We are physiotherapists in Poole.',
      trade: 'physio',
    },
    { prompt: 'Yoga studio next to the bakery in Frome.', noun: 'yoga studio' },
    { prompt: 'We sell barber chairs in Hull.', trade: 'service' },
    { prompt: 'Babam çiftçi, biz peynir satıyoruz. Kars.', trade: 'service', noun: 'none' },
    { prompt: 'Annem diş hekimi, ben pasta yapıyorum.', trade: 'service', noun: 'none' },
    { prompt: 'Komşumuz kasap, biz kitapçıyız.', trade: 'bookshop', noun: 'kitapçı' },
    { prompt: 'Ev sahibimiz avukat, biz yoga dersi veriyoruz. Muğla.', trade: 'yoga' },
    { prompt: 'Kardeşim doktor olarak çalışıyor, ben kuaförüm.', noun: 'kuaför' },
    { prompt: 'Diş hekiminin yanında çiçek satıyoruz. Rize.', trade: 'florist' },
    { prompt: 'Bir doktorun kızıyım, seramik yapıyorum.', trade: 'service', noun: 'none' },
  ],
  'unless it is one with them, or theirs': [
    {
      prompt: 'My brother is a chef and we run a restaurant together in Leeds.',
      trade: 'restaurant',
      noun: 'restaurant',
    },
    { prompt: 'My mother was a florist; her shop is now my bookshop.', trade: 'bookshop' },
    { prompt: 'Annemin pastanesini işletiyorum. Giresun.', trade: 'bakery', noun: 'pastane' },
    { prompt: 'My sister and I run a bakery in Leeds.', trade: 'bakery' },
    { prompt: 'My grandfather was a baker and so am I. Sourdough in Ripon.', trade: 'bakery' },
    { prompt: 'Our customers love our bakery in Leeds.', trade: 'bakery' },
    { prompt: 'We bring our customers the best bread and cakes in Leeds.', trade: 'bakery' },
    { prompt: 'My husband’s garage in Leeds, MOTs and tyres.', trade: 'garage' },
    { prompt: 'My husband is a plumber and needs a simple site.', trade: 'plumber' },
    { prompt: 'My sister is a florist. She needs a page with a form.', trade: 'florist' },
    { prompt: 'Eşimle birlikte pastane işletiyoruz, Ankara.', noun: 'pastane' },
    { prompt: 'Babam gibi ben de berberim, Ordu.', trade: 'barber' },
    { prompt: 'Annem terzi, ona bir site istiyorum.', trade: 'clothes', noun: 'terzi' },
    { prompt: 'Dedem 1960’ta bu fırını açtı, biz sürdürüyoruz.', noun: 'fırın' },
  ],
  'who sings is no DJ, and who mends shoes is no shop': [
    { prompt: 'I’m a singer in Leeds.', trade: 'service', noun: 'singer' },
    { prompt: 'Opera singer in Milan.', trade: 'service', noun: 'opera singer' },
    { prompt: 'Düğün şarkıcısıyım, canlı müzik yapıyoruz. Bursa.', noun: 'düğün şarkıcısı' },
    { prompt: 'I am a cobbler in York. Heels and soles.', trade: 'service', noun: 'cobbler' },
    { prompt: 'Ayakkabı tamircisiyim, Kayseri.', trade: 'service', noun: 'ayakkabı tamircisi' },
  ],
  'who stands behind what is no part of it': [
    { prompt: 'photographer Mara Doyle, Dublin', name: 'Mara Doyle', noun: 'photographer' },
    { prompt: 'pet photographer Tom Lane in Hove', name: 'Tom Lane', noun: 'pet photographer' },
    { prompt: 'independent Thai restaurant in Leeds', noun: 'restaurant' },
    {
      prompt: 'Saat tamircisi Hayri Usta, Kemeraltı Çarşısı No: 18, 35250 İzmir.',
      noun: 'saat tamircisi',
    },
    { prompt: 'Ağrı kesici değil, biz arıcıyız.', noun: 'arıcı' },
    { prompt: 'Arıcılık yapıyoruz Muğla’da.', noun: 'arıcı' },
  ],
}

test.group('What a business says it is', () => {
  for (const [title, prompts] of Object.entries(rows)) {
    test(title, ({ assert }) => {
      assert.deepEqual(prompts.flatMap(toldOtherwise), [])
    })
  }

  test('its own word stands on the page where the trade would', ({ assert }) => {
    const prompt = 'Tarihi bir hamamız, Bursa. Kese ve köpük masajı. Her gün 8-22.'
    const plan = draftPlan({ ...sampleRequests.empty, prompt })
    const site = fillPlan(plan)
    assert.equal(shownName(plan.brief), 'Bursa’da hamam')
    assert.equal(site.business.trade, 'hamam')
    assert.notMatch(JSON.stringify(site.sections), /(?<!\p{L})spa(?!\p{L})/iu)
  })
})
