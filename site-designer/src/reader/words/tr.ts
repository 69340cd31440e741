import type { Words } from '#designer/reader/words/words'

export const tr: Words = {
  page: '(?:tek sayfalık |tek sayfalik )?(?:web|internet) ?(?:sitesi|sitesine|sayfası|sayfasi|sayfasına|sitemiz|sitem)|web ?sitesi|websitesi|sitesi|site|siteye|sayfa|sayfası|sayfaya|web sayfası|internet sitesi',
  request:
    'bir|için|yeni|basit|güzel|küçük|sade|şık|bana|bize|merhaba|selam|iyi|günler|ve|da|de|ben|biz|tek|sayfalık|hazır|işletmem|lütfen|modern',
  request_verbs:
    'ekle|ekleyin|koy|koyun|istiyorum|istiyoruz|lazım|lütfen|yapar|yapın|yap|yapabilir|hazırla|hazırlayın|oluştur|oluşturun|kur|kurun',
  request_behind:
    'istiyorum|istiyoruz|istiyordum|isterim|isteriz|lazım|gerekiyor|gerek|yapar mısınız|yapar mısın|yapabilir misiniz|yapabilir misin|yapın|yap|yaptırmak istiyorum|yaptırmak istiyoruz|hazırla|hazırlayın|hazırlar mısınız|hazırlar mısın|oluştur|oluşturun|oluşturur musunuz|kur|kurun|yapılsın|yapalım|olsun|ihtiyacım var|ihtiyacımız var|arıyorum|arıyoruz',
  page_for: 'için',
  with_sections: 've|ile|içinde',
  article: 'bir|bu|benim|bizim',
  own: 'benim|bizim',
  introduces: 'adında|adlı|isimli|için|bir|biz|ben|olarak',
  called: 'adı|ismi|adımız|ismimiz|ismim|işletmenin adı|markamız|firma adı|dükkanın adı',
  called_after: 'adında|adlı|isimli|adındaki|isminde|ismindeki|adıyla|ismiyle',
  name_is:
    '(?:işletme|firma|marka|dükkan|mekan|şirket|kafe|salon|site)(?:nin|mızın|mın|ın|in|un|ün)? (?:adı|ismi|adımız)(?: ise)?|(?:adı|ad|isim|ismi|firma|işletme adı|marka) ?:|adı|adımız|ismi|ismimiz',
  we_are: 'biz',
  i_am: 'ben|adım|ismim|benim adım',
  is_a: 'bir',
  follows_kind:
    'için|olarak|ve|ile|var|adı|adında|adlı|isimli|ismi|açtık|açıyorum|açıyoruz|işletiyorum|işletiyoruz|işletmesi|sahibiyim|sahibiyiz|yapıyorum|yapıyoruz|istiyorum|istiyoruz|lazım|web|site|sitesi|internet|sayfası|de|da|yiz|yız|biz|ben|hizmet|veriyoruz|veriyorum|mahallesinde|olan|gibi|telefon|tel|adres|kurduk|kurdum|her|pazartesi|saat|sabah|yanında|karşısında|sokakta|merkezde|bulunan|bulunuyor',
  neutral:
    'küçük|butik|aile|yeni|modern|vegan|organik|özel|bağımsız|şirin|tarihi|geleneksel|köklü|minik|mahalle|sıcak|yerel|profesyonel|deneyimli|uzman|bir',
  other_nouns:
    'kütüphane|müze|tiyatro|sinema|arıcı|çiftlik|at çiftliği|köpek eğitmeni|terzi|ayakkabı tamircisi|saatçi|matbaa|marangozhane|köpek oteli|özel okul|kuru temizleme|çamaşırhane',
  in_place: 'konum|semt|şehir|ilçe',
  serving:
    'hizmet bölgelerimiz:?|hizmet verdiğimiz (?:yerler|bölgeler|semtler):?|bölgeler:?|servis bölgelerimiz:?',
  online:
    'sadece online|yalnızca online|online (?:ders|dersler|seans|seanslar|terapi|danışmanlık|görüşme)(?: de)?|(?:yüz yüze ve online|online ve yüz yüze)|zoom üzerinden',
  by_appointment:
    '(?:sadece |yalnızca )?randevu ile(?: çalışıyoruz| çalışıyorum| hizmet veriyoruz)?|randevuyla(?: çalışıyoruz| çalışıyorum)?|randevulu(?: çalışıyoruz)?|randevu (?:gerekli|şart|zorunlu|alınız)',
  since: 'kuruluş(?: yılı)? ?:?|since|est\\.',
  slogan: '(?:sloganımız|slogan|mottomuz|motto|sloganı)(?: ise|:)?',
  good_to_know:
    '(?:köpekler|evcil hayvanlar|evcil hayvan|çocuklar|çocuk|aileler)(?: da)? (?:dostu|kabul edilir|kabul ediyoruz|gelebilir|hoş gelir)|paket servis(?:imiz)?(?: de)?(?: var| vardır)?|gel al(?: var)?|eve servis(?:imiz)?(?: var)?|adrese teslim(?:at)?|(?:ücretsiz )?otopark(?:ımız)?(?: var| mevcut| vardır)?|vale(?: hizmeti)?(?: var)?|(?:ücretsiz |bedava )?wi-?fi(?: var)?|(?:kredi kartı|kart)(?: ile ödeme| geçerli| geçer| geçerlidir| kabul edilir)?(?: var)?|sadece nakit|yalnızca nakit|nakit (?:çalışıyoruz|ödeme)|(?:yemek kartları|sodexo|multinet|ticket) (?:geçerli|geçer|geçerlidir)|engelli (?:erişimi|girişi|dostu)(?: var| uygun)?|vegan seçenek(?:ler)?(?:imiz)?(?: var| de var)?|glutensiz seçenekler(?: var)?|açık alan(?:ımız)?(?: var)?|bahçe(?:miz)? var|ücretsiz (?:keşif|deneme dersi|danışmanlık|kargo|ön görüşme|deneme)|ilk (?:ders|görüşme|muayene) ücretsiz|rezervasyon (?:gerekli|şart|önerilir|gerekmez)|randevusuz(?: gelebilirsiniz)?|7/24(?: hizmet| açık| acil servis)?|hediye çeki(?: var)?|taksit (?:var|imkanı)',
  credentials:
    '(?:\\d{1,3} (?:yıllık|yılı aşkın|senelik) (?:deneyim|tecrübe)(?:imiz|im|li)?(?: var| ile)?)|sertifikalı(?: [\\p{L} ]{2,30})?|lisanslı|tse belgeli|ruhsatlı|sigortalı|(?:baro|oda|birlik) (?:üyesi|kayıtlı)|garantili(?: işçilik)?|ustalık belgeli|meb onaylı|uzman [\\p{L}]{3,20}',
  preferred: {
    telephone:
      '(?:en iyisi |lütfen )?(?:sadece telefonla|sadece arayın|telefonla arayın|telefonla ulaşın)|sadece telefon',
    email: 'sadece (?:e-?posta|mail)(?: ile)?|e-?posta tercih(?: ederiz| ediyoruz)?',
  },
  ways: {
    telephone:
      '(?:telefon|cep)(?: numara)?(?:m|mız|sı|mı|mızı|sını|u|umu|umuz|umuzu|nu)?(?: numara(?:m|mı|mız|mızı|sı|sını)?)?|numara(?:m|mı|mız|mızı|sı)',
    email: '(?:e-?posta|mail|e-?mail)(?: adres(?:im|imi|imiz|imizi|i)?)?(?:im|imi|imiz|imizi)?',
    form: '(?:iletişim )?form(?:u|unu)?',
    address: '(?:ev )?adres(?:im|imi|imiz|imizi|i)?',
  },
  refuses: 'sakın',
  refuses_behind:
    'istemiyorum|istemiyoruz|istemem|olmasın|olmaz|koyma(?:yın|yınız)?|yazma(?:yın|yınız)?|gösterme(?:yin|yiniz)?|paylaşma(?:yın|yınız)?|yayınlama(?:yın|yınız)?|yer almasın|görünmesin|yazılmasın|gösterilmesin|kullanma(?:yın|yınız)?|koymayalım|gizli kalsın|gerek yok|ekleme(?:yin|yiniz)?',
  not_public:
    '(?:bunu |lütfen )?(?:yayınlama(?:yın)?|gösterme(?:yin)?|paylaşma(?:yın)?|yazma(?:yın)?|siteye koyma(?:yın)?)|sadece sizin için|gizli',
  page_things:
    'stok fotoğraf(?:lar)?|fotoğraf(?:lar)?|resim(?:ler)?|görsel(?:ler)?|video(?:lar)?|animasyon(?:lar)?|pop-?up|müzik|reklam(?:lar)?|emoji(?:ler)?|blog|logo|slider|fiyat(?:lar|ları)?',
  sections: {
    gallery: 'galeri(?:si)?|fotoğraf galerisi|fotoğraflar|resimler',
    prices: 'fiyat listesi|fiyatlar|fiyat bölümü',
    menu: 'menü(?:müz|sü)?',
    team: 'ekip(?:imiz)?|kadromuz|ekip bölümü',
    about: 'hakkımızda|hakkımda|hikayemiz',
    faq: 'sık sorulan sorular|sss',
    contact: 'iletişim(?: formu| bölümü| bilgileri)?',
    map: 'harita',
    testimonials: 'yorumlar|müşteri yorumları|referanslar',
    events: 'etkinlikler|etkinlik takvimi',
    timetable: 'ders programı|program',
    hours: 'çalışma saatleri|açılış saatleri',
    newsletter: 'bülten',
    services: 'hizmetler(?:imiz)?',
  },
  wishes:
    'istiyorum|istiyoruz|isterim|isteriz|olsun|olsa|lütfen|olabilir|lazım|ekle|ekleyin|kullan|kullanın|göster|gösterin|koy|koyun|bulunsun|yer alsın|tercih|olmalı|güzel olur|iyi olur|bir|gibi|tarzda|tonlarında|tonları|renkler|renkli|ve|de|da|ağırlıklı|hakim|havası|görünüm|görünümlü|hava|ama|çok|daha|biraz|bölümü|olmasın|veya',
  looks:
    'renk(?:ler|leri|i)?|renk tonları|yazı tipi|font|tasarım(?:ı)?|stil|görünüm|tema|arka plan|düzen|tarz|hava|bölüm(?:ü)?|buton|başlık|tonlar(?:ı|da|ında)?',
  look_request:
    '(?:site|sayfa|tasarım|görünüm|tema|renkler|tarz|siteniz|genel hava)(?:si|sı|ı|i|nin|mız|miz)?',
  dark_theme: 'koyu(?: tema| mod| renkler| bir)?|karanlık(?: tema| mod)?|siyah arka plan',
  light_theme: 'açık(?: tema| renkler| tonlar)|aydınlık|beyaz arka plan|ferah',
  moods: {
    elegant: 'şık|zarif|lüks|kaliteli|premium|seçkin',
    plain: 'sade|basit|minimal|minimalist|yalın|temiz',
    bold: 'iddialı|çarpıcı|enerjik|cesur|dinamik',
    warm: 'sıcak|samimi|doğal|rustik|davetkar|içten',
    playful: 'eğlenceli|neşeli|renkli|canlı|şirin',
    formal: 'ciddi|kurumsal|profesyonel|resmi|güven veren|güvenilir',
    traditional: 'geleneksel|klasik|nostaljik|retro|otantik|eski usul',
    modern: 'modern|çağdaş|yenilikçi',
    calm: 'sakin|huzurlu|dingin|yumuşak|ferah|rahatlatıcı',
    rugged: 'endüstriyel|sağlam|ham',
    editorial: 'dergi gibi|sanatsal',
  },
  colours: {
    black: 'siyah',
    white: 'beyaz',
    grey: 'gri|antrasit',
    red: 'kırmızı',
    burgundy: 'bordo|vişne',
    pink: 'pembe|pudra|fuşya',
    orange: 'turuncu|şeftali|mercan',
    terracotta: 'kiremit(?: rengi)?|tarçın',
    yellow: 'sarı|hardal',
    gold: 'altın(?: rengi)?|altın sarısı',
    green: 'yeşil',
    sage: 'adaçayı yeşili',
    olive: 'zeytin yeşili|haki',
    teal: 'petrol(?: mavisi| yeşili)?',
    turquoise: 'turkuaz',
    blue: 'mavi',
    navy: 'lacivert|gece mavisi',
    purple: 'mor',
    lilac: 'lila|lavanta',
    brown: 'kahverengi|kahve tonları',
    beige: 'bej',
    cream: 'krem(?: rengi)?|fildişi',
  },
  dark: 'koyu',
  light: 'açık|pastel|soft',
  in_language: 'dil ?:|site|sayfa|sayfanın dili|sitenin dili|dili',
  languages: {
    en: 'ingilizce',
    tr: 'türkçe',
    de: 'almanca',
    fr: 'fransızca',
    es: 'ispanyolca',
    it: 'italyanca',
    nl: 'hollandaca|felemenkçe',
    pt: 'portekizce',
  },
  greetings:
    'merhaba(?:lar)?|selam(?:lar)?|iyi (?:günler|akşamlar|çalışmalar)|günaydın|(?:çok )?teşekkür(?:ler| ederim| ederiz)?|(?:şimdiden )?(?:çok )?teşekkürler|sağ ?ol(?:un)?|kolay gelsin|saygılar(?:ımla)?|sevgiler|bu kadar|şimdilik bu kadar|gerisi size kalmış|size güveniyorum',
  resembles: 'gibi|benzeri',
  first_person:
    'biz|bizim|bize|bizi|bizde|ben|benim|\\p{L}{2,30}(?:[ıiuü]m[ıiuü]z|m[ıiuü]z)(?:[ıiuü]|[ae]|d[ae]|d[ae]n|l[ae]|[ıiuü]n)?|\\p{L}{2,30}[ıiuü]yor(?:uz|um)|\\p{L}{2,30}[ae]r[ıiuü]z',
  verbs:
    '\\p{L}{1,30}(?:[ıiuü]yor(?:uz|um|lar)?|[ae]r[ıiuü]z|d[ıiuü]r|t[ıiuü]r|[ıiuü]z|[ıiuü]m|d[ıiuü]k|t[ıiuü]k|d[ıiuü]|t[ıiuü]|[ıiuü]r|[ae]r|m[ıiuü]şt[ıiuü]r)|var|yok|bekleriz|değil',
  to_us:
    'soyad(?:ım|ı)|\\p{L}{1,20}m[ae]s[ıi]n(?:lar)?|site(?:si|ye|de|nin|m|miz)?|web|internet|sayfa(?:sı|ya|da|nın|mız)?|tasarım(?:ı)?|renk(?:ler|leri)?|font|logo(?:muz)?|lütfen|istiyor(?:um|uz)|isterim|isteriz|istemiyor(?:um|uz)|olsun|olmasın|lazım|gerek|ekle(?:yin|r misiniz)?|koy(?:un)?|yapar mısınız|yapın|teşekkür(?:ler)?|merhaba|bütçe(?:miz|m)?|google|bilmiyorum|emin değilim|belki|sanırım|galiba|fotoğraf(?:lar|ları|larımız)?|göndereceğim|gönderirim|bölüm(?:ü)?|göster(?:in)?|yazın|yaz|başlık|buton|online|bilgisayar|anlamam|anlamıyorum|size|siz',
  connecting:
    'randevu|rezervasyon|ve|veya|ile|için|bir|bu|şu|o|da|de|ki|biz|ben|bizim|benim|olarak|var|adı|adım|adımız|ismi|ismim|ismimiz|adında|adlı|isimli|tel|telefon|telefonu|telefonumuz|telefonum|numara|numaramız|numaram|cep|gsm|whatsapp|arayın|ara|ulaşın|ulaşabilirsiniz|mail|e-posta|eposta|e-mail|instagram|facebook|web|site|adres|adresi|adresimiz|açık|açığız|saat|saatler|çalışma|saatleri|saatlerimiz|her|gün|arası|arasında|kapalı|yer|yeri|yerimiz|bulunuyor|bulunan|olan|den|dan|yıl|yılı|yılından|beri|kuruldu|kurduk|açtık|işletiyorum|işletiyoruz|sahibiyim|fiyat|fiyatı|fiyatlar|tl|lira|merkez|no|konum|yiz|yız|iletişim|den|deki|daki|te|ta|in|ın',
}
