import type { DirectionId } from '#designer/site/kinds'

/** What a direction looks like, in a line of the plan. */
export const turkishDirections: Record<DirectionId, string> = {
  counter: 'Tezgâh: tente kenarı, dolgun harfler, çizgili bir fiyat panosu',
  ledger: 'Antetli kâğıt: ince çizgiler, dar bir etiket sütunu, küçük ve titiz dizilmiş bilgiler',
  atelier: 'Atölye duvarı: geniş boşluklar, iri ve ince harfler, altyazılı kareler, çerçevesiz',
  workshop: 'İşlik: şablon büyük harfler, iş kâğıdı, ölçü çizgileri ve tek bir uyarı şeridi',
  clinic: 'Ferah oda: aydınlık, yumuşak, satır araları geniş, sakin bir renk',
  poster: 'Afiş: çok iri yazı, düz renk alanları, tek bakışta anlaşılan bir başlık',
  timetable: 'Tarife: saatler ve satırlar önde, düzgün sütunlar, süs yok',
  neighbour: 'Mahalle: yuvarlak hatlar, elle kesilmiş gibi şekiller, güler yüzlü harfler',
  menu: 'Menü: tek sütun yazı, noktalı satırlar, ortalanmış bir başlık',
  field_guide: 'Saha defteri: numaralı levhalar, kenar notları, sakin bir kitap dizgisi',
  civic: 'Resmî tabela: yalın, okunaklı, her bilgi yerli yerinde',
  night: 'Gece: koyu zemin, tek bir parlak renk, geniş sessizlik',
  studio: 'Stüdyo: önce görüntü, düzgün bir ızgara, az söz',
  harvest: 'Hasat: tohum ve başak dokusu, toprağa yakın tonlar, yumuşak zeminler',
}
