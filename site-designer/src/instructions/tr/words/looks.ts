import type { Vocabulary } from '#designer/instructions/words/sense'

/** Bir sayfanın ya da parçasının görünüşü. Renkler `colors.ts` içinde. */
export const looks: Vocabulary = {
  shade: {
    dark: 'koyu renkli, koyu renk, koyu, karanlık, karanlığ, siyah arka plan, siyah zemin, gece modu, koyu tema, karanlık tema, karanlık mod, koyu mod, gece teması, loş, siyah tema',
    light:
      'açık renkli, açık renk, açık, açığ, aydınlık, aydınlığ, beyaz arka plan, beyaz zemin, açık tema, ferah, parlak, açık mod, aydınlık tema, beyaz tema, gündüz modu',
    darker:
      'daha koyu renkli, daha koyu, daha karanlık, koyulaştır, karart, koyulaş, daha loş, çok açık, fazla açık, çok parlak, fazla parlak, biraz koyu, bir ton koyu, karar, çok aydınlık, fazla aydınlık, az daha koyu',
    lighter:
      'biraz aç, aç biraz, daha açık renkli, daha açık, daha aydınlık, açıklaştır, aydınlat, daha parlak, daha ferah, çok koyu, fazla koyu, çok karanlık, fazla karanlık, bir ton açık, açıklaş, biraz açık, parlaklaştır, rengini aç, rengi aç, az daha açık, ferahlat',
  },
  tone: {
    warmer:
      'ısıt, sıcaklaştır, daha sıcak bir ton, sıcak bir ton, daha sıcak ton, daha sıcak renkler, daha sıcak renk, sıcak renkler, daha sıcak tonlar, sıcak tonlar, daha sıcak bir renk, sıcak bir renk, sıcak renk',
    cooler:
      'soğut, serinlet, daha soğuk renkler, soğuk renkler, daha soğuk tonlar, soğuk tonlar, daha soğuk bir renk, soğuk renk, daha soğuk renk, soğuk, daha soğuk, serin, daha serin',
    softer:
      'yumuşa, daha yumuşak, yumuşat, daha pastel, pastel, daha soluk, soluk, daha mat, mat, pastel tonlar, pastel renkler, yumuşak, daha yumuşak renkler, yumuşak tonlar, daha yumuşak tonlar, yumuşak renkler, canlılığını azalt',
    stronger:
      'daha canlı, canlı, daha güçlü, güçlü, daha doygun, doygun, daha canlı renkler, canlandır, canlı renkler, daha yoğun, cıvıl cıvıl renkler, canlı tonlar, daha canlı tonlar',
  },
  size: {
    larger:
      'minnacık, minicik, küçücük, ufacık, zor okunuyor, okunmuyor, okunması zor, daha okunaklı, daha büyük, büyük, büyüt, büyü, daha iri, iri, kocaman, genişlet, çok küçük, fazla küçük, daha geniş, büyükçe, biraz büyük, büyültül, artır, arttır, irileştir, daha belirgin, büyült',
    smaller:
      'daha küçük, küçük, küçült, küçül, ufak, ufalt, daha ufak, daralt, çok büyük, fazla büyük, daha dar, minik, biraz küçük, azalt, fazla iri, çok iri, düşür',
  },
  weight: {
    bold: 'kalın, kalınlaştır, daha kalın, koyu yazı, bold, kalın yazı, kalın harfler, kalınlaş',
    normal: 'ince, incelt, daha ince, normal kalınlık, ince harfler, normal, kalın olmayan, incel',
  },
  align: {
    left: 'sola, sola yasla, sola hizala, solda, sola dayalı, sola yaslı, sol tarafa',
    center:
      'ortala, ortaya, ortada, ortaya hizala, ortalı, ortalan, ortalanmış, merkeze, ortaya al, merkezde, ortasında, orta, ortaya yasla',
    right: 'sağa, sağa yasla, sağa hizala, sağda, sağa dayalı, sağa yaslı, sağ tarafa',
  },
  mood: {
    formal:
      'güven ver, güven uyandıran, güvenilir duran, oturaklı, resmi, profesyonel, ciddi, kurumsal, güvenilir, ağırbaşlı, resmî, güven veren',
    playful:
      'genç işi, gençlere hitap eden, gençlere yönelik, rengarenk, enerji dolu, pozitif, çocuklara uygun, çocuklara hitap eden, eğlenceli, neşeli, şen, oyuncu, renkli, cıvıl cıvıl, komik, esprili, genç, sevimli, şirin, çocuksu, hareketli, keyifli',
    calm: 'huzur ver, ferahlatıcı, yumuşak bir hava, sakinleştirici, sakin, huzurlu, dingin, dinlendirici, rahatlatıcı, sade ve sakin, huzur veren, sessiz',
    bold: 'öne çık, ön plana çık, maskülen, erkeksi, maço, güçlü duran, ses getiren, cesur, iddialı, çarpıcı, enerjik, dikkat çekici, vurucu, dinamik, güçlü, gösterişli, göze çarpan',
    elegant:
      'süslü, süslü püslü, şatafatlı, kadınsı, feminen, göz alıcı, ihtişamlı, havalı, estetik, zevkli, zarif, şık, lüks, asil, seçkin, kaliteli, klas, ağır ve şık, zengin, premium, özel, pahalı',
    simple:
      'çok kalabalık, fazla kalabalık, çok karışık, fazla karışık, sade, minimal, minimalist, yalın, basit, temiz, sadeleştir, az ve öz, sadeleş, basitleştir, gösterişsiz, düzenli, derli toplu',
    warm: 'doğal, ahşap havası, köy havası, ev sıcaklığı, bizden, sıcak, samimi, içten, dostça, cana yakın, sıcacık, davetkar, ev gibi, misafirperver, sevecen, insani, arkadaşça',
    modern:
      'yeni nesil, şimdiki zamana uygun, günümüz tarzı, modern, çağdaş, güncel, yenilikçi, taze, modernleştir, trend, modernleş, fütüristik, günümüze uygun',
    traditional:
      'eski esnaf, esnaf dükkanı, eski esnaf dükkanı, esnaf havası, eski zaman, eski usul dükkan, eski dükkan, eskitme, eski havası, antika, mahalle havası, esnaf işi, geleneksel, klasik, eski usul, nostaljik, vintage, retro, otantik, rustik, eski tarz, köklü',
    rugged: 'endüstriyel, sağlam, ham, sert, kaba, dayanıklı',
    editorial:
      'gazete gibi, gazete havası, gazete sayfası, gazete sayfası gibi, sanatsal, yaratıcı, dergi gibi, artistik, sanatlı',
  },
  corner: {
    rounder:
      'yuvarlak, yuvarlat, daha yuvarlak, oval, yuvarlatılmış, yumuşak köşeler, yuvarlaklaştır, yuvarlak köşeli, yumuşak köşeli, yuvarlak köşeler, kavisli, ovalleştir',
    sharper:
      'keskin, köşeli, daha keskin, keskinleştir, düz köşeler, sivri, kare, daha köşeli, yuvarlak olmayan, az yuvarlak, daha az yuvarlak, keskin köşeler, keskin köşeli, dik köşeler, dik, dik köşeli, kare köşeler',
  },
  layout: {
    list: 'düz liste, sade liste, basit liste, liste, alt alta, sıralı liste, satırlar, liste halinde, liste olarak, liste şeklinde, listele, satır satır, tek sütun, alt alta sırala',
    grid: 'ızgara, kartlar, kutular, ızgara şeklinde, kart, kart şeklinde, kartlar halinde, mozaik, kutu kutu, ızgara düzeni, ızgara görünümü, kartlar şeklinde, kutucuklar',
    columns:
      'iki sütun, üç sütun, sütun, sütunlar, yan yana, kolon, kolonlar, iki kolon, üç kolon, 2 sütun, 3 sütun, 2 kolon, 3 kolon, sütunlu, iki sütunlu, üç sütunlu, yan yana sırala, dört sütun, 4 sütun',
  },
  surface: {
    brand:
      'marka rengimiz, bizim rengimiz, marka rengi zemin, renkli zemin, renkli arka plan, ana renk zemin, bizim renkte, marka renginde, ana renkte, kurumsal renkte, marka rengimizde, bizim rengimizde, marka rengine, marka rengimize, marka rengiyle, bizim rengimize, kendi rengimize, kendi rengimizde, ana renge, kurumsal renge',
    tint: 'hafif bir renk, hafif renk, hafif bi renk, hafif bir ton, hafif ton, açık bir ton, uçuk bir renk, hafif renkli, hafif tonlu, tonlu, hafif zemin, hafif renkli zemin, hafif tonlu zemin, hafif gölgeli, açık tonlu',
  },
  length: {
    shorter:
      'çok fazla yazı, çok yazı, fazla yazı, çok fazla metin, daha kısa, kısa, çok uzun, fazla uzun, daha özlü, özlü, biraz kısa, öz, fazla yazı var, laf kalabalığı, çok laf kalabalığı, az kelime, daha az kelime, az yazı, daha az yazı, az metin, daha az metin, az laf, daha az laf, kısaca, çok laf var, fazla laf var, çok laf, fazla laf, çok fazla laf, yazı çok fazla, yazı fazla, yazılar fazla, metin fazla, gereksiz uzun, fazlasıyla uzun',
    longer:
      'daha uzun, uzat, çok kısa, fazla kısa, uzun, genişletilmiş, daha ayrıntılı, daha detaylı',
  },
  font: {
    unknown: 'el yazısı, el yazısı gibi, el yazısı gibi bir, el yazısı font, süslü yazı tipi',
  },
  font_class: {
    serif: 'serifli, tırnaklı, serif',
    sans: 'serifsiz, tırnaksız, sans serif, sans',
  },
}
