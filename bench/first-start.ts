import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { drawnAddress } from '#domain/catalogue/designs/drawn-picture.ts'
import type { ProductPage } from '#domain/contract/products.ts'
import { paths } from '#domain/paths.ts'
import { scratchFolder } from './scratch/database.ts'
import { judge, say } from './scratch/report.ts'
import { heaviestBrand } from './scratch/screens.ts'
import { benchSettings } from './scratch/shop.ts'

/**
 * Duration of a first `npm start` by step, until a page shows its cards: on an empty data
 * directory, with everything installed and built; with `whole`, from a new copy of the sources, so
 * that packages are fetched too. `node bench/first-start.ts [whole]`
 */
const isWhole = process.argv[2] === 'whole'
const ROOT = resolve(import.meta.dirname, '..')

const { folder, remove } = await scratchFolder()
try {
  const project = isWhole ? await copyOfSources(join(folder, 'project')) : ROOT
  await firstStart(project, join(folder, 'data'))
} finally {
  await remove()
}

/** Copies the files that a clone contains. */
async function copyOfSources(target: string): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], {
    cwd: ROOT,
    maxBuffer: 2 ** 24,
  })
  for (const name of stdout.split('\0').filter((name) => name !== '')) {
    await mkdir(dirname(join(target, name)), { recursive: true })
    await cp(join(ROOT, name), join(target, name))
  }
  return target
}

async function firstStart(project: string, dataDirectory: string): Promise<void> {
  const begun = performance.now()
  const elapsed = () => (performance.now() - begun) / 1000
  const tell = (what: string) => say(`${elapsed().toFixed(2).padStart(8)} s  ${what}`)
  const launcher = spawn(process.execPath, [join(project, 'scripts/start.mjs')], {
    cwd: project,
    env: { ...process.env, ...benchSettings, DATA_DIR: dataDirectory, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(launcher, 'exit')
  for await (const line of createInterface({ input: launcher.stdout })) {
    tell(line)
    const address = / is open: (\S+)$/.exec(line)?.[1]
    if (address === undefined) continue
    const opened = elapsed()
    await (await fetch(address + paths.brand(heaviestBrand.slug))).text()
    tell('the first page')
    const page = elapsed()
    await cardsOf(address)
    tell('all its cards')
    launcher.kill('SIGINT')
    if (!isWhole) judge('first start until the doors are open', opened, ' s', { atMost: 10 })
    judge('from the first page to its last card', elapsed() - page, ' s', { atMost: 5 })
  }
  await ended
}

async function cardsOf(address: string): Promise<void> {
  const search = new URLSearchParams({ keyword: heaviestBrand.displayName })
  const answer = await fetch(`${address}/api/products?${search}`)
  const { products } = (await answer.json()) as ProductPage
  await Promise.all(
    products.map(async ({ image: [main = ''] }) => {
      const card = await fetch(address + drawnAddress(main, 320, 'avif'))
      if (!card.ok) throw new Error(`a card was answered ${card.status}`)
      await card.arrayBuffer()
    }),
  )
}
