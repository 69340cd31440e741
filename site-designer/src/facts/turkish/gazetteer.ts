import { fold } from '#designer/text/letters'

const provinces =
  'Adana,Adıyaman,Afyonkarahisar,Afyon,Ağrı,Aksaray,Amasya,Ankara,Antalya,Ardahan,Artvin,Aydın,Balıkesir,Bartın,Batman,Bayburt,Bilecik,Bingöl,Bitlis,Bolu,Burdur,Bursa,Çanakkale,Çankırı,Çorum,Denizli,Diyarbakır,Düzce,Edirne,Elazığ,Erzincan,Erzurum,Eskişehir,Gaziantep,Antep,Giresun,Gümüşhane,Hakkari,Hatay,Iğdır,Isparta,İstanbul,İzmir,Kahramanmaraş,Maraş,Karabük,Karaman,Kars,Kastamonu,Kayseri,Kırıkkale,Kırklareli,Kırşehir,Kilis,Kocaeli,Konya,Kütahya,Malatya,Manisa,Mardin,Mersin,Muğla,Muş,Nevşehir,Niğde,Ordu,Osmaniye,Rize,Sakarya,Samsun,Siirt,Sinop,Sivas,Şanlıurfa,Urfa,Şırnak,Tekirdağ,Tokat,Trabzon,Tunceli,Uşak,Van,Yalova,Yozgat,Zonguldak'
const districts =
  'Adalar,Akçaabat,Alaçatı,Alanya,Alsancak,Altındağ,Arnavutköy,Asmalımescit,Ataşehir,Avcılar,Ayvalık,Bağcılar,Bahçelievler,Bakırköy,Balat,Balçova,Bandırma,Bartınköy,Başakşehir,Bayraklı,Bebek,Belek,Bergama,Beşiktaş,Beykoz,Beylikdüzü,Beyoğlu,Beypazarı,Bodrum,Bomonti,Bornova,Bostanlı,Bostancı,Bozcaada,Buca,Büyükada,Büyükçekmece,Caddebostan,Cihangir,Cunda,Çankaya,Çayyolu,Çekmeköy,Çengelköy,Çerkezköy,Çeşme,Çorlu,Çukurambar,Dalyan,Datça,Didim,Edremit,Emek,Emirgan,Eminönü,Erenköy,Esenler,Esenyurt,Etiler,Etimesgut,Eyüp,Eyüpsultan,Fatih,Fethiye,Foça,Galata,Gaziemir,Gaziosmanpaşa,Gebze,Gölbaşı,Göcek,Gökçeada,Göreme,Göztepe,Güzelbahçe,Güzelyalı,İncek,İnegöl,İskenderun,İzmit,Kadıköy,Kağıthane,Kalkan,Kanyon,Karabağlar,Karaköy,Karatay,Karşıyaka,Kartal,Kaş,Keçiören,Kemer,Kızılay,Konak,Konyaaltı,Koşuyolu,Kozyatağı,Kurtuluş,Kuşadası,Kuzguncuk,Küçükçekmece,Lara,Levent,Maltepe,Mamak,Manavgat,Marmaris,Maslak,Mecidiyeköy,Menemen,Menteşe,Meram,Merter,Milas,Moda,Mudanya,Muratpaşa,Nilüfer,Nişantaşı,Nizip,Odunpazarı,Olympos,Ortaca,Ortaköy,Osmangazi,Pendik,Safranbolu,Salihli,Sancaktepe,Sapanca,Sarıyer,Seferihisar,Selçuk,Selçuklu,Side,Silivri,Sincan,Suadiye,Sultanahmet,Sultanbeyli,Sultangazi,Şile,Şirince,Şişli,Taksim,Tarabya,Tarsus,Tepebaşı,Teşvikiye,Tire,Turgutlu,Turgutreis,Tuzla,Ulus,Urla,Uzunköprü,Ümraniye,Ünye,Ürgüp,Üsküdar,Yakacık,Yalıkavak,Yeldeğirmeni,Yenimahalle,Yeşilköy,Yıldırım,Zeytinburnu'

/** Places that are also plain words: they count with a capital and an ending behind them only. */
const wordsToo = new Set(
  'agri ordu van mus tokat usak moda bebek kas side emek konak kemer cesme fatih galata kartal sincan tire selcuk ulus lara yildirim adalar tuzla menemen kalkan maras karaman aydin kanyon levent kurtulus'.split(
    ' '
  )
)

const quarters = new Set(
  'Alaçatı,Alsancak,Asmalımescit,Balat,Bebek,Bomonti,Bostanlı,Bostancı,Caddebostan,Cihangir,Çayyolu,Çengelköy,Çukurambar,Emek,Emirgan,Erenköy,Etiler,Galata,İncek,Karaköy,Koşuyolu,Kozyatağı,Kurtuluş,Kuzguncuk,Lara,Levent,Maslak,Mecidiyeköy,Moda,Nişantaşı,Ortaköy,Suadiye,Tarabya,Teşvikiye,Turgutreis,Yalıkavak,Yeldeğirmeni,Yeşilköy'.split(
    ','
  )
)

/** Whether a place lies in a district: "Moda" does, "Kadıköy" is one. */
export function isQuarter(name: string): boolean {
  return quarters.has(name)
}

export interface KnownPlace {
  name: string
  province: boolean
  /** Also a word of its own: "moda" is fashion. */
  word: boolean
}

const known = new Map<string, KnownPlace>()
for (const [list, province] of [
  [districts, false],
  [provinces, true],
] as const) {
  for (const name of list.split(',')) {
    const plain = fold(name)
    known.set(plain, { name, province, word: wordsToo.has(plain) })
  }
}

/** The place of that name, however it was typed. */
export function placeNamed(word: string): KnownPlace | undefined {
  return known.get(fold(word))
}

const ending = /^'?(?:n?[dt][ae](?:ki|n|yiz|y[iu]m)?|n?[iu]n|l[iu]|y?[ae])$/

/** The place a word speaks of, with or without an ending: "izmirde", "Ankara’nın". */
export function placeIn(word: string): (KnownPlace & { ending: string }) | undefined {
  const plain = fold(word)
  const whole = known.get(plain)
  if (whole) return { ...whole, ending: '' }
  for (let cut = plain.length - 1; cut >= 3 && cut > plain.length - 8; cut--) {
    const place = known.get(plain.slice(0, cut))
    const rest = plain.slice(cut)
    if (place && ending.test(rest)) return { ...place, ending: rest }
  }
  return undefined
}
