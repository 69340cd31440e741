import { readDetails } from '#designer/data/read_data'
import type { Kind, KindWords } from '#designer/kinds/kind'
import { listed, type KindFile, type KindWordsFile } from '#designer/kinds/kind_file'

const plain = 'en'

/** A kind as its file says; of a trade with what it has of the kind that it refines. */
export function readKind(
  folder: string,
  id: string,
  file: KindFile,
  refined: Kind | undefined
): Kind {
  const made = new Map<string, KindWords>()
  let details: KindWordsFile | undefined
  const { schema_type: schemaType, offer_kind: offerKind, broad, ...rest } = file
  const own = {
    ...rest,
    ...(schemaType ? { schemaType } : {}),
    ...(offerKind ? { offerKind } : {}),
  }
  const kind: Kind = {
    ...refined,
    ...(own as unknown as Kind),
    id,
    // A trade of a broad kind is one sort of it.
    isBroad: broad === true,
    nouns: (language) => listed(file.nouns[language]),
    signs: (language) => listed(file.signs?.[language]),
    words: (language) => {
      details ??= readDetails<KindWordsFile>(folder, id)
      const words = made.get(language) ?? wordsIn(language, { kind, details, refined })
      made.set(language, words)
      return words
    },
  }
  return kind
}

interface Sources {
  kind: Kind
  details: KindWordsFile
  refined: Kind | undefined
}

/** Its own words in that language, then those of the kind that it refines, then its English ones. */
function wordsIn(language: string, { kind, details, refined }: Sources): KindWords {
  const { goods, ...own } = details[language] ?? (refined ? {} : details[plain])
  const usual: Partial<KindWords> = refined?.words(language) ?? {}
  // The words of a kind ask for what it is about, and a trade of it may be about something else.
  const ask = own.ask ?? (kind.goal === refined?.goal ? usual.ask : undefined)
  const [name] = kind.nouns(language)
  const noun = own.noun ?? name?.replace('!', '') ?? usual.noun
  // A trade that heads no pictures of its own has none to show.
  const hasPictures = (details[language] ?? details[plain]).gallery !== undefined
  const gallery = hasPictures ? (own.gallery ?? usual.gallery) : undefined
  return { ...(usual as KindWords), ...own, goods: listed(goods), ask, gallery, noun: noun! }
}
