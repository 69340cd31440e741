import { numberIn } from '#designer/facts/numbers'
import { keyOf, stemsOf } from '#designer/facts/turkish/words'
import { languageOf, type Language } from '#designer/text/language'
import { fold } from '#designer/text/letters'

export interface Figure {
  value: string
  label: string
}

const smallNumbers =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|yirmi|otuz|kırk|elli'
const number = `\\d{1,3}(?:[.,]\\d{3})+|\\d{1,6}\\+?|${smallNumbers}`
const before = '(?<![\\p{L}\\d.,:€£$₺/–-])'

const things =
  'tables|seats|chairs|rooms|treatment rooms|bedrooms|beds|mats|kilns|looms|ovens|taps|lanes|courts|bikes|vans|cars|trucks|boats|boulders|ropes|routes|pools|pitches|cabins|cottages|suites|kayaks|canoes|slipways|presses|machines|acres|hectares|members|volunteers|teachers|instructors|coaches|guides|drivers|engineers|mechanics|climbers|barbers|stylists|dentists|vets|nurses|solicitors|lawyers|joiners|bakers|chefs|staff|employees|children|pupils|students|graduates|horses|ponies|dogs|cats|hens|cows|goats|hives|varieties|languages|countries|branches|shops|frames|laptops|weddings|events|concerts|moves|homes|houses|flats|roofs|kitchens|gardens|projects|customers|clients|families|patients|guests|visitors|awards|singers|players|handlers|visits|games|devices|products|tents|stalls|partners|screens|classrooms|titles|repairs|meals|pizzas|loaves|bottles|barrels|trees|plants'
const englishCount = new RegExp(
  `${before}(?:(over|more than)\\s)?(${number})\\s((?:\\p{Ll}+\\s)?)(${things})((?:\\sa|\\sper|\\seach|\\severy)\\s(?:year|month|week|day|night))?(?![\\p{L}-]|\\s*[\\d£€$])`,
  'giu'
)
// A large number of anything is a figure, if it is not a measure or a part of a name.
const englishMany = new RegExp(
  `${before}(over|more than)\\s(\\d{3,6}|\\d{1,3}(?:,\\d{3})+)\\s()(\\p{Ll}{3,}s)()(?![\\p{L}-])`,
  'gu'
)
const atMost =
  /\b(?:up to|at most|at least|no more than|max(?:imum)?(?: of)?|minimum(?: of)?|under|for|every|first|last|room|number|or|to)\s$/i
// "Two cats sharing £22": what it costs, and not how many there are.
const priced = /^(?! from )[^.,;\n\d]{0,24}[£€$]/
const measure =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|mins|seconds|miles|metres|meters|feet|inches|pounds|euros|dollars|degrees|words|pages|calories|grams|litres|others|times)$/i

/** Numbers of things that the text counts itself: "nine tables", "over 300 weddings". */
export function findFigures(text: string, language: Language = languageOf(text)): Figure[] {
  const found: Figure[] = []
  const add = (value: string, label: string) => {
    if (!found.some((figure) => figure.label === label)) found.push({ value, label })
  }
  if (language === 'tr') turkishFigures(text, add)
  else {
    for (const pattern of [englishCount, englishMany])
      for (const match of text.matchAll(pattern)) {
        const [, more, digits, kind, thing, each] = match
        if (measure.test(thing) || atMost.test(text.slice(0, match.index))) continue
        if (priced.test(text.slice(match.index + match[0].length))) continue
        // "Ten wedding events" keeps its kind; "300 of our chairs" has none.
        const label = `${/^(?:new|old|own|indoor|outdoor|treatment|bell) $/.test(kind) ? kind : ''}${thing}${each ?? ''}`
        add(counted(digits, more), label.toLowerCase())
      }
  }
  return found.slice(0, 4)
}

const turkishThings = new Set(
  'masa,koltuk,oda,yatak,üye,gönüllü,öğretmen,eğitmen,usta,kalfa,şef,veteriner,hekim,doktor,avukat,mühendis,personel,çalışan,öğrenci,kursiyer,mezun,çocuk,aile,hasta,müşteri,misafir,araç,bisiklet,tekne,kayık,kamyon,at,kovan,tezgah,fırın,makine,dönüm,ağaç,ev,villa,bungalov,çatı,daire,proje,düğün,etkinlik,konser,model,çeşit,ülke,şube,mağaza,porsiyon,ekmek,kitap,kedi,köpek,asansör,teknisyen,paramedik,ambulans,site,üretici,danışan,oyun,ödül,dil,saha,kort,kulvar,bahçe'
    .split(',')
    .map(keyOf)
)
const turkishCount = new RegExp(
  `${before}(\\d{1,3}(?:\\.\\d{3})+|\\d{1,6}\\+?|${smallNumbers})(?:['’]?\\s?([dt][ea]n (?:fazla|çok)|[ıiuü] aşkın|y[ıiuü] aşkın)|\\+)?\\s(\\p{Ll}{2,})(?![\\p{L}'’])`,
  'giu'
)
const turkishAtMost = /(?:en fazla|en çok|en az|maksimum|minimum|ilk|son|her)\s$/iu
const turkishMeasure =
  /^(?:(?:ve|ile|tl|dk|m2|km|ml|kg|cm|bin|milyon|kez|kere|defa|nolu|ya|yeni|ayri|farkli|buyuk|kucuk|arasi|olarak)|(?:ay|gun|kat|yil|yas|lira|hafta|saat|dakika|metre|metrekare|kilometre|gram|kilo|litre|kisi|beden|taksit|numara|sinif|seans|ders|adet|derece|puan|yildiz|sene)\p{L}{0,6})$/u

function turkishFigures(text: string, add: (value: string, label: string) => void): void {
  for (const match of text.matchAll(turkishCount)) {
    const [, digits, more, word] = match
    const plain = fold(word)
    if (turkishMeasure.test(plain) || turkishAtMost.test(text.slice(0, match.index))) continue
    const stems = [
      ...stemsOf(plain),
      plain.replace(/[iu]?m[iu]z$/, ''),
      plain.replace(/l[iu]k?$/, ''),
      plain.replace(/[ae]$/, ''),
    ]
    const thing = stems.find((stem) => turkishThings.has(stem))
    const own = thing && word.slice(0, thing.length)
    // "3.000’den fazla kombi": a large number of anything is a figure.
    if (own) add(counted(digits, more), hardened(own))
    else if (more && Number(digits.replace(/\D/g, '')) >= 100) add(counted(digits, more), word)
  }
}

// "Çocuğ", without its ending, is "çocuk".
function hardened(stem: string): string {
  return stem.replace(/ğ$/, 'k').toLocaleLowerCase('tr')
}

function counted(digits: string, more: string | undefined): string {
  const value = /^\d/.test(digits) ? digits : String(numberIn(digits))
  return more && !value.endsWith('+') ? `${value}+` : value
}
