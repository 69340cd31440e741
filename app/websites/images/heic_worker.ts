import { readFile } from 'node:fs/promises'
import libheif from 'libheif-js/wasm-bundle.js'
import { answerQuestions } from '#core/answer_questions'
import type { HeicQuestion, RawPicture, TooLarge } from '#websites/images/heic'

answerQuestions(async ({ file, mostBytes }: HeicQuestion): Promise<RawPicture | TooLarge> => {
  const pictures = new libheif.HeifDecoder().decode(await readFile(file))
  const [picture] = pictures.filter((one) => one.is_primary()).concat(pictures)
  if (!picture) throw new Error('no picture in the file')
  const [width, height] = [picture.get_width(), picture.get_height()]
  if (width * height * 4 > mostBytes) return { tooLarge: { width, height } }
  const data = new Uint8ClampedArray(width * height * 4)
  await new Promise((resolve, reject) =>
    picture.display({ data, width, height }, (shown) =>
      shown ? resolve(shown) : reject(new Error('the picture cannot be decoded'))
    )
  )
  for (const one of pictures) one.free()
  return { data, width, height }
})
