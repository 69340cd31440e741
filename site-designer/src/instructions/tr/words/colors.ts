/** Renkler, insanların söylediği adlarla. */
export const colors: Record<string, string> = {
  '#1f4d3a': 'koyu yeşil, orman yeşili, çam yeşili, şişe yeşili',
  '#7d9177': 'adaçayı yeşili, adaçayı, su yeşili',
  '#6b6b2f': 'zeytin yeşili, zeytuni, haki, yosun yeşili, zeytin rengi',
  '#4fae8b': 'nane yeşili, mint, mint yeşili, açık yeşil, pastel yeşil, fıstık yeşili',
  '#0b7a5b': 'zümrüt yeşili, zümrüt',
  '#2f6b4f': 'yeşil, yeşilimsi',
  '#7ab51d': 'çimen yeşili, limon yeşili, parlak yeşil, fosforlu yeşil, elma yeşili',
  '#1d3557': 'lacivert, koyu mavi, gece mavisi, indigo, marin',
  '#4a90c2':
    'açık mavi, gök mavisi, gökyüzü mavisi, bebek mavisi, pastel mavi, buz mavisi, bebe mavisi',
  '#14787a': 'turkuaz, petrol, petrol yeşili, petrol mavisi, camgöbeği, cam göbeği, deniz yeşili',
  '#245ea8':
    'mavi, saks mavisi, kobalt, kobalt mavisi, parlak mavi, deniz mavisi, kraliyet mavisi, safir',
  '#5f7a94': 'gri mavi, mavi gri, çelik mavisi, duman mavisi',
  '#b5532f':
    'kiremit, toprak, toprak tonu, toprak tonları, kiremit rengi, kiremit kırmızısı, toprak rengi, tarçın, tarçın rengi, bakır, bakır rengi, terracotta, pas rengi, tuğla, tuğla rengi',
  '#6d1a2d': 'bordo, koyu kırmızı, şarap rengi, şarap kırmızısı, vişne, vişne çürüğü, vişne rengi',
  '#e0654f': 'mercan, mercan rengi, somon, somon rengi, açık kırmızı, yavruağzı',
  '#b3202c': 'kırmızı, al rengi, kızıl, parlak kırmızı, nar çiçeği, ateş kırmızısı, kan kırmızısı',
  '#d9661f': 'turuncu, portakal rengi, koyu turuncu, kehribar, kayısı rengi, kavuniçi',
  '#b98a1d':
    'hardal, hardal sarısı, altın, altın rengi, altın sarısı, bal rengi, koyu sarı, bronz, karamel, hardal rengi',
  '#e8b90f': 'sarı, limon sarısı, parlak sarı, güneş sarısı, açık sarı',
  '#7f6bb0': 'lavanta, lila, eflatun, açık mor, leylak, leylak rengi, lavanta rengi, pastel mor',
  '#5d3a80': 'mor, patlıcan moru, patlıcan, koyu mor, mürdüm, menekşe, menekşe rengi',
  '#b5677a': 'gül kurusu, gül rengi, pudra, pudra pembesi, pudra rengi',
  '#e39ab5': 'açık pembe, toz pembe, pastel pembe, bebek pembesi, soluk pembe',
  '#c94f7c': 'pembe, ahududu, parlak pembe, şeker pembe',
  '#b0247a': 'fuşya, macenta, koyu pembe, çingene pembesi, fuşya pembesi',
  '#6a4429':
    'kahverengi, kahve rengi, çikolata, çikolata rengi, koyu kahverengi, kestane, kahve, kestane rengi, ceviz rengi, koyu kahve',
  '#a9835a': 'açık kahverengi, taba, deve tüyü, açık kahve, sütlü kahve, vizon',
  '#d8c7a3':
    'bej, krem, krem rengi, kum rengi, fildişi, ekru, kırık beyaz, bej rengi, şampanya, ten rengi',
  '#33383d': 'antrasit, füme, koyu gri, kömür, kömür rengi, antrasit gri',
  '#1b1b1b': 'siyah, siyah beyaz, simsiyah, kara, siyah ve beyaz',
  '#5b6470': 'gri',
  '#9aa3ad': 'açık gri, gümüş, gümüş rengi, gümüşi',
  '#ffffff': 'beyaz, bembeyaz',
}
