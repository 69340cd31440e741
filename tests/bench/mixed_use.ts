import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import type { Figure } from '#tests/bench/figure'
import { MixedPerson, type Photo } from '#tests/bench/mixed_person'
import { heicPhoto } from '#tests/helpers/pictures'
import { startProduct, type Product } from '#tests/helpers/product'

/**
 * The resident memory of the server while several people do everything that the product offers, and
 * after they have stopped. Writes `docs/evidence/mixed_use.json` if it ran for ten minutes.
 *
 *     node --import=@poppinss/ts-exec tests/bench/mixed_use.ts
 *
 * `SECONDS` is the duration, 120 by default. Exits with 1 if a figure exceeds its bound.
 */
const SECONDS = Number(process.env.SECONDS ?? 120)
const LONG = 600
const PEOPLE = 8
const BOUND = 400
/** In milliseconds. */
const EVERY = 200
const MINUTE = 60_000

const product = await startProduct({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' } })
try {
  const photos = await largePhotos()
  await pause(2_000)
  const start = memory(product)
  const peakOf = sampled(product)
  const until = Date.now() + SECONDS * 1_000
  const people = Array.from({ length: PEOPLE }, (_, at) => new MixedPerson(product, at, photos))
  await Promise.all(people.map((person) => person.worksUntil(until)))
  const after = memory(product)
  const peak = peakOf()
  await pause(MINUTE)
  const minute = memory(product)
  await pause(MINUTE)
  const idle = memory(product)
  report({ start, peak, after, minute, idle }, people)
} finally {
  await product.stop()
}

function report(found: Record<string, number>, people: MixedPerson[]) {
  const figures: Figure[] = [
    figure('at the start', found.start, 200),
    figure(`${PEOPLE} people for ${SECONDS} s: at most`, found.peak, BOUND),
    figure('when they stop', found.after, BOUND),
    figure('60 s later', found.minute, BOUND),
    figure('120 s later', found.idle, BOUND),
  ]
  const answers: Record<string, number> = {}
  for (const person of people) {
    for (const [name, count] of person.answers) answers[name] = (answers[name] ?? 0) + count
  }
  console.table(figures)
  console.table(answers)
  process.exitCode = figures.every(({ measured, bound }) => measured <= bound) ? 0 : 1
  if (SECONDS < LONG) return
  mkdirSync('docs/evidence', { recursive: true })
  const machine = `${cpus().length} × ${cpus()[0].model.trim()}, Node ${process.version}`
  const text = JSON.stringify({ machine, figures, answers }, null, 2)
  writeFileSync('docs/evidence/mixed_use.json', `${text}\n`)
}

function figure(name: string, megabytes: number, bound: number): Figure {
  return { name, unit: 'MB', measured: Math.round(megabytes), bound }
}

/** In MB. `npm start` replaces its process by that of the server, so there is only one. */
function memory({ pid }: Product): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024
}

/** Takes the memory again and again; the returned function stops and gives the most, in MB. */
function sampled(of: Product): () => number {
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, memory(of))), EVERY)
  return () => {
    clearInterval(timer)
    return most
  }
}

/** Photos as phones take them: 12 megapixels in about 4 MB, and a small one in the format of phones. */
async function largePhotos(): Promise<Photo[]> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
  const create = { width: 1_000, height: 750, channels: 3 as const, background: '#a54', noise }
  const sizes = [
    { width: 4_000, height: 3_000 },
    { width: 3_000, height: 4_000 },
    { width: 1_600, height: 1_200 },
  ]
  const pictures = sizes.map(async ({ width, height }) => {
    const bytes = await sharp({ create }).resize(width, height, { fit: 'fill' }).jpeg().toBuffer()
    return { bytes, name: 'photo.jpg', type: 'image/jpeg' }
  })
  const heic = { bytes: heicPhoto(), name: 'photo.heic', type: 'image/heic' }
  return [...(await Promise.all(pictures)), heic]
}
