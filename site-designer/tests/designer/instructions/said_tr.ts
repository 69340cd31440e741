import * as s from './said.ts'
import type { Said } from './said.ts'

/** What owners say in Turkish: about half typed on a phone, about half in plain sentences. */
export const saidInTurkish: Said[] = [
  // Eksik bölümler
  { say: 'Sık sorulan sorular için bir bölüm ekler misiniz?', expect: s.done(s.add('faq')) },
  { say: 'galeri lazim bana, pastalarimi gostereyim', expect: s.done(s.add('gallery')) },
  { say: 'Çalışma saatlerimiz de sayfada olsun.', expect: s.done(s.add('hours')) },
  { say: 'ekip bolumu ekle', expect: s.done(s.add('team')) },
  { say: 'musteri yorumlari da olsa ya', expect: s.done(s.add('testimonials')) },
  {
    say: 'Hizmetlerin altına bir fiyat listesi koyun lütfen.',
    expect: s.done(s.add('prices', s.after('services'))),
  },
  { say: 'iletisimden once sss ekle', expect: s.done(s.add('faq', s.before('contact'))) },
  { say: 'En üste ders programını koyalım.', expect: s.done(s.move('timetable', s.top)) },
  { say: 'harita yok, ekleyin', expect: s.done(s.add('map')) },
  {
    say: 'Koltuk döşemenin önceki ve sonraki halini gösteren bir bölüm ekleyin.',
    expect: s.done(s.add('before_after')),
  },
  { say: 'e-bülten olsun mu? olsun', expect: s.done(s.add('newsletter')) },
  {
    say: 'Nasıl çalıştığımızı adım adım anlatan bir kısım olmalı.',
    expect: s.done(s.add('process')),
  },
  {
    say: 'fotograflardan sonra hakkimizda kismi olsun',
    expect: s.done(
      s.either(s.add('about', s.after('gallery')), s.move('about', s.after('gallery')))
    ),
  },
  {
    say: 'Katalogumuz PDF olarak indirilebilsin, ona bir bölüm lazım.',
    expect: s.done(s.add('downloads')),
  },
  { say: 'hizmet verdigimiz semtleri ekle', expect: s.done(s.add('area')) },
  { say: 'Bayram tatilimiz için bir duyuru eklemek istiyoruz.', expect: s.done(s.add('notice')) },
  { say: 'etkinlikleri de koysak mi', expect: s.done(s.add('events')) },
  {
    say: 'Kurs paketlerimizi yan yana görecekleri bir bölüm açın, sürücü kursuyuz biz.',
    expect: s.done(s.add('packages'), s.trade('driving_school')),
  },
  { say: 'menumuzu ekle', expect: s.done(s.add('menu')) },
  {
    say: 'Misafirlerimiz için yol tarifi ve otopark bilgisi gerekiyor.',
    expect: s.done(s.add('visit')),
  },
  {
    say: 'Büromuzla ilgili birkaç rakam ekleyelim: dava sayısı, yıl gibi.',
    expect: s.done(s.add('stats')),
  },
  { say: 'hizmetler eksik kalmis, ekleyiverin', expect: s.done(s.add('services')) },
  { say: 'sayfanin sonuna kvkk metni koy', expect: s.done(s.add('legal', s.bottom)) },

  { say: 'doktorlarimizi tanitan bi bolum olsun', expect: s.done(s.add('team')) },
  {
    say: 'Sayfada kocaman tek bir cümlelik söz bölümü isterim.',
    expect: s.done(s.add('statement')),
  },

  // Fazla bölümler
  { say: 'Galeriyi kaldırın.', expect: s.done(s.drop('gallery')) },
  { say: 'sss gitsin', expect: s.done(s.drop('faq')) },
  { say: 'ekibi istemiyorum', expect: s.done(s.drop('team')) },
  { say: 'Bülten çıkarmıyoruz ki, o bölüm dursun istemem.', expect: s.done(s.drop('newsletter')) },
  { say: 'haritayi sil', expect: s.done(s.drop('map')) },
  { say: 'yorumlar olmasin lutfen', expect: s.done(s.drop('testimonials')) },
  { say: 'Fiyat listesi kalksın, biz işe göre fiyat veriyoruz.', expect: s.done(s.drop('prices')) },
  { say: 'ders programini cikarir misin', expect: s.done(s.drop('timetable')) },
  {
    say: 'Öncesi sonrası bölümünü ben istememiştim, çıkarın lütfen.',
    expect: s.done(s.drop('before_after')),
  },
  { say: 'rakamlari at', expect: s.done(s.drop('stats')) },
  { say: 'Hizmet bölgeleri kısmını silebilirsiniz.', expect: s.done(s.drop('area')) },
  { say: 'su paketler var ya onlari komple kaldir', expect: s.done(s.drop('packages')) },
  { say: 'Etkinlikler bölümü zaten boş, kaldıralım.', expect: s.done(s.drop('events')) },
  { say: 'yorumları şimdilik gizle', expect: s.done(s.drop('testimonials')) },
  { say: 'surec kismi fazla olmus kaldiralim', expect: s.done(s.drop('process')) },
  { say: 'Çalışma saatleri olmadan lütfen.', expect: s.done(s.drop('hours')) },
  { say: 'iletişim formunun altındaki haritaya gerek yok', expect: s.done(s.drop('map')) },
  { say: 'indirmelerle bulteni sil', expect: s.done(s.drop('downloads'), s.drop('newsletter')) },
  { say: 'Fotoğraf galerisi olmasa daha iyi olur.', expect: s.done(s.drop('gallery')) },
  { say: 'alt bilgiyi kaldır', expect: s.done(s.drop('footer')) },

  // Başka yere
  {
    say: 'Yorumları hizmetlerin üstüne alın.',
    expect: s.done(s.move('testimonials', s.before('services'))),
  },
  { say: 'iletisim en sonda olsun', expect: s.done(s.move('contact', s.bottom)) },
  { say: 'galeriyi yukari al', expect: s.done(s.move('gallery', s.up)) },
  { say: 'İnsanlar önce menüyü görsün.', expect: s.done(s.move('menu', s.top)) },
  { say: 'fiyatlar hakkimizdan once gelsin', expect: s.done(s.move('prices', s.before('about'))) },
  {
    say: 'Harita iletişim bilgilerinin altında durmalı.',
    expect: s.done(s.move('map', s.after('contact'))),
  },
  { say: 'saatler en uste', expect: s.done(s.move('hours', s.top)) },
  { say: 'sss biraz asagi insin', expect: s.done(s.move('faq', s.down)) },
  {
    say: 'Ekip bölümünü biraz daha yukarı taşıyabilir misiniz?',
    expect: s.done(s.move('team', s.up)),
  },
  {
    say: 'ders programı girişin hemen arkasına gelsin',
    expect: s.done(s.move('timetable', s.after(['hero', 'about']))),
  },
  { say: 'Hasta yorumlarını en sona bırakalım.', expect: s.done(s.move('testimonials', s.bottom)) },
  { say: 'bulten en alta tsk', expect: s.done(s.move('newsletter', s.bottom)) },
  {
    say: 'Hizmetlerimiz çok aşağıda kalmış, yukarı çekelim.',
    expect: s.done(s.move('services', s.up)),
  },
  { say: 'paketleri galerinin altina koy', expect: s.done(s.move('packages', s.after('gallery'))) },
  {
    say: 'Önce hakkımızda gelsin, ekip ondan sonra.',
    expect: s.done(s.move('about', s.before('team'))),
  },
  { say: 'etkinlikleri basa tasi', expect: s.done(s.move('events', s.top)) },

  // Başka düzen
  { say: 'Hizmetleri liste halinde gösterin.', expect: s.done(s.relayout('services', 'list')) },
  { say: 'galeri izgara olsun', expect: s.done(s.relayout('gallery', 'grid')) },
  {
    say: 'Yorumları sütunlar halinde tercih ederim.',
    expect: s.done(s.relayout('testimonials', 'columns')),
  },
  { say: 'kapak icin baska bi duzen dene', expect: s.done(s.relayout('hero', 'other')) },
  { say: 'Fiyatlar başka türlü dizilebilir mi?', expect: s.done(s.relayout('prices', 'other')) },
  { say: 'ekip liste olsun izgara degil', expect: s.done(s.relayout('team', 'list')) },
  {
    say: 'Mezeler sığmıyor, menüyü iki sütuna bölün.',
    expect: s.done(s.relayout('menu', 'columns')),
  },
  {
    say: 'hizmetlerin dizilisini begenmedim baska bir sey goster',
    expect: s.done(s.relayout('services', 'other')),
  },
  { say: 'Paketler yan yana dursun.', expect: s.done(s.relayout('packages', 'columns')) },
  { say: 'sss sade bi liste olsun', expect: s.done(s.relayout('faq', 'list')) },
  { say: 'iletişim bölümünün düzenini değiştir', expect: s.done(s.relayout('contact', 'other')) },
  { say: 'Adımlar alt alta gelsin.', expect: s.done(s.relayout('process', 'list')) },
  { say: 'etkinlikleri satir satir ver', expect: s.done(s.relayout('events', 'list')) },

  // Başka renk, bölüm bölüm
  { say: 'En üstteki bölüm koyu olsun.', expect: s.done(s.recolour('hero', 'dark')) },
  { say: 'iletisim bizim renkte olsun', expect: s.done(s.recolour('contact', 'brand')) },
  {
    say: 'Yorumların arka planı açık olabilir.',
    expect: s.done(s.recolour('testimonials', 'light')),
  },
  { say: 'sss ye hafif bi renk ver', expect: s.done(s.recolour('faq', 'tint')) },
  {
    say: 'galeri siyah fonda dursun foto iyi gorunur',
    expect: s.done(s.recolour('gallery', 'dark')),
  },
  { say: 'Fiyat listesini beyaz zemine alın.', expect: s.done(s.recolour('prices', 'light')) },
  { say: 'alt kısım koyu', expect: s.done(s.recolour('footer', 'dark')) },
  {
    say: 'Çalışma saatlerinin arkasına ana rengimizi koyar mısınız?',
    expect: s.done(s.recolour('hours', 'brand')),
  },
  { say: 'ekip bolumu cok karanlik, acik renk yap', expect: s.done(s.recolour('team', 'light')) },
  {
    say: 'Hakkımızda bölümünün zemini hafif tonlu olsun lütfen.',
    expect: s.done(s.recolour('about', 'tint')),
  },
  { say: 'bulteni marka rengine boya', expect: s.done(s.recolour('newsletter', 'brand')) },
  { say: 'Üst menü siyah olmalı.', expect: s.done(s.recolour('header', 'dark')) },
  { say: 'hizmetleri koyulaştır', expect: s.done(s.recolour('services', 'dark')) },

  // Yazılar ve başlıklar
  {
    say: "Başlığı 'Ağır ağır ekmek' yapın.",
    expect: s.done(s.write({ part: ['title', 'heading'] }, 'Ağır ağır ekmek')),
  },
  {
    say: 'baslikta Kavgasiz bosanma yazsin',
    expect: s.done(s.write({ part: ['title', 'heading'] }, 'Kavgasiz bosanma')),
  },
  {
    say: '"Hizmetlerimiz" yerine "Neler yapıyoruz" yazın.',
    expect: s.done(s.replace('Hizmetlerimiz', 'Neler yapıyoruz')),
  },
  { say: 'Hos geldiniz yerine Merhaba yaz', expect: s.done(s.replace('Hos geldiniz', 'Merhaba')) },
  {
    say: 'başlık: Dişçiden korkmayın',
    expect: s.done(s.write({ part: ['title', 'heading'] }, 'Dişçiden korkmayın')),
  },
  {
    say: 'Galerinin başlığı "Son kesimler" olsun istiyorum.',
    expect: s.done(s.write({ kind: 'gallery', part: ['title', 'heading'] }, 'Son kesimler')),
  },
  {
    say: 'hakkimizda bolumunun adini Bizim hikayemiz yap',
    expect: s.done(s.write({ kind: 'about' }, 'Bizim hikayemiz')),
  },
  {
    say: '"Müşteri" kelimesini "misafir" ile değiştirin.',
    expect: s.done(s.replace('müşteri', 'misafir')),
  },
  {
    say: 'rezervsyon yazmissiniz, rezervasyon olacak',
    expect: s.done(s.replace('rezervsyon', 'rezervasyon')),
  },
  {
    say: 'Sık sorulanların başlığı "Gelmeden önce" olmalı.',
    expect: s.done(s.write({ kind: 'faq', part: ['title', 'heading'] }, 'Gelmeden önce')),
  },
  {
    say: 'Randevu al yazan yere Masa ayırt yaz',
    expect: s.done(s.replace('Randevu al', 'Masa ayırt')),
  },
  {
    say: 'Ekip bölümüne "Tezgâhın arkasındakiler" adını verin.',
    expect: s.done(s.write({ kind: 'team' }, 'Tezgâhın arkasındakiler')),
  },
  { say: '"ucuz" demeyin, "hesaplı" deyin', expect: s.done(s.replace('ucuz', 'hesaplı')) },
  {
    say: "Hakkımızda metni şöyle olsun: Makası 1988'de dedemden devraldım.",
    expect: s.done(s.write({ kind: 'about' }, "Makası 1988'de dedemden devraldım")),
  },
  {
    say: 'ana baslik -> Deniz kenarinda uyku',
    expect: s.done(s.write({ part: ['title', 'heading'] }, 'Deniz kenarinda uyku')),
  },
  {
    say: 'Başlık olarak "Nefes ver" yazın lütfen.',
    expect: s.done(s.write({ part: ['title', 'heading'] }, 'Nefes ver')),
  },
  {
    say: 'Bir yerde aile işletmesi olduğumuzu söyleyin.',
    expect: s.done(s.tell(s.has('aile işletmesi'))),
  },
  { say: 'kopeklerin de gelebilecegini yaz', expect: s.done(s.tell(s.has('kopek'))) },
  { say: 'Keşfin ücretsiz olduğunu da yazalım.', expect: s.done(s.tell(s.has('ücretsiz'))) },
  {
    say: 'su cumleyi ekle: unumuz tas degirmenden',
    expect: s.done(s.tell(s.has('unumuz tas degirmenden'))),
  },
  { say: 'başlığın altındaki yazıyı sil', expect: s.done(s.take({ part: 'text' })) },
  {
    say: '"İletişim" yazısını "Bize yazın" olarak değiştirin.',
    expect: s.done(s.replace('İletişim', 'Bize yazın')),
  },
  {
    say: 'yorumlarin basligi Komsular ne diyor olsun',
    expect: s.done(
      s.write({ kind: 'testimonials', part: ['title', 'heading'] }, 'Komsular ne diyor')
    ),
  },
  {
    say: 'Bir yazım hatası var: "yalnış" değil "yanlış" olacak.',
    expect: s.done(s.replace('yalnış', 'yanlış')),
  },

  // Fiyatlar ve sunulanlar
  { say: 'Saç kesimi artık 350 lira.', expect: s.done(s.price('saç kesimi', '350')) },
  {
    say: 'eksi mayali ekmek 120 tl',
    expect: s.done(
      s.either(s.price('eksi mayali ekmek', '120'), s.item('eksi mayali ekmek', '120'))
    ),
  },
  { say: 'Gelin başı da yapıyoruz, 6000 lira.', expect: s.done(s.item('gelin başı', '6000')) },
  {
    say: 'sakal tirasinin fiyatini 200 tl yap',
    expect: s.done(s.price(['sakal tirasi', 'sakal tıraşı'], '200')),
  },
  { say: 'Artık lastik değişimi yapmıyoruz.', expect: s.done(s.noItem('lastik değişimi')) },
  { say: 'tarçınlı çörek ekle 85 tl', expect: s.done(s.item('tarçınlı çörek', '85')) },
  { say: 'menuden midyeyi cikar', expect: s.done(s.noItem('midye')) },
  {
    say: 'Çift kişilik odanın gecesi 2.400 TL oldu.',
    expect: s.done(s.price(s.has('çift kişilik oda'), '2400')),
  },
  { say: 'tapu islerine bakmiyoruz artik', expect: s.done(s.noItem(s.has('tapu'))) },
  { say: 'Hizmetlerimize kanal tedavisi de eklensin.', expect: s.done(s.item('kanal tedavisi')) },
  { say: 'hamile yogasi da var bizde', expect: s.done(s.item('hamile yogasi')) },
  { say: 'cay 25 lira oldu maalesef', expect: s.done(s.price('cay', '25')) },
  {
    say: 'Menüden kuzu inciği çıkarıp 480 liraya dana kaburga ekleyin.',
    expect: s.done(s.noItem(['kuzu inciği', 'kuzu incik']), s.item('dana kaburga', '480')),
  },
  { say: 'cocuk kesimi 250 olacak 300 degil', expect: s.done(s.price('cocuk kesimi', '250')) },
  {
    say: 'Hazirandan itibaren kombi bakımı 1.800 lira olacak.',
    expect: s.done(s.price('kombi bakımı', '1800')),
  },
  { say: 'yaptiklarimiza kopek tirasi ekle', expect: s.done(s.item('kopek tirasi')) },
  {
    say: 'Menüde glütensiz kek eksik, dilimi 110 TL.',
    expect: s.done(s.item('glütensiz kek', '110')),
  },
  { say: 'pasta tadımı ücretsiz', expect: s.done(s.price('pasta tadımı', 'ücretsiz')) },
  { say: 'hediye ceki kalkti bizde', expect: s.done(s.noItem('hediye ceki')) },
  {
    say: 'Arabuluculuk ve miras davalarına da bakıyoruz.',
    expect: s.done(s.item('arabuluculuk'), s.item(s.has('miras'))),
  },
  {
    say: 'tek ders 400tl, on derslik 3500tl',
    expect: s.done(
      s.either(s.price('tek ders', '400'), s.item('tek ders', '400')),
      s.either(s.price(s.has('on ders'), '3500'), s.item(s.has('on ders'), '3500'))
    ),
  },
  {
    say: 'Aile odasının fiyatını 140 avroya yükseltin.',
    expect: s.done(s.price('aile odası', '140')),
  },

  // İşletmenin bilgileri
  { say: 'Telefonumuz 0212 555 01 18.', expect: s.done(s.fact('phone', '02125550118')) },
  { say: 'yeni tel 0532 555 03 21', expect: s.done(s.fact('phone', '05325550321')) },
  {
    say: 'Atölyeyi Rıhtım Sokak No: 8 adresine taşıdık.',
    expect: s.done(s.fact('address', s.has('Rıhtım Sokak', '8'))),
  },
  {
    say: 'adres carsi cad no 41 kadikoy',
    expect: s.done(s.fact('address', s.has('carsi cad', '41')), s.fact('place', 'Kadıköy')),
  },
  { say: 'İşletmenin adı Isırgan & Kekik.', expect: s.done(s.fact('name', 'Isırgan & Kekik')) },
  { say: 'adimiz artik kirinti firin', expect: s.done(s.fact('name', 'kirinti firin')) },
  {
    say: 'Bize merhaba@limanodalari.example adresinden ulaşabilirsiniz.',
    expect: s.done(s.fact('email', 'merhaba@limanodalari.example')),
  },
  {
    say: 'mail can@cantamir.example olsun',
    expect: s.done(s.fact('email', 'can@cantamir.example')),
  },
  {
    say: "Pazartesiden cumaya 9'dan 18'e kadar açığız.",
    expect: s.done(s.fact('hours', s.has('9', '18'))),
  },
  { say: 'saatler: sali-cmt 10-19', expect: s.done(s.fact('hours', s.has('10', '19'))) },
  { say: "1974'ten beri buradayız.", expect: s.done(s.fact('since', '1974')) },
  { say: '2011den beri hizmetinizdeyiz', expect: s.done(s.fact('since', '2011')) },
  {
    say: 'Telefon numarası yanlış, doğrusu 0312 555 00 07.',
    expect: s.done(s.fact('phone', '03125550007')),
  },
  { say: 'pazartesileri kapaliyiz', expect: s.done(s.fact('hours', s.has('pazartesi'))) },
  { say: "Yerimiz Bursa'da.", expect: s.done(s.fact('place', 'Bursa')) },
  { say: 'adi Iki Nehir Yoga yap', expect: s.done(s.fact('name', 'Iki Nehir Yoga')) },
  {
    say: 'Büronun adı yanlış yazılmış: Okyay ve Lermi olacak.',
    expect: s.done(s.fact('name', 'Okyay ve Lermi')),
  },
  { say: 'numara olarak 0555 555 04 12 yi goster', expect: s.done(s.fact('phone', '05555550412')) },
  {
    say: "Cumartesileri yalnızca 13'e kadar açığız.",
    expect: s.done(s.fact('hours', s.has('cumartesi', '13'))),
  },
  {
    say: 'Eski Değirmen Yolu No: 3, İzmir adresindeyiz',
    expect: s.done(s.fact('address', s.has('Eski Değirmen Yolu'))),
  },
  {
    say: 'Adresi İstasyon Mahallesi, Depo Sokak 5/2 olarak güncelleyin.',
    expect: s.done(s.fact('address', s.has('Depo Sokak 5/2'))),
  },
  { say: 'dukkan Ayvalikta, Edremitte degil', expect: s.done(s.fact('place', 'Ayvalik')) },

  // Bağlantılar, düğmeler, resimler
  {
    say: 'Butonu https://randevu.example/ayse adresine bağlayın.',
    expect: s.done(s.link({ part: 'button' }, s.has('randevu.example/ayse'))),
  },
  { say: 'butonda Ders ayirt yazsin', expect: s.done(s.write({ part: 'button' }, 'Ders ayirt')) },
  {
    say: 'İkinci düğme kemal.example/menu.pdf adresindeki menümüze gitsin.',
    expect: s.done(s.link({ part: 'button', nth: 2 }, s.has('kemal.example/menu.pdf'))),
  },
  { say: 'butonu buyut', expect: s.done(s.style({ part: 'button' }, { size: 'larger' })) },
  { say: 'İkinci düğmeyi kaldırın.', expect: s.done(s.take({ part: 'button', nth: 2 })) },
  { say: 'hakkimizdaki resmi sil', expect: s.done(s.take({ kind: 'about', part: 'picture' })) },
  {
    say: 'Girişteki düğmenin üzerinde "Teklif al" yazsın istiyorum.',
    expect: s.done(s.write({ part: 'button' }, 'Teklif al')),
  },
  { say: 'arama butonu yesil olsun', expect: s.done(s.style({ part: 'button' }, {})) },
  {
    say: 'Düğmeye basınca 0216 555 05 50 aransın.',
    expect: s.done(s.link({ part: 'button' }, s.has('02165550550'))),
  },
  {
    say: 'basligi ortala',
    expect: s.done(s.style({ part: ['title', 'heading'] }, { align: 'center' })),
  },
  {
    say: 'Başlık kalın harflerle yazılsın.',
    expect: s.done(s.style({ part: ['title', 'heading'] }, { weight: 'bold' })),
  },
  {
    say: 'baslik biraz kucuk olsun',
    expect: s.done(s.style({ part: ['title', 'heading'] }, { size: 'smaller' })),
  },
  {
    say: 'Ana başlığı koyu kırmızı yapın.',
    expect: s.done(s.style({ part: ['title', 'heading'] }, { color: s.coloured('red') })),
  },
  { say: 'alttaki son linke gerek yok', expect: s.done(s.take({ part: 'link', nth: -1 })) },
  {
    say: 'Düğmedeki "Gönder" yazısını "Meryem\'e sor" yapın.',
    expect: s.done(s.replace('Gönder', "Meryem'e sor")),
  },
  {
    say: 'siparis butonu wa.me/905555550412 ye gitsin',
    expect: s.done(s.link({ part: 'button' }, s.has('wa.me/905555550412'))),
  },

  // Sayfanın görünüşü
  { say: 'Sayfanın tamamı koyu olsun.', expect: s.done(s.look({ theme: 'dark' })) },
  { say: 'karanlik mod', expect: s.done(s.look({ theme: 'dark' })) },
  { say: 'Açık bir tema istiyorum.', expect: s.done(s.look({ theme: 'light' })) },
  { say: 'genel olarak biraz daha koyu', expect: s.done(s.look({ shade: 'darker' })) },
  { say: 'Her şey bir tık daha açık renkli olsun.', expect: s.done(s.look({ shade: 'lighter' })) },
  { say: 'yesil kullan', expect: s.done(s.look({ primary_color: s.coloured('green') })) },
  {
    say: 'Bizim rengimiz lacivert.',
    expect: s.done(s.look({ primary_color: s.coloured('blue') })),
  },
  { say: 'renk mercan gibi olsa ya da kiremit', expect: s.offer('set_look') },
  {
    say: 'Ana renk #7a1f3d olmalı, aracımızın üstünde o var.',
    expect: s.done(s.look({ primary_color: '#7a1f3d' })),
  },
  { say: 'mor lutfen', expect: s.done(s.look({ primary_color: s.coloured('purple') })) },
  {
    say: 'Bu turuncu yerine bordo bekliyordum.',
    expect: s.done(s.look({ primary_color: s.coloured('red') })),
  },
  {
    say: 'maviyi begenmedim turkuaz yap',
    expect: s.done(s.look({ primary_color: s.coloured('teal') })),
  },
  {
    say: 'Başlıklarda Playfair Display kullanın.',
    expect: s.done(s.look({ heading_font: 'Playfair Display' })),
  },
  { say: 'font lora olsun', expect: s.done(s.look({ heading_font: 'Lora' })) },
  { say: 'Metin yazı tipi Inter olsun.', expect: s.done(s.look({ body_font: 'Inter' })) },
  { say: 'koseler daha yuvarlak', expect: s.done(s.look({ corner_radius: 'rounder' })) },
  { say: 'Köşeler keskin olmalı.', expect: s.done(s.look({ corner_radius: [0, 'sharper'] })) },
  { say: 'koseleri bu kadar yuvarlama', expect: s.done(s.look({ corner_radius: 'sharper' })) },
  { say: 'Annem okuyamıyor, yazıları büyütün.', expect: s.done(s.look({ text_size: 'larger' })) },
  { say: 'yazilar cok buyuk', expect: s.done(s.look({ text_size: 'smaller' })) },
  { say: 'Bana bambaşka bir tasarım gösterin.', expect: s.done(s.look({ direction: 'other' })) },
  { say: 'yok begenmedim, baska bi tasarim dene', expect: s.done(s.look({ direction: 'other' })) },
  { say: 'Renk biraz daha yumuşak olabilir.', expect: s.done(s.look({ tone: 'softer' })) },
  { say: 'renkler cok soluk, daha canli olsun', expect: s.done(s.look({ tone: 'stronger' })) },
  { say: 'Rengi biraz ısıtalım, soğuk duruyor.', expect: s.done(s.look({ tone: 'warmer' })) },
  { say: 'sadece siyah beyaz olsun', expect: s.done(s.look({ primary_color: s.grey })) },

  {
    say: 'tema cok karanlik, aydinlik olsun',
    expect: s.done(s.either(s.look({ theme: 'light' }), s.look({ shade: 'lighter' }))),
  },

  // Havası
  {
    say: 'Daha resmi dursun, biz hukuk bürosuyuz.',
    expect: s.done(s.mood('formal'), s.trade('lawyer')),
  },
  { say: 'daha eglenceli', expect: s.done(s.mood('playful')) },
  {
    say: 'Daha sakin bir şey istiyorum, insanlar buraya dinlenmeye geliyor.',
    expect: s.done(s.mood('calm')),
  },
  { say: 'daha zarif yap ltfn', expect: s.done(s.mood('elegant')) },
  { say: 'Sayfa daha modern görünebilir mi?', expect: s.done(s.mood('modern')) },
  { say: 'daha iddiali!!', expect: s.done(s.mood('bold')) },
  { say: 'Sade ve temiz olsun.', expect: s.done(s.mood('simple')) },
  {
    say: 'biraz daha eski usul, 60lardan beri berberiz',
    expect: s.done(s.mood('traditional'), s.trade('barber')),
  },
  { say: 'Daha samimi ve sıcak bir havası olmalı.', expect: s.done(s.mood('warm')) },
  { say: 'daha neseli', expect: s.done(s.mood('playful')) },
  {
    say: 'Oto sanayideyiz biz, daha sert bir görünüm olsun.',
    expect: s.done(s.mood(['rugged', 'bold'])),
  },
  { say: 'dergi gibi olsun', expect: s.done(s.mood('editorial')) },
  { say: 'goz yoruyor bu, daha sade bi sey olsun', expect: s.done(s.mood('simple')) },
  { say: 'Biraz ucuz görünüyor, daha şık olsa?', expect: s.done(s.mood('elegant')) },

  // Formlar
  { say: 'Lütfen bir iletişim formu ekleyin.', expect: s.done(s.form(true)) },
  { say: 'form olmasin, millet beni ariyor zaten', expect: s.done(s.form(false)) },
  { say: 'Bana form üzerinden yazılmasını istemiyorum.', expect: s.done(s.form(false)) },
  { say: 'forma telefon alani ekle', expect: s.done(s.field(['telefon', 'phone'])) },
  {
    say: 'Formda düğün tarihi de sorulsun.',
    expect: s.done(s.field(['düğün tarihi', 'tarih', 'date'])),
  },
  { say: 'formdan konuyu cikar', expect: s.done(s.noField(['konu', 'subject'])) },
  { say: 'Formda aracın plakası da istensin.', expect: s.done(s.field(s.has('plaka'))) },
  { say: 'forma posta kodu kutusu lazim', expect: s.done(s.field(['posta kodu', 'postcode'])) },
  { say: 'Telefon alanına gerek yok.', expect: s.done(s.noField(['telefon', 'phone'])) },
  { say: 'musteri bize siteden mesaj atabilsin', expect: s.done(s.form(true)) },
  {
    say: 'İletişim formundaki şirket adı alanını kaldırın.',
    expect: s.done(s.noField(['şirket adı', 'şirket', 'company'])),
  },

  {
    say: 'Randevu formunda e-posta alanı olmasın, kimse yazmıyor.',
    expect: s.done(s.noField(s.has('posta'))),
  },

  // Kısaltma
  { say: 'Hakkımızda bölümü fazlasıyla uzun.', expect: s.done(s.shorten('about')) },
  { say: 'sss yi kisalt', expect: s.done(s.shorten('faq')) },
  {
    say: 'Girişi daha az kelimeyle anlatabilir misiniz?',
    expect: s.done({ do: 'shorten', section: { words: s.has('giriş') } }),
  },
  { say: 'hizmetlerde az yazi olsun', expect: s.done(s.shorten('services')) },
  { say: 'hakkımızda çok laf kalabalığı, kırp', expect: s.done(s.shorten('about')) },
  { say: 'Ekip tanıtımlarını kısa tutun lütfen.', expect: s.done(s.shorten('team')) },

  // Meslek yanlış anlaşılmış
  { say: 'Biz fırınız, lokanta değiliz.', expect: s.done(s.trade('bakery')) },
  { say: 'tesisatciyim ben', expect: s.done(s.trade('plumber')) },
  {
    say: 'Burası yoga stüdyosu, siz spor salonu gibi yapmışsınız.',
    expect: s.done(s.trade(['yoga', 'yoga_studio'])),
  },
  { say: 'yanlis anlamissiniz biz elektrikciyiz', expect: s.done(s.trade('electrician')) },
  {
    say: 'Bu site bir avukatlık bürosu için.',
    expect: s.done(s.trade(['lawyer', 'law_firm', 'law'])),
  },
  {
    say: 'erkek berberi, kuafor degil',
    expect: s.done(s.trade(['barber', 'barbershop', 'barber_shop'])),
  },
  { say: 'Bizimki otel değil pansiyon.', expect: s.done(s.trade(['guesthouse', 'guest_house'])) },

  // Yapılacak bir şey yok, ve tuzaklar
  { say: 'Galeriye dokunmayın.', expect: s.done() },
  { say: 'sss kalsin', expect: s.done() },
  { say: 'Yorumlar olduğu gibi kalabilir.', expect: s.done() },
  { say: 'haritayi silme lutfen', expect: s.done() },
  { say: 'Renkleri sevdim, onları ellemeyin.', expect: s.done() },
  { say: 'Menü kalsın ama fiyatlar gitsin.', expect: s.done(s.drop('prices')) },
  { say: 'Kaldır adında bir bölüm ekle.', expect: 'cannot' },
  { say: 'her sey kalsin sadece biraz daha koyu yap', expect: s.done(s.look({ shade: 'darker' })) },
  {
    say: 'İletişimi taşımayın, haritayı en alta taşıyın.',
    expect: s.done(s.move('map', s.bottom)),
  },
  {
    say: 'basligi "Galeriyi kaldir" yap',
    expect: s.done(s.write({ part: ['title', 'heading'] }, 'Galeriyi kaldir')),
  },
  { say: 'Koyu değil, açık olsun.', expect: s.done(s.look({ theme: 'light' })) },
  { say: 'bulten falan ekleme', expect: s.done() },
  {
    say: 'Başlık şu olsun: Koyu kahve, açık gönül',
    expect: s.done(s.write({ part: ['title', 'heading'] }, 'Koyu kahve, açık gönül')),
  },
  { say: 'galeri haric her sey kalsin', expect: s.done(s.drop('gallery')) },
  {
    say: 'Galerinin yerine fiyat listesi istiyorum.',
    expect: s.done(s.drop('gallery'), s.add('prices')),
  },
  {
    say: 'adimiz Yesil Isik Elektrik olsun',
    expect: s.done(s.fact('name', 'Yesil Isik Elektrik')),
  },
  { say: 'ekip kelimesini sil', expect: s.done(s.replace('ekip', '')) },

  // Birden çok anlam
  { say: 'Bu kadar resmi olmasın.', expect: s.offer('set_mood') },
  { say: 'daha sicak', expect: s.offer('set_mood', 'set_look') },
  { say: 'Biraz sıkıcı olmuş.', expect: s.offer('set_mood', 'set_look') },
  { say: 'daha buyuk', expect: s.offer('set_look', 'set_style') },
  { say: 'Yazı tipini beğenmedim.', expect: s.offer('set_look') },
  { say: 'renk olmamis', expect: s.offer('set_look') },
  { say: 'çok karışık duruyor', expect: s.offer('set_mood', 'shorten', 'remove_section') },
  { say: 'daha dikkat cekici olsun', expect: s.offer('set_mood', 'set_look', 'set_style') },
  { say: 'telefon numarasi gitsin', expect: s.offer('remove_part', 'set_fact', 'remove_section') },
  {
    say: 'İletişim bölümünü değiştirin.',
    expect: s.offer('change_layout', 'set_surface', 'set_text', 'remove_section'),
  },

  // Bir arada birkaç istek
  {
    say: 'Galeriyi çıkarın, ders programı ekleyin, koyu yeşil kullanın.',
    expect: s.done(
      s.drop('gallery'),
      s.add('timetable'),
      s.look({ primary_color: s.coloured('green') })
    ),
  },
  {
    say: 'sss olmasin, daha modern, telimiz 0232 555 07 77',
    expect: s.done(s.drop('faq'), s.mood('modern'), s.fact('phone', '02325550777')),
  },
  {
    say: 'Lütfen yorumları yukarı alın ve iletişim bölümünü koyu yapın.',
    expect: s.done(s.move('testimonials', s.up), s.recolour('contact', 'dark')),
  },
  {
    say: 'slm cok guzel olmus!! bi tek calisma saatlerini ekleyin haritayi da kaldirin tskler',
    expect: s.done(s.add('hours'), s.drop('map')),
  },
  {
    say: 'Rakamları kaldırın; başlık da Liman yanında sessiz odalar olsun.',
    expect: s.done(
      s.drop('stats'),
      s.write({ part: ['title', 'heading'] }, 'Liman yanında sessiz odalar')
    ),
  },
  {
    say: 'koyu olsun koseler yuvarlak olsun sss de sona gitsin',
    expect: s.done(
      s.look({ theme: 'dark' }),
      s.look({ corner_radius: 'rounder' }),
      s.move('faq', s.bottom)
    ),
  },
  {
    say: 'Hakkımızda yazısını kısaltıp ardına fotoğraf galerisi ekleyin.',
    expect: s.done(s.shorten('about'), s.add('gallery', s.after('about'))),
  },
  {
    say: 'pazarlari kapaliyiz, bi de yeni adres Kopru Sokak 17',
    expect: s.done(s.fact('hours', s.has('pazar')), s.fact('address', s.has('Kopru Sokak 17'))),
  },
  {
    say: 'Ekip bölümü olsun ama yorumlar olmasın.',
    expect: s.done(s.add('team'), s.drop('testimonials')),
  },
  {
    say: 'sac 350 sakal 200 tl, paketleri de kaldir',
    expect: s.done(
      s.either(s.price('sac', '350'), s.item('sac', '350')),
      s.either(s.price('sakal', '200'), s.item('sakal', '200')),
      s.drop('packages')
    ),
  },
  {
    say: 'Sayfa fazla renkli, daha sakin yapın ve gri kullanın.',
    expect: s.done(s.mood('calm'), s.look({ primary_color: s.grey })),
  },
  {
    say: 'forma tarih ekle, bulten gitsin, butonda Masa sor yazsin',
    expect: s.done(
      s.field(['tarih', 'date']),
      s.drop('newsletter'),
      s.write({ part: 'button' }, 'Masa sor')
    ),
  },
  {
    say: 'Fiyatları galeriden önceye alın, liste yapın, gerisine dokunmayın.',
    expect: s.done(s.move('prices', s.before('gallery')), s.relayout('prices', 'list')),
  },
  {
    say: 'yazilar biraz buyusun, font Inter olsun tsk',
    expect: s.done(s.look({ text_size: 'larger' }), s.look({ heading_font: 'Inter' })),
  },
  {
    say: "Adımız Tuz Evi, 2016'dan beri açığız, bir de daha zarif olsun istiyoruz.",
    expect: s.done(s.fact('name', 'Tuz Evi'), s.fact('since', '2016'), s.mood('elegant')),
  },
  {
    say: 'haritayi sil onun yerine yorumlari koy, yazi da buyusun',
    expect: s.done(s.drop('map'), s.add('testimonials'), s.look({ text_size: 'larger' })),
  },

  // Bunun yapabileceği bir şey değil
  { say: 'Instagram akışımı bağlayın.', expect: 'cannot' },
  { say: 'bana siir yaz', expect: 'cannot' },
  { say: 'Barındırma ayda ne kadar tutuyor?', expect: 'cannot' },
  { say: 'asdfgh', expect: 'cannot' },
  { say: 'Sitede kartla ödeme alabilir miyiz?', expect: 'cannot' },
  { say: 'yarin hava nasil', expect: 'cannot' },
  { say: 'Kapıya teslim sipariş sistemi kurun lütfen.', expect: 'cannot' },
  { say: 'googleda birinci siraya cikar beni', expect: 'cannot' },
  { say: 'Bu sayfayı kimler görebilecek?', expect: 'cannot' },
  { say: 'sayfaya kar yagdir', expect: 'cannot' },
  { say: 'Üyeler için giriş ekranı gerekiyor.', expect: 'cannot' },
  { say: 'basligi nasil degistiririm', expect: 'cannot' },
  { say: 'Galeri sizce güzel mi?', expect: 'cannot' },
  { say: 'hepsini fransizcaya cevir', expect: 'cannot' },
  { say: 'Sayfa açılınca müzik çalsın.', expect: 'cannot' },
  { say: 'eline saglik cok guzel', expect: 'cannot' },
  { say: 'Kayınvalidem siteyi görünce ağladı.', expect: 'cannot' },
  { say: 'neden harita var', expect: 'cannot' },
  { say: 'Bütün müşterilerime e-posta gönderin.', expect: 'cannot' },
  { say: 'ne zaman yayina girer', expect: 'cannot' },
]
