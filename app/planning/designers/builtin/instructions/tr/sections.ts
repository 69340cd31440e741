import type { Vocabulary } from '#planning/designers/builtin/instructions/sense'

/**
 * Bölümlerin adları, yalın hâlleriyle; ekli hâlleri `endings.ts` tanır. Kökü değişen sözcükler
 * ("ekip, ekib") iki kez yazılır.
 */
export const sections: Vocabulary = {
  section: {
    hero: 'giriş bölümü, giriş, kapak, kapak bölümü, açılış bölümü, karşılama bölümü, karşılama, manşet, giriş kısmı, giriş ekranı, hero, üst bölüm, ana bölüm, açılış ekranı, en üstteki bölüm, en üstteki kısım, en üstteki kısm, en baştaki bölüm, en baştaki kısım, tanıtım alanı, banner alanı, kapak alanı, ilk bölüm alanı, hero bölümü, slogan, sloganımız, alt başlık, alt başlığ, altbaşlık, altbaşlığ',
    notice: 'duyuru, duyurular, duyuru bölümü, duyuru çubuğu, ilan, uyarı çubuğu, duyuru alanı',
    facts:
      'bilgi şeridi, kısa bilgiler, bilgi çubuğu, öne çıkan bilgiler, özet bilgiler, bilgiler şeridi, künye, kısa bilgi, hızlı bilgiler, bir bakışta',
    stats:
      'istatistik, istatistikler, rakam, rakamlar, sayılar, sayılarla biz, rakamlarla biz, rakamlarla',
    menu: 'menü, yemek menüsü, yemek listesi, içecek listesi, yemekler, menü bölümü, içecek menüsü, menümüz, yiyecek listesi',
    prices:
      'fiyat, fiyatlar, fiyat listesi, ücret, ücretler, tarife, fiyatlandırma, fiyat tablosu, fiyat bölümü, ücret listesi, fiyatlarımız, fiyat tarifesi, ücret tarifesi, ücret tablosu, fiyat kısmı, fiyat bilgisi, fiyat bilgileri',
    services:
      'hizmet, hizmetler, hizmetlerimiz, hizmet listesi, hizmetler bölümü, ne yapıyoruz, neler yapıyoruz, hizmet bölümü, verdiğimiz hizmetler, servisler, yaptıklarımız, yapabildiklerimiz',
    detail:
      'hizmet detayı, hizmet ayrıntısı, detay bölümü, ayrıntı bölümü, detaylar, ayrıntılar, hizmet detayları',
    packages:
      'paket, paketler, paketlerimiz, kampanya, kampanyalar, fırsatlar, fiyat paketleri, indirimler',
    timetable:
      'ders programı, haftalık program, takvim, ders saatleri, seans saatleri, program, ders takvimi, kurs programı, zaman çizelgesi, seanslar',
    events:
      'etkinlik, etkinlikler, etkinlik listesi, etkinlik takvimi, yaklaşan etkinlikler, etkinlikler bölümü, etkinliklerimiz',
    hours:
      'çalışma saatleri, açılış saatleri, mesai saatleri, açılış kapanış saatleri, saatler, çalışma saati, açık olduğumuz saatler, saat bilgisi, mesai, çalışma saatlerimiz, çalışma günleri',
    about:
      'kendimizi anlattığımız, kendimizi tanıttığımız, bizi anlatan, bizi tanıtan, hakkımızda, hakkında, hakkımda, hikaye, hikayemiz, hikayem, biz kimiz, hakkımızda bölümü, hikaye bölümü, tanıtım yazısı, özgeçmiş, hakkımızda yazısı, biyografi, tarihçe, tarihçemiz, hakkımızda kısmı, kimiz, hikayemiz bölümü',
    statement:
      'büyük cümle, alıntı, motto, özlü söz, söz bölümü, cümlelik söz bölümü, misyon, misyonumuz, vizyon, vizyonumuz, büyük söz',
    gallery:
      'galeri, fotoğraf galerisi, fotoğraflar, resim galerisi, portfolyo, portföy, işlerimiz, çalışmalarımız, görseller, galeri bölümü, fotoğraf bölümü, foto galeri, resimler bölümü, fotoğraf albümü, yaptığımız işler, fotoğraflarımız, çalışmalar, slayt, işlerimizden örnekler, galeri kısmı, foto galerisi, albüm',
    before_after:
      'önce sonra, öncesi sonrası, öncesi ve sonrası, önce ve sonra, önce sonra fotoğrafları, öncesi sonrası bölümü',
    process:
      'nasıl çalışıyoruz, süreç, süreci, sürec, adımlar, aşamalar, nasıl çalışır, iş akışı, çalışma şeklimiz, nasıl işliyor, süreç bölümü, adım adım, çalışma süreci, iş süreci, nasıl ilerliyoruz',
    team: 'ekip, ekib, ekibimiz, takım, takımımız, kadro, kadromuz, çalışanlar, personel, ekip bölümü, çalışanlarımız, ekip üyeleri, ekip arkadaşlarımız, ustalarımız',
    testimonials:
      'yorum, yorumlar, müşteri yorumları, referans, referanslar, referanslarımız, değerlendirmeler, görüşler, müşteri görüşleri, yorumlar bölümü, müşteri memnuniyeti, müşteri geri bildirimleri, bizi anlatanlar, müşterilerimiz ne diyor, değerlendirme, yorum bölümü, hasta yorumları, danışan yorumları',
    faq: 'sss, sıkça sorulan sorular, sık sorulan sorular, soru cevap, sorular, sss bölümü, soru ve cevap, soru ve cevaplar, sorular ve cevaplar, s s s, merak edilenler, sık sorulanlar, çok sorulan sorular, soru cevap bölümü, sıkça sorulanlar, soru bölümü',
    downloads:
      'indirilebilir dosyalar, dosyalar bölümü, belgeler, dokümanlar, indirmeler, broşür, broşürler, indirilecek dosyalar',
    area: 'hizmet bölgesi, hizmet bölgeleri, hizmet verdiğimiz bölgeler, çalıştığımız bölgeler, hizmet alanı, servis bölgesi, hizmet verdiğimiz yerler, hizmet verdiğimiz semtler, hizmet verdiğimiz ilçeler, hizmet verdiğimiz şehirler, hizmet verdiğimiz iller, hizmet verdiğimiz mahalleler, çalıştığımız semtler, çalıştığımız ilçeler, çalıştığımız yerler, gittiğimiz yerler, gittiğimiz semtler, teslimat bölgesi',
    map: 'harita, harita bölümü, google haritası, konum haritası, haritalar, google harita',
    visit:
      'yol tarifi, ulaşım, nasıl gelinir, konum, konum bölümü, ulaşım bilgileri, neredeyiz, bizi bulun, adres bölümü, lokasyon, adres kısmı, konumumuz, yol tarifi bölümü',
    call: 'harekete geçirici mesaj, eylem çağrısı, cta, çağrı bölümü, çağrı alanı, harekete geçirme',
    contact:
      'iletişim, bize ulaşın, irtibat, iletişim bölümü, iletişim bilgileri, bize yazın, ulaşın, iletişim kısmı, iletişim bilgilerimiz, iletişim alanı, bizimle iletişime geçin',
    newsletter:
      'bülten, e bülten, haber bülteni, bülten kaydı, bülten aboneliği, bülten bölümü, ebülten, bülten kutusu, bülten formu',
    legal:
      'yasal, künye ve gizlilik, gizlilik, gizlilik politikası, kvkk, kvkk metni, gizlilik metni, yasal metin, yasal metn, yasal bilgiler, aydınlatma metni, yasal uyarı, kullanım koşulları, çerez politikası',
    header:
      'üst menü, menü çubuğu, navigasyon, gezinme çubuğu, header, üst bar, site menüsü, üst çubuk, gezinme menüsü, sayfa başı, navigasyon menüsü, navigasyon çubuğu, ana menü, navbar, üst bilgi, üst kısım, logo, logomuz',
    footer:
      'alt bilgi, footer, sayfa altı, alt çubuk, altbilgi, dipnot alanı, alt bar, alt kısım, sayfanın altı, sayfa sonu alanı',
  },
}
