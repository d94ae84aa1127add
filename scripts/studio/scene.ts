/**
 * Renders the tables on which cases are shown by path tracing, into `src/studio/scenes/tables`; a
 * draft, small and grainy, goes below `build/scenes`. Each takes minutes on both cores.
 * `npm run studio -- scene [--draft] [name…]`
 */
import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { TABLE } from '#studio/scenes/draw-scene.ts'
import { type SceneName, scenes } from '#studio/scenes/scenes.ts'
import { develop } from '../scenes/develop.ts'
import { tables } from '../scenes/tables.ts'
import { CHANNELS, Tracer } from '../scenes/trace.ts'

interface Order {
  readonly name: SceneName
  /** Pixels. */
  readonly size: readonly [number, number]
  /** Traced paths per pixel. */
  readonly samples: number
  /** Traced values of all pixels, `CHANNELS` each. */
  readonly light: SharedArrayBuffer
  /** Index of the next row that no worker has begun. */
  readonly next: SharedArrayBuffer
}

const root = join(import.meta.dirname, '../..')
const finished = { size: [800, 1000], samples: 25 } as const
const draft = { size: [320, 400], samples: 9 } as const
const THREADS = 2

if (isMainThread) {
  const words = process.argv.slice(2)
  const isDraft = words.includes('--draft')
  const wanted = words.filter((word) => word !== '--draft')
  const names = (Object.keys(scenes) as SceneName[]).filter(
    (name) => wanted.length === 0 || wanted.includes(name),
  )
  if (names.length < wanted.length) {
    process.stderr.write(`A scene is one of: ${Object.keys(scenes).join(', ')}.\n`)
    process.exitCode = 1
  } else {
    const folder = join(root, isDraft ? 'build/scenes' : 'src/studio/scenes/tables')
    await mkdir(folder, { recursive: true })
    for (const name of names) {
      const file = join(folder, `${name}.webp`)
      await writeTable(name, file, isDraft ? draft : finished)
      process.stdout.write(`${relative(root, file)}\n`)
    }
  }
} else {
  await traceRows(workerData as Order)
}

async function writeTable(
  name: SceneName,
  file: string,
  { size, samples }: Pick<Order, 'size' | 'samples'>,
): Promise<void> {
  const [width, height] = size
  const light = new SharedArrayBuffer(width * height * CHANNELS * Float32Array.BYTES_PER_ELEMENT)
  const next = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
  const order: Order = { name, size, samples, light, next }
  await Promise.all(Array.from({ length: THREADS }, () => threadWith(order)))
  const pixels = develop(new Float32Array(light), size, await tables[name]())
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 87, effort: 6 })
    .toFile(file)
}

async function threadWith(order: Order): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  new Worker(import.meta.filename, { workerData: order })
    .on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`thread ended with ${code}`))))
    .on('error', reject)
  await promise
}

async function traceRows({ name, size, samples, light, next }: Order): Promise<void> {
  const [width, height] = size
  const tracer = new Tracer(await tables[name]())
  const out = new Float32Array(light)
  const rows = new Int32Array(next)
  for (let y = Atomics.add(rows, 0, 1); y < height; y = Atomics.add(rows, 0, 1)) {
    for (let x = 0; x < width; x++) {
      tracer.pixel([x, y], size, TABLE.width, samples, out, (y * width + x) * CHANNELS)
    }
  }
}
