import { stemsOf } from '#designer/facts/turkish/words'

const words = (list: string) => new Set(list.trim().split(/\s+/))

/** English words that praise a business or say whose it is, and never what it does. */
export const englishPraise = words(
  `small little tiny big large new old older local independent friendly cosy cozy modern traditional
  traditionally professional certified qualified registered chartered accredited licensed licenced
  experienced freelance mobile self-employed young busy boutique artisan artisanal online private luxury
  premium affordable quality best leading top trusted reliable fully award-winning neighbourhood
  neighborhood village town city country countryside rural urban seaside beachside riverside coastal
  harbourside beach street high-street corner backstreet family husband-and-wife community-owned
  third-generation second-generation fourth-generation generation third second fourth fifth lovely
  beautiful quiet warm relaxed charming stylish creative passionate dedicated specialist full-service
  full-time part-time solo one-man one-woman two-man two-person home-based all-round simple nice good great
  popular established historic award winning time full part london authentic real proper
  hip cool funky trendy upmarket casual fine organic vegan vegetarian gluten-free halal kosher eco
  sustainable green wood fired neapolitan real-life year-round humble happy proud regional national
  international global nhs own very only second-hand secondhand used emergency`
)

/** English words for any business or anybody: they leave open what is done. */
export const englishAny = words(
  `business businesses company companies firm firms enterprise startup start-up outfit brand team family
  couple duo pair group crew collective cooperative co-operative co-op partnership practice clinic centre
  center office studio studios workshop place spot space site service services agency organisation
  organization provider supplier shop store specialist specialists expert experts professional
  professionals freelancer trader owner owners founder person people guy man woman lady mum mom dad mother
  father parent parents sister sisters brother brothers friends friend son daughter husband wife student
  graduate lover enthusiast retailer school academy institute college club society association market stall
  stand home trade branch department facility unit room rooms website site
  page webpage homepage client clients customer customers project idea online works yard lot bit few lots
  one ones range alternative answer solution name destination hub member part choice world lab lessons classes sessions courses class lesson van parlour parlor kiosk cart counter hut booth trailer pop-up`
)

/** English words behind "we are a" that say where, how or for whom, and not what. */
export const englishNoCalling = words(
  `pls please
  throw walk drive stroll ride minute minutes mile miles bunch bit fan fans member members part result
  pleasure dream mix blend must step hop while joy treat delight tribute celebration reflection testament
  way kind sort type lot host selection collection choice favourite favorite gem secret landmark
  institution tradition success passion hobby vision mission life love story supporter supporters winner
  winners partner partners believer believers neighbour neighbours beginner beginners leader leaders holder
  holders lover lovers player players newcomer newcomers pioneer pioneers finalist finalists branch scheme
  ship problem test sister brother wife husband deal priority stage age`
)

/** English words that a noun ends in front of. */
export const englishStops = words(
  `in near at on by from for with without who whom whose that which where when while called named known since
  is are was were be been am being has have had do does did can could will would should may might must not no
  we i you he she it they us me them our my your his her its their this these those there here if because
  so but or nor as than to into onto through within across around about over under up down off out after
  before until during against among behind beside between along outside inside plus including then though
  also too together both all every each any some many most more just now always never often offer offers sell sells
  make makes makes run runs open opens opened serve serves bake bakes brew brews sleeps started began stays
  working working offering selling making doing running bringing providing helping teaching supplying
  supporting serving covering specialising specializing looking touring living using based i'm we're it's we've i've own owns owner owning established
  founded est located situated set near owned led cooking taking need needs want wants like   writes builds fits paints provides supplies specialises specializes teaches helps creates designs restores
  grows produces organises organizes cleans delivers rents trains breeds keeps works covers hires sleeps
  start starts begin begins go goes take takes include includes last lasts leave leaves come comes look looks cares host hosts hosting welcomes holds see sees shows helps loves something ourselves myself themselves anything everything nothing someone somebody anyone everyone`
)

/** English heads that are a trade's name alone, and another's behind a word of its own: "speech therapist". */
export const englishLoose = words(
  `builder builders therapist therapists therapy artist artists writer writers nursery nurseries painter
  painters editor editing coach coaches coaching consultant consultants consultancy consulting maker makers
  trainer trainers teacher teachers tutor tutors doctor doctors cleaner cleaners cleaning author designer
  designers adviser advisor agent agents broker brokers planner planners contractor mechanic 
  mentor author roaster interpreter market workshop church
  dealer gallery bakers brewer lock locks keys transfer shuttle cover broker film animation documentary
  rooms suites cabin cabins chalet villa pt coaching repairs repair servicing developers developer salon
  spa camping inn band singer supplies training decorator decorators studio`
)

/** Whom or what a business may be for instead of people: a cat hotel is no hotel. */
export const englishNotPeople = words(
  `dog dogs cat cats pet pets horse horses pony equine canine feline animal animals bird birds bee bees fish
  reptile rabbit livestock cattle sheep car cars boat boats yacht bike van truck tractor phone computer
  laptop watch clock doll dolls toy toys teddy plant plants tree trees piano guitar violin shoe shoes
  carpet chimney furniture wheel engine plane drone insect hedgehog donkey alpaca goat chicken doggy puppy puppies kitten`
)

/** Turkish words, without marks, that praise a business or say whose it is. */
export const turkishPraise = words(
  `kucuk buyuk yeni eski yerel bagimsiz modern geleneksel profesyonel sertifikali uzman deneyimli tecrubeli
  butik mahalle koy kasaba sehir aile kendi sirin samimi guzel sakin nezih kaliteli lisansli ruhsatli
  sicak tatli minik genc koklu tarihi ozel gezici mobil bir tam hem de da en cok yillik kusak kusaktir
  nesil nesildir senelik yildir senedir kirk otuz yirmi elli on uc iki dort bes alti organik dogal
  bodrumlu izmirli istanbullu ankarali ucuncu ikinci dorduncu gercek iyi bizim benim burasi burada web internet kucucuk sade sik kalma`
)

/** Turkish heads, without marks and endings, for any business or anybody. */
const turkishAny = words(
  `isletme firma sirket dukkan magaza atolye ofis buro merkez salon studyo klinik ekip aile okul kurs hoca
  egitmen ogretmen uzman danisman yer mekan ev esnaf ajans kulup dernek grup takim girisim marka
  isyeri kurum kurulus bahce ciftlik market pazar hizmet is kisi
  kadin erkek anne baba kardes ortak arkadas gonullu ogrenci mezun sahip kurucu adres telefon site
  sayfa musteri misafir fiyat saat urun calisan personel amac hedef tutku mutfak dershane acente servis
  temizlik kiralama tasima tur turu saha doktor yonetici koc terapi terapist sanatci yazar ders bag bagi evi evleri isi sube fabrika tesis`
)

const turkishLoose = words('usta ustad tamirci uretici satici imalatci toptanci')

/** Turkish heads, without marks, that are another calling with every word in front: "saz ustası". */
export function isTurkishLoose(plain: string): boolean {
  return turkishLoose.has(plain) || stemsOf(plain).some((stem) => turkishLoose.has(stem))
}

const turkishNoCalling = words(
  'uye ortak parca oncu lider hayran sevdali merakli taraf kural sonuc gurur mutlu memnun aday sozcu'
)

/** Turkish words, without marks, behind "biz" that say no more of a business than "member" does. */
export function isTurkishNoCalling(plain: string): boolean {
  return (
    turkishNoCalling.has(plain) ||
    /^uye(?:si|leri)?$/.test(plain) ||
    stemsOf(plain).some((stem) => turkishNoCalling.has(stem))
  )
}

/** Whether a Turkish word, given without marks, leaves open what is done, also with endings. */
export function isTurkishAny(plain: string): boolean {
  return turkishAny.has(plain) || stemsOf(plain).some((stem) => turkishAny.has(stem))
}

/** Whom or what a Turkish business may be for instead of people. */
export const turkishNotPeople = words(
  `kedi kopek at kus balik ari kaz ordek tavuk koyun keci sigir pet pati hayvan araba oto tekne yat bisiklet
  telefon bilgisayar saat oyuncak bitki agac piyano gitar ayakkabi hali baca mobilya tavsan esek deve`
)

/** What people meet for at tables: a repair café is none, whatever is poured there. */
export const gatherings = words(
  `repair repairs repairing mending fixing fix memory dementia death grief bereavement language conversation
  homework debate tamir onarim dil sohbet hafiza`
)

/** Turkish words, without marks, for who plays an instrument: no school, and no shop for it. */
export const turkishPlayer =
  /^(?:keman|piyano|gitar|baglama|saz|ud|ney|klarnet|davul|akordeon|flut|kanun)c[iu]$/
