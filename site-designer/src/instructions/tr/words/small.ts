import type { Vocabulary } from '#designer/instructions/words/sense'

/** Cümleyi tutan küçük sözcükler ve nezaket. */
export const small: Vocabulary = {
  degree: {
    more: 'daha, biraz daha, daha da, daha çok, daha fazla',
    less: 'daha az, az, bu kadar, o kadar, eskisi kadar, fazla',
    too: 'çok fazla, gereğinden fazla, aşırı, fazla, çok',
  },
  no: {
    not: 'değil, değiliz, değilim, değildir, hiç',
    none: 'hitap etmedi, hitap etmiyor, içime sinmedi, içime sinmiyor, alışamadım, ısınamadım, sevemedim, tarzım değil, tarzımız değil, bana göre değil, bize göre değil, gerek görmüyorum, gerek görmüyoruz, lüzum görmüyorum, ihtiyaç duymuyorum, ihtiyaç duymuyoruz, ihtiyacım kalmadı, ihtiyacımız kalmadı, olmadı, olmamış, yakışmadı, yakışmamış, yakışmıyor, uymadı, uymamış, uymuyor, gitmemiş, oturmamış, içime sinmedi, hoş durmuyor, hoş olmamış, güzel olmamış, iyi olmamış, hiç olmamış, olmadan, istemiyorum, istemiyoruz, istemem, istemeyiz, gerek yok, gerek kalmadı, lüzum yok, ihtiyacım yok, ihtiyacımız yok, ihtiyaç yok, gereksiz, lazım değil, gerekmiyor, gerekmez, gerekli değil, olmasın, olmamalı, olmasa da olur, bulunmasın, görünmesin, görünmemeli, olmasa, olmasa daha iyi, yer almasın, gözükmesin, beğenmedim, beğenmiyorum, beğenmedik, beğenmiyoruz, sevmem, sevmeyiz, sevmiyorum, sevmiyoruz, sevmedik, hoşlanmıyorum, hoşlanmıyoruz, hoşlanmadım, istemedim, istemedik, istememiştim, istememiştik, olmasını istemiyorum, olmasını istemiyoruz, sevmedim, istemezdim, gereği yok, şart değil, fuzuli, olmayacak, kalmasın, durmasın, olmasa iyi olur, olmasına gerek yok, bulunmamalı, gösterme, göstermeyin, gösterilmesin, yer almamalı, hoşuma gitmedi, lüzumsuz, olmaması lazım, olmaması gerek, olmamasını istiyorum, gerek duymuyorum, gerek duymuyoruz',
  },
  own: {
    own: 'hizmet veriyor, hizmet vermekteyiz, hizmet vermekte, hizmet verdik, hizmet veriyoruz, hizmet veriyorum, biz, bizim, ben, benim, bizler',
  },
  it: {
    it: 'ondan, bundan, şundan, ona da, onu da, bu bölüm, bu bölümü, bu kısım, bu kısmı, şu bölümü, şu kısmı, o bölüm, o bölümü, o kısım, o kısmı, bu, şu, o, bunu, şunu, onu, bunlar, bunları, onları, buna, ona, şuna, burası, burayı, bunun, onun, şunun, burada, seçili, seçtiğim, seçilen, bunu da, şurayı, burayı da',
  },
  and: { and: 've, ile, artı, veya, ya da, hem, hem de, yahut' },
  to: { as: 'olarak, diye, şeklinde, biçiminde, halinde, gibi' },
  other: {
    other:
      'başka türlü, başka şekilde, başka bir şekilde, farklı şekilde, farklı bir şekilde, farklı biçimde, farklı türlü, değişik bir şekilde, bambaşka türlü, yepyeni, yepyeni bir, çirkin, sıkıcı, berbat, demode, başka, başka bir, farklı, farklı bir, yeni, yeni bir, değişik, baştan, sıfırdan, yeniden, bambaşka, alternatif, bambaşka bir, diğer',
  },
  next: {
    next: 'ama, fakat, ancak, lakin, ayrıca, bir de, ve sonra, sonra da, üstelik, daha sonra da, bide',
  },
  instead: { instead: 'yerine' },
  because: {
    because: 'çünkü, zira, ki müşteriler, diye düşünüyorum, o yüzden, sebebiyle, nedeniyle',
  },
  question: {
    question:
      'ne, hangi, neden, niçin, niye, nasıl, kaç, nerede, nereye, kim, ne zaman, ne kadar, var mı, mümkün mü acaba ne, neler, hangileri, nedir, kaça, nereden, misin sen, kimin, nasıldır, mıdır, midir, mudur, müdür, yok mu, kim yaptı, neresi, nasıl yapabilirim, nasıl yaparım',
  },
  except: { except: 'hariç, haricinde, dışında, dışındaki, haricindeki' },
  beyond: {
    beyond:
      'instagramdaki, instagramdan, facebooktaki, facebooktan, kargo takibi, sipariş takibi, bildirim, sms, kupon, puan sistemi, sadakat programı, hesaplama aracı, hava durumu, ziyaretçi sayacı, kar yağ, kar yağdır, mobil uygulama, qr kod, karekod, instagram akışı, sosyal medya akışı, kargo, taksit, fiyat verir, fiyat verebilir, bilgi verir, bilgi verebilir, müşteri paneli, yönetim paneli, panel, zorunlu, zorunlu alan, isteğe bağlı, boşluk, boşluğ, boşlukları, sohbet robotu, chatbot, blog, online mağaza, e ticaret, sepet, sepete, ödeme, ödeme sistemi, müzik, ses, giriş yapma, üyelik sistemi, üyelik girişi, üyelik alanı, üye ol, üye kaydı, animasyon, animasyonlar, pop up, popup, açılır pencere, çeviri, dil seçeneği, dil seçenekleri, ingilizce, almanca, arama çubuğu, arama kutusu, online randevu sistemi, randevu sistemi, online ödeme, uygulama, seo, domain, alan adı, hosting, şifre, veritabanı, eklenti, geri sayım, oyun, canlı destek, canlı sohbet, üye girişi, video, videolar, online satış, mağaza bölümü, yüzde, forum, alt sayfa, yeni sayfa, ikinci sayfa, ikinci bir sayfa, whatsapp butonu, yapay zeka, rezervasyon sistemi, çerez uyarısı, türkçe, arapça, yorum sistemi, favicon, gif, çok dilli, google analytics, sanal tur, canlı yayın, emoji, üyeler, üye paneli, üye ekranı, kullanıcı girişi, kullanıcı paneli',
  },
  small: {
    a: 'bir, birkaç, birer, bi, bir tane, bir adet',
    please:
      'demiştim, demiştik, dedim, dedik, söylemiştim, gözünü seveyim, gözünüzü seveyim, allah aşkına, kurban olayım, bi zahmet, bir zahmet, zahmet olmazsa, sana zahmet, size zahmet, valla, vallahi, be usta, be ustam, be abi, be abicim, be kardeşim, be hocam, abi, abicim, ustam, hocam, kardeşim, arkadaşlar, gençler, başka ne var, başka ne olabilir, ne önerirsiniz, ne dersiniz, fikriniz var mı, hayırlı işler, ellerinize sağlık, yanlış anlamışsınız, yanlış anladınız, yanlış anlaşılmış, yanlış anlaşılma var, bir yanlışlık var, bir yanlışlık olmuş, yanlışlık olmuş, bir hata var, hata var, hata olmuş, yazım hatası var, bir yazım hatası var, yazım hatası, bir şey diyeceğim, bi şey diyeceğim, nasıl olur, lütfen, rica etsem, acaba, mümkünse, bence, sence, sanırım, galiba, belki, de, da, ayrıca, bir de, şimdi, artık, hemen, hatta, olur mu, olabilir mi, mümkün mü, misin, misiniz, musun, musunuz, mısın, mısınız, müsün, müsünüz, mi, mı, mu, mü, miyiz, mıyız, muyuz, müyüz, zahmet olmazsa, merhaba, selam, teşekkürler, teşekkür ederim, sağ olun, sağol, tamam, evet, hadi, haydi, ya, ki, peki, şöyle, böyle, öyle, yine, tekrar, önce, sonra, ama, fakat, ancak, lakin, aslında, gerçekten, eğer, varsa, olursa, isterseniz, siz, sizce, zahmet, bi zahmet, iyi günler, kolay gelsin, ilk olarak, son olarak, tabii, tabi, dilerseniz, mümkün olursa, bana göre, bize göre, yani, miydi, mıydı, müydü, muydu, misin acaba, ricam, rica, bide, bir zahmet, diyorum, düşünüyorum, yapabilirsek, keşke, o zaman, bunun yanında, onun dışında, bir de şu, üstelik, hocam, arkadaşlar, ayriyeten, ilaveten, istiyorum ki, sadece şu, bir de lütfen, gerçi, maalesef, malesef, ne yazık ki, falan, filan, falan filan, vesaire, ltfn, lütfn, zaten, tşk, tşkler, tşkr, tskler, teşekkür, mrb, slm, merhabalar, selamlar, iyi akşamlar, iyi çalışmalar, saygılar, saygılarımla, eyvallah, sağolun, kusura bakmayın, özür dilerim, herhalde, bundan sonra, bundan böyle, nolur, ne olur, abi, ricamız',
    chat: 'teşekkürler, teşekkür ederim, sağ olun, sağol, tamam, evet, hayır, harika, süper, güzel, çok güzel, çok iyi, iyi, mükemmel, merhaba, selam, beğendim, çok beğendim, eline sağlık, elinize sağlık, güzel olmuş, çok güzel olmuş, iyi günler, kolay gelsin, bravo, olmuş, hoş, fena değil, günaydın, bu kadar, hepsi bu, tşk, tşkler, tşkr, tskler, teşekkür, mrb, slm, merhabalar, selamlar, iyi akşamlar, iyi çalışmalar, saygılar, saygılarımla, eyvallah, sağolun, ellerinize sağlık, şahane, ltfn',
    small:
      'hafta sonu, hafta içi, baya, bayağı, yalnız, danışanlar, danışanlarım, hastalarım, öğrencilerim, üyelerimiz, bi yere, bi yerde, bi yerlere, bi köşeye, bir köşeye, bir yerde, bir yere, bir yerlere, bir yerlerde, açığız, açığım, açıktır, açıyoruz, kapalıyız, kapalıyım, px, piksel, sadece, yalnızca, tüm, bütün, tamamen, biraz, azıcık, çok, pek, epey, oldukça, kadar, için, her, tane, adet, şey, şeyi, şeyler, şeylerimiz, sitede, sayfada, siteden, sayfadan, siteye, sayfaya, sitemizde, sitemize, sitemizden, sayfamızda, sayfamıza, sitemde, siteme, sitemden, bana, bize, orada, buraya, oraya, şuraya, oradan, buradan, var, yok, hale, hali, haliyle, hal, tam, doğru, güzel, iyi, hoş, tatlı, küçük bir, ufak bir, müşteri, müşteriler, müşterilerimiz, ziyaretçiler, insanlar, müşterilerimizin, eski, mevcut, şu anki, şuanki, şu an, en, daha iyi, olan, olanı, olanları, tamamını, komple, direkt, şu şekilde, bu şekilde, içinde, içine, içindeki, içerisinde, üzerindeki, altındaki, üstündeki, yanındaki, sonundaki, başındaki, kendi, ayrı, ayrı bir, özel bir, geniş, geniş bir, kısa bir, net, bir şekilde, tarafından, tarafı, ait, ilgili, özellikle, genel, genelde, genel olarak, gibi bir şey, işte, hepsini, tek, iyice, hafif, hafifçe, bir miktar, bir tık, tık, şimdilik, bugün, yalnız, sitenin, sayfanın, sitemizin, sayfamızın, sitemin, sayfamın, web sitesine, web sitemize, web sitemde, şekilde, şekle, tipi, tip, hoşuma gitmiyor, ekstra, tanıtan, anlatan, gösteren, içeren, tanıtacak, anlatacak, üzerinden, aracılığıyla, kısmen',
  },
}
