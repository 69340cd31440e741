import { colors } from '#designer/instructions/tr/words/colors'
import { looks } from '#designer/instructions/tr/words/looks'
import { parts } from '#designer/instructions/tr/words/parts'
import { sections } from '#designer/instructions/tr/words/sections'
import { small } from '#designer/instructions/tr/words/small'
import { verbs } from '#designer/instructions/tr/words/verbs'

export { formsOf } from '#designer/instructions/tr/words/endings'

export const vocabularies = [verbs, sections, parts, looks, small, { color: colors }]

/** Bizimkilerden bir harf uzakta, ama kendi başına sözcükler. */
export const ordinary =
  'kapat kapatın büro ofis atölye anla bursa adana ankara antalya konya mersin izmir samsun kayseri trabzon antep hatay urfa malatya sivas tokat bolu rize ordu artvin mardin manisa aydın muğla denizli bodrum kadıköy çankaya beşiktaş gelin alın kesin yakın sabit sabır sınır sıfır biraz beyin deyin sayın sakın kalın dalga bilgi sevgi silgi bölgesi yedek yemin yarım kırık kırım kesim kesimi kesit resmi parça perde pazar pencere peynir köfte lokum çorba tatlı tuzlu ekşi acı tost sandviç pizza makarna pilav salata meze şarap bira rakı ayran limonata bardak çatal kaşık bıçak tabak masör masaj manikür pedikür kirpik kaş tırnak sakal traş tıraş boya röfle fön perma bakım cilt lazer epilasyon dolgu implant kanal çekim dolgu kaplama protez ortodonti kombi klima petek boru musluk tamir bakım montaj lastik balata motor yağ filtre akü fren kaporta döşeme mobilya dolap koltuk yatak halı perde nakliye taşıma kurye çocuk bebek kedi köpek kuş aşı mama tasma ders kurs kayıt sınav öğrenci veli öğretmen dernek vakıf cami okul kreş anaokulu düğün nişan kına gelinlik damatlık davet organizasyon oda yatak kahvaltı havuz deniz manzara plaj tekne tur rehber bisiklet kira kiralık satılık emlak arsa daire villa avukat dava boşanma miras icra vergi beyanname fatura muhasebe sigorta poliçe kasko bölge sanayi çarşı meydan kapı bahçe bölük gönül resmen metal madem kalem kelam sırada sırayla yazar yazın yarın bayram banka başka masal masa hamam haber hazır hafta harf deniz temiz taze tanım takı takip kadın kalan kahve kahveler börek böbrek çörek çiçek çilek köpek kebap kitap hesap hesabı dolap sabun salon balon sokak tabak tavuk balık bahçe akşam sabah yemek ekmek emek kurum kurul kural sınav sanat saat sepet nehir çal çalsın mesaj mesajlar mesajı'
