import type { Whole } from '#designer_tests/designer/prompts/whole'

/** As owners write: on the phone, in lists, in one breath. All that each says stands beside it. */
export const wholeTurkish: Whole[] = [
  {
    prompt:
      'Slm ben Hatice terziyim 22 yıldır Karabağlarda dükkanım var. paça kısaltma 150 tl, fermuar değişimi 200 tl, gelinlik provası. Pazar hariç her gün 9 dan 7 ye kadar açığım. tel 0535 210 44 18. pazarlık yok :)',
    people: ['?Hatice|Hatice, terzi'],
    place: 'Karabağlar',
    years: '22 yıl',
    offers: ['Paça kısaltma=150 TL', 'Fermuar değişimi=200 TL', 'Gelinlik provası'],
    hours: '123456 09:00-19:00; closed 7',
    phone: '0535 210 44 18',
  },
  {
    prompt:
      'Beyaz Köpük Kuru Temizleme\nEtiler, Nispetiye Caddesi No: 44\nTakım elbise 350 TL\nGömlek ütü 60 TL\nYorgan yıkama 400 TL\nHafta içi 08:00-20:00\nCumartesi 09:00-18:00\nPazar kapalı\n0212 555 71 20',
    name: 'Beyaz Köpük Kuru Temizleme',
    place: 'Etiler',
    address: 'Nispetiye Caddesi No: 44',
    offers: ['Takım elbise=350 TL', 'Gömlek ütü=60 TL', 'Yorgan yıkama=400 TL'],
    hours: '12345 08:00-20:00; 6 09:00-18:00; closed 7',
    phone: '0212 555 71 20',
  },
  {
    prompt:
      'Balıkesir’de buzdolabı ve çamaşır makinesi tamir ediyorum. Recep Usta derler bana. Edremit, Burhaniye ve Ayvalık’a da geliyorum. Aynı gün servis, işçiliğe 6 ay garanti veriyorum. Numaram 0542 333 10 90',
    name: '?Recep Usta',
    people: ['?Recep, usta'],
    place: 'Balıkesir',
    area: ['Edremit', 'Burhaniye', 'Ayvalık'],
    offers: ['?Buzdolabı', '?Çamaşır makinesi'],
    claims: ['Same-day', 'With a guarantee'],
    phone: '0542 333 10 90',
  },
  {
    prompt:
      'Mavi Kulaç Yüzme Okulu, Mersin Yenişehir. Çocuk grubu salı ve perşembe 17:00, yetişkin grubu cumartesi 10:30, bebek yüzme pazar 11:00. Antrenörlerimiz Sevgi Tunç ve Onur Alkan. Gruplar en fazla 6 kişi. Aylık ücret 2.500 TL.',
    name: 'Mavi Kulaç Yüzme Okulu',
    place: 'Mersin|Yenişehir, Mersin',
    classes: [
      '2 17:00 Çocuk grubu',
      '4 17:00 Çocuk grubu',
      '6 10:30 Yetişkin grubu',
      '7 11:00 Bebek yüzme',
    ],
    offers: ['Çocuk grubu', 'Yetişkin grubu', 'Bebek yüzme'],
    people: ['Sevgi Tunç, antrenör|Sevgi Tunç', 'Onur Alkan, antrenör|Onur Alkan'],
    figures: ['?6 kişi'],
  },
  {
    prompt:
      'Nalbur dükkanımız var Tokat Niksar’da, Kaya Hırdavat. Boya, vida, el aleti, bahçe hortumu ne ararsanız. Dedem 1961’de açmış. Bayramlarda kapalıyız. 0356 222 11 00',
    name: 'Kaya Hırdavat',
    place: 'Tokat|Niksar, Tokat',
    since: '1961',
    offers: ['Boya', 'Vida', 'El aleti', 'Bahçe hortumu'],
    closing: '?Bayramlarda kapalıyız.',
    phone: '0356 222 11 00',
  },
  {
    prompt:
      'Ordu’da fındık bahçemiz var. Kendi fındığımızı kavurup satıyoruz. Kavrulmuş fındık kilosu 450 lira, fındık ezmesi 300 lira, fındık unu 280 lira. Türkiye’nin her yerine kargo. Adımız Bayram Bahçesi. 2019 yılında en iyi üretici ödülü aldık.',
    name: 'Bayram Bahçesi',
    place: 'Ordu',
    offers: ['Kavrulmuş fındık=450 TL / kg', 'Fındık ezmesi=300 TL', 'Fındık unu=280 TL'],
    claims: ['?Delivery', 'En iyi üretici ödülü, 2019'],
  },
  {
    prompt:
      'Merhaba, Üsküdar’da küçük bir dil okuluyuz: Köprü Dil. İngilizce, Almanca ve Arapça kursları veriyoruz. 12 Eylül’de yeni dönem başlıyor. 15 öğretmen, 600’den fazla mezun. Cumartesi pazar da açığız. Blog istemiyoruz, fiyat da olmasın.',
    name: 'Köprü Dil',
    place: 'Üsküdar',
    offers: ['İngilizce', 'Almanca', 'Arapça'],
    events: ['?12 Eylül: Yeni dönem başlıyor|12 Eylül: Yeni dönem'],
    figures: ['15 öğretmen', '600+ mezun'],
    refusals: ['blog', 'prices'],
  },
  {
    prompt:
      'köpek pansiyonu işletiyorum çatalcada. günlük 600 tl. 3 dönüm bahçe, en fazla 12 köpek. 24 saat başlarındayım. aşı karnesi olmayanı almıyorum. adı kuyruk. 05061112233',
    name: 'Kuyruk',
    place: '?Çatalca',
    figures: ['3 dönüm', '?12 köpek', '?3 dönüm bahçe'],
    hours: '?always',
    phone: '05061112233',
  },
  {
    prompt:
      'Lale Düğün Salonu – Kayseri Talas. 400 kişilik salon, 150 araçlık otopark. Düğün, nişan, kına, mezuniyet. Yemekli ve yemeksiz paketler. Fiyat için arayın 0352 444 20 20. Temmuz ve ağustos hafta sonları dolu.',
    name: 'Lale Düğün Salonu',
    place: 'Kayseri|Talas, Kayseri',
    offers: ['Düğün', 'Nişan', 'Kına', 'Mezuniyet'],
    figures: ['?400 kişilik salon', '?150 araçlık otopark', '?400 kişi', '?150 araç'],
    claims: ['Parking'],
    phone: '0352 444 20 20',
  },
  {
    prompt:
      'Biz iki kız kardeşiz, Elif ve Zehra. Fethiye’de reçel yapıyoruz. Turunç reçeli, bergamot reçeli, incir marmeladı, hepsi şekersiz değil ama katkısız. Kavanozu 180 liradan başlıyor. Salı pazarında tezgahımız var. Markamız Turunç Kız.',
    name: 'Turunç Kız',
    place: 'Fethiye',
    people: ['?Elif', '?Zehra'],
    offers: ['Turunç reçeli', 'Bergamot reçeli', 'İncir marmeladı', '?Reçel'],
    claims: ['Katkısız'],
  },
  {
    prompt:
      'Dt. Merve Oral Ağız ve Diş Sağlığı Polikliniği. Antalya Lara. İmplant, kanal tedavisi, şeffaf plak, çocuk diş hekimliği. Hekimlerimiz: Dt. Merve Oral (kurucu), Dt. Kaan Sezer (ortodontist). Pazartesi-cumartesi 09.00-19.00. randevu@merveoral.example 0242 311 22 33',
    name: 'Dt. Merve Oral Ağız ve Diş Sağlığı Polikliniği|Merve Oral Ağız ve Diş Sağlığı Polikliniği',
    place: 'Lara, Antalya',
    offers: ['İmplant', 'Kanal tedavisi', 'Şeffaf plak', 'Çocuk diş hekimliği'],
    people: [
      'Dt. Merve Oral, kurucu|Dt. Merve Oral|Merve Oral, kurucu',
      'Dt. Kaan Sezer, ortodontist|Dt. Kaan Sezer|Kaan Sezer, ortodontist',
    ],
    hours: '123456 09:00-19:00',
    email: 'randevu@merveoral.example',
    phone: '0242 311 22 33',
  },
  {
    prompt:
      'kahveciyiz. moda kadıköy. adımız ritim. espresso 90, latte 120, filtre 100 lira. kendi kavuruyoruz. haftaiçi 8-22 haftasonu 9-23. köpekler gelebilir. cuma akşamları canlı müzik 20.30',
    name: 'Ritim',
    place: 'Moda, Kadıköy|Kadıköy',
    offers: [
      '?Espresso',
      '?Latte',
      'Filtre=100 TL',
      '?Espresso=90 TL',
      '?Latte=120 TL',
      '?Canlı müzik',
    ],
    hours: '12345 08:00-22:00; 67 09:00-23:00',
    classes: ['?5 20:30 Canlı müzik'],
    claims: ['Dogs welcome'],
  },
  {
    prompt:
      'Bisiklet tamircisi ve kiralama. Büyükada iskelesinin arkasındayız. Saatlik kiralama 150 TL, günlük 500 TL, çocuk bisikleti 100 TL. 60 bisikletimiz var. Kasım’dan mart’a kadar kapalıyız. Adı Pedal.',
    name: 'Pedal',
    place: 'Büyükada',
    offers: [
      'Saatlik kiralama=150 TL',
      'Çocuk bisikleti=100 TL',
      '?Günlük=500 TL',
      '?Bisiklet',
      '?Kiralama',
    ],
    figures: ['60 bisiklet'],
    closing: 'Kasım’dan mart’a kadar kapalıyız.',
  },
  {
    prompt:
      'Av. Nazan Tekin, Av. Cem Ulusoy. Tekin Ulusoy Hukuk Bürosu olarak 2004’ten beri Samsun’da boşanma, miras, iş ve ceza davalarına bakıyoruz. İlk görüşme ücretsiz değil. İlkadım Mah. Gazi Cad. No 18 Kat 3.',
    name: 'Tekin Ulusoy Hukuk Bürosu',
    place: 'Samsun',
    address: 'İlkadım Mah. Gazi Cad. No 18 Kat 3',
    since: '2004',
    people: ['Av. Nazan Tekin', 'Av. Cem Ulusoy'],
    offers: [
      '?Boşanma',
      '?Miras',
      '?İş ve ceza davaları',
      '?Boşanma davaları',
      '?Miras davaları',
      '?İş davaları',
      '?Ceza davaları',
    ],
  },
  {
    prompt:
      'Pilates stüdyom Denge, Ankara Ümitköy’de. Reformer pazartesi ve çarşamba 09:30, mat pilates salı 19:00, hamile pilatesi cuma 11:00. Eğitmenler: Buse Kara, İpek Yalın. Ders başına 700 TL, 8 ders 4.800 TL. İlk ders ücretsiz.',
    name: 'Denge',
    place: 'Ankara|Ümitköy, Ankara',
    classes: [
      '1 09:30 Reformer',
      '3 09:30 Reformer',
      '2 19:00 Mat pilates',
      '5 11:00 Hamile pilatesi',
    ],
    offers: ['Reformer', 'Mat pilates', 'Hamile pilatesi', '?Ders=700 TL', '?8 ders=4.800 TL'],
    people: ['Buse Kara, eğitmen|Buse Kara', 'İpek Yalın, eğitmen|İpek Yalın'],
    claims: ['First one free'],
  },
  {
    prompt:
      'Halı yıkama fabrikası. Metrekaresi 45 TL. Ücretsiz servis, Maltepe Kartal Pendik Tuzla. Yün halı, ipek halı, koltuk yıkama. Temiz Kardeşler Halı Yıkama. 0216 333 55 77',
    name: 'Temiz Kardeşler Halı Yıkama',
    place: '?Maltepe',
    area: ['?Maltepe', '?Kartal', '?Pendik', '?Tuzla'],
    offers: ['Yün halı', 'İpek halı', 'Koltuk yıkama', '?Halı yıkama', '?Metrekaresi=45 TL'],
    phone: '0216 333 55 77',
  },
  {
    prompt:
      'Yörük Çadırı, Antalya Elmalı yolunda gözleme ve ayran satan bir aile. Peynirli gözleme yetmiş lira, patatesli gözleme altmış lira, ayran yirmi beş lira. Nisan sonundan ekime kadar her gün açığız, kışın kapalı.',
    name: 'Yörük Çadırı',
    place: 'Antalya|Elmalı, Antalya',
    offers: [
      'Peynirli gözleme|Peynirli gözleme=70 TL',
      'Patatesli gözleme|Patatesli gözleme=60 TL',
      'Ayran|Ayran=25 TL',
      '?Gözleme',
    ],
    closing: '?Nisan sonundan ekime kadar her gün açığız, kışın kapalı.',
  },
  {
    prompt:
      'Oyuncak müzesi kafesi açtık Gaziantep’te, ismi Topaç. 14 masa, bahçede 6 masa daha. Menüde kahvaltı tabağı, katmer, menengiç kahvesi. Çocuk atölyesi her pazar 13:00’te. Öğrencilere indirim.',
    name: 'Topaç',
    place: 'Gaziantep',
    figures: ['14 masa'],
    offers: ['Kahvaltı tabağı', 'Katmer', 'Menengiç kahvesi', 'Çocuk atölyesi'],
    classes: ['7 13:00 Çocuk atölyesi'],
  },
  {
    prompt:
      'Fizyoterapist Burak Ersoy. Bel fıtığı, boyun fıtığı, spor yaralanmaları, ameliyat sonrası rehabilitasyon. Bursa Nilüfer’deki kliniğimde ve evde hizmet veriyorum. Randevu ile çalışıyorum. 0 224 245 67 89. 10 yıllık tecrübe.',
    name: 'Burak Ersoy',
    place: 'Nilüfer, Bursa',
    years: '10 yıl',
    offers: ['Bel fıtığı', 'Boyun fıtığı', 'Spor yaralanmaları', 'Ameliyat sonrası rehabilitasyon'],
    claims: ['Home visits', 'By appointment'],
    phone: '0 224 245 67 89',
  },
  {
    prompt:
      'Şile’de bungalov. 5 ev, her birinde jakuzi ve şömine. Gecelik 4.500 TL, hafta sonu 6.000 TL. Evcil hayvan kabul ediyoruz. Giriş 14:00 çıkış 11:00. "Orman Beş". Aralık ayında bakımdayız.',
    name: 'Orman Beş',
    place: 'Şile',
    figures: ['5 ev'],
    offers: ['?Jakuzi', '?Şömine', '?Gecelik=4.500 TL', '?Bungalov'],
    claims: ['Pets welcome'],
    closing: '?Aralık ayında bakımdayız.',
  },
  {
    prompt:
      'İyi günler ismim Fatma Nur Şen. Evde nişan pastası, doğum günü pastası, cupcake yapıyorum. 3 gün önceden sipariş alıyorum. Gebze ve çevresine teslim ediyorum. Fiyatlar kişi başı 120 TL’den başlıyor. Instagram @fatmanurpasta',
    name: 'Fatma Nur Şen',
    place: 'Gebze',
    offers: ['Nişan pastası', 'Doğum günü pastası', 'Cupcake'],
  },
  {
    prompt:
      'MANAV VE ŞARKÜTERİ. BAHÇELİEVLER 7. CADDE. KÖY YUMURTASI, PEYNİR, ZEYTİN, TAZE SEBZE. HER GÜN 07:00-22:00. EVE SERVİS VAR. TEL 0312 222 90 90',
    place: 'Bahçelievler',
    address: '?7. Cadde',
    offers: ['Köy yumurtası', 'Peynir', 'Zeytin', 'Taze sebze|Sebze'],
    hours: '1234567 07:00-22:00',
    claims: ['Delivery'],
    phone: '0312 222 90 90',
  },
  {
    prompt:
      'Tiyatro topluluğuyuz, adımız Perde Arkası. Eskişehir Odunpazarı’nda 90 koltuklu bir salonumuz var. 18 Ekim’de "Karınca Yuvası" oyunu, 25 Ekim’de doğaçlama gecesi 20:30. Biletler 250 TL. Haziran-eylül arası kapalıyız.',
    name: 'Perde Arkası',
    place: 'Odunpazarı, Eskişehir',
    figures: ['90 koltuk'],
    events: ['18 Ekim: “Karınca Yuvası” oyunu', '25 Ekim 20:30: Doğaçlama gecesi'],
    offers: ['?Bilet=250 TL', '?Biletler=250 TL'],
    closing: 'Haziran-eylül arası kapalıyız.',
  },
  {
    prompt:
      'Ben mobilya ustasıyım, Siteler Ankara. Masif ahşap masa, kitaplık, yatak başlığı yapıyorum. Her iş ölçüye göre. Yanımda iki kalfa çalışıyor. Meşe ve ceviz kullanıyorum. Kumral Ahşap.',
    name: 'Kumral Ahşap',
    place: 'Ankara|Siteler, Ankara',
    offers: ['Masif ahşap masa', 'Kitaplık', 'Yatak başlığı'],
    figures: ['?2 kalfa'],
  },
  {
    prompt:
      'Veteriner Hekim Ozan Bilir – Patika Veteriner Kliniği, Çanakkale. Muayene, aşı, kısırlaştırma, diş temizliği. Hafta içi 9-19, cmt 10-16. Acil durumda gece de arayabilirsiniz 0286 213 14 15. Atlara bakmıyoruz.',
    name: 'Patika Veteriner Kliniği',
    place: 'Çanakkale',
    people: ['Ozan Bilir, veteriner hekim|Ozan Bilir, veteriner|Ozan Bilir'],
    offers: ['Muayene', 'Aşı', 'Kısırlaştırma', 'Diş temizliği'],
    hours: '12345 09:00-19:00; 6 10:00-16:00',
    claims: ['?Emergency call-outs'],
    phone: '0286 213 14 15',
  },
  {
    prompt:
      'Sürücü kursu. Adana Çukurova. B sınıfı 14.000 TL, A2 motosiklet 9.000 TL, özel direksiyon dersi 700 TL. 1996’dan bugüne 11.000 kursiyer. Kadın eğitmenimiz var. Yıldırım Sürücü Kursu.',
    name: 'Yıldırım Sürücü Kursu',
    place: 'Adana|Çukurova, Adana',
    since: '1996',
    offers: [
      'B sınıfı=14.000 TL',
      'A2 motosiklet=9.000 TL',
      'Özel direksiyon dersi=700 TL|Direksiyon dersi=700 TL',
    ],
    figures: ['11.000 kursiyer'],
  },
  {
    prompt:
      'Rize Çayeli’nde çay bahçesi ve tadım evi. Elle toplanan çay, muhlama, mısır ekmeği. Tadımlar her gün saat 11.00 ve 15.00’te. Mayıs-ekim arası açığız. Demlik Tepe.',
    name: 'Demlik Tepe',
    place: 'Rize|Çayeli, Rize',
    offers: ['Çay|Elle toplanan çay', 'Muhlama', 'Mısır ekmeği', '?Tadım', '?Tadımlar'],
  },
  {
    prompt:
      'gelinlik kiralıyoruz konya meram. prova için randevu şart. 120 model var, beden 34 ile 50 arası. abiye ve nişanlık da var. perşembe kapalı. adresimiz Şükran Mahallesi Furgan Dede Cad. no 5. isim Duvak',
    name: 'Duvak',
    place: 'Meram, Konya',
    address: 'Şükran Mahallesi Furgan Dede Cad. no 5',
    figures: ['120 model'],
    offers: ['?Gelinlik', 'Abiye', 'Nişanlık', '?Gelinlik kiralama'],
    hours: 'closed 4',
    claims: ['?By appointment'],
  },
  {
    prompt:
      'Müzik dersi veriyoruz Denizli’de. Piyano: Aslı Toprak. Gitar: Mert Güven. Keman: Lale Sönmez. Okulumuzun adı Do Majör. Yıl sonu konseri 14 Haziran 19:00. 8 yaş altını almıyoruz.',
    name: 'Do Majör',
    place: 'Denizli',
    offers: ['Piyano', 'Gitar', 'Keman', '?Müzik'],
    people: [
      'Aslı Toprak, piyano|Aslı Toprak',
      'Mert Güven, gitar|Mert Güven',
      'Lale Sönmez, keman|Lale Sönmez',
    ],
    events: ['14 Haziran 19:00: Yıl sonu konseri'],
  },
  {
    prompt:
      'Oto elektrikçi Sinan. Ostim’de 30 yılı aşkın. Marş, şarj dinamosu, klima gazı, far ayarı. Yolda kalana geliyorum. 0533 700 80 90',
    name: '?Sinan|Oto Elektrikçi Sinan|Oto elektrikçi Sinan',
    people: ['?Sinan, elektrikçi'],
    years: '30 yıl',
    place: '?Ostim',
    offers: ['Marş', 'Şarj dinamosu', 'Klima gazı', 'Far ayarı'],
    phone: '0533 700 80 90',
  },
  {
    prompt:
      'Arı Yemek – fabrikalara ve okullara tabldot. Günde 4.000 porsiyon. Manisa, Turgutlu ve Akhisar’a servis yapıyoruz. ISO 22000 belgemiz var. 2012’de kurulduk. teklif@ariyemek.example',
    name: 'Arı Yemek',
    place: 'Manisa',
    area: ['Manisa', 'Turgutlu', 'Akhisar'],
    since: '2012',
    offers: ['?Tabldot'],
    figures: ['4.000 porsiyon'],
    email: 'teklif@ariyemek.example',
  },
  {
    prompt:
      'Çocuk doktoru Dr. Seda Işık. Trabzon Ortahisar. Yenidoğan takibi, aşı, alerji. Pazartesi, salı, perşembe 10:00-17:00; çarşamba 13:00-19:00. Cuma ameliyat günüm, hasta bakmıyorum. 0462 230 40 50',
    name: 'Dr. Seda Işık',
    place: 'Trabzon|Ortahisar, Trabzon',
    offers: ['Yenidoğan takibi', 'Aşı', 'Alerji'],
    hours: '124 10:00-17:00; 3 13:00-19:00',
    phone: '0462 230 40 50',
  },
  {
    prompt:
      'Nakış ve örgü atölyesi. Salı günleri ve cuma günleri saat 10:00’da kanaviçe, cumartesi 15:00 tığ işi. Hocamız Gülten Hanım. Malzeme dahil 350 TL. İlmek. Çorum merkez.',
    name: '?İlmek',
    place: 'Çorum',
    classes: ['2 10:00 Kanaviçe', '5 10:00 Kanaviçe', '6 15:00 Tığ işi'],
    offers: ['Kanaviçe', 'Tığ işi', '?Nakış', '?Örgü'],
    people: ['?Gülten Hanım, hoca|Gülten Hanım'],
  },
  {
    prompt:
      'Su arıtma cihazı satış ve servis. Bütün İzmir. Filtre değişimi 6 ayda bir. 7.500 eve kurduk. Perakende satış yok, sadece montajlı. Berrak Su. Pazar günleri çalışmıyoruz.',
    name: 'Berrak Su',
    place: 'İzmir',
    offers: ['Filtre değişimi', '?Su arıtma cihazı'],
    figures: ['7.500 ev'],
    hours: 'closed 7',
  },
  {
    prompt:
      'Kırtasiye + fotokopi, üniversite karşısı Isparta. Tez ciltleme, renkli çıktı, promosyon kalem. Final haftası gece 1’e kadar açığız. Ad: Kâğıt Kesiği',
    name: 'Kâğıt Kesiği',
    place: 'Isparta',
    offers: ['?Kırtasiye', 'Tez ciltleme', 'Renkli çıktı', 'Promosyon kalem', '?Fotokopi'],
  },
  {
    prompt:
      'Datça’da yelken okulu kurduk. Kurucumuz Kaptan Levent Aras, milli sporcu. Başlangıç eğitimi 3 gün, 9.000 TL. İleri eğitim 5 gün, 16.000 TL. 4 teknemiz var. Sezon 15 Nisan’da başlıyor. Poyraz Yelken.',
    name: 'Poyraz Yelken',
    place: 'Datça',
    people: ['Levent Aras, kurucu|Kaptan Levent Aras, kurucu|Levent Aras'],
    offers: [
      '?Başlangıç eğitimi',
      '?İleri eğitim',
      '?Başlangıç eğitimi=9.000 TL',
      '?İleri eğitim=16.000 TL',
    ],
    figures: ['4 tekne'],
    events: ['?15 Nisan: Sezon başlıyor|15 Nisan: Sezon'],
  },
  {
    prompt:
      'Bizim dernek sokak hayvanlarına bakıyor. Can Dostlar Derneği, Edirne. 3 veteriner, 40 gönüllü, geçen yıl 512 kedi sahiplendirdik. Bağış yapmak isteyenler bize ulaşsın. Mağaza yok, etkinlik bölümü olsun.',
    name: 'Can Dostlar Derneği',
    place: 'Edirne',
    offers: ['?Bağış'],
    figures: ['3 veteriner', '40 gönüllü', '512 kedi'],
  },
  {
    prompt:
      'Güneş paneli kurulumu. Şanlıurfa, Mardin, Diyarbakır illerine hizmet veriyoruz. Keşif ücretsiz. 25 yıl panel garantisi. 2 bin çatı tamamladık. Harran Enerji',
    name: '?Harran Enerji',
    place: 'Şanlıurfa',
    area: ['Şanlıurfa', 'Mardin', 'Diyarbakır'],
    offers: ['?Güneş paneli kurulumu', '?Güneş paneli'],
    figures: ['?2.000 çatı', '?2 bin çatı'],
    claims: ['Free quotes', '?With a guarantee'],
  },
  {
    prompt:
      'Emekli öğretmenim, ilkokul çocuklarına etüt veriyorum. Hafta içi 15:30-18:30. Ataköy. En fazla beş çocuk alıyorum. Cuma günü satranç. Adım Nermin Öz. Telefonum 0532 100 20 30, akşam 9’dan sonra aramayın',
    name: 'Nermin Öz',
    place: '?Ataköy',
    hours: '12345 15:30-18:30',
    offers: ['?Satranç', '?Etüt'],
    figures: ['?5 çocuk'],
    phone: '0532 100 20 30',
  },
  {
    prompt:
      'Turna Butik Otel. Ürgüp, 11 oda, hepsi kaya oyma. Çift kişilik oda 3.200 TL, suit 5.000 TL, kahvaltı dahil. Balon turu ayarlıyoruz. Ocak ayı boyunca kapalıyız. Sahibi Neşe Baran, şefimiz Halil Usta.',
    name: 'Turna Butik Otel',
    place: 'Ürgüp',
    figures: ['11 oda'],
    offers: ['Çift kişilik oda=3.200 TL', 'Suit=5.000 TL', '?Balon turu', '?Kahvaltı'],
    people: ['Neşe Baran, sahibi', 'Halil Usta, şef|Halil, usta|Halil Usta|Halil, şef'],
    closing: 'Ocak ayı boyunca kapalıyız.',
  },
]
