import * as s from './said.ts'
import type { Said } from './said.ts'

const anyFont = (name: string) => name.length > 0

/** Written by a third person, who had seen neither the grammar nor the first sentences. */
export const saidMoreInTurkish: Said[] = [
  // Facts
  {
    say: 'telefonumuz değişti 0532 000 14 27 oldu',
    expect: s.done(s.fact('phone', '0532 000 14 27')),
  },
  {
    say: "Atölyemiz artık Balat'ta, Vodina Caddesi No: 41'de.",
    expect: s.done(s.fact('address', s.has('vodina caddesi', '41'))),
  },
  {
    say: 'pzt kapaliyiz artik',
    expect: s.done(s.either(s.fact('hours', s.has('kapal')), s.add('notice'))),
  },
  { say: 'Adana dürüm 240 lira oldu.', expect: s.done(s.price('adana dürüm', '240')) },
  { say: 'menuye kunefe ekle 180 tl', expect: s.done(s.item(['kunefe', 'künefe'], '180')) },
  {
    say: 'saç boyası fiyatini 1500 yapar misin',
    expect: s.done(s.price('saç boyası', '1500')),
  },
  {
    say: 'Firmamızın adı Yıldız Nakliyat değil, Yıldızlar Nakliyat.',
    expect: s.done(
      s.either(
        s.fact('name', 'Yıldızlar Nakliyat'),
        s.replace('Yıldız Nakliyat', 'Yıldızlar Nakliyat')
      )
    ),
  },
  {
    say: 'haftaici 9-18 haftasonu 10-16 acigiz',
    expect: s.done(s.fact('hours', s.has('18', '16'))),
  },
  {
    say: "Berber dükkânımız 1994'ten beri aynı sokakta hizmet veriyor.",
    expect: s.done(s.either(s.fact('since', s.has('1994')), s.tell(s.has('1994')))),
  },
  {
    say: 'mailimizi bilgi@koruveteriner.example olarak degistirin lutfen',
    expect: s.done(s.fact('email', 'bilgi@koruveteriner.example')),
  },
  {
    say: 'lastik degisimi artik yapmiyoruz',
    expect: s.done(s.noItem(['lastik degisimi', 'lastik değişimi'])),
  },
  {
    say: "Cumartesi günleri saat 14.00'e kadar açığız.",
    expect: s.done(s.fact('hours', s.has('cumartesi', '14'))),
  },
  {
    say: 'takim elbise 350, gomlek 90, palto 420 bunlari listeye ekleyin',
    expect: s.done(
      s.item('takim elbise', '350'),
      s.item(['gomlek', 'gömlek'], '90'),
      s.item('palto', '420')
    ),
  },
  {
    say: 'Listeden İngilizce özel dersi çıkarın.',
    expect: s.done(s.noItem(['İngilizce özel dersi', 'İngilizce özel ders'])),
  },
  {
    say: 'biz Ayvalıktayız edremit yazmissin',
    expect: s.done(s.either(s.fact('place', 'Ayvalık'), s.replace('edremit', 'Ayvalık'))),
  },
  {
    say: 'Serpme kahvaltıya 50 lira zam geldi, kişi başı 450 lira oldu.',
    expect: s.done(s.price(s.has('serpme kahvaltı'), '450')),
  },
  {
    say: 'sütlacı çıkar yerine kazandibi koy 95 tl',
    expect: s.done(s.noItem(['sütlaç', 'sütlacı']), s.item('kazandibi', '95')),
  },
  {
    say: 'Sabit hattımız 0232 000 45 67, siteye bunu yazın lütfen.',
    expect: s.done(s.fact('phone', '0232 000 45 67')),
  },
  {
    say: 'nikah şekeri 35 tlden 42ye cikti',
    expect: s.done(s.price('nikah şekeri', '42')),
  },
  {
    say: 'Hizmetlerimize dış cephe boyamayı da ekler misiniz?',
    expect: s.done(s.item(['dış cephe boyama', 'dış cephe boyamayı'])),
  },
  {
    say: 'adres yanlis kapi no 18/B olcak',
    expect: s.done(s.fact('address', s.has('18/b'))),
  },
  {
    say: 'Pilateste aylık üyelik 1.800 TL, tek ders 300 TL.',
    expect: s.done(
      s.either(s.price(s.has('aylık üyelik'), '1800'), s.item(s.has('aylık üyelik'), '1800')),
      s.either(s.price(s.has('tek ders'), '300'), s.item(s.has('tek ders'), '300'))
    ),
  },
  {
    say: 'dukkanin ismini gul pastanesi yap',
    expect: s.done(s.fact('name', ['gul pastanesi', 'gül pastanesi'])),
  },
  {
    say: "Kışın akşam 8'de değil 7'de kapatıyoruz.",
    expect: s.done(s.fact('hours', (value) => /7|19/.test(value))),
  },
  {
    say: 'yag bakimi 1250, balata 2000',
    expect: s.done(
      s.either(
        s.price(['yag bakimi', 'yağ bakımı'], '1250'),
        s.item(['yag bakimi', 'yağ bakımı'], '1250')
      ),
      s.either(s.price('balata', '2000'), s.item('balata', '2000'))
    ),
  },
  {
    say: "Muayenehanemiz Kadıköy'den Ataşehir'e taşındı.",
    expect: s.done(
      s.either(
        s.fact('place', 'Ataşehir'),
        s.fact('address', s.has('ataşehir')),
        s.replace('Kadıköy', 'Ataşehir')
      )
    ),
  },
  {
    say: 'cep: 0544 000 33 21 mail: usta@demirkapi.example',
    expect: s.done(s.fact('phone', '0544 000 33 21'), s.fact('email', 'usta@demirkapi.example')),
  },
  {
    say: 'Çocuk tıraşı 200 değil 250 lira olmalı.',
    expect: s.done(s.either(s.price('çocuk tıraşı', '250'), s.replace('200', '250'))),
  },
  {
    say: 'klima montajini sil klima bakimi kalsin',
    expect: s.done(s.noItem(['klima montaji', 'klima montajini'])),
  },
  {
    say: 'pazar gunu de aciz artik 11 den 17 ye',
    expect: s.done(s.fact('hours', s.has('pazar', '11', '17'))),
  },
  {
    say: 'Telefon numaramızı siteden kaldırın lütfen.',
    expect: s.done(s.either(s.take({ words: s.has('elefon') }), s.fact('phone', ''))),
  },
  {
    say: 'Fiyat listesine "tuval baskı" 600 TL olarak girsin.',
    expect: s.done(s.item('tuval baskı', '600')),
  },
  { say: 'biz aslında terzi degiliz perdeciyiz', expect: s.done({ do: 'set_trade' }) },
  {
    say: 'İki kişilik oda gecelik 3.200 lira, kahvaltı dahil.',
    expect: s.done(
      s.either(s.price(s.has('kişilik oda'), '3200'), s.item(s.has('kişilik oda'), '3200'))
    ),
  },
  { say: '2016 da kurulduk', expect: s.done(s.fact('since', s.has('2016'))) },
  {
    say: 'bal ve polen de satiyoruz artik, bal 650 polen 400',
    expect: s.done(
      s.either(s.item('bal', '650'), s.price('bal', '650')),
      s.either(s.item('polen', '400'), s.price('polen', '400'))
    ),
  },
  {
    say: 'Ziyaret adresimiz: Kale Mahallesi, Çınar Sokak 5, Safranbolu.',
    expect: s.done(
      s.fact('address', s.has('kale mahallesi', 'çınar sokak 5')),
      s.fact('place', 'Safranbolu')
    ),
  },
  {
    say: 'nişan çekimi 8500 e düştü',
    expect: s.done(s.price('nişan çekimi', '8500')),
  },

  // Sections
  { say: 'en cok sorulanlar diye bi yer olsun', expect: s.done(s.add('faq')) },
  {
    say: 'Yorumları fiyatların üstüne alalım.',
    expect: s.done(s.move('testimonials', s.before(['prices', 'menu', 'packages']))),
  },
  { say: 'galeriyi kaldir fotolar cok kotu', expect: s.done(s.drop('gallery')) },
  {
    say: 'Evden eve taşımanın nasıl yürüdüğünü adım adım anlatan bir bölüm ekleyin.',
    expect: s.done(s.add('process')),
  },
  { say: 'ekibi en alta at', expect: s.done(s.move('team', s.bottom)) },
  {
    say: 'Hizmetleri iki sütun halinde gösterebilir miyiz?',
    expect: s.done(s.relayout('services', 'columns')),
  },
  {
    say: 'iletisim bolumu koyu renk olsun',
    expect: s.done(s.recolour('contact', 'dark')),
  },
  {
    say: 'haritayı sil çalışma saatlerini yukarı taşı',
    expect: s.done(s.drop('map'), s.either(s.move('hours', s.up), s.move('hours', s.top))),
  },
  {
    say: 'Su dağıttığımız mahalleleri gösteren bir alan istiyorum.',
    expect: s.done(s.add('area')),
  },
  {
    say: 'sayfanin en basina duyuru koy bayramda kapaliyiz diye',
    expect: s.done(s.either(s.add('notice'), s.tell(s.has('bayramda kapal')))),
  },
  {
    say: 'Koltukların öncesini ve sonrasını gösterecek bir yer lazım.',
    expect: s.done(s.add('before_after')),
  },
  {
    say: 'bulten kayit kismi gereksiz ya cikaralim',
    expect: s.done(s.drop('newsletter')),
  },
  {
    say: 'Menüyü liste gibi değil, kutu kutu gösterin.',
    expect: s.done(s.relayout('menu', 'grid')),
  },
  { say: 'ders programi ekler misiniz hocam', expect: s.done(s.add('timetable')) },
  {
    say: 'Hakkımızda bölümü hizmetlerin hemen ardından gelsin.',
    expect: s.done(
      s.either(s.move('about', s.after('services')), s.add('about', s.after('services')))
    ),
  },
  { say: 'foto galerisini baska turlu diz', expect: s.done(s.relayout('gallery')) },
  {
    say: 'Gelinler paketleri yan yana karşılaştırabilsin.',
    expect: s.done(s.either(s.relayout('packages'), s.add('packages'))),
  },
  {
    say: 'yaklasan etkinlikler bolumu ve yol tarifi ekle',
    expect: s.done(s.add('events'), s.add(['visit', 'map'])),
  },
  {
    say: 'Sıkça sorulan soruların arka planı açık renkte olsun.',
    expect: s.done(s.either(s.recolour('faq', 'light'), s.recolour('faq', 'tint'))),
  },
  {
    say: 'sss yi iletisimin altina indir',
    expect: s.done(s.move('faq', s.after('contact'))),
  },
  {
    say: 'Rakamlarla biz kısmını çıkarabilirsiniz.',
    expect: s.done(s.drop(['stats', 'facts'])),
  },
  {
    say: 'müşteri yorumu koyalım mı en alta?',
    expect: s.done(s.either(s.add('testimonials', s.bottom), s.move('testimonials', s.bottom))),
  },
  {
    say: 'Velilerin kayıt evrakını indirebileceği bir bölüm olsun.',
    expect: s.done(s.add('downloads')),
  },
  {
    say: 'calisma saatlerinin zemini marka rengimiz olsun',
    expect: s.done(s.recolour('hours', 'brand')),
  },
  {
    say: 'Şarap listesini hakkımızda yazısından önce göster.',
    expect: s.done(
      s.either(
        s.move(['menu', 'prices'], s.before('about')),
        s.add(['menu', 'prices'], s.before('about'))
      )
    ),
  },
  {
    say: 'ustteki buyuk resimli kisim icin baska bi duzen dene',
    expect: s.done(s.relayout('hero')),
  },
  {
    say: 'Fiyatlar düz bir liste olsa yeter.',
    expect: s.done(s.relayout(['prices', 'menu'], 'list')),
  },
  { say: 'forma plaka alani ekle', expect: s.done(s.field(s.has('plaka'))) },
  {
    say: 'Formda doğum tarihi sorulmasın.',
    expect: s.done(s.noField(s.has('doğum tarihi'))),
  },
  {
    say: 'form olmasin arasinlar direk',
    expect: s.done(s.either(s.form(false), s.take({ part: 'form' }))),
  },
  {
    say: 'Ziyaretçiler bize siteden yazabilsin.',
    expect: s.done(s.either(s.form(true), s.add('contact'))),
  },
  {
    say: 'referanslar gitsin yerine ekip gelsin',
    expect: s.done(
      s.drop(['testimonials', 'gallery']),
      s.either(s.add('team'), s.move('team', { where: ['before', 'after'] }))
    ),
  },
  {
    say: 'Sayfanın sonunda insanları aramaya çağıran bir bölüm olsun.',
    expect: s.done(s.add(['call', 'contact'])),
  },
  {
    say: 'büyük puntolu tek cümlelik bi bölüm koy fotolarin altina',
    expect: s.done(s.add('statement')),
  },
  {
    say: 'Eğitmenler bölümünü ders programının üzerine taşıyın.',
    expect: s.done(s.move('team', s.before('timetable'))),
  },
  { say: 'kvkk metni için yer aç', expect: s.done(s.add('legal')) },
  {
    say: 'son bölümü sil',
    expect: s.done({ do: 'remove_section', section: { nth: -1 } }),
  },

  // Texts
  {
    say: 'Ana başlık "Fırından yeni çıktı" olsun.',
    expect: s.done(s.write({ part: ['title', 'heading'] }, 'Fırından yeni çıktı')),
  },
  {
    say: 'başlık şu olsun: denizin bereketi sofranızda',
    expect: s.done(s.write({ part: ['title', 'heading'] }, 'denizin bereketi sofranızda')),
  },
  {
    say: '"Müşteri" yerine her yerde "misafir" yazın.',
    expect: s.done(s.replace('Müşteri', 'misafir')),
  },
  { say: 'hakkimizda yazisi cok uzun kisalt', expect: s.done(s.shorten('about')) },
  {
    say: 'Butonda "Keşif isteyin" yazsın.',
    expect: s.done(s.write({ part: 'button' }, 'Keşif isteyin')),
  },
  {
    say: 'yanlis yazilmis herkez degil herkes',
    expect: s.done(s.replace('herkez', 'herkes')),
  },
  {
    say: 'hizmetler basligini neler yapiyoruz yap',
    expect: s.done(
      s.either(
        s.write({ kind: 'services' }, 'neler yapiyoruz'),
        s.replace('hizmetler', 'neler yapiyoruz')
      )
    ),
  },
  {
    say: 'Giriş metnini biraz kırpın lütfen.',
    expect: s.done(s.shorten(['hero', 'about', 'statement'])),
  },
  {
    say: 'ucuz kelimesi yerine hesapli yaz',
    expect: s.done(s.replace('ucuz', 'hesapli')),
  },
  {
    say: 'Bütün ipliklerimizin el boyaması olduğunu yazın.',
    expect: s.done(s.tell(s.has('el boyaması'))),
  },
  {
    say: 'evcil hayvan kabul ettigimizi belirt',
    expect: s.done(s.tell(s.has('evcil hayvan'))),
  },
  {
    say: 'Ekip bölümünün başlığı "Ustalarımız" olsun.',
    expect: s.done(s.write({ kind: 'team' }, 'Ustalarımız')),
  },
  {
    say: '2. butonda randevu al yazsin',
    expect: s.done(s.write({ part: 'button', nth: 2 }, 'randevu al')),
  },
  {
    say: 'Slogan şöyle olsun: Bir dikişte gönlünüzce.',
    expect: s.done(
      s.either(s.write({}, 'Bir dikişte gönlünüzce'), s.tell('Bir dikişte gönlünüzce'))
    ),
  },
  {
    say: 'ahmet usta değil mehmet usta olacak',
    expect: s.done(s.replace('ahmet usta', 'mehmet usta')),
  },
  {
    say: 'Ücretsiz otoparkla ilgili cümleyi çıkarın.',
    expect: s.done(s.take({ words: s.has('otopark') })),
  },
  { say: 'yazilar cok uzun kimse okumaz', expect: s.done(s.shorten()) },
  {
    say: 'Yorumların üstünde "Komşular ne diyor" yazsın.',
    expect: s.done(s.write({ kind: 'testimonials' }, 'Komşular ne diyor')),
  },
  { say: 'alt basligi kaldir', expect: s.done(s.take({ words: s.has('alt ba') })) },
  {
    say: 'Randevu butonunu şuraya bağlayın: https://wa.me/905320001427',
    expect: s.done(s.link({ part: 'button' }, s.has('wa.me/905320001427'))),
  },
  {
    say: 'sigortali tasima yaptigimizi da yaz bi yere',
    expect: s.done(s.tell(s.has('sigortal'))),
  },
  {
    say: '"Yılların tecrübesi" ifadesini "Üç kuşaktır" ile değiştirin.',
    expect: s.done(s.replace('Yılların tecrübesi', 'Üç kuşaktır')),
  },
  {
    say: 'hemen ara butonu bizi arayın olsun',
    expect: s.done(
      s.either(s.write({ part: 'button' }, 'bizi arayın'), s.replace('hemen ara', 'bizi arayın'))
    ),
  },
  {
    say: 'SSS başlığını "Merak edilenler" olarak değiştirir misiniz?',
    expect: s.done(
      s.either(s.write({ kind: 'faq' }, 'Merak edilenler'), s.replace('SSS', 'Merak edilenler'))
    ),
  },
  {
    say: 'kurye yazan yere gel al yaz',
    expect: s.done(s.replace('kurye', 'gel al')),
  },
  { say: 'Süreç bölümü daha kısa anlatılsın.', expect: s.done(s.shorten('process')) },
  {
    say: 'yazim hatasi var orjinal degil orijinal olmali',
    expect: s.done(s.replace('orjinal', 'orijinal')),
  },
  {
    say: 'Fransızca ve Arapça da konuştuğumuz yazsın.',
    expect: s.done(s.tell(s.has('fransızca', 'arapça'))),
  },
  {
    say: 'basliga sehrin en eski sahafi yaz, altindaki dugmeyi sil',
    expect: s.done(
      s.write({ part: ['title', 'heading'] }, ['sehrin en eski sahafi', 'şehrin en eski sahafı']),
      s.take({ part: 'button' })
    ),
  },
  {
    say: 'Fiyatlar kısmının başlığında "Tarifemiz" yazmalı.',
    expect: s.done(s.write({ kind: 'prices' }, 'Tarifemiz')),
  },

  // Look
  {
    say: 'siyah zemin olsun',
    expect: s.done(
      s.either(s.look({ theme: 'dark' }), { do: 'set_style', style: { background: s.grey } })
    ),
  },
  {
    say: 'Zeytin yeşili bize daha çok yakışır.',
    expect: s.done(
      s.either(
        s.look({ primary_color: s.coloured('green') }),
        s.look({ primary_color: s.coloured('yellow') })
      )
    ),
  },
  { say: 'yazilar cok ufak buyut', expect: s.done(s.look({ text_size: 'larger' })) },
  {
    say: 'Köşeler biraz daha yuvarlak olabilir.',
    expect: s.done(s.look({ corner_radius: 'rounder' })),
  },
  {
    say: 'çok ciddi durmuş, buraya çocuk gelicek, neşeli yap',
    expect: s.done(s.mood('playful')),
  },
  { say: 'Noter gibi resmî dursun.', expect: s.done(s.mood('formal')) },
  {
    say: 'begenmedim baska tasarim goster',
    expect: s.done(s.look({ direction: 'other' })),
  },
  {
    say: 'Başlıklarda tırnaklı bir yazı tipi kullanın.',
    expect: s.done(s.look({ heading_font: anyFont })),
  },
  {
    say: 'kirmizi cok cirtlak biraz yumusat',
    expect: s.done(s.look({ tone: ['softer', 'paler'] })),
  },
  {
    say: 'bordo olsun ana renk',
    expect: s.done(s.look({ primary_color: s.coloured('red') })),
  },
  {
    say: 'Hamamdan çıkmış gibi huzur veren bir sayfa olsun.',
    expect: s.done(s.mood('calm')),
  },
  { say: 'daha modern olsun be usta', expect: s.done(s.mood('modern')) },
  {
    say: 'Eski esnaf dükkânı havası istiyorum.',
    expect: s.done(s.mood('traditional')),
  },
  {
    say: 'turkuaz yap deniz gibi',
    expect: s.done(s.look({ primary_color: s.coloured('teal') })),
  },
  {
    say: 'Tüm sayfa bir ton daha koyu olsun.',
    expect: s.done(s.either(s.look({ shade: 'darker' }), s.look({ tone: 'deeper' }))),
  },
  {
    say: 'köşeler keskin olsun',
    expect: s.done(s.look({ corner_radius: ['sharper', 0] })),
  },
  {
    say: 'Renkler daha sıcak olmalı, evde pişmiş yemek satıyoruz.',
    expect: s.done(s.either(s.look({ tone: 'warmer' }), s.mood('warm'))),
  },
  {
    say: 'lacivert yap bi de daha zarif dursun',
    expect: s.done(s.look({ primary_color: s.coloured('blue') }), s.mood('elegant')),
  },
  { say: 'Gazete gibi görünsün istiyoruz.', expect: s.done(s.mood('editorial')) },
  {
    say: 'el yazisi gibi font olsun basliklarda',
    expect: s.done(s.look({ heading_font: anyFont })),
  },
  {
    say: 'Butonlar turuncu olsun.',
    expect: s.done(
      s.either(
        s.style({ part: 'button' }, { background: s.coloured('orange') }),
        s.style({ part: 'button' }, { color: s.coloured('orange') }),
        s.look({ primary_color: s.coloured('orange') })
      )
    ),
  },
  {
    say: 'baslik ortaya gelsin',
    expect: s.done(s.style({ part: ['title', 'heading'] }, { align: 'center' })),
  },
  { say: 'Daha sade bir görünüm lütfen.', expect: s.done(s.mood('simple')) },
  { say: 'harfler biraz kuculsun', expect: s.done(s.look({ text_size: 'smaller' })) },
  {
    say: 'Sert ve dayanıklı bir havası olsun, vinç kiralıyoruz.',
    expect: s.done(s.mood(['rugged', 'bold'])),
  },
  {
    say: 'hardal sarisi istiyorum',
    expect: s.done(
      s.either(
        s.look({ primary_color: s.coloured('yellow') }),
        s.look({ primary_color: s.coloured('orange') })
      )
    ),
  },
  {
    say: 'Telefon numarası daha büyük yazılsın.',
    expect: s.done(s.style({ words: s.has('elefon') }, { size: 'larger' })),
  },
  {
    say: 'açık renk yap komple',
    expect: s.done(s.either(s.look({ theme: 'light' }), s.look({ shade: 'lighter' }))),
  },
  {
    say: 'Renk biraz daha canlı olabilir.',
    expect: s.done(s.look({ tone: 'stronger' })),
  },
  {
    say: 'mor cok kotu pembe yap',
    expect: s.done(s.look({ primary_color: s.coloured('pink') })),
  },

  // What it cannot do, questions, and what is to stay
  { say: 'siteden kredi kartiyla odeme alabilir miyim', expect: 'cannot' },
  { say: 'Aboneliğimi nasıl iptal ederim?', expect: 'cannot' },
  { say: 'Fiyatlara dokunmayın.', expect: s.done() },
  {
    say: 'galeriyi silme sakın sadece asagi al',
    expect: s.done(s.either(s.move('gallery', s.down), s.move('gallery', s.bottom))),
  },
  { say: 'ingilizceye cevir', expect: 'cannot' },
  {
    say: 'Menü kalsın, saatler en üste gelsin.',
    expect: s.done(s.either(s.move('hours', s.top), s.add('hours', s.top))),
  },
  { say: 'googleda ne zaman cikarim', expect: 'cannot' },
  {
    say: "Instagram'daki son gönderilerim kendiliğinden sayfaya düşsün.",
    expect: 'cannot',
  },
  { say: 'arkada ney sesi calsin', expect: 'cannot' },
  {
    say: 'Hizmetleri değil, yorumları kaldırın.',
    expect: s.done(s.drop('testimonials')),
  },
  { say: 'siteyi kac kisi ziyaret etti bugun', expect: 'cannot' },
  { say: 'Buradaki çerez yazısı ne işe yarıyor?', expect: 'cannot' },
  { say: 'renkler guzel kalsin', expect: s.done() },
  { say: 'Cumartesi randevusu olan hastalara mesaj atın.', expect: 'cannot' },
  {
    say: 'haritayi kaldirma demistim, form gitsin',
    expect: s.done(s.either(s.form(false), s.take({ part: 'form' }))),
  },
]
