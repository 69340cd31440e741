import * as s from './said.ts'
import type { LooseTarget, Said } from './said.ts'

const headline: LooseTarget = { part: ['title', 'heading'] }
const any = (value: string) => value.length > 0

/** Written by someone who has seen neither the grammar nor the other sets. */
export const sealedInTurkish: Said[] = [
  // Facts, prices and items
  { say: 'Telefon numaramız 0212 555 01 34.', expect: s.done(s.fact('phone', '0212 555 01 34')) },
  { say: 'tel 0532 555 02 19 olacak', expect: s.done(s.fact('phone', '0532 555 02 19')) },
  {
    say: 'Adresimizi ekler misin: Bağdat Caddesi No 112, Kadıköy',
    expect: s.done(s.fact('address', s.has('112'))),
  },
  {
    say: 'mail adresimiz bilgi@cinarveteriner.com',
    expect: s.done(s.fact('email', 'bilgi@cinarveteriner.com')),
  },
  {
    say: "Eczanemiz hafta içi 9'dan 19'a kadar açık.",
    expect: s.done(s.either(s.fact('hours', s.has('9', '19')), s.tell(s.has('9', '19')))),
  },
  {
    say: 'pazarlari kapaliyiz',
    expect: s.done(s.either(s.fact('hours', s.has('pazar')), s.tell(s.has('pazar')))),
  },
  { say: 'Lahmacun artık 120 lira.', expect: s.done(s.price('lahmacun', '120')) },
  { say: 'sac kesimi 400 oldu', expect: s.done(s.price(s.has('kesim'), '400')) },
  {
    say: 'Menüye mercimek çorbası ekle, 95 TL.',
    expect: s.done(s.item(s.has('mercimek'), '95')),
  },
  { say: 'Cilt bakımını listeden çıkar.', expect: s.done(s.noItem(s.has('cilt bak'))) },
  {
    say: 'İşletmemizin adı Yılmaz Oto Elektrik olarak değişti.',
    expect: s.done(s.fact('name', 'Yılmaz Oto Elektrik')),
  },
  {
    say: "1968'den beri bakırcılar çarşısındayız.",
    expect: s.done(
      s.either(
        s.fact('since', s.has('1968')),
        s.tell(s.has('1968')),
        s.fact('address', s.has('çarşı')),
        s.fact('place', s.has('çarşı'))
      )
    ),
  },
  {
    say: "Biz Eskişehir'deyiz.",
    expect: s.done(s.either(s.fact('place', 'Eskişehir'), s.fact('address', s.has('Eskişehir')))),
  },
  {
    say: 'künefeyi 180, katmeri 220 yap',
    expect: s.done(s.price(s.has('künefe'), '180'), s.price(s.has('katmer'), '220')),
  },
  {
    say: 'halı yıkama metrekaresi 75 lira',
    expect: s.done(s.either(s.price(s.has('halı yıkama'), '75'), s.item(s.has('halı'), '75'))),
  },
  {
    say: 'Araçlara klima gazı dolumu da yapıyoruz.',
    expect: s.done(s.either(s.item(s.has('klima gaz')), s.tell(s.has('klima gaz')))),
  },
  {
    say: 'Kayıt formuna çocuğun doğum tarihini de ekle.',
    expect: s.done(s.field(s.has('doğum tarihi'))),
  },
  { say: 'formda telefon sormasin', expect: s.done(s.noField(s.has('telefon'))) },
  {
    say: "Özel ders saati 900 TL'ye çıktı.",
    expect: s.done(s.price(s.has('özel ders'), '900')),
  },
  {
    say: 'Nişan paketini 15.000 lira yapalım.',
    expect: s.done(s.price(s.has('nişan paket'), '15.000')),
  },
  {
    say: 'paça kısaltma ekle 150 tl',
    expect: s.done(s.item(s.has('paça kısaltma'), '150')),
  },
  {
    say: 'Tavuk dönerin fiyatı 140 değil 160 olmalı.',
    expect: s.done(s.price(s.has('tavuk döner'), '160')),
  },
  {
    say: 'Menüden ayranı sil, yerine limonata ekle.',
    expect: s.done(s.noItem(s.has('ayran')), s.item(s.has('limonata'))),
  },
  {
    say: 'Yeni telefonumuz 0242 555 07 81, e-postamız info@marsyat.com',
    expect: s.done(s.fact('phone', '0242 555 07 81'), s.fact('email', 'info@marsyat.com')),
  },
  {
    say: 'tasindik yeni adres Atatürk Bulvarı 45/B Denizli',
    expect: s.done(s.fact('address', s.has('Bulvarı 45/B'))),
  },
  {
    say: 'Aslında biz kuaför değil berberiz.',
    expect: s.done(s.either({ do: 'set_trade' }, s.replace('kuaför', 'berber'))),
  },
  {
    say: 'reformer pilates dersini kaldır artık vermiyoruz',
    expect: s.done(s.noItem(s.has('reformer'))),
  },

  // Sections
  { say: 'fotoğraf galerisini kaldırır mısın', expect: s.done(s.drop('gallery')) },
  { say: 'sss ekle', expect: s.done(s.add('faq')) },
  { say: 'Yorumları biraz daha yukarı al.', expect: s.done(s.move('testimonials', s.up)) },
  {
    say: 'Gelin müşterilerimin yorumları için bir bölüm istiyorum.',
    expect: s.done(s.add('testimonials')),
  },
  { say: 'harita koyalim', expect: s.done(s.add('map')) },
  {
    say: 'Fiyat listesini hizmetlerin altına taşı.',
    expect: s.done(s.move('prices', s.after('services'))),
  },
  { say: 'avukatlarımızı tanıtan bir yer olsun', expect: s.done(s.add('team')) },
  { say: 'bülten kısmına gerek yok', expect: s.done(s.drop('newsletter')) },
  {
    say: 'Çalışma saatleri en üstte olsun.',
    expect: s.done(s.either(s.move('hours', s.top), s.add('hours', s.top))),
  },
  { say: 'dans kursu icin ders programi lazim', expect: s.done(s.add('timetable')) },
  {
    say: 'Yıkadığımız koltukların öncesini ve sonrasını gösteren bir bölüm ekle.',
    expect: s.done(s.add('before_after')),
  },
  {
    say: 'Hizmetleri liste halinde göster.',
    expect: s.done(s.relayout('services', 'list')),
  },
  { say: 'iletisim formu olsun', expect: s.done(s.either(s.form(true), s.add('contact'))) },
  {
    say: 'Hakkımızda bölümünü en alta indir.',
    expect: s.done(s.move('about', s.bottom)),
  },
  { say: 'Rakamlarla biz kısmını sil.', expect: s.done(s.drop(['stats', 'facts'])) },
  {
    say: 'Konserlerimizi duyurabileceğimiz bir etkinlik bölümü ekler misiniz?',
    expect: s.done(s.add('events')),
  },
  {
    say: 'hangi mahallelere su dağıttığımızı gösteren bir bölüm koy',
    expect: s.done(s.add('area')),
  },
  {
    say: 'Nakliyenin nasıl işlediğini adım adım anlatan bir bölüm ekleyelim.',
    expect: s.done(s.add('process')),
  },
  { say: 'Galerinin düzenini değiştir.', expect: s.done(s.relayout('gallery')) },
  {
    say: 'Ekip bölümünü çıkar, yerine sık sorulan soruları koy.',
    expect: s.done(s.drop('team'), s.add('faq')),
  },
  {
    say: 'paketleri yan yana goster',
    expect: s.done(s.either(s.relayout('packages', 'columns'), s.relayout('packages', 'grid'))),
  },
  {
    say: 'Bayramda kapalı olduğumuzu duyuran bir yazı koy.',
    expect: s.done(
      s.either(
        s.add('notice'),
        s.tell(s.has('bayram')),
        s.write({ kind: 'notice' }, s.has('bayram'))
      )
    ),
  },
  {
    say: 'Haritayı sil ve yol tarifi ekle.',
    expect: s.done(s.drop('map'), s.add('visit')),
  },
  { say: 'menü kalsın ama galeri gitsin', expect: s.done(s.drop('gallery')) },
  {
    say: 'Sertifikalarımızın indirilebileceği bir bölüm gerekiyor.',
    expect: s.done(s.add('downloads')),
  },

  // Texts
  {
    say: 'Başlığı "Her gün taze balık" yap.',
    expect: s.done(s.write(headline, 'Her gün taze balık')),
  },
  {
    say: 'baslik su olsun: Evinize usta eli',
    expect: s.done(s.write(headline, 'Evinize usta eli')),
  },
  {
    say: 'Butonda Randevu Al yazsın.',
    expect: s.done(s.write({ part: 'button' }, 'Randevu Al')),
  },
  {
    say: "'Hemen Ara' yerine 'Bizi Arayın' yaz.",
    expect: s.done(
      s.either(
        s.replace('Hemen Ara', 'Bizi Arayın'),
        s.write({ part: 'button' }, 'Bizi Arayın'),
        s.write({ words: s.has('hemen ara') }, 'Bizi Arayın')
      )
    ),
  },
  {
    say: 'orkide yanlış yazılmış, orkite değil orkide olacak',
    expect: s.done(s.replace('orkite', 'orkide')),
  },
  { say: 'hakkimizda yazisini kisalt', expect: s.done(s.shorten('about')) },
  {
    say: 'Üç kuşaktır bu işi yapan bir aile olduğumuzu yaz.',
    expect: s.done(s.tell(s.has('kuşak'))),
  },
  {
    say: 'otelin ücretsiz otoparkı olduğunu da belirt',
    expect: s.done(s.tell(s.has('otopark'))),
  },
  { say: 'Başlığın altındaki yazıyı sil.', expect: s.done(s.take({})) },
  {
    say: "Hizmetler bölümünün başlığı 'Neler Dikiyoruz' olsun.",
    expect: s.done(s.write({ kind: 'services' }, 'Neler Dikiyoruz')),
  },
  {
    say: 'Buton https://randevu.example.com/dis adresine gitsin.',
    expect: s.done(s.link({ part: 'button' }, s.has('https://randevu.example.com/dis'))),
  },
  {
    say: 'her yerde müşteri yerine danışan yazsın',
    expect: s.done(s.replace('müşteri', 'danışan')),
  },
  {
    say: 'Bütün kurabiyelerimizin glutensiz olduğunu ekle.',
    expect: s.done(s.tell(s.has('glutensiz'))),
  },
  { say: 'yazilar cok uzun olmus', expect: s.done(s.shorten()) },
  { say: 'İkinci butonu kaldır.', expect: s.done(s.take({ part: 'button', nth: 2 })) },
  {
    say: "Sayfanın en altına 'TÜRSAB üyesidir' yaz.",
    expect: s.done(s.either(s.write({ kind: 'footer' }, s.has('TÜRSAB')), s.tell(s.has('TÜRSAB')))),
  },
  {
    say: 'galerinin başlığı yaptığımız mutfaklar olsun butonda da keşif iste yazsın',
    expect: s.done(
      s.write({ kind: 'gallery' }, 'yaptığımız mutfaklar'),
      s.write({ part: 'button' }, 'keşif iste')
    ),
  },
  {
    say: 'Sayfada ilk muayenenin ücretsiz olduğu yazsın.',
    expect: s.done(s.tell(s.has('muayene'))),
  },

  // Look
  {
    say: 'biraz daha koyu olsun',
    expect: s.done(s.either(s.look({ shade: 'darker' }), s.look({ theme: 'dark' }))),
  },
  {
    say: 'Ana renk lacivert olsun.',
    expect: s.done(s.look({ primary_color: s.coloured('blue') })),
  },
  { say: 'yazilari buyutsene', expect: s.done(s.look({ text_size: 'larger' })) },
  {
    say: 'Köşeler biraz daha yuvarlak olsun.',
    expect: s.done(s.look({ corner_radius: 'rounder' })),
  },
  {
    say: 'çocuk oyun evi için daha eğlenceli bir hava ver',
    expect: s.done(s.mood('playful')),
  },
  {
    say: 'Arka plan beyaz olsun.',
    expect: s.done(
      s.either(
        s.look({ theme: 'light' }),
        s.look({ shade: 'lighter' }),
        s.style({}, { background: any })
      )
    ),
  },
  {
    say: 'Yorumlar bölümünün zemini koyu olsun.',
    expect: s.done(
      s.either(
        s.recolour('testimonials', 'dark'),
        s.style({ kind: 'testimonials' }, { background: any })
      )
    ),
  },
  { say: 'baslik kocaman olsun', expect: s.done(s.style(headline, { size: 'larger' })) },
  {
    say: 'mavi olmasın turuncu olsun',
    expect: s.done(s.look({ primary_color: s.coloured('orange') })),
  },
  {
    say: 'begenmedim baska bir tasarim goster',
    expect: s.done(s.look({ direction: 'other' })),
  },
  { say: 'Gelinlik mağazası gibi zarif dursun.', expect: s.done(s.mood('elegant')) },
  {
    say: 'Telefon numarası kalın yazılsın.',
    expect: s.done(s.style({}, { weight: 'bold' })),
  },
  {
    say: 'kırmızı çok göz alıyor',
    expect: s.done(
      s.either(
        s.look({ tone: ['softer', 'paler', 'deeper'] }),
        s.look({ shade: 'darker' }),
        s.look({ primary_color: any }),
        s.mood('calm')
      )
    ),
  },
  {
    say: 'Başlıkların yazı tipini değiştirir misin?',
    expect: s.done(s.either(s.look({ heading_font: any }), s.look({ direction: 'other' }))),
  },
  {
    say: 'Butonların rengi #0b6b4f olsun.',
    expect: s.done(
      s.either(
        s.look({ primary_color: '#0b6b4f' }),
        s.style({ part: 'button' }, { background: '#0b6b4f' }),
        s.style({ part: 'button' }, { color: '#0b6b4f' })
      )
    ),
  },
  {
    say: 'Daha sıcak renkler kullanalım, burası bir kitap kafe.',
    expect: s.done(s.either(s.look({ tone: 'warmer' }), s.mood('warm'))),
  },
  {
    say: 'yeşil olsun ve daha modern dursun',
    expect: s.done(s.look({ primary_color: s.coloured('green') }), s.mood('modern')),
  },
  {
    say: 'pembe yap ama yazı tipi kalsın',
    expect: s.done(s.look({ primary_color: s.coloured('pink') })),
  },
  { say: 'Muhasebe bürosu için daha ciddi görünmeli.', expect: s.done(s.mood('formal')) },
  {
    say: 'başlığı ortala, yazıları da biraz büyüt',
    expect: s.done(
      s.style(headline, { align: 'center' }),
      s.either(s.look({ text_size: 'larger' }), s.style({ part: 'text' }, { size: 'larger' }))
    ),
  },
  { say: 'sade bi sey olsun', expect: s.done(s.mood('simple')) },

  // What it cannot do, and questions
  { say: 'Siteyi yayınlamak kaç para?', expect: 'cannot' },
  { say: 'kredi kartıyla ödeme alabilir miyiz burdan', expect: 'cannot' },
  { say: 'Canlı destek ekle.', expect: 'cannot' },
  { say: "Google'da ilk sırada çıkalım.", expect: 'cannot' },
  { say: 'Sayfayı Arapçaya çevir.', expect: 'cannot' },
  { say: 'instagram gonderilerimi otomatik ceksin', expect: 'cannot' },
  { say: 'Sayfa açılınca arkada ney müziği çalsın.', expect: 'cannot' },
  { say: 'son degisikligi geri al', expect: 'cannot' },
  { say: 'Bunu telefondan da düzenleyebilir miyim?', expect: 'cannot' },
]
