const words =
  'fiyatını|fiyatı|fiyat|ücretini|ücreti|olarak|olsun|yap|yapın|ekle|ekleyin|güncelle|güncelleyin|değiştir|değiştirin|artık|oldu|olacak|ye|ya|e|a|çıkar|çıkarın|indir|indirin|düşür|düşürün|yükselt|yükseltin|olmalı|koy|koyun|da|de|lütfen|yapalım|ekler misin|ekler misiniz|ekleyelim|yapar mısın|tane|tanesi|adedi|diye|yaz|yazın|menüye|listeye|sadece|çıkart|ayarla|satıyoruz|misin|mısın|i|ı|yapar|ekler|si|lik|lık|nin|nın|e güncelle|ye çıkar|dan|den|fiyata|fiyatla|maalesef|malesef|ne yazık ki|tşk|tşkler|tskler|tşkr|teşekkürler|sağolun|kolay gelsin|yapıver|yapıverin'
const ahead =
  'lütfen|bir de|ayrıca|menüye|listeye|fiyat listesine|hizmetlere|bizim|yeni|artık|bundan sonra'

/** Phones leave the dots and hooks out: "fiyatini", "degistir". */
const loose = (list: string) =>
  list
    .replace(/[ıi]/g, '[ıi]')
    .replace(/[şs]/g, '[şs]')
    .replace(/[çc]/g, '[çc]')
    .replace(/[ğg]/g, '[ğg]')
    .replace(/[üu]/g, '[üu]')
    .replace(/[öo]/g, '[öo]')

/** Bir ürünle fiyatının çevresinde duran sözcükler. */
export const aroundPrice = new RegExp(
  `^(?:(?:${loose(ahead)})(?!\\p{L})[\\s:]*)+|(?:[\\s,:=–-]*(?<!\\p{L})(?:${loose(words)})(?!\\p{L}))+[\\s:=–-]*$`,
  'giu'
)
