import type { Vocabulary } from '#designer/instructions/words/sense'

/**
 * Bölümlerin adları, yalın hâlleriyle; ekli hâlleri `endings.ts` tanır. Kökü değişen sözcükler
 * ("ekip, ekib") iki kez yazılır.
 */
export const sections: Vocabulary = {
  section: {
    hero: 'giriş metni, giriş metn, giriş yazısı, büyük resimli kısım, büyük resimli kısm, büyük resimli bölüm, üstteki büyük resim, üstteki büyük resm, üstteki büyük resimli kısım, üstteki büyük resimli kısm, üstteki büyük resimli bölüm, üstteki büyük fotoğraf, en üstteki büyük resim, en üstteki büyük resm, giriş bölümü, giriş, kapak, kapak bölümü, açılış bölümü, karşılama bölümü, karşılama, manşet, giriş kısmı, giriş ekranı, hero, üst bölüm, ana bölüm, açılış ekranı, en üstteki bölüm, en üstteki kısım, en üstteki kısm, en baştaki bölüm, en baştaki kısım, tanıtım alanı, banner alanı, kapak alanı, ilk bölüm alanı, hero bölümü, slogan, sloganımız, alt başlık, alt başlığ, altbaşlık, altbaşlığ',
    notice:
      'tatil duyurusu, bayram duyurusu, kampanya duyurusu, uyarı, uyarı yazısı, bilgilendirme, bilgilendirme yazısı, uyarı bandı, duyuru bandı, duyuru, duyurular, duyuru bölümü, duyuru çubuğu, ilan, uyarı çubuğu, duyuru alanı',
    facts:
      'bilgi şeridi, kısa bilgiler, bilgi çubuğu, öne çıkan bilgiler, özet bilgiler, bilgiler şeridi, künye, kısa bilgi, hızlı bilgiler, bir bakışta',
    stats:
      'sayılar bölümü, rakamlar bölümü, sayısal bilgiler, rakamlar kısmı, istatistik, istatistikler, rakam, rakamlar, sayılar, sayılarla biz, rakamlarla biz, rakamlarla',
    menu: 'şarap listesi, içki listesi, kokteyl listesi, tatlı listesi, kahve listesi, çay listesi, meze listesi, menü, yemek menüsü, yemek listesi, içecek listesi, yemekler, menü bölümü, içecek menüsü, menümüz, yiyecek listesi',
    prices:
      'fiyat kısmı, fiyatlar bölümü, fiyat menüsü, oda fiyatları, ücret bilgisi, fiyat cetveli, ücretlerimiz, ücret kısmı, ücretlendirme, fiyat, fiyatlar, fiyat listesi, ücret, ücretler, tarife, fiyatlandırma, fiyat tablosu, fiyat bölümü, ücret listesi, fiyatlarımız, fiyat tarifesi, ücret tarifesi, ücret tablosu, fiyat kısmı, fiyat bilgisi, fiyat bilgileri',
    services:
      'neler yaptığımız, neler yaptığımızı, ne iş yaptığımız, uzmanlık alanları, uzmanlık alanlarımız, çalışma alanları, çalışma alanlarımız, faaliyet alanları, tedaviler, tedavilerimiz, işlemler, sunduğumuz hizmetler, hizmet, hizmetler, hizmetlerimiz, hizmet listesi, hizmetler bölümü, ne yapıyoruz, neler yapıyoruz, hizmet bölümü, verdiğimiz hizmetler, servisler, yaptıklarımız, yapabildiklerimiz',
    detail:
      'hizmet detayı, hizmet ayrıntısı, detay bölümü, ayrıntı bölümü, detaylar, ayrıntılar, hizmet detayları',
    packages:
      'üyelik paketleri, üyelik seçenekleri, kurs paketleri, tatil paketleri, paket seçenekleri, avantajlı paketler, paket, paketler, paketlerimiz, kampanya, kampanyalar, fırsatlar, fiyat paketleri, indirimler',
    timetable:
      'ders saatleri tablosu, program tablosu, seans programı, antrenman programı, kurs takvimi, haftalık takvim, ders çizelgesi, ders programı, haftalık program, takvim, ders saatleri, seans saatleri, program, ders takvimi, kurs programı, zaman çizelgesi, seanslar',
    events:
      'etkinlik, etkinlikler, etkinlik listesi, etkinlik takvimi, yaklaşan etkinlikler, etkinlikler bölümü, etkinliklerimiz',
    hours:
      'saat kısmı, saatler bölümü, kaçta açıldığımız, kaçta açtığımız, açık olduğumuz günler, açılış kapanış, çalışma gün ve saatleri, çalışma saatleri, açılış saatleri, mesai saatleri, açılış kapanış saatleri, saatler, çalışma saati, açık olduğumuz saatler, saat bilgisi, mesai, çalışma saatlerimiz, çalışma günleri',
    about:
      'tanıtım yazım, tanıtım yazımız, hakkımda yazım, kim olduğumuz, kim olduğumuzu, biz kimiz bölümü, hikayemizi anlatan, kuruluş hikayemiz, kuruluş hikayesi, tanıtım bölümü, kendimizi anlattığımız, kendimizi tanıttığımız, bizi anlatan, bizi tanıtan, hakkımızda, hakkında, hakkımda, hikaye, hikayemiz, hikayem, biz kimiz, hakkımızda bölümü, hikaye bölümü, tanıtım yazısı, özgeçmiş, hakkımızda yazısı, biyografi, tarihçe, tarihçemiz, hakkımızda kısmı, kimiz, hikayemiz bölümü',
    statement:
      'tek cümlelik bölüm, tek cümlelik, tek cümlelik büyük yazı, büyük puntolu tek cümle, büyük cümle, alıntı, motto, özlü söz, söz bölümü, cümlelik söz bölümü, misyon, misyonumuz, vizyon, vizyonumuz, büyük söz',
    gallery:
      'fotolar, fotolarımız, resimlerimiz, görsellerimiz, fotoğraflı bölüm, iş örnekleri, örnek işler, yaptığımız işlerin fotoğrafları, projeler, projelerimiz, resim albümü, görsel galeri, örnek çalışmalar, referans işler, galeri, fotoğraf galerisi, fotoğraflar, resim galerisi, portfolyo, portföy, işlerimiz, çalışmalarımız, görseller, galeri bölümü, fotoğraf bölümü, foto galeri, resimler bölümü, fotoğraf albümü, yaptığımız işler, fotoğraflarımız, çalışmalar, slayt, işlerimizden örnekler, galeri kısmı, foto galerisi, albüm',
    before_after:
      'önceki ve sonraki, önceki ve sonraki hali, önceki sonraki, eski ve yeni hali, öncesini ve sonrasını, öncesiyle sonrasını, önceki halini ve sonraki halini, ilk halini ve son halini, ilk hali ve son hali, öncesini sonrasını, önceki ve sonraki fotoğraflar, önce sonra, öncesi sonrası, öncesi ve sonrası, önce ve sonra, önce sonra fotoğrafları, öncesi sonrası bölümü',
    process:
      'nasıl çalıştığımız, iş adımları, işleyiş, çalışma şekli, çalışma adımları, sürecimiz, nasıl yapıyoruz, nasıl ilerlediğimiz, nasıl çalıştığımızı, nasıl çalışıyoruz, süreç, süreci, sürec, adımlar, aşamalar, nasıl çalışır, iş akışı, çalışma şeklimiz, nasıl işliyor, süreç bölümü, adım adım, çalışma süreci, iş süreci, nasıl ilerliyoruz',
    team: 'doktorlar, hekimler, eğitmenler, öğretmenler, hocalar, hocalarımız, antrenörler, avukatlar, uzmanlar, uzmanlarımız, terapistler, psikologlar, kuaförler, stilistler, ustalar, personelimiz, ekip tanıtımı, ekip tanıtımları, öğretmen kadrosu, eğitmen kadrosu, uzman kadrosu, doktor kadrosu, kimlerle çalışıyoruz, ekip, ekib, ekibimiz, takım, takımımız, kadro, kadromuz, çalışanlar, personel, ekip bölümü, çalışanlarımız, ekip üyeleri, ekip arkadaşlarımız, ustalarımız',
    testimonials:
      'yazdıkları, yazılanlar, gelen yorumlar, müşterilerin söyledikleri, söyledikleri, hakkımızda söylenenler, bizim için söylenenler, müşteriler ne diyor, veli görüşleri, veli yorumları, müvekkil yorumları, misafir yorumları, konuk yorumları, öğrenci yorumları, üye yorumları, kullanıcı yorumları, google yorumları, öneriler, tavsiyeler, müşteri referansları, memnun müşteriler, yorum, yorumlar, müşteri yorumları, referans, referanslar, referanslarımız, değerlendirmeler, görüşler, müşteri görüşleri, yorumlar bölümü, müşteri memnuniyeti, müşteri geri bildirimleri, bizi anlatanlar, müşterilerimiz ne diyor, değerlendirme, yorum bölümü, hasta yorumları, danışan yorumları',
    faq: 'sss, sıkça sorulan sorular, sık sorulan sorular, soru cevap, sorular, sss bölümü, soru ve cevap, soru ve cevaplar, sorular ve cevaplar, s s s, merak edilenler, sık sorulanlar, çok sorulan sorular, soru cevap bölümü, sıkça sorulanlar, soru bölümü',
    downloads:
      'indirebileceği, indirebilecekleri, indirebileceğiniz, indirilebilecek, evrak, evraklar, indirilebilir katalog, katalog, kataloglar, kataloğumuz, katalogumuz, indirilecek belgeler, pdf dosyaları, pdf bölümü, indirme bölümü, indirme alanı, formlar ve belgeler, indirilebilir dosyalar, dosyalar bölümü, belgeler, dokümanlar, indirmeler, broşür, broşürler, indirilecek dosyalar',
    area: 'teslimat yaptığımız yerler, teslimat yaptığımız ilçeler, teslimat yaptığımız semtler, servis verdiğimiz yerler, servis verdiğimiz bölgeler, servis verdiğimiz ilçeler, çalıştığımız şehirler, hizmet verdiğimiz alan, servis alanı, hizmet sınırı, hizmet bölgesi, hizmet bölgeleri, hizmet verdiğimiz bölgeler, çalıştığımız bölgeler, hizmet alanı, servis bölgesi, hizmet verdiğimiz yerler, hizmet verdiğimiz semtler, hizmet verdiğimiz ilçeler, hizmet verdiğimiz şehirler, hizmet verdiğimiz iller, hizmet verdiğimiz mahalleler, çalıştığımız semtler, çalıştığımız ilçeler, çalıştığımız yerler, gittiğimiz yerler, gittiğimiz semtler, teslimat bölgesi',
    map: 'google maps, maps, haritada yerimiz, harita kısmı, konum harita, harita, harita bölümü, google haritası, konum haritası, haritalar, google harita',
    visit:
      'otopark, otopark bilgisi, park yeri, nasıl gelineceği, nasıl gelineceğini, nasıl ulaşılır, nasıl ulaşılacağı, nasıl gelirim, geliş yolu, ulaşım bilgisi, yol tarifi, ulaşım, nasıl gelinir, konum, konum bölümü, ulaşım bilgileri, neredeyiz, bizi bulun, adres bölümü, lokasyon, adres kısmı, konumumuz, yol tarifi bölümü',
    call: 'aramaya çağıran, aramaya davet eden, aramaya teşvik eden, aramaya yönlendiren, bizi aramaya çağıran, harekete geçirici mesaj, eylem çağrısı, cta, çağrı bölümü, çağrı alanı, harekete geçirme',
    contact:
      'iletişim bilgisi, iletişim bilgileri kısmı, bize ulaşma bölümü, iletişim, bize ulaşın, irtibat, iletişim bölümü, iletişim bilgileri, bize yazın, ulaşın, iletişim kısmı, iletişim bilgilerimiz, iletişim alanı, bizimle iletişime geçin',
    newsletter:
      'mail listesi, eposta listesi, e posta listesi, abonelik formu, haber listesi, bülten, e bülten, haber bülteni, bülten kaydı, bülten aboneliği, bülten bölümü, ebülten, bülten kutusu, bülten formu',
    legal:
      'yasal, künye ve gizlilik, gizlilik, gizlilik politikası, kvkk, kvkk metni, gizlilik metni, yasal metin, yasal metn, yasal bilgiler, aydınlatma metni, yasal uyarı, kullanım koşulları, çerez politikası',
    header:
      'üst menü, menü çubuğu, navigasyon, gezinme çubuğu, header, üst bar, site menüsü, üst çubuk, gezinme menüsü, sayfa başı, navigasyon menüsü, navigasyon çubuğu, ana menü, navbar, üst bilgi, üst kısım, logo, logomuz',
    footer:
      'alt taraf, en alt taraf, en alttaki kısım, en alttaki bölüm, sayfanın alt kısmı, alt bilgi, footer, sayfa altı, alt çubuk, altbilgi, dipnot alanı, alt bar, alt kısım, sayfanın altı, sayfa sonu alanı',
  },
}
