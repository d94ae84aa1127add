import { resolve } from 'node:path'
import { shopFacts } from '#config'
import { type PageBuild, readBuild } from '#server/pages/build-folder.ts'
import { catalogueReader } from '#server/pages/catalogue-reader.ts'
import { Pages } from '#server/pages/pages.ts'
import { openDatabase } from '#server/schema/database.ts'
import type { CatalogueSource } from '#web/boot/entry-server.tsx'
import type { ScratchDatabase } from '../scratch/database.ts'
import { cpuSeconds } from '../scratch/processes.ts'

/** Pages rendered per second of processor time. */
export interface Rendering {
  /** Renderer and document alone, with a listing in memory. */
  readonly alone: number
  /** With the listing from the database, by the time of this process. */
  readonly withQueries: number
  /** With the listing from the database, by the time of this process and of PostgreSQL. */
  readonly withDatabase: number
}

/** Milliseconds until the renderer is compiled: a shop runs for weeks. */
const WARM_UP = 4_000

/** Renders a page repeatedly without its cache, sequentially, in this process. */
export async function measureRendering(
  path: string,
  { server }: ScratchDatabase,
  seconds: number,
): Promise<Rendering> {
  const build = await readBuild(resolve(import.meta.dirname, '../../build'))
  const database = openDatabase({ url: server.url })
  try {
    const reader = catalogueReader(database.db)
    const atHand = remembering(reader)
    await repeat(pageMaker(build, atHand, path), WARM_UP)
    const alone = await perCpuSecond(pageMaker(build, atHand, path), seconds)
    const make = pageMaker(build, reader, path)
    await repeat(make, WARM_UP)
    const databaseBefore = await cpuSeconds(server.pid())
    const queried = await perCpuSecond(make, seconds)
    const databaseUsed = (await cpuSeconds(server.pid())) - databaseBefore
    return {
      alone: alone.rate,
      withQueries: queried.rate,
      withDatabase: queried.times / (queried.times / queried.rate + databaseUsed),
    }
  } finally {
    await database.close()
  }
}

/** The shop's own renderer, with its page cache invalidated before each page. */
function pageMaker(build: PageBuild, catalogue: CatalogueSource, path: string) {
  const pages = new Pages({
    build,
    catalogue,
    mapped: async () => ({ models: [], products: [] }),
    shop: () => shopFacts,
    publicUrl: () => 'http://127.0.0.1',
  })
  return async () => {
    pages.expire()
    const answer = await pages.answer(path)
    if (answer.kind !== 'page' || answer.status !== 200) throw new Error(`no page at ${path}`)
  }
}

/** Caches every answer of the catalogue. */
function remembering(reader: CatalogueSource): CatalogueSource {
  const listings = new Map<string, ReturnType<CatalogueSource['listProducts']>>()
  return {
    ...reader,
    listProducts: (request) => {
      const key = JSON.stringify(request)
      const listing = listings.get(key) ?? reader.listProducts(request)
      listings.set(key, listing)
      return listing
    },
  }
}

async function repeat(work: () => Promise<void>, milliseconds: number): Promise<number> {
  let times = 0
  for (const end = performance.now() + milliseconds; performance.now() < end; times += 1) {
    await work()
  }
  return times
}

async function perCpuSecond(work: () => Promise<void>, seconds: number) {
  const before = process.cpuUsage()
  const times = await repeat(work, seconds * 1000)
  const { user, system } = process.cpuUsage(before)
  return { times, rate: (times * 1e6) / (user + system) }
}
