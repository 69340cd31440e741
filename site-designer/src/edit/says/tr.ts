import { plainOf, type Says } from '#designer/edit/says/says'
import { labels } from '#designer/instructions/tr/labels'

export const tr: Says = {
  roles: plainOf(labels.parts),
  where: {
    header: 'üst çubuktaki',
    top: 'üstteki',
    bottom: 'alttaki',
    under: (heading) => `“${heading}” altındaki`,
    nowhere: '',
  },
  part: (role, words, where) => [where, words && `“${words}”`, role].filter(Boolean).join(' '),
  section: (kind, heading, place) => {
    if (place !== 'section') return labels.sections[place].plain
    const name = kind ? labels.sections[kind].plain : 'bölüm'
    return heading && kind !== 'hero' ? `“${heading}” başlıklı ${name}` : name
  },

  noSection: (words) => (words ? `Bu sayfada “${words}” yok.` : 'Bu sayfada böyle bir bölüm yok.'),
  noPart: (words) => (words ? `“${words}” bu sayfada yok.` : 'Burada böyle bir şey yok.'),
  alreadySo: 'Zaten öyle.',
  onlyOurs: (what) =>
    `${what} yalnızca burada yapılan sayfalarda olur; bu sayfanın kendi tasarımı var.`,
  refusedByEngine: (reason) => reason,
  cannotReadYet: 'Bunu anlayamadım.',
  tooLarge: 'Bu sayfa sözle düzenlemek için fazla büyük. Elle değiştirin.',
  nothingToDo: 'Hiçbir şey değişmezdi.',
  staysAsItIs: 'O olduğu gibi kalıyor.',

  sectionAdded: (name, listed) => `Eklendi: ${name}${listed ? ', menüde bağlantısıyla' : ''}.`,
  nothingToFill: (name) =>
    `İçine koyacak bir şey yok ve bir şey uydurmam: ${name}. Ne yazacağını söyleyin.`,
  sectionThere: (name) => `Sayfada zaten var: ${name}.`,
  sectionRemoved: (name, linked) =>
    `Kaldırıldı: ${name}${linked ? ' ve ona giden bağlantılar' : ''}.`,
  titleStays: 'Sayfanın başlığı kalmalı: onun yerine sözlerini değiştirin.',
  sectionMoved: (name) => `Taşındı: ${name}.`,
  movesNoFurther: (name) => `Zaten orada duruyor: ${name}.`,
  layoutSet: (name) => `Yeniden düzenlendi: ${name}.`,
  noOtherLayout: (name) => `Böyle bir düzen yok: ${name}.`,
  surfaceSet: (name) => `Zemini değişti: ${name}.`,

  textSet: (part) => `Yeni sözler: ${part}.`,
  textTooMuch: 'Yeni sözleri tırnak içinde yazın.',
  wordsReplaced: (from, to, times) =>
    `“${from}” yerine “${to}”${times > 1 ? ` (${times} yerde)` : ''}.`,
  wordsNotThere: (words) => `“${words}” bu sayfada geçmiyor.`,
  partRemoved: (part) => `Kaldırıldı: ${part}.`,
  styleSet: (part) => `Görünümü değişti: ${part}.`,
  styleUnknown: (part) => `Boyutu bu sayfanın dışındaki bir stil dosyasından geliyor: ${part}.`,
  linkSet: (part, href) => `Artık ${href} adresine gidiyor: ${part}.`,
  noLink: (part) => `Yalnızca bir bağlantı ya da düğme bir yere gidebilir: ${part}.`,
  shortened: (name, sentences) => `${sentences} cümle kısaldı: ${name}.`,
  nothingToShorten: (name) => `Çıkarılacak cümle yok, sözlerinizi de yeniden yazmam: ${name}.`,

  lookSet: 'Sayfanın görünümü değişti.',
  lookAsWide: (which) => `Yazılar olabileceği kadar ${which === 'larger' ? 'büyük' : 'küçük'}.`,
  moodSet: 'Sayfa yeniden giydirildi; bütün sözler yerinde.',

  factSet: (fact) => `Geçtiği her yerde değişti: ${fact}.`,
  factNotThere: (fact) => `Bu sayfada bulamadım: ${fact}. Hangi sözlerin değişeceğini yazın.`,
  factUnreadable: (fact, example) => `Anlayamadım: ${fact}. Şöyle yazın: ${example}.`,
  facts: plainOf(labels.facts),
  tradeIsPlanned:
    'Başka bir iş kolu başka bir plan demektir: onun için yeni bir site yapın ya da buradaki sözleri değiştirin.',

  itemAdded: (name, where) => `Eklendi: “${name}” (${where}).`,
  itemThere: (name) => `“${name}” zaten listede.`,
  itemRemoved: (name) => `Listeden çıkarıldı: “${name}”.`,
  lastItem: (name) => `Geriye yalnız “${name}” kaldı: onun yerine bölümünü kaldırın.`,
  noList: 'Bu sayfada eklenecek bir liste yok.',
  noItem: (name) => `“${name}” bu sayfanın hiçbir listesinde yok.`,
  priceSet: (name, price) => `“${name}” artık ${price}.`,

  formAdded:
    'Sayfanın iletişim formu var. Mesajlar web sitesiyle birlikte saklanır ve size e-postayla iletilir.',
  formThere: 'Sayfada zaten bir form var.',
  formRemoved: 'Form kaldırıldı; size ulaşma yolları duruyor.',
  noForm: 'Bu sayfada form yok.',
  fieldAdded: (label) => `Form artık “${label}” soruyor.`,
  fieldThere: (label) => `Form zaten “${label}” soruyor.`,
  fieldRemoved: (label) => `Form artık “${label}” sormuyor.`,
  noField: (label) => `Formda “${label}” alanı yok.`,
  fieldNeeded: (label) => `“${label}” kalmalı: o olmadan ileti gönderilemez ya da yanıtlanamaz.`,
}
