import type { Vocabulary } from '#designer/instructions/words/sense'

/** Bölümlerin parçaları, konuşulan şeyler, bilgiler, yerler ve sıra. */
export const parts: Vocabulary = {
  part: {
    title:
      'ana başlık, ana başlığ, sayfa başlığı, büyük başlık, büyük başlığ, giriş başlığı, manşet yazısı, site başlığı, h1, en üstteki başlık, en üstteki başlığ',
    heading: 'başlık, başlığ, bölüm başlığı, başlıklar, h2, ara başlık, ara başlığ',
    text: 'metin, metn, yazı, yazılar, paragraf, açıklama, cümle, alt başlık, alt başlığ, slogan, altyazı, giriş yazısı, metinler, açıklamalar, ifade, tanıtım cümlesi, kelime, kelimeler, tanıtım metni, giriş metni, açıklama metni, altbaşlık, altbaşlığ, sloganımız, alt yazı, yazısı',
    button: 'buton, düğme, tuş, butonlar, düğmeler',
    link: 'bağlantı, bağlantılar, link, linkler, url',
    picture:
      'resim, resm, fotoğraf, foto, görsel, resimler, logo, imaj, kapak fotoğrafı, ana görsel, kapak görseli, kapak resmi, logomuz, portre, illüstrasyon, çizim',
    list: 'liste, maddeler, madde listesi',
    form: 'mesaj atabilsin, mesaj atabilsinler, mesaj gönderebilsin, mesaj gönderebilsinler, mesaj bırakabilsin, mesaj bırakabilsinler, mesaj yazabilsin, mesaj yazabilsinler, bize bize siteden ulaşabilsin, bize siteden ulaşabilsinler, siteden ulaşabilsin, siteden ulaşabilsinler, siteden yazabilsin, bize siteden yazabilsinler, siteden bize yazabilsin, siteden bize yazabilsinler, siteden yazabilsin, siteden yazabilsinler, siteden mesaj atabilsin, siteden mesaj atabilsinler, bize yazabilsin, bize yazabilsinler, bana yazabilsin, bana yazabilsinler, kayıt formu, üyelik formu, teklif alma formu, fiyat teklifi formu, form, iletişim formu, başvuru formu, randevu formu, rezervasyon formu, mesaj formu, teklif formu, talep formu, geri bildirim formu, sipariş formu, online form',
  },
  thing: {
    section: 'bölüm, bölümler, kısım, kısm, alan, blok, blog alanı, panel, bölge',
    page: 'site, sayfa, web sitesi, websitesi, internet sitesi, ana sayfa, anasayfa, tema, mod, sitemiz, sitem, sayfamız, sayfanın tamamı, sitenin tamamı, bütün site, tüm sayfa, genel olarak',
    look: 'görünüm, tasarım, tarz, stil, üslup, hava, havası, tasarım dili, görünüş, dizayn, ton, konsept, versiyon, sürüm, anlatım, atmosfer, genel hava, dil',
    color:
      'renk, reng, renkler, ana renk, ana reng, renk paleti, palet, vurgu rengi, tema rengi, marka rengi, kurumsal renk, kurumsal reng, tonlar, site rengi, temel renk, temel reng, renk tonu, renk şeması, renkler tonu, vurgu',
    font: 'font, fontlar, yazı tipi, yazı tipleri, yazı karakteri, harfler, yazı stili, tipografi, karakter, yazıtipi, yazı fontu, yazı karakterleri, yazı biçimi, yazı şekli',
    headings:
      'başlıklar için, başlıklarda, başlık fontu, başlık yazı tipi, başlıkların fontu, başlıkların yazı tipi, başlıkta, başlık için, başlık fontları, başlıklar',
    reading:
      'metin fontu, metinlerde, gövde fontu, gövde metni, metinler için, yazılarda, metin yazı tipi, okuma fontu, gövde yazısı, paragraflarda, metnin fontu, metin için, paragraf fontu, gövdede, metinlerin fontu, gövde metninde, gövde yazı tipi',
    corner:
      'köşe, köşeler, kenar, kenarlar, köşe yuvarlaklığı, köşe yarıçapı, yarıçap, kenar yuvarlaklığı',
    background:
      'arka plan, arkaplan, zemin, fon, arka plan rengi, zemin rengi, arkaplan rengi, sayfa zemini, arka fon, arka tarafı, arkası, fon rengi',
    layout:
      'düzen, yerleşim, dizilim, yerleşim düzeni, düzenleme şekli, sayfa düzeni, diziliş, kurgu, sıralama şekli, format, yapı',
    size: 'boyut, boyutlar, büyüklük, büyüklüğ, punto, yazı boyutu, font boyutu, ebat, yazı büyüklüğü, harf boyutu',
    price: 'başına',
    field:
      'alan, form alanı, kutu, kutucuk, kutucuğ, giriş alanı, alanı, bilgi alanı, form kutusu, seçenek, seçeneğ',
    item: 'ürün, ürünler, kalem, yemek, öğe, tatlı çeşidi',
    trade: 'işletme, dükkan, firma, şirket, iş yeri, işyeri, meslek, mesleğ, mağaza, marka',
    piece:
      'ikon, simge, banner, ayraç, çizgi, çerçeve, rozet, desen, gölge, gölgeler, slider, kayan görsel, çıkartma, süs, arka plan resmi, arka plan görseli, ok işareti, sosyal medya ikonları, ikonlar, telif yazısı, telif hakkı, arka plan fotoğrafı, kaydırıcı, şerit, şerid',
    all: 'her şey, her yer, hepsi, tamamı, her yerde, tümü',
  },
  fact: {
    name: 'ad, adı, adımız, ismimiz, isim, ismi, ism, işletme adı, firma adı, şirket adı, dükkan adı, marka adı, işletmenin adı, dükkanın adı, işletmemizin adı, firmanın adı, site adı, şirketin adı, firmamızın adı, mekanın adı, mağazanın adı, salonun adı, dükkanımızın adı, unvan, unvanımız, restoranın adı, kafenin adı',
    place: 'şehir, şehr, semt, ilçe, il, yer, mahalle, bulunduğumuz yer, şehrimiz',
    address: 'adres, adresimiz, adresi, açık adres, sokak adresi',
    phone:
      'hat, hattımız, sabit hat, sabit hattımız, whatsapp hattı, whatsapp hattımız, telefon, telefonumuz, telefon numarası, numara, cep telefonu, tel, gsm, numaramız, telefonum, cep numarası, whatsapp, telefon no, telefon numaramız, whatsapp numarası, cep',
    email:
      'e posta, eposta, mail, mail adresi, e posta adresi, eposta adresi, e mail, email, mailimiz, e mail adresi, posta adresi',
    since:
      'kuruluş yılı, kuruluş, kuruldu, kurulduk, beri, kurulma yılı, kuruluş tarihi, yılından beri, kurulmuş',
  },
  place: {
    top: 'tepesi, sayfanın tepesi, sitenin tepesi, ana sayfanın tepesi, ana sayfanın başı, ana sayfanın en üstü, ana sayfanın üstü, en üst, en baş, baş, başlangıç, en tepe, en yukarı, üst taraf, ilk sıra, üst sıra, birinci sıra, sayfanın başı, sayfanın üstü, sayfanın en üstü, sitenin başı, en önce, başa, üste, üstte, başta, en üste, en üstte, en başa, en başta, ilk, sayfanın üst kısmı, ilk sırada, ilk önce',
    bottom:
      'en alt, en son, son, en aşağı, sayfanın sonu, sayfanın en altı, alt taraf, son sıra, sayfanın altı, sitenin sonu, sona, alta, altta, sonda, en alta, en altta, en sona, en sonda, dip, sayfanın dibi, sayfanın alt kısmı',
    up: 'yukarı, yukarıya, bir üst, bir yukarı, bir sıra yukarı, biraz yukarı, daha yukarı, bir sıra öne, üst sıraya, daha üst, yukarıda, öne, bir basamak yukarı, bir adım yukarı',
    down: 'aşağı, aşağıya, bir alt, bir aşağı, bir sıra aşağı, biraz aşağı, daha aşağı, bir sıra geriye, alt sıraya, daha alt, aşağıda, geriye, bir basamak aşağı, bir adım aşağı',
    before:
      'üstüne, üstünde, önüne, önünde, önce, üzerine, öncesine, öncesinde, yukarısına, yukarısında, hemen üstüne, hemen önüne, hemen önce, üzerinde, bir üstüne, hemen üstünde, üst tarafına',
    after:
      'arasına, arasında, ikisinin arasına, altına, altında, sonra, arkasına, arkasında, ardına, sonrasına, peşine, yanına, ardından, altınadoğru, hemen altına, hemen sonra, aşağısına, yanında, sonrasında, hemen altında, bir altına, alt tarafına, hemen ardından, hemen ardına, aşağısında',
  },
  nth: {
    '1': 'ilk, birinci',
    '2': 'ikinci, 2 nci, 2inci, 2 inci',
    '3': 'üçüncü, 3 üncü',
    '4': 'dördüncü, 4 üncü',
    '5': 'beşinci, 5 inci',
    '6': 'altıncı, 6 ncı',
    '-1': 'son, sonuncu, en son',
  },
}
