import type { Expectation } from '#designer_tests/designer/prompts/understood'

/** Prompts as people write them: short, long, without capitals, without Turkish letters. */
export const turkishPrompts: Expectation[] = [
  {
    prompt:
      'İzmir Alsancak’ta 1987’den beri Taş Değirmen adında bir fırınız. Ekşi mayalı ekmek, simit, boyoz ve sipariş üzerine yaş pasta yapıyoruz. Hafta içi 07:00-20:00, cumartesi 08:00-18:00 açığız, pazar kapalı. Telefon 0232 555 01 20. Online satış yok.',
    only: ['Ekşi mayalı ekmek', 'Simit', 'Boyoz', 'Yaş pasta'],
    trade: 'bakery',
    name: 'Taş Değirmen',
    place: 'Alsancak, İzmir',
    since: '1987',
    phone: '0232 555 01 20',
    hours: '12345 07:00-20:00; 6 08:00-18:00; closed 7',
    offers: ['Ekşi mayalı ekmek', 'Simit', 'Boyoz'],
    refusals: ['online satış'],
    voice: 'we',
    noun: 'fırın',
  },
  { prompt: 'firin', trade: 'bakery', name: null, place: null },
  { prompt: 'kuaför salonu', trade: 'hairdresser', name: null, noun: 'kuaför salonu' },
  { prompt: 'izmirde berber', trade: 'barber', name: null, place: 'İzmir', noun: 'berber' },
  {
    prompt: 'kadikoyde kucuk bir kafemiz var adı mavi kapı, filtre kahve, tost ve kek satıyoruz',
    only: ['Filtre kahve', 'Tost', 'Kek'],
    trade: 'cafe',
    name: 'Mavi Kapı',
    place: 'Kadıköy',
    offers: ['Filtre kahve', 'Tost', 'Kek'],
  },
  {
    prompt: 'Ankara Çankaya’da diş kliniği. Dr. Elif Aydın. Randevu için 0312 444 55 66.',
    trade: 'dentist',
    name: 'Dr. Elif Aydın',
    place: 'Çankaya, Ankara',
    phone: '0312 444 55 66',
    noun: 'diş kliniği',
  },
  {
    prompt:
      'Yıldız Elektrik olarak 20 yıldır Bursa’da elektrik tesisatı, arıza onarımı ve avize montajı yapıyoruz. 7/24 acil servis. Tel: +90 532 111 22 33',
    only: ['Elektrik tesisatı', 'Arıza onarımı', 'Avize montajı'],
    trade: 'electrician',
    name: 'Yıldız Elektrik',
    place: 'Bursa',
    phone: '+90 532 111 22 33',
    offers: ['Elektrik tesisatı', 'Arıza onarımı', 'Avize montajı'],
    claims: ['Emergency call-outs', 'Day and night'],
    hours: 'always',
  },
  {
    prompt:
      'Berber Salih, Beşiktaş. Saç kesimi 300 TL, sakal tıraşı 150 TL, çocuk tıraşı 200 TL. Salı-pazar 10-21. Pazartesi kapalıyız.',
    trade: 'barber',
    name: 'Berber Salih',
    place: 'Beşiktaş',
    hours: '234567 10:00-21:00; closed 1',
    offers: ['Saç kesimi=300 TL', 'Sakal tıraşı=150 TL', 'Çocuk tıraşı=200 TL'],
  },
  {
    prompt:
      'Ben Ayşe Demir, İstanbul’da düğün fotoğrafçısıyım. Düğün, nişan ve portre çekiyorum. Sade ve zarif bir site istiyorum.',
    only: ['Düğün', 'Nişan', 'Portre'],
    trade: 'photographer',
    name: 'Ayşe Demir',
    place: 'İstanbul',
    voice: 'I',
    moods: ['elegant', 'plain'],
    offers: ['Düğün', 'Nişan', 'Portre'],
    noun: 'düğün fotoğrafçısı',
  },
  {
    prompt:
      'Demir & Kaya Hukuk Bürosu için kurumsal bir web sitesi. Aile hukuku, iş hukuku ve miras hukuku alanlarında çalışıyoruz. Ankara Kızılay, 1998 yılında kuruldu.',
    only: ['Aile hukuku', 'İş hukuku', 'Miras hukuku'],
    trade: 'lawyer',
    name: 'Demir & Kaya Hukuk Bürosu',
    place: 'Kızılay, Ankara',
    since: '1998',
    offers: ['Aile hukuku', 'İş hukuku', 'Miras hukuku'],
    moods: ['formal'],
    noun: 'hukuk bürosu',
  },
  {
    prompt:
      'Kordon Balık: Karşıyaka sahilinde balık restoranı. Meze, ızgara balık, deniz ürünleri ve rakı sunuyoruz. Her gün 12:00-24:00. Rezervasyon için 0(232) 123 45 67',
    only: ['Meze', 'Izgara balık', 'Deniz ürünleri', 'Rakı'],
    trade: 'restaurant',
    name: 'Kordon Balık',
    place: 'Karşıyaka',
    phone: '0(232) 123 45 67',
    hours: '1234567 12:00-24:00',
    offers: ['Meze', 'Izgara balık', 'Deniz ürünleri'],
    noun: 'balık restoranı',
  },
  {
    prompt: 'moda semtinde kitabevi. ismi yavaş sayfalar. pazartesi hariç her gün 10-19 açık',
    trade: ['shop', 'bookshop'],
    name: 'Yavaş Sayfalar',
    hours: '234567 10:00-19:00; closed 1',
    noun: 'kitabevi',
  },
  {
    prompt:
      'Yoga stüdyosu Nefes, Kaş’ta. Vinyasa pazartesi 18:00, yin yoga salı 19:30, hatha çarşamba 09:00, pilates cuma 10:00. Küçük gruplar, her seviyeye uygun. Sakin bir görünüm olsun.',
    name: 'Nefes',
    trade: 'yoga',
    place: 'Kaş',
    classes: 4,
    claims: ['Small groups', 'All levels'],
    moods: ['calm'],
    noun: 'yoga stüdyosu',
  },
  {
    prompt:
      'Veteriner kliniğimiz var Eskişehirde, adı Patiler. Aşı, kısırlaştırma, muayene. 0222 333 44 55',
    trade: 'vet',
    name: 'Patiler',
    place: 'Eskişehir',
    phone: '0222 333 44 55',
    offers: ['Aşı', 'Kısırlaştırma', 'Muayene'],
  },
  {
    prompt:
      'Selin Güzellik Salonu Ataşehir. Manikür 400 TL, pedikür 450 TL, cilt bakımı 900 TL, lazer epilasyon. Kadınlara özel. Pembe tonları kullanılsın.',
    trade: 'beauty',
    name: 'Selin Güzellik Salonu',
    place: 'Ataşehir',
    color: 'pink',
    offers: ['Manikür=400 TL', 'Pedikür=450 TL', 'Cilt bakımı=900 TL'],
  },
  {
    prompt:
      'su tesisatçısı, antalya muratpaşa, tıkanıklık açma, su kaçağı tespiti, kombi bakımı. hemen arasınlar istiyorum 05321234567',
    trade: 'plumber',
    place: 'Muratpaşa, Antalya',
    phone: '05321234567',
    goal: 'call',
    offers: ['Tıkanıklık açma', 'Su kaçağı tespiti', 'Kombi bakımı'],
    noun: 'su tesisatçısı',
  },
  {
    prompt:
      'Bizim bir çiçekçi dükkanımız var: Papatya Çiçek Evi, Nilüfer Bursa. Buket, gelin buketi, saksı çiçeği, çelenk. Müşteriler sipariş verebilsin. Yeşil ağırlıklı olsun.',
    trade: 'florist',
    name: 'Papatya Çiçek Evi',
    place: 'Nilüfer, Bursa',
    goal: 'order',
    color: 'green',
    offers: ['Buket', 'Gelin buketi', 'Çelenk'],
  },
  {
    prompt:
      'matematik özel ders veriyorum, lgs ve yks hazırlık. ankara, online da olur. adım Murat Yılmaz. saati 800 tl',
    only: ['Matematik', 'YKS hazırlık'],
    trade: 'tutor',
    name: 'Murat Yılmaz',
    place: 'Ankara',
    voice: 'I',
  },
  {
    prompt:
      'Tadilat firmasıyız. Mutfak yenileme, banyo yenileme, boya badana, alçıpan işleri yapıyoruz. Ücretsiz keşif. İstanbul Anadolu yakası. Firma adı: Usta Eller Yapı',
    trade: 'builder',
    name: 'Usta Eller Yapı',
    place: 'İstanbul',
    claims: ['Free quotes'],
    offers: ['Mutfak yenileme', 'Banyo yenileme', 'Boya badana'],
    noun: 'tadilat firması',
  },
  {
    prompt:
      'Pansiyon, Datça. "Badem Konukevi". 8 odamız var, kahvaltı dahil, denize 200 metre. Fiyat olmasın.',
    trade: 'guesthouse',
    name: 'Badem Konukevi',
    place: 'Datça',
    refuse: ['prices'],
  },
  {
    prompt:
      'oto servis. periyodik bakım, fren balata, rot balans, lastik. Ostim Ankara. hafta içi 8-18, cumartesi 8-14',
    trade: 'garage',
    place: 'Ankara',
    hours: '12345 08:00-18:00; 6 08:00-14:00',
    offers: ['Periyodik bakım', 'Rot balans'],
    name: null,
  },
  {
    prompt:
      'Mali müşavir Hasan Korkmaz, Konya. Defter tutma, bordro, beyanname, şirket kuruluşu. Galeri istemiyorum.',
    trade: 'accountant',
    name: 'Hasan Korkmaz',
    place: 'Konya',
    refuse: ['gallery'],
    offers: ['Defter tutma', 'Bordro', 'Beyanname', 'Şirket kuruluşu'],
    noun: 'mali müşavir',
  },
  {
    prompt:
      'Psikolog Zeynep Arslan. Bireysel terapi, çift terapisi ve online görüşme yapıyorum. Kadıköy, İstanbul. Randevuyla çalışıyorum. Sakin, sade, açık renkli olsun.',
    trade: 'therapist',
    name: 'Zeynep Arslan',
    place: 'Kadıköy, İstanbul',
    voice: 'I',
    theme: 'light',
    moods: ['plain', 'calm'],
    claims: ['By appointment'],
    offers: ['Bireysel terapi', 'Çift terapisi'],
    noun: 'psikolog',
  },
  {
    prompt: 'KUAFÖR SALONU İSTANBUL ŞİŞLİ. RÖFLE, OMBRE, SAÇ KESİMİ. TEL 0212 222 33 44',
    trade: 'hairdresser',
    place: 'Şişli, İstanbul',
    phone: '0212 222 33 44',
  },
  {
    prompt:
      'temizlik sirketi, ev temizligi ofis temizligi insaat sonrasi temizlik yapiyoruz, istanbul, teklif isteyebilsinler',
    trade: 'cleaner',
    place: 'İstanbul',
    goal: 'quote',
    noun: 'temizlik şirketi',
  },
  {
    prompt:
      'Merhaba, Urla’da seramik atölyem var. Adı Çamur. El yapımı kupa, kâse ve vazo yapıyorum, hafta sonları atölye çalışmaları da var. Blog istemiyorum. Samimi bir dil olsun.',
    only: ['Kupa', 'Kâse', 'Vazo', 'Atölye çalışmaları'],
    trade: 'maker',
    name: 'Çamur',
    place: 'Urla',
    voice: 'I',
    refusals: ['blog'],
    claims: ['Made by hand'],
    moods: ['warm'],
    offers: ['Vazo'],
  },
  {
    prompt:
      'Spor salonu açıyoruz: Demir Yumruk Boks Salonu. Boks, kick boks, kişisel antrenman. Koyu tema, cesur olsun. Adana Seyhan',
    trade: ['gym', 'martial_arts'],
    name: 'Demir Yumruk Boks Salonu',
    place: 'Adana',
    theme: 'dark',
    moods: ['bold'],
    offers: ['Boks', 'Kick boks', 'Kişisel antrenman'],
  },
  {
    prompt:
      'Emlak ofisi için site lazım. Deniz Gayrimenkul, Bodrum Yalıkavak. Satılık villa, kiralık yazlık, arsa. 0252 111 22 33',
    trade: 'estate_agent',
    name: 'Deniz Gayrimenkul',
    phone: '0252 111 22 33',
    noun: 'emlak ofisi',
  },
  {
    prompt:
      'Minik Adımlar Anaokulu. Beylikdüzü İstanbul. Tam gün, yarım gün, oyun grubu. Neşeli, renkli. Sıkça sorulan sorular ve ekibimiz bölümü olsun.',
    trade: 'childcare',
    name: 'Minik Adımlar Anaokulu',
    place: 'Beylikdüzü, İstanbul',
    want: ['faq', 'team'],
    moods: ['playful'],
    offers: ['Tam gün', 'Yarım gün'],
    noun: 'anaokulu',
  },
  {
    prompt:
      'düğün organizasyonu yapıyoruz. kır düğünü, nişan, kına gecesi. Altın rengi kullanalım. Marka: Beyaz Gece',
    trade: 'wedding_planner',
    name: 'Beyaz Gece',
    color: 'gold',
  },
  {
    prompt:
      'Halk oyunları ve bale dersleri veren bir dans okuluyuz. Trabzon’dayız. Bale, zeybek, horon, salsa.',
    trade: 'dance',
    place: 'Trabzon',
    name: null,
    offers: ['Bale', 'Horon'],
    noun: 'dans okulu',
  },
  {
    prompt:
      'Fizyoterapist Can Öztürk, bel ağrısı, boyun fıtığı, skolyoz. Bornova İzmir. salı ve perşembe 10-18',
    trade: 'physio',
    name: 'Can Öztürk',
    place: 'Bornova, İzmir',
    hours: '24 10:00-18:00',
    offers: ['Bel ağrısı', 'Skolyoz'],
    noun: 'fizyoterapist',
  },
  {
    prompt:
      'Bahçe bakımı ve peyzaj. Yeşil Dal Peyzaj, Çeşme. Çim ekimi, budama, otomatik sulama. Bahar Sokak No: 7. 0532 765 43 21',
    only: ['Bahçe bakımı', 'Peyzaj', 'Çim ekimi', 'Budama', 'Otomatik sulama'],
    trade: 'gardener',
    name: 'Yeşil Dal Peyzaj',
    place: 'Çeşme',
    address: 'Bahar Sokak No: 7',
    phone: '0532 765 43 21',
    offers: ['Çim ekimi', 'Budama', 'Otomatik sulama'],
  },
  {
    prompt:
      'köpek kuaförü istanbul kadıköy "Pofuduk". banyo, tıraş, tırnak kesimi. randevu alabilsinler',
    trade: 'dog_groomer',
    name: 'Pofuduk',
    place: 'Kadıköy, İstanbul',
    goal: 'book',
    offers: ['Banyo', 'Tıraş', 'Tırnak kesimi'],
    noun: 'köpek kuaförü',
  },
  {
    prompt:
      'Toplu yemek ve düğün yemeği veren bir catering firmasıyız, Kayseri. Lezzet Sofrası. Teklif alabilsinler.',
    trade: 'caterer',
    name: 'Lezzet Sofrası',
    place: 'Kayseri',
    goal: 'quote',
    noun: 'catering firması',
  },
  {
    prompt:
      'Sokak Hayvanlarını Koruma Derneği. Gönüllü arıyoruz. Mersin. bilgi@sokakdostlari.example',
    trade: ['community', 'charity'],
    name: 'Sokak Hayvanlarını Koruma Derneği',
    place: 'Mersin',
    email: 'bilgi@sokakdostlari.example',
    noun: 'dernek',
  },
  {
    prompt:
      'dijital pazarlama danışmanıyım. seo, sosyal medya yönetimi, reklam. freelance çalışıyorum. lacivert ve modern olsun',
    only: ['SEO', 'Sosyal medya yönetimi', 'Reklam'],
    trade: ['consultant', 'marketing_agency'],
    color: 'navy',
    moods: ['modern'],
    voice: 'I',
    name: null,
  },
  {
    prompt:
      'Kokteyl bar, Asmalımescit. Adı Gece Kuşu. Her gün 18:00-02:00. Karanlık tema. Canlı müzik var.',
    trade: 'bar',
    name: 'Gece Kuşu',
    place: 'Asmalımescit',
    hours: '1234567 18:00-26:00',
    theme: 'dark',
  },
  { prompt: 'bana bir web sitesi yap', trade: 'service', name: null, place: null },
  { prompt: 'site istiyorum acil', trade: 'service', name: null },
  {
    prompt:
      'Mehmet Usta’nın Köftecisi. Akhisar köfte, piyaz, ayran. Manisa Akhisar. 1965 yılından beri. Kredi kartı geçmiyor, paket servisimiz yok.',
    trade: 'restaurant',
    name: 'Mehmet Usta’nın Köftecisi',
    place: 'Manisa',
    since: '1965',
    refusals: ['paket servis'],
  },
  {
    prompt:
      'Esnaf lokantası. Sulu yemek, çorba, zeytinyağlılar. Haftanın her günü sabah 6’dan akşam 10’a kadar. Gaziantep Şahinbey',
    only: ['Sulu yemek', 'Çorba', 'Zeytinyağlılar'],
    trade: 'restaurant',
    name: null,
    hours: '1234567 06:00-22:00',
    noun: 'esnaf lokantası',
    offers: ['Sulu yemek', 'Çorba'],
  },
  {
    prompt:
      'butik otel kapadokya göreme. taş odalar, şömine, kahvaltı, balon turu. ismi Kaya Ev. ingilizce değil türkçe olsun',
    trade: ['guesthouse', 'hotel'],
    name: 'Kaya Ev',
    place: 'Göreme',
    noun: 'butik otel',
  },
  {
    prompt:
      'Pide salonumuz için. Karadeniz Pide, Rize. Kıymalı 180 TL, kuşbaşılı 220 TL, kaşarlı 170 TL. her gün 11-23',
    trade: ['restaurant', 'pizzeria'],
    name: 'Karadeniz Pide',
    place: 'Rize',
    hours: '1234567 11:00-23:00',
    offers: ['Kıymalı=180 TL', 'Kuşbaşılı=220 TL', 'Kaşarlı=170 TL'],
  },
  {
    prompt:
      'Nitelikli kahve kavuruyoruz. "Çekirdek", Bomonti. Espresso 90₺, filtre kahve 110₺, cold brew 130₺. Minimal, siyah beyaz renkler.',
    trade: 'cafe',
    name: 'Çekirdek',
    place: 'Bomonti',
    color: 'black',
    moods: ['plain'],
    offers: ['Espresso=90 ₺', 'Filtre kahve=110 ₺'],
  },
  {
    prompt:
      'Aile işletmesi bir kasabız. Sivas’ta, Yiğit Et ve Şarküteri. Dana, kuzu, sucuk, pastırma satıyoruz. Pazar kapalı.',
    only: ['Dana', 'Kuzu', 'Sucuk', 'Pastırma'],
    trade: ['shop', 'butcher'],
    place: 'Sivas',
    claims: ['Family-run'],
    offers: ['Dana', 'Kuzu', 'Sucuk', 'Pastırma'],
    hours: 'closed 7',
    noun: 'kasap',
  },
  {
    prompt:
      'avukatlık ofisi web sitesi. Av. Mehmet Şahin, boşanma ve iş davaları. Cumhuriyet Mah. Lale Sok. No:5/A Kartal. ciddi görünsün. online randevu istemiyorum',
    trade: 'lawyer',
    name: 'Av. Mehmet Şahin',
    address: 'Cumhuriyet Mah. Lale Sok. No:5/A',
    place: 'Kartal',
    moods: ['formal'],
    refusals: ['online randevu'],
  },
  {
    prompt:
      'Gitar ve piyano dersleri, müzik kursu. Denizli. Ritim Müzik Akademisi. pazartesi-cuma 12:00-20:00 cumartesi 10:00-18:00',
    trade: 'tutor',
    name: 'Ritim Müzik Akademisi',
    place: 'Denizli',
    hours: '12345 12:00-20:00; 6 10:00-18:00',
  },
  {
    prompt:
      'gelinlik ve abiye dikiyorum, terzi. samsun ilkadım. adım sevgi. telefonum 0 362 111 2233',
    trade: ['maker', 'clothes', 'tailor'],
    place: 'Samsun',
    voice: 'I',
    phone: '0 362 111 2233',
    offers: ['Gelinlik', 'Abiye'],
  },
  {
    prompt:
      'Ahşap mobilya atölyesi. Ceviz Atölye, Bolu. Masa, sandalye, raf. 2012’de kurduk. Galeri olsun, fiyat olmasın. Toprak tonları.',
    trade: 'maker',
    name: 'Ceviz Atölye',
    place: 'Bolu',
    since: '2012',
    want: ['gallery'],
    refuse: ['prices'],
    color: 'terracotta',
    offers: ['Masa', 'Sandalye', 'Raf'],
  },
  {
    prompt:
      'sürücü kursu denizatı, çanakkale. b sınıfı ehliyet, direksiyon dersi. beyaz zemin mavi renkler',
    trade: ['tutor', 'driving_school'],
    place: 'Çanakkale',
    color: 'blue',
    theme: 'light',
    noun: 'sürücü kursu',
  },
  {
    prompt:
      'Organik zeytinyağı satıyoruz Ayvalık’ta. Zeytin, zeytinyağı, sabun. Üç kuşaktır aynı bahçeden topluyoruz. Hiçbir ağacımıza ilaç atmıyoruz.',
    only: ['Organik zeytinyağı', 'Zeytin', 'Sabun'],
    trade: 'shop',
    place: 'Ayvalık',
    name: null,
    voice: 'we',
  },
  {
    prompt:
      'İç mimarlık ofisi, Levent. Studio Ara. Konut, ofis ve mağaza tasarımı yapıyoruz. Şık ve modern. İletişim formu olsun, yorumlar olmasın.',
    trade: ['maker', 'interior_designer'],
    name: 'Studio Ara',
    want: ['contact'],
    refuse: ['testimonials'],
    moods: ['elegant', 'modern'],
    noun: 'iç mimarlık ofisi',
  },
  {
    prompt: 'Lastikçi. yol yardım 7/24. Mersin Tarsus D400 karayolu üstü. 444 0 123',
    trade: 'garage',
    place: 'Tarsus, Mersin',
    phone: '444 0 123',
    noun: 'lastikçi',
    hours: 'always',
  },
  {
    prompt:
      'Kampımız var: Çam Altı Kamp, Olympos. çadır alanı, bungalov, kahvaltı ve akşam yemeği. gecelik 1.500 TL',
    trade: ['guesthouse', 'holiday_home', 'campsite'],
    name: 'Çam Altı Kamp',
    place: 'Olympos',
    offers: ['Bungalov', 'Çadır alanı'],
  },
  {
    prompt:
      'yaşam koçuyum, ankarada. bireysel görüşmeler yapıyorum, online da. pastel renkler, sade. beni aramasınlar, bana mesaj atabilsinler',
    trade: ['consultant', 'coach'],
    place: 'Ankara',
    goal: 'enquire',
    voice: 'I',
    moods: ['plain'],
  },
  {
    prompt:
      'merhabalar, eşimle birlikte muğla ulada köy kahvaltısı veren bir yer açtık, ismi Dut Altı Kahvaltı Evi. cumartesi pazar 8.30-15.00 açığız. menemen, gözleme, kendi yaptığımız reçeller var. çocuklu aileler çok geliyor, oyun alanımız da var. renkler sıcak olsun',
    trade: 'cafe',
    name: 'Dut Altı Kahvaltı Evi',
    place: 'Muğla',
    hours: '67 08:30-15:00',
    offers: ['Menemen', 'Gözleme'],
    claims: ['Children welcome'],
    moods: ['warm'],
  },
  {
    prompt:
      'We are a Turkish bakery, website in Turkish please: Kuzguncuk Fırını, simit ve poğaça satıyoruz, her gün 06:00-21:00',
    only: ['Simit', 'Poğaça'],
    trade: 'bakery',
    name: 'Kuzguncuk Fırını',
    hours: '1234567 06:00-21:00',
    offers: ['Simit', 'Poğaça'],
  },
  {
    prompt:
      'Kış Bahçesi Kafe & Kitap - Eskişehir Odunpazarı. Kahve, çay, tatlı. Evcil hayvan dostu. hafta sonu 10:00-24:00, hafta içi 09:00-22:00',
    trade: 'cafe',
    place: 'Odunpazarı, Eskişehir',
    hours: '67 10:00-24:00; 12345 09:00-22:00',
    claims: ['Pets welcome'],
    offers: ['Kahve', 'Çay', 'Tatlı'],
  },
  {
    prompt:
      'Vakıf sitesi: Umut Eğitim Vakfı. Burs veriyoruz, gönüllü alıyoruz. 2005 senesinden beri. Resmi bir dil.',
    trade: ['community', 'charity'],
    name: 'Umut Eğitim Vakfı',
    since: '2005',
    moods: ['formal'],
    noun: 'vakıf',
  },
  {
    prompt:
      'Perde ve döşeme yapıyoruz. Adresimiz: Atatürk Caddesi No: 112, Isparta. Kuruluş 1979. Fatma Hanım ve ekibi. WhatsApp 0535 222 11 00',
    trade: 'maker',
    address: 'Atatürk Caddesi No: 112',
    place: 'Isparta',
    since: '1979',
    phone: '0535 222 11 00',
  },
  {
    prompt:
      'Nakış kursu değil, terzi atölyesiyiz. Nişantaşı. Randevusuz gelmeyin lütfen, randevu ile çalışıyoruz. Cumartesi pazar hariç her gün 11:00-18:00',
    only: [],
    trade: 'maker',
    place: 'Nişantaşı',
    claims: ['By appointment'],
    hours: '12345 11:00-18:00; closed 67',
  },

  {
    prompt:
      'Selamlar, Kırklareli’nde peynir dükkânım var, adı Yörük Peynir. Beyaz peynir, kaşar, tulum ve tereyağı satıyorum. Pazar hariç her gün 8-19. Tel 0288 212 00 11',
    trade: ['shop', 'cheesemonger', 'deli'],
    name: 'Yörük Peynir',
    place: 'Kırklareli',
    voice: 'I',
    hours: '123456 08:00-19:00; closed 7',
    phone: '0288 212 00 11',
    offers: ['Beyaz peynir', 'Kaşar', 'Tulum', 'Tereyağı'],
  },
  {
    prompt:
      'bursada kombi servisi. kombi bakımı 750 tl, petek temizliği 1.500 tl. aynı gün servis. bizi arayabilsinler',
    trade: ['plumber', 'hvac', 'heating'],
    place: 'Bursa',
    offers: ['Kombi bakımı=750 TL', 'Petek temizliği=1.500 TL'],
    claims: ['Same-day'],
    goal: 'call',
    name: null,
  },
  {
    prompt:
      'Nar Butik Otel, Antalya Kaleiçi. 12 oda, avlu, kahvaltı ve hamam. 1890’dan kalma bir konak. Bordo ve altın renkleri kullanın.',
    trade: ['guesthouse', 'hotel', 'boutique_hotel'],
    name: 'Nar Butik Otel',
    place: 'Antalya',
    color: 'burgundy',
    noun: 'butik otel',
  },
  {
    prompt: 'ANKARA’DA DİŞ HEKİMİ. İMPLANT, KANAL TEDAVİSİ, DİŞ BEYAZLATMA. 0312 222 11 00',
    trade: ['dentist'],
    place: 'Ankara',
    phone: '0312 222 11 00',
    name: null,
    noun: 'diş hekimi',
    offers: ['İmplant', 'Kanal tedavisi', 'Diş beyazlatma'],
  },
  {
    prompt:
      'Kadın kuaförü Nalan, Maltepe İstanbul. Kesim 600 TL, fön 250 TL, röfle 2.500 TL’den başlayan fiyatlar. Salı-cumartesi 09:30-19:30.',
    trade: 'hairdresser',
    place: 'Maltepe, İstanbul',
    hours: '23456 09:30-19:30',
    offers: ['Kesim=600 TL', 'Fön=250 TL'],
    noun: 'kadın kuaförü',
  },
  {
    prompt:
      'Hatay usulü künefe ve döner. Antakya Sofrası adlı restoranımız Eskişehir’de. Paket servis var. 11.00 - 23.00 arası her gün açığız.',
    trade: ['restaurant', 'kebab'],
    name: 'Antakya Sofrası',
    place: 'Eskişehir',
    hours: '1234567 11:00-23:00',
    claims: ['Takeaway'],
  },
  {
    prompt:
      'çocuklara satranç ve matematik dersi veriyorum. eryaman ankara. ilk ders ücretsiz. sade olsun lütfen, fiyat olmasın, yorumlar olsun',
    trade: 'tutor',
    place: 'Ankara',
    claims: ['First one free'],
    moods: ['plain'],
    refuse: ['prices'],
    want: ['testimonials'],
    voice: 'I',
  },
  {
    prompt:
      'Usta Mobilya - İnegöl Bursa. Mutfak dolabı, gardırop, yemek masası. 1974’ten beri babadan oğula. Keşif ücretsiz.',
    trade: ['maker', 'builder', 'carpenter', 'furniture_maker', 'kitchen_fitter', 'shop'],
    name: 'Usta Mobilya',
    place: 'İnegöl, Bursa',
    since: '1974',
    claims: ['Family-run', 'Free quotes'],
    offers: ['Gardırop', 'Yemek masası'],
  },
  {
    prompt:
      'Avukat Selim Yıldırım için web sitesi. Ceza hukuku, icra takibi, kira davaları. Adana Çukurova, Turgut Özal Bulvarı No: 88. Ciddi, lacivert.',
    trade: 'lawyer',
    name: 'Selim Yıldırım',
    place: 'Adana',
    address: 'Turgut Özal Bulvarı No: 88',
    moods: ['formal'],
    offers: ['Ceza hukuku', 'İcra takibi', 'Kira davaları'],
  },
  {
    prompt:
      'Pati Köpek Oteli. Silivri’de bahçeli köpek oteliyiz, köpek eğitimi ve köpek gezdirme de var. 7/24 başlarındayız.',
    trade: [
      'dog_groomer',
      'kennels',
      'dog_trainer',
      'pet_sitter',
      'pet_care',
      'dog_daycare',
      'pet_hotel',
    ],
    name: 'Pati Köpek Oteli',
    place: 'Silivri',
    voice: 'we',
    offers: ['Köpek eğitimi', 'Köpek gezdirme'],
  },
  {
    prompt:
      'ev yemekleri yapıyoruz, ofislere günlük tabldot gönderiyoruz. maslak istanbul. adımız anne eli',
    trade: ['caterer', 'restaurant'],
    name: 'Anne Eli',
    place: 'Maslak, İstanbul',
    voice: 'we',
  },
  {
    prompt:
      'Merhaba ben Derya, Çeşme Alaçatı’da nefes ve yoga dersleri veriyorum. Salı 09:00 vinyasa, perşembe 18:30 yin yoga, pazar 10:00 meditasyon. Huzurlu bir sayfa.',
    trade: 'yoga',
    place: 'Alaçatı, Çeşme',
    classes: 3,
    voice: 'I',
    moods: ['calm'],
  },
  {
    prompt:
      'Tarihi Karaköy Fırını, 1932’den bu yana. Galata’da. Simit, açma, poğaça. Sabah 5 akşam 8 açık. Geleneksel bir görünüm, fotoğraf galerisi olsun.',
    trade: 'bakery',
    name: 'Tarihi Karaköy Fırını',
    since: '1932',
    hours: '1234567 05:00-20:00',
    moods: ['traditional'],
    want: ['gallery'],
    offers: ['Simit', 'Açma', 'Poğaça'],
  },
  {
    prompt:
      'Oto yıkama ve detaylı temizlik, Samsun Atakum. İç dış yıkama 400 lira, pasta cila 3000 lira. Hergün 8-22',
    trade: ['garage', 'car_wash'],
    place: 'Samsun',
    hours: '1234567 08:00-22:00',
    offers: ['İç dış yıkama=400 TL', 'Pasta cila=3000 TL'],
  },
  {
    prompt:
      'Mimar Elif Koç, konut ve restorasyon projeleri çiziyorum. Mardin. Minimal, siyah beyaz renkler, açık tema.',
    trade: ['maker', 'architect'],
    name: 'Elif Koç',
    place: 'Mardin',
    theme: 'light',
    moods: ['plain'],
    voice: 'I',
  },
  {
    prompt:
      'gelin arabası süsleme ve çiçek. çorum. çiçekçiyiz. orkide, gül, aranjman. whatsapp 0544 333 22 11',
    trade: 'florist',
    place: 'Çorum',
    phone: '0544 333 22 11',
    offers: ['Orkide', 'Gül', 'Aranjman'],
    noun: 'çiçekçi',
    voice: 'we',
  },
  {
    prompt:
      'Engelliler için spor derneği: Engelsiz Kulaç Derneği, Kocaeli. Üye olmak isteyenler bize yazabilsin.',
    trade: ['community', 'sports_club', 'charity'],
    name: 'Engelsiz Kulaç Derneği',
    place: 'Kocaeli',
    goal: 'enquire',
  },
  {
    prompt:
      'muhasebeciyim. e-fatura, kdv beyannamesi, sgk işlemleri. antalya. randevu sistemi istemiyorum',
    trade: 'accountant',
    place: 'Antalya',
    voice: 'I',
    offers: ['E-fatura', 'KDV beyannamesi', 'SGK işlemleri'],
    refusals: ['randevu sistemi'],
    name: null,
  },
  {
    prompt:
      'Pastane. Adı "Vişne". Kadıköy Moda. Butik pasta, kurabiye, ekler. Pastel pembe tonlarında şık bir site.',
    trade: ['bakery', 'patisserie', 'pastry'],
    name: 'Vişne',
    place: 'Moda, Kadıköy',
    color: 'pink',
    moods: ['elegant'],
    noun: 'pastane',
    offers: ['Butik pasta', 'Kurabiye', 'Ekler'],
  },
  {
    prompt:
      'nakliyat firmasi, evden eve tasimacilik, ankara, sigortali tasima. 0 312 555 44 33 hafta ici her gun 08:00-19:00',
    trade: ['service', 'mover', 'removals'],
    place: 'Ankara',
    phone: '0 312 555 44 33',
    hours: '12345 08:00-19:00',
  },

  {
    prompt:
      'Çilingir Hakan, Bağcılar. 7/24 kapı açma, kilit değişimi, çelik kasa. 0555 444 33 22 hemen arayın',
    trade: ['locksmith'],
    name: 'Çilingir Hakan',
    place: 'Bağcılar',
    phone: '0555 444 33 22',
    hours: 'always',
    offers: ['Kapı açma', 'Kilit değişimi', 'Çelik kasa'],
  },
  {
    prompt:
      'diyetisyenim, izmir bornova. kilo verme, sporcu beslenmesi, online diyet. adım Gizem Tan. yeşil tonlar olsun',
    trade: ['nutritionist'],
    name: 'Gizem Tan',
    place: 'Bornova, İzmir',
    color: 'green',
    voice: 'I',
    only: ['Kilo verme', 'Sporcu beslenmesi', 'Online diyet'],
  },
  {
    prompt:
      'Evden eve nakliyat yapıyoruz. Öz Kardeşler Nakliyat, Gaziantep. Asansörlü taşıma, depolama, ofis taşıma. Sigortalıyız. Teklif alsınlar.',
    trade: ['mover'],
    name: 'Öz Kardeşler Nakliyat',
    place: 'Gaziantep',
    goal: 'quote',
    offers: ['Asansörlü taşıma', 'Depolama'],
    claims: ['Insured'],
  },
  {
    prompt:
      'Dondurmacı Ali Usta. Maraş dondurması, künefe. Mersin Mezitli sahil. Yazın her gün 10:00-01:00. 1958’den beri aile işletmesi',
    trade: ['ice_cream'],
    place: 'Mersin',
    since: '1958',
    hours: '1234567 10:00-25:00',
    claims: ['Family-run'],
  },
  {
    prompt:
      'Optik mağazası: Berrak Optik, Tokat merkez. Gözlük, lens, güneş gözlüğü. Göz muayenesi yok. pazar kapalı, diğer günler 9-19',
    trade: ['optician', 'shop'],
    name: 'Berrak Optik',
    place: 'Tokat',
    hours: '123456 09:00-19:00; closed 7',
    only: ['Gözlük', 'Lens', 'Güneş gözlüğü'],
  },
  {
    prompt: 'taksi durağı, trabzon havalimanı transferi. 0462 111 22 33. 7 24',
    trade: ['taxi'],
    place: 'Trabzon',
    phone: '0462 111 22 33',
    name: null,
  },
  {
    prompt:
      'Şarap bağımız var Urla’da: Tepe Bağları. Kırmızı, beyaz ve roze şarap üretiyoruz, tadım turları yapıyoruz. Zarif, koyu tema.',
    trade: ['winery'],
    name: 'Tepe Bağları',
    place: 'Urla',
    theme: 'dark',
    moods: ['elegant'],
    offers: ['Tadım turları'],
  },
  {
    prompt:
      'Dövme stüdyosu Karga, Beyoğlu. Minimal dövme, kapatma, piercing. Randevu alabilsinler. siyah renk',
    trade: ['tattoo'],
    name: 'Karga',
    place: 'Beyoğlu',
    goal: 'book',
    color: 'black',
    only: ['Minimal dövme', 'Kapatma', 'Piercing'],
  },
  {
    prompt:
      'Merhaba, eczanemiz için bir sayfa istiyoruz. Yaşam Eczanesi, Erzurum Yakutiye, Lala Paşa Caddesi No: 21. hafta içi 08.30-19.00, cumartesi 09.00-17.00. nöbet günleri duyuru bölümü olsun',
    trade: ['pharmacy'],
    name: 'Yaşam Eczanesi',
    place: 'Erzurum',
    address: 'Lala Paşa Caddesi No: 21',
    hours: '12345 08:30-19:00; 6 09:00-17:00',
    want: ['notice'],
  },
  {
    prompt:
      'Boyacıyım. Ev boyama, dış cephe boya, alçı tamiri. Denizli ve çevresi. Ücretsiz keşif. Galeri ve yorumlar olsun, fiyat yazmasın',
    trade: ['painter', 'builder'],
    place: 'Denizli',
    voice: 'I',
    want: ['gallery', 'testimonials'],
    claims: ['Free quotes'],
    only: ['Ev boyama', 'Dış cephe boya', 'Alçı tamiri'],
  },
  {
    prompt:
      'Yazılım ajansı: Piksel Atölyesi. Web tasarım, mobil uygulama, e-ticaret siteleri yapıyoruz. Ankara Çankaya. Modern, mavi.',
    trade: [
      'it_support',
      'marketing_agency',
      'consultant',
      'web_developer',
      'software',
      'designer',
      'web_studio',
      'software_studio',
    ],
    name: 'Piksel Atölyesi',
    place: 'Çankaya, Ankara',
    moods: ['modern'],
    offers: ['Web tasarım', 'Mobil uygulama'],
  },
  {
    prompt:
      'Masaj salonu, Kuşadası. Bali masajı 900 TL, sıcak taş masajı 1.100 TL, 60 dk. Sakin, turkuaz tonlar',
    trade: ['massage', 'spa'],
    place: 'Kuşadası',
    offers: ['Bali masajı=900 TL', 'Sıcak taş masajı=1.100 TL'],
    color: 'teal',
    moods: ['calm'],
  },
  {
    prompt:
      'köy ürünleri dükkanı açtım, kars kaşarı, bal, tarhana, erişte satıyorum. kars’tan geliyor ama dükkan ankara ayrancı’da. ismi gravyer',
    trade: [
      'shop',
      'deli',
      'grocery',
      'farm_shop',
      'grocer',
      'market',
      'cheesemonger',
      'food_shop',
      'delicatessen',
      'greengrocer',
    ],
    name: 'Gravyer',
    place: 'Ankara',
    voice: 'I',
    offers: ['Bal', 'Tarhana', 'Erişte'],
  },
  {
    prompt: 'Sinema, tiyatro ve konser salonu olan kültür merkezi. Çınar Sahne, Eskişehir.',
    trade: ['service', 'community'],
    place: 'Eskişehir',
    name: 'Çınar Sahne',
  },
]
