import type { Whole } from '#designer_tests/designer/prompts/whole'

/** Written after the first set was read well: what was read of these at first is the measure. */
export const furtherTurkish: Whole[] = [
  {
    prompt:
      'Selamlar, Tarsus’ta aile çay ocağımız vardı, şimdi kahvaltı evi yaptık. Adı Hanife Ana. Serpme kahvaltı kişi başı 450 TL, menemen 180 TL, gözleme çeşitleri 150 TL. Sabah 7 öğlen 2 arası açığız, çarşambaları kapalıyız. 22 masa. Rezervasyon 0324 613 22 11',
    name: 'Hanife Ana',
    place: 'Tarsus',
    offers: [
      'Serpme kahvaltı=450 TL / kişi|Serpme kahvaltı=450 TL',
      'Menemen=180 TL',
      'Gözleme=150 TL|Gözleme çeşitleri=150 TL',
    ],
    hours: '124567 07:00-14:00; closed 3',
    figures: ['22 masa'],
    phone: '0324 613 22 11',
  },
  {
    prompt:
      'mobilyacilara cnc kesim yapiyoruz. ostimdeyiz ankara. mdf kesim, lazer kazima, kapak isleme. 3 makinemiz var. en gec 2 gunde teslim. hassas kesim atolyesi. 0312 385 44 55 cumartesi 13e kadar acigiz',
    name: '?Hassas Kesim Atölyesi|?Hassas Kesim Atolyesi',
    place: 'Ankara|Ostim, Ankara',
    offers: ['Mdf kesim|MDF kesim', 'Lazer kazima', 'Kapak isleme', '?Cnc kesim', '?CNC kesim'],
    figures: ['3 makine'],
    phone: '0312 385 44 55',
  },
  {
    prompt:
      'Defne Sabunları. Hatay’dan, zeytinyağı ve defneyle kaynatıyoruz. Kalıp sabun 60 TL, sıvı sabun 140 TL, hediye kutusu 320 TL. 2023 depreminden sonra atölyemizi yeniden kurduk. Kargo var. Toptan da veriyoruz: toptan@defnesabun.example',
    name: 'Defne Sabunları',
    place: 'Hatay',
    offers: ['Kalıp sabun=60 TL', 'Sıvı sabun=140 TL', 'Hediye kutusu=320 TL', '?Sabun'],
    email: 'toptan@defnesabun.example',
    claims: ['?Delivery'],
  },
  {
    prompt:
      'Çocuklara kodlama ve robotik öğretiyoruz, Çekmeköy’deyiz. Robotik cumartesi 11:00 ve 14:00, kodlama pazar 12:00, satranç çarşamba 16:30. Sınıflar en fazla 8 kişi. Eğitmenimiz Tolga Sezgin, ODTÜ mezunu. Yaz kampı 23 Haziran’da başlıyor. Küçük Mucit.',
    name: 'Küçük Mucit',
    place: 'Çekmeköy',
    classes: ['6 11:00 Robotik', '?6 14:00 Robotik', '7 12:00 Kodlama', '3 16:30 Satranç'],
    offers: ['Robotik', 'Kodlama', 'Satranç'],
    people: ['Tolga Sezgin, eğitmen'],
    events: ['?23 Haziran: Yaz kampı başlıyor', '?23 Haziran: Yaz kampı'],
  },
  {
    prompt:
      'Muhtarlıktan emekli oldum köyde pansiyon açtım. Kaz Dağları, Yeşilyurt köyü. 4 oda, kahvaltı ve akşam yemeği dahil gecelik 2.800 TL. Sigara içilmez. Evcil hayvan alamıyoruz maalesef. Taşlı Bahçe Konukevi. Beni arayın: 0532 414 15 16 Şükrü',
    name: 'Taşlı Bahçe Konukevi',
    place: '?Yeşilyurt|Kaz Dağları',
    offers: ['?Kahvaltı', '?Akşam yemeği'],
    figures: ['4 oda'],
    people: ['?Şükrü'],
    phone: '0532 414 15 16',
  },
  {
    prompt:
      'Gaziantep’in en eski bakırcısıyız: Bakırcı Hacı Usta ve Oğulları. 1924’ten beri dövme bakır. Cezve, sahan, güğüm, tepsi. Kalay da yapıyoruz. Bakırcılar Çarşısı No: 17. Pazar hariç 08.30–18.30. Üçüncü kuşak Mehmet Usta iş başında.',
    name: 'Bakırcı Hacı Usta ve Oğulları',
    place: 'Gaziantep',
    address: 'Bakırcılar Çarşısı No: 17',
    since: '1924',
    offers: ['Cezve', 'Sahan', 'Güğüm', 'Tepsi', '?Kalay'],
    hours: '123456 08:30-18:30; closed 7|closed 7',
    people: ['Mehmet, usta', '?Hacı, usta'],
  },
  {
    prompt:
      'Estetik ve lazer merkezi\nBağdat Caddesi, Suadiye\n- Lazer epilasyon\n- Cilt yenileme\n- Dolgu\n- Medikal manikür\nDoktorumuz: Dr. Pelin Acar\nHer gün 10:00 - 20:00\nAd: Lumen\nfiyat yazmayın',
    name: 'Lumen',
    place: 'Suadiye',
    address: '?Bağdat Caddesi',
    offers: ['Lazer epilasyon', 'Cilt yenileme', 'Dolgu', 'Medikal manikür'],
    people: ['Dr. Pelin Acar, doktor|Dr. Pelin Acar'],
    hours: '1234567 10:00-20:00',
    refusals: ['?prices'],
  },
  {
    prompt:
      'Asansör bakım firmasıyız. Sakarya, Düzce ve Bolu’da 1.150 asansöre bakıyoruz. 18 teknisyenimiz var, 7/24 arıza. TSE belgeli. Aylık bakım, revizyon, yeni asansör montajı. Doruk Asansör, 2007.',
    name: 'Doruk Asansör',
    place: '?Sakarya|?Düzce',
    area: ['?Sakarya', '?Düzce', '?Bolu'],
    figures: ['1.150 asansör|1.150 asansöre', '18 teknisyen'],
    hours: 'always',
    claims: ['Day and night', 'Certified'],
    offers: ['Aylık bakım', 'Revizyon', 'Yeni asansör montajı|Asansör montajı'],
    since: '?2007',
  },
  {
    prompt:
      'Kuaför Gönül. Sultanbeyli. Kadınlara özel, çocuklu gelebilirsiniz. Fön yüz elli lira, boya sekiz yüz lira, gelin saçı üç bin lira. Pazartesi kapalı, öbür günler 9-20. Randevusuz da alıyoruz.',
    name: 'Kuaför Gönül',
    place: 'Sultanbeyli',
    offers: ['Fön=150 TL', 'Boya=800 TL', 'Gelin saçı=3000 TL|Gelin saçı=3.000 TL'],
    hours: '234567 09:00-20:00; closed 1|closed 1',
    claims: ['Walk-ins welcome', '?Children welcome'],
  },
  {
    prompt:
      'Ben Kerem, sokak fotoğrafçısıyım ama düğün çekmiyorum. Marka ve portre çekimi yapıyorum, İzmir’deyim, her yere gelirim. Yarım gün 6.000, tam gün 10.000 TL. Sergim 9 Mayıs’ta Alsancak’ta açılıyor. Siyah beyaz, sade bir site.',
    name: '?Kerem',
    people: ['?Kerem'],
    place: 'İzmir',
    offers: ['Marka|Marka çekimi', 'Portre çekimi', 'Yarım gün=6.000 TL', 'Tam gün=10.000 TL'],
  },
  {
    prompt:
      'Zeytinlik Tarım Kooperatifi, Akhisar. 86 üretici ortak. Erken hasat zeytinyağı, yeşil zeytin, zeytin ezmesi. Genel kurulumuz 2 Mart 14:00’te. Coğrafi işaretli ürün. Ziyarete açığız ama önce arayın 0236 412 00 12',
    name: 'Zeytinlik Tarım Kooperatifi',
    place: 'Akhisar',
    figures: ['86 üretici'],
    offers: ['Erken hasat zeytinyağı', 'Yeşil zeytin', 'Zeytin ezmesi'],
    events: ['2 Mart 14:00: Genel kurulumuz'],
    phone: '0236 412 00 12',
  },
  {
    prompt:
      'Motosiklet ekipmanı satıyoruz. Kask, mont, eldiven, bot. İkinci el alım da var. Maslak Oto Sanayi. Bir de her ayın ilk pazarı birlikte sürüşe çıkıyoruz. Adımız İki Teker. Kurucular: Ozan Yücel ve Derya Yücel. Sosyal medya: instagram @ikiteker',
    name: 'İki Teker',
    place: 'Maslak',
    offers: ['Kask', 'Mont', 'Eldiven', 'Bot', '?İkinci el alım', '?Motosiklet ekipmanı'],
    people: ['Ozan Yücel, kurucu', 'Derya Yücel, kurucu'],
  },
  {
    prompt:
      'Bursa’da ipek dokuyoruz. Fular 1.200 ₺, kravat 900 ₺, şal 1.800 ₺. Hepsi el tezgahında. Koza Han’da küçük bir dükkanımız var. Ramazan Bayramı’nda 3 gün kapalıyız. Dut Dalı İpek',
    name: 'Dut Dalı İpek',
    place: 'Bursa|Koza Han, Bursa',
    offers: ['Fular=1.200 ₺', 'Kravat=900 ₺', 'Şal=1.800 ₺', '?İpek'],
    closing: 'Ramazan Bayramı’nda 3 gün kapalıyız.',
  },
  {
    prompt:
      'Diyetisyen Ece Yaman. Mersin’de ofisim var, online da görüşüyorum. İlk görüşme 1.000 TL, kontrol 600 TL, aylık paket 2.400 TL. Sporcu beslenmesi, gebelikte beslenme, çocuk obezitesi. Salı-cuma 10.00-18.00. 1500’den fazla danışan.',
    name: 'Ece Yaman',
    place: 'Mersin',
    offers: [
      'İlk görüşme=1.000 TL',
      'Kontrol=600 TL',
      'Aylık paket=2.400 TL',
      'Sporcu beslenmesi',
      'Gebelikte beslenme',
      'Çocuk obezitesi',
    ],
    hours: '2345 10:00-18:00',
    figures: ['1500+ danışan'],
    claims: ['Online too'],
  },
  {
    prompt:
      'Taziye ve mevlit yemeği yapıyoruz, Konya’da. Etli pilav, bamya çorbası, zerde, irmik helvası. En az 50 kişilik. Servis, masa, sandalye bizden. Hacı Bekir Catering. Aynı gün olmaz, iki gün önce haber verin. Karatay ve Selçuklu’ya ücretsiz götürüyoruz.',
    name: 'Hacı Bekir Catering',
    place: 'Konya|Karatay, Konya',
    offers: ['?Mevlit yemeği', 'Etli pilav', 'Bamya çorbası', 'Zerde', 'İrmik helvası'],
    area: ['?Karatay', '?Selçuklu'],
  },
  {
    prompt:
      'Tırmanış salonu, Antalya Konyaaltı. Duvar 14 metre. Günlük giriş 300, aylık 1.800 TL, ayakkabı kiralama 80 TL. Yeni başlayanlar için ders her perşembe 19:00. Salon sorumlusu Bora. Hafta içi 12-23, hafta sonu 10-22. Kertenkele Tırmanış',
    name: 'Kertenkele Tırmanış',
    place: 'Konyaaltı, Antalya',
    offers: [
      'Günlük giriş=300 TL|Giriş=300 TL',
      'Ayakkabı kiralama=80 TL',
      '?Ders',
      '?Yeni başlayanlar için ders',
      '?Aylık=1.800 TL',
    ],
    classes: ['?4 19:00 Yeni başlayanlar için ders', '?4 19:00 Ders'],
    hours: '12345 12:00-23:00; 67 10:00-22:00',
    people: ['?Bora', '?Bora, salon sorumlusu'],
    claims: ['All levels'],
  },
  {
    prompt:
      'apartman yönetimi hizmeti veriyoruz. aidat takibi temizlik bahçe asansör bakım her şey. ataşehir kadıköy maltepe. 64 site, 5.200 daire. huzur yönetim. sabit telefon 0216 444 10 20. kat malikleri giriş yapsın gibi bir şey istemiyoruz',
    name: '?Huzur Yönetim',
    place: 'Ataşehir|Kadıköy|Maltepe|Ataşehir, Kadıköy',
    area: ['?Ataşehir', '?Kadıköy', '?Maltepe'],
    figures: ['64 site', '5.200 daire'],
    offers: ['?Apartman yönetimi', '?Aidat takibi', '?Temizlik'],
    phone: '0216 444 10 20',
  },
  {
    prompt:
      'Sahne arkası: Kukla tiyatrosu yapıyoruz, okullara geliyoruz. 3 oyunumuz var: Keloğlan Uzayda, Üç Tembel Karınca, Dede’nin Saati. Gösteri 45 dakika, 7.000 TL. İki kişilik bir ekibiz, Suna ve Bahri. Eskişehir. Grubun adı Tahta Burun.',
    name: 'Tahta Burun',
    place: 'Eskişehir',
    offers: [
      '?Gösteri=7.000 TL',
      '?Keloğlan Uzayda',
      '?Üç Tembel Karınca',
      '?Dede’nin Saati',
      '?Kukla tiyatrosu',
    ],
    people: ['?Suna', '?Bahri'],
    figures: ['?3 oyun'],
  },
  {
    prompt:
      'Arıcıyım, Muğla Marmaris’te çam balı üretiyorum. 180 kovanım var. Çam balı kilosu 400 TL, çiçek balı 450 TL, polen 250 TL. 2021’de İngiltere’de altın madalya aldık. Ziyaretçi kabul etmiyorum. Çamlık Bal, Yusuf Ergin.',
    name: 'Çamlık Bal',
    place: 'Marmaris, Muğla',
    figures: ['180 kovan'],
    offers: ['Çam balı=400 TL / kg', 'Çiçek balı=450 TL', 'Polen=250 TL'],
    people: ['?Yusuf Ergin'],
  },
  {
    prompt:
      'Özel ambulans. 7 gün 24 saat. Şehirler arası nakil, etkinlik sağlık hizmeti, evde serum. 9 ambulans, 24 paramedik. İstanbul Anadolu yakası. Doktorlu araç istenirse önceden söyleyin. Acele Sağlık 0850 222 33 44',
    name: 'Acele Sağlık',
    place: 'İstanbul',
    hours: 'always|1234567 00:00-24:00',
    offers: ['Şehirler arası nakil', 'Etkinlik sağlık hizmeti|Etkinlik sağlık', 'Evde serum|Serum'],
    figures: ['9 ambulans', '24 paramedik'],
    phone: '0850 222 33 44',
  },
]
