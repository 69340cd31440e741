import { colors } from '#planning/designers/builtin/instructions/tr/colors'
import { looks } from '#planning/designers/builtin/instructions/tr/looks'
import { parts } from '#planning/designers/builtin/instructions/tr/parts'
import { sections } from '#planning/designers/builtin/instructions/tr/sections'
import { small } from '#planning/designers/builtin/instructions/tr/small'
import { verbs } from '#planning/designers/builtin/instructions/tr/verbs'

export { formsOf } from '#planning/designers/builtin/instructions/tr/endings'

export const vocabularies = [verbs, sections, parts, looks, small, { color: colors }]

/** Bizimkilerden bir harf uzakta, ama kendi başına sözcükler. */
export const ordinary =
  'bölge bölük gönül resmen metal madem kalem kelam sırada sırayla yazar yazın yarın bayram banka başka masal masa hamam haber hazır hafta harf deniz temiz taze tanım takı takip kadın kalan kahve kahveler börek böbrek çörek çiçek çilek köpek kebap kitap hesap hesabı dolap sabun salon balon sokak tabak tavuk balık bahçe akşam sabah yemek ekmek emek kurum kurul kural sınav sanat saat sepet nehir çal çalsın mesaj mesajlar mesajı'
