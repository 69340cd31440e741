import { keyOf, phrasesIn } from '#designer/facts/turkish/words'
import { recogniseTrade } from '#designer/trades/recognise'

/** What people call their own business in Turkish, as it stands in the dictionary. */
const nouns =
  'ekmek fırını,taş fırın,fırın,pastane,unlu mamuller,butik pasta atölyesi,tatlıcı,börekçi,simitçi,kafe,kitap kafe,kahve dükkânı,kahveci,kavurma atölyesi,çay evi,çay bahçesi,kahvaltı salonu,esnaf lokantası,lokanta,restoran,balık restoranı,kebap salonu,kebapçı,ocakbaşı,meyhane,pide salonu,pideci,dondurmacı,dönerci,köfteci,mantıcı,pizzacı,hamburgerci,çorbacı,bar,pub,şarap evi,erkek kuaförü,berber dükkânı,berber,kadın kuaförü,bayan kuaförü,kuaför salonu,kuaför,güzellik salonu,güzellik merkezi,masaj salonu,türk hamamı,hamam,kaplıca,tırnak stüdyosu,dövme stüdyosu,diş kliniği,diş polikliniği,diş hekimi,ağız ve diş sağlığı polikliniği,köpek kuaförü,pet kuaför,köpek oteli,fizyoterapi kliniği,fizyoterapist,fizik tedavi merkezi,psikolog,klinik psikolog,psikolojik danışmanlık merkezi,aile danışmanı,veteriner kliniği,veteriner hekim,veteriner,inşaat firması,yapı firması,tadilat firması,marangoz,boya ustası,boyacı,çatı ustası,dekorasyon firması,temizlik firması,temizlik şirketi,halı yıkama,elektrikçi,elektrik ustası,bahçıvan,peyzaj firması,peyzaj mimarı,su tesisatçısı,tesisatçı,kombi servisi,oto servis,oto tamirhanesi,oto elektrikçi,lastikçi,oto yıkama,oto galeri,bisikletçi,taksi durağı,nakliyat firması,çilingir,eczane,diyetisyen,sigorta acentesi,muhasebe bürosu,muhasebeci,mali müşavir,hukuk bürosu,avukatlık bürosu,avukat,arabulucu,emlak ofisi,emlakçı,gayrimenkul danışmanı,butik otel,otel,pansiyon,apart otel,bungalov,kamp alanı,taş ev,konukevi,kreş,anaokulu,oyun evi,dil okulu,sürücü kursu,müzik kursu,etüt merkezi,özel öğretmen,matematik öğretmeni,piyano öğretmeni,dans okulu,dans stüdyosu,bale okulu,spor salonu,boks salonu,kişisel antrenör,fitness salonu,yoga stüdyosu,pilates stüdyosu,yoga eğitmeni,catering firması,yemek firması,düğün organizasyonu,organizasyon firması,düğün salonu,fotoğrafçı,düğün fotoğrafçısı,fotoğraf stüdyosu,çiçekçi,çiçek atölyesi,seramik atölyesi,ahşap atölyesi,deri atölyesi,mobilya atölyesi,takı atölyesi,mimarlık ofisi,iç mimarlık ofisi,mimar,iç mimar,terzi,atölye,kitabevi,sahaf,kırtasiye,oyuncakçı,butik,gelinlik mağazası,giyim mağazası,mobilya mağazası,antikacı,kuyumcu,gözlükçü,kasap,manav,şarküteri,bakkal,aktar,kuruyemişçi,hediyelik eşya dükkânı,plakçı,dükkân,mağaza,dernek,vakıf,koro,spor kulübü,kooperatif,danışmanlık firması,danışmanlık ofisi,reklam ajansı,yazılım şirketi,tercüme bürosu,yaşam koçu,çevirmen'.split(
    ','
  )

const byKey = new Map(nouns.map((noun) => [keyOf(noun), noun]))

/** The person's own word for the business, if it is one of the trade that was recognised. */
export function findTurkishNoun(text: string, trade: string): string | undefined {
  return phrasesIn(text.slice(0, 1500), byKey).find(
    ({ value, after }) =>
      !/^\s*(?:degil|yok)/.test(after) && recogniseTrade(value, 'tr').id === trade
  )?.value
}
