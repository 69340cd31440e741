import type { Vocabulary } from '#designer/instructions/words/sense'

/**
 * Verbs by their stem; endings are read by `endings.ts` ("ekler misiniz", "eklensin", "eklemeyin").
 * Statements and fixed phrases stand here whole.
 */
export const verbs: Vocabulary = {
  verb: {
    add: 'açalım, açın, açar, açsak, açsanız, açabilir, açılsın, açılmalı, tanıt, paylaş, sıkıştır, geri getir, geri koy, geri ekle, ekle, ilave et, ilave ed, dahil et, dahil ed, oluştur, yarat, bulun, yer ver, ekleme yap, eklet, kat, listele, belirt, bahset, bahsed, ekle bak',
    remove:
      'kaldır, sil, çıkar, çıkart, gizle, sakla, yok et, yok ed, at, kaldırt, sildir, iptal et, iptal ed, ayıkla, kalk, git, gid, temizle, kurtul, atıl, kaldırıver, siliver, çıkarıver, uçur, çöpe at, kaybol, çık, yok ol, ele, iptal',
    move: 'taşı, al, kaydır, çek, getir, gel, yer değiştirt, konumlandır, alıver, in, indir, yükselt',
    put: 'koy, yerleştir, gör, göster, sergile, sun, görün, sırala, diz',
    change:
      'değiştir, güncelle, düzelt, ayarla, değiş, düzenle, çevir, dönüştür, yenile, revize et, revize ed, farklılaştır, dönüş',
    make: 'büyü, küçül, kalınlaş, incel, koyulaş, açıklaş, yumuşa, ufal, sadeleş, yap, koyulaştır, karart, açıklaştır, aydınlat, parlaklaştır, yumuşat, canlandır, büyüt, küçült, genişlet, daralt, kalınlaştır, incelt, ortala, hizala, yasla, yuvarlat, keskinleştir, sadeleştir, modernleştir, basitleştir, ferahlat, artır, arttır, azalt, düşür, ovalleştir, ısıt, hale getir, haline getir, yaptır, kıl, et, ver, boya, yapıver',
    use: 'dönelim, dönsek, dönülsün, geri dönelim, geç, kullan, tercih et, tercih ed, seç, uygula, dene, kullanıl',
    rename: 'adlandır, isimlendir, adını koy, yeniden adlandır',
    write:
      'not düş, vurgula, duyur, bildir, söyleyin, söyleyelim, söylensin, söyler, söylesin, söylenmeli, söylenebilir, söyleyebilir, altını çiz, dile getir, yaz, yazdır, yazı yaz, de ki, desin, diye yaz, diye yazsın, yazıver',
    shorten:
      'cümleye indir, cümleye düşür, satıra indir, satıra düşür, paragrafa indir, yarıya indir, yarıya düşür, kısalt, özetle, kırp, kısal, kısaltıver',
    link: 'bağla, yönlendir, link ver, linkle, bağlantı ver, götür, linki ver, bağlan, link ekle, yönlen',
    swap: 'yeri değiş, yerini değiş, yerleri değiş, yer değiş, yer değiştir, yerlerini değiştir, takas et, yerini değiştir, sıralarını değiştir, sırasını değiştir',
    keep: 'kalmasını iste, kalmasını isti, kalması lazım, kalması iyi olur, koru, dokunma, dokunmayın, elleme, ellemeyin, bırak, tut, kalsın, dursun, aynı kalsın, kalmalı, durmalı, kal, aynen kalsın, muhafaza et, olduğu gibi kalsın, olduğu gibi bırak, yerinde kalsın, yerinde dursun, böyle kalsın, karışma, değişmesin, kalabilir, durabilir',
    want: 'ulaşabilsin, ulaşabilsinler, bulabilsin, bulabilsinler, inceleyebilsin, inceleyebilsinler, öğrenebilsin, öğrenebilsinler, unutmuşsunuz, unutmuşsun, unutmuşuz, eksik kalmış, iste, isti, lazım, gerek, gerekli, gerekiyor, gerekir, ihtiyacım var, ihtiyacımız var, ihtiyaç var, eksik, şart, olsa iyi olur, olsa güzel olur, olsa iyi olurdu, olsa güzel olurdu, olsa fena olmaz, olsa hoş olur, var olsun, isterdim, isterdik, olmasını iste, eksik olmuş, unutulmuş, iyi olur, güzel olur, iyi olurdu, fena olmaz, hoş olur, rica et, rica ed, arzu et, arzu ed, bekle, daha iyi olur, daha güzel olur, şahane olur, harika olur, olmazsa olmaz, unutma, unutmayın',
    be: 'olcak, olucak, yakışır, yakışırdı, daha çok yakışır, daha iyi gider, ol, yer al, duruyor, görünüyor, geliyor, dursun, görünsün, olsun, olmalı, hissettir, yansıt, olsa, olacak, oldu, görünmeli, durmalı, dönsün',
    ask: 'sor, istesin, doldur, girsin, istensin, sorulsun',
    sell: 'var bizde, bizde var, da var bizde, bizde mevcut, mevcut, da var, de var, satışa başladık, satıyoruz, yapıyoruz, sunuyoruz, veriyoruz, üretiyoruz, pişiriyoruz, satıyorum, yapıyorum, veriyorum, sunuyorum, satışımız var, hizmeti veriyoruz, servis ediyoruz, satmaya başladık, yapmaya başladık, vermeye başladık, sunmaya başladık, satarız, yaparız, satılıyor, satılır, da yapıyoruz, da satıyoruz, bakıyoruz, bakıyorum, ilgileniyoruz, ilgileniyorum, uğraşıyoruz',
    stop_selling:
      'kalktı, kalktı bizde, yok bizde, bizde yok, bizde kalmadı, mevcut değil, yok artık, artık bulunmuyor, satıştan kalktı, bitti, satmıyoruz, yapmıyoruz, sunmuyoruz, vermiyoruz, üretmiyoruz, pişirmiyoruz, satmıyorum, yapmıyorum, vermiyorum, sunmuyorum, satmayacağız, yapmayacağız, vermeyeceğiz, bıraktık, yapmayı bıraktık, satmayı bıraktık, artık yok, kalmadı, tükendi, hizmeti vermiyoruz, servis etmiyoruz, satışı yok, bakmıyoruz, bakmıyorum, ilgilenmiyoruz, ilgilenmiyorum',
    other:
      'mesaj atın, mesaj atılsın, mesaj gönderin, mesaj gönderilsin, mail atın, mail gönderin, sms atın, haber verin, tercüme et, çeviri yap, şarkı söyle, dans et, dans ed, anlat, açıkla, yardım et, oyna, yayınla, yayımla, satın al, gönder, indirt, yükle, yanıp sön, kopyala, çoğalt, hareket et, hareket ed, geri al, sürükle, zıpla, dön, uç, konuş, öner, söylesene, hesapla, düşün',
  },
}
