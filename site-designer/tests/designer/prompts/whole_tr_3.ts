import type { Whole } from '#designer_tests/designer/prompts/whole'

/** Thirty more in two languages, written after a reader with fresh eyes had found what was misread. */
export const thirdTurkish: Whole[] = [
  {
    prompt:
      'slm kuaför salonum var bornovada adı saç evi sevda. kesim 400 fön 250 boya 1500 tl den başlıyor. pazartesi kapalı diğer günler 9-19. online randevu istemiyorum arasınlar 0532 111 22 33',
    name: 'Saç Evi Sevda',
    place: 'Bornova',
    offers: ['Kesim=400 TL', 'Fön=250 TL', 'Boya=1500 TL’den|Boya=1500 TL'],
    hours: '234567 09:00-19:00; closed 1',
    phone: '0532 111 22 33',
    refusals: ['online randevu'],
  },
  {
    prompt:
      'Piyano akortçusuyum, Ankara. Akort 1.800 TL, mekanik bakım 3.500 TL, taşıma sonrası kontrol 1.200 TL. 1994’te babam başladı, 2012’den beri ben devam ediyorum. Levent Akın. Lacivert olsun, çok süslü olmasın.',
    name: '?Levent Akın',
    place: 'Ankara',
    offers: ['Akort=1.800 TL', 'Mekanik bakım=3.500 TL', 'Taşıma sonrası kontrol=1.200 TL'],
    since: '1994',
    people: ['?Levent Akın'],
  },
  {
    prompt:
      'Su Damlası Yüzme Okulu, Mersin. Pazartesi 17:00 başlangıç grubu, çarşamba 17:00 orta grup, cumartesi 10:00 bebek yüzme. Salı günleri kadınlara özel, diğer günler karma. Eğitmenler: Seda Koç, Emre Taş. İlk ders ücretsiz.',
    name: 'Su Damlası Yüzme Okulu',
    place: 'Mersin',
    classes: ['1 17:00 Başlangıç grubu', '3 17:00 Orta grup', '6 10:00 Bebek yüzme'],
    offers: ['?Başlangıç grubu', '?Orta grup', '?Bebek yüzme'],
    people: ['Seda Koç, eğitmen', 'Emre Taş, eğitmen'],
    claims: ['First one free'],
  },
  {
    prompt:
      'Elazığda çiğ köfte dükkanımız var, Harputlu Çiğ Köfte. dürüm 90 tl, porsiyon 120 tl, ayran 25 tl. her gün 10-23 açık. paket servis var. kırmızı yeşil renkler olsun',
    name: 'Harputlu Çiğ Köfte',
    place: 'Elazığ',
    offers: ['Dürüm=90 TL', 'Porsiyon=120 TL', 'Ayran=25 TL', '?Çiğ köfte'],
    hours: '1234567 10:00-23:00',
    claims: ['Takeaway'],
  },
  {
    prompt:
      'Yeşil Vadi bungalov, Sapanca. 8 bungalov, hepsi jakuzili. Geceliği 5.500 TL, hafta sonu 7.000 TL. Evcil hayvan kabul ediyoruz ama önceden haber verin. Mart ayının ilk haftası bakım için kapalıyız. Tel 0264 555 40 40',
    name: 'Yeşil Vadi|Yeşil Vadi Bungalov|Yeşil Vadi bungalov',
    place: 'Sapanca',
    figures: ['8 bungalov'],
    offers: ['?Gecelik=5.500 TL', '?Bungalov'],
    claims: ['Pets welcome'],
    closing: 'Mart ayının ilk haftası bakım için kapalıyız.',
    phone: '0264 555 40 40',
  },
  {
    prompt:
      'Oto elektrikçiyim Gebze sanayide. Akü, marş, alternatör, far, beyin tamiri. 7/24 yol yardım. Gebze, Darıca ve Çayırova’da. Usta Hüseyin. Arıza tespiti 500 lira. adımız Yılmaz Oto Elektrik',
    name: 'Yılmaz Oto Elektrik',
    place: 'Gebze',
    area: ['?Gebze', '?Darıca', '?Çayırova'],
    offers: [
      'Akü',
      'Marş',
      'Alternatör',
      'Far',
      'Beyin tamiri',
      'Arıza tespiti=500 TL',
      '?Yol yardım',
    ],
    hours: 'always',
    people: ['Hüseyin, usta|Usta Hüseyin'],
    claims: ['Day and night'],
  },
  {
    prompt:
      'Merhabalar, "Anadolu El Sanatları ve Geleneksel Dokuma Kültürünü Yaşatma Derneği" için bir sayfa lazım. Kütahya’dayız. Kilim, çini, ebru kursları veriyoruz. 140 üyemiz var. 12 Ekim 2026’da sergimiz açılıyor. Kurumsal durmasın.',
    name: 'Anadolu El Sanatları ve Geleneksel Dokuma Kültürünü Yaşatma Derneği',
    place: 'Kütahya',
    offers: ['Kilim', 'Çini', 'Ebru'],
    figures: ['140 üye'],
    events: ['?12 Ekim 2026: Sergimiz'],
  },
  {
    prompt:
      'Diş hekimi Dt. Okan Beyaz, Nilüfer Bursa. implant, kanal tedavisi, diş beyazlatma. hafta içi 09.30-19.00 cumartesi 10-15. muayene 750 tl. acil durumlar için 0224 555 12 12. mavi beyaz sade',
    name: 'Dt. Okan Beyaz|Okan Beyaz',
    place: 'Nilüfer, Bursa',
    offers: ['İmplant', 'Kanal tedavisi', 'Diş beyazlatma', 'Muayene=750 TL'],
    hours: '12345 09:30-19:00; 6 10:00-15:00',
    phone: '0224 555 12 12',
    people: ['?Dt. Okan Beyaz', '?Okan Beyaz', '?Dt. Okan Beyaz, diş hekimi'],
    claims: ['?Emergency call-outs'],
  },
  {
    prompt:
      'Müzik atölyesi Telli Turna, Sivas. Bağlama: Hasan Polat. Keman: Derya Uçar. Ud: Selim Bay. Aylık 2.000 TL. 2023 yılında En İyi Yerel Girişim ödülünü aldık. Sıcak renkler, sade.',
    name: 'Telli Turna',
    place: 'Sivas',
    people: ['Hasan Polat, bağlama', 'Derya Uçar, keman', '?Selim Bay, ud', '?Selim Bay'],
    offers: ['?Bağlama', '?Keman', '?Ud', '?Aylık=2.000 TL'],
    claims: ['En İyi Yerel Girişim ödülü, 2023'],
  },
  {
    prompt:
      'ev yemekleri yapıyorum Çorlu da. mantı yaprak sarma içli köfte börek. siparişler bir gün önceden. mantı kilosu 450 tl sarma kilosu 500 tl. whatsapp 0545 222 33 44 Nesrin Abla. eve servis yok gel al',
    name: '?Nesrin Abla|?Nesrin',
    place: 'Çorlu',
    offers: [
      'Mantı=450 TL / kg',
      'Sarma=500 TL / kg|Yaprak sarma=500 TL / kg',
      '?İçli köfte',
      '?Ev yemekleri',
      '?Börek',
      '?Yaprak sarma',
    ],
    phone: '0545 222 33 44',
    people: ['?Nesrin'],
    claims: ['Takeaway'],
    refusals: ['?eve teslim'],
  },
  {
    prompt:
      'Kahverengi Fincan kafe, Amasya yalıboyu. Türk kahvesi 80 TL, filtre kahve 95 TL, san sebastian 180 TL. 2017’de açıldık. Pazar 11-22, diğer günler 9-23. Bahçemiz var, köpekler gelebilir. Çok modern görünmesin, kahverengi tonlar.',
    name: 'Kahverengi Fincan|Kahverengi Fincan Kafe|Kahverengi Fincan kafe',
    place: 'Amasya',
    offers: ['Türk kahvesi=80 TL', 'Filtre kahve=95 TL', 'San sebastian=180 TL'],
    since: '2017',
    hours: '7 11:00-22:00; 123456 09:00-23:00',
    claims: ['Dogs welcome'],
  },
  {
    prompt:
      'Nakliye firmasıyız evden eve. Asansörlü taşıma, eşya depolama, ofis taşıma. İstanbul içi 8.000 liradan başlıyor. Kadıköy, Ataşehir ve Ümraniye’de çalışıyoruz. Ekspres değil özenli taşırız. Sigortalı. Özen Nakliyat 0216 333 22 11',
    name: 'Özen Nakliyat',
    place: '?İstanbul|?Kadıköy',
    area: ['Kadıköy', 'Ataşehir', 'Ümraniye'],
    offers: ['Asansörlü taşıma', 'Eşya depolama', 'Ofis taşıma', '?İstanbul içi=8.000 TL’den'],
    claims: ['Insured'],
    phone: '0216 333 22 11',
  },
  {
    prompt:
      'Terzi Gülay - Afyon. fermuar 100 tl paça 80 tl, gelinlik tadilatı 1500 tl. cumartesi öğlene kadar açık pazar kapalı. 30 yıldır aynı yerdeyiz Uzunçarşı no 14',
    name: 'Terzi Gülay',
    place: 'Afyon|Afyonkarahisar',
    offers: ['Fermuar=100 TL', 'Paça=80 TL', 'Gelinlik tadilatı=1500 TL'],
    years: '30 yıl',
    hours: '?closed 7',
    address: '?Uzunçarşı no 14',
  },
  {
    prompt:
      'Veteriner kliniği açtık Edirne’de: Trakya Vet. Veteriner hekim Ceren Aydoğan. Aşı, kısırlaştırma, ultrason, evcil hayvan pasaportu. Hafta içi 9-19, cumartesi 9-17, acil için 7/24 arayabilirsiniz 0284 555 66 77. Yeşil ve beyaz olsun',
    name: 'Trakya Vet',
    place: 'Edirne',
    offers: ['Aşı', 'Kısırlaştırma', 'Ultrason', 'Evcil hayvan pasaportu'],
    people: ['Ceren Aydoğan, veteriner hekim'],
    hours: '12345 09:00-19:00; 6 09:00-17:00',
    phone: '0284 555 66 77',
    claims: ['?Emergency call-outs', 'Day and night'],
  },
  {
    prompt:
      'Salon kiralıyoruz, Kırkpınar Davet, Düzce. 350 kişilik salon, 600 kişilik bahçe. Düğün, nişan, kına, sünnet. Hafta içi 60.000 TL, hafta sonu 90.000 TL. Alkol yok. Eylülün son haftası tadilattayız. Rezervasyonu telefonla alıyoruz, online istemiyoruz',
    name: 'Kırkpınar Davet',
    place: 'Düzce',
    offers: ['Düğün', 'Nişan', 'Kına', 'Sünnet'],
    closing: '?Eylülün son haftası tadilattayız.',
    refusals: ['alkol'],
  },
]
