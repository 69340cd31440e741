import { findPrice } from '#designer/instructions/values/money'
import type { Instruction } from '#designer/instructions/instruction'
import { isGood } from '#designer/instructions/readers/goods/goods'
import { aroundPrice, counted, isMeasure } from '#designer/instructions/tr/prices'
import { capital } from '#designer/text/normalise'

const figure =
  /(?<![\p{L}\d.,:/+-])(?:₺\s?)?(\d{1,3}(?:\.\d{3})+|\d{1,6}(?:,\d{1,2})?)(?![\d:/%]|[.,]\d)\s*(?:(tl|lira|₺|euro|avro)(?:['’]?l[ıi]k)?)?(?:['’]?(l[ıi]k|y?[ae]|[dt][ae]n)(?!\p{L})|(?!\p{L}))/giu

interface Figure {
  /** The words before it, back to the figure before. */
  before: string
  /** The same words, and the sum as it was said. */
  said: string
  price: string
  /** "450 liraya": where the price goes to. */
  into: boolean
}

const changed =
  /(?<!\p{L})(?:[çc][ıi]k|y[üu]ksel|art|in|d[üu][şs]|gel|ol|yap|[çc]ek|g[üu]ncelle)\p{L}*/iu
// "Çaya zam yaptık, …", "lahmacuna 20 lira zam geldi, …".
const raise =
  /^(.{2,40}?)(y?[ae])\s+(?:\d[\d.,]*\s*(?:tl|lira|₺)?(?:l[ıi]k)?\s+)?(?:zam|indirim)\s+\p{L}+/iu
const adding = /(?<!\p{L})(?:ekle|koy|gir(?:in|sin|elim)|ilave|sat[ıi]|ba[şs]lad[ıi]k)\p{L}*/iu
// What may stand behind the last price, and before the first.
const trailing =
  /^(?:(?:bunlar(?:[ıi])?|hepsi(?:ni)?|diye|olarak|listeye|men[üu]ye|fiyat listesine|siteye|olsun|olacak|oldu|olmu[şs]|art[ıi]k|l[üu]tfen|de|da|ye|ya|e|a|(?:ekle|koy|yap|yaz|g[üu]ncelle|de[ğg]i[şs]tir|gir|d[üu]zelt)\p{L}*)[\s,.!]*)*$/iu
const between =
  /^\s*['’]?(?:(?:oldu|olsun|olacak|yap[ıi]n|yap)(?!\p{L}))?[\s,;]*(?:(?:ve|bir de|ayr[ıi]ca)\s+)?/iu
const leading =
  /^(?:.*?(?:fiyat|zam|liste|ekle|bunlar|sat[ıi]yor|yap[ıi]yor|veriyor|ba[şs]lad|geldi)[^,:]*[,:]\s*)/iu
const elsewhere =
  /(?<!\p{L})(?:pazartesi|sal[ıi]|[çc]ar[şs]amba|per[şs]embe|cuma|cumartesi|pazar|hafta|sabah|ak[şs]am|saat|kadar|aras[ıi]|a[çc][ıi][kğg]\p{L}*|kapal[ıi]\p{L}*|sokak|sok|cadde\p{L}*|mahalle\p{L}*|mah|no|tel|telefon\p{L}*|numara\p{L}*|adres\p{L}*|posta|beri|y[ıi]l(?:[ıi]\p{L}*|da|d[ıi]r)?|s[üu]tun|punto|piksel|b[öo]l[üu]m\p{L}*|ba[şs]l[ıi]k\p{L}*|ekip\p{L}*|de[ğg]il|zam|indirim)(?!\p{L})/iu

/**
 * What things cost, told as news or one after the other: "çaya zam geldi, 20 lira oldu", "manikür
 * 300'den 350'ye çıktı", "yağ bakımı 1250, balata 2000". Undefined for everything else.
 */
export function pricedIn(text: string): Instruction[] | undefined {
  if (counted.test(text.replace(leading, '')) || /["“”«»%@]/.test(text)) return undefined
  const figures = figuresIn(text)
  return raised(text, figures) ?? moved(text, figures) ?? row(text, figures)
}

function figuresIn(text: string): Figure[] {
  const found = [...text.matchAll(figure)]
  const currency = found.findLast((match) => match[2])?.[2]
  return found.map((match, at) => {
    const last = found[at - 1]
    const sum = `${match[1]} ${match[2] ?? currency ?? ''}`.trim()
    const before = text.slice(last ? last.index + last[0].length : 0, match.index)
    return {
      before,
      said: before + match[0],
      price: findPrice(sum)?.text ?? match[1],
      into:
        /^y?[ae]$/i.test(match[3] ?? '') || into.test(text.slice(match.index + match[0].length)),
    }
  })
}

const into = /^\s*['’]?y?[ae](?!\p{L})/iu

function raised(text: string, figures: Figure[]): Instruction[] | undefined {
  const [whole, name, ending] = raise.exec(text) ?? []
  const last = figures.at(-1)
  const behind = text.slice(whole?.length ?? 0)
  if (!name || !last || !/\d/.test(behind) || figures.length > 3) return undefined
  // "Fiyatlara zam geldi, …" is about no one thing.
  if (/fiyat|[üu]cret|her [şs]ey/iu.test(name) || elsewhere.test(behind)) return undefined
  return priced(withoutDative(name, ending), last.price)
}

function moved(text: string, figures: Figure[]): Instruction[] | undefined {
  const [first] = figures
  const now = figures.filter((one) => one.into)
  if (figures.length !== 2 || now.length !== 1 || !changed.test(text)) return undefined
  const named = nameIn(first.before)
  return named && !elsewhere.test(text) ? priced(named, now[0].price) : undefined
}

function row(text: string, figures: Figure[]): Instruction[] | undefined {
  const last = [...text.matchAll(figure)].at(-1)
  if (figures.length < 2 || !last) return undefined
  if (figures.some(({ said }, at) => isMeasure(said, figures[at + 1]?.said ?? ''))) return undefined
  const trailer = text.slice(last.index + last[0].length).trim()
  const lead = leading.exec(figures[0].before)?.[0] ?? ''
  if (!trailing.test(trailer) || elsewhere.test(text.slice(lead.length))) return undefined
  const rows = figures.map(({ before, price }) => ({
    name: nameIn(before.slice(before === figures[0].before ? lead.length : 0)),
    price,
  }))
  if (rows.some(({ name }) => !name)) return undefined
  const isNew = adding.test(trailer) || adding.test(lead)
  return rows.map(({ name, price }) => ({
    do: isNew ? 'add_item' : 'set_price',
    name: capital(name!, 'tr'),
    price,
  }))
}

function nameIn(before: string): string | undefined {
  const name = before
    .replace(between, '')
    .replace(aroundPrice, '')
    .replace(/[\s:=–-]+$/, '')
    .trim()
  const short = name.split(/\s+/).length <= 4 && !/[,;:\d]/.test(name)
  return short && /\p{L}{3}|\p{L}{2}$/u.test(name) ? name : undefined
}

const priced = (name: string, price: string): Instruction[] => [
  { do: 'set_price', name: capital(name, 'tr'), price },
]

/** "Kahvaltıya" is "kahvaltı", "çaya" "çay", "kesimine" "kesimi". */
function withoutDative(name: string, ending: string): string {
  if (/^y/i.test(ending)) {
    const both = [`${name}y`, name]
    return both.find(isGood) ?? (/\p{L}{3}$/u.test(name) ? name : `${name}y`)
  }
  return name.replace(/(?<=[ıiuü])n$/iu, '')
}
