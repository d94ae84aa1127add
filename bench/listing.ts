import autocannon from 'autocannon'
import { brands } from '#domain/catalogue/brands.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { fillCatalogue } from './scratch/catalogue.ts'
import { openScratchDatabase } from './scratch/database.ts'
import { judge, say } from './scratch/report.ts'
import { openStockedShop } from './scratch/stocked-shop.ts'

/**
 * Throughput of uncached listings in requests per second over HTTP, on one machine that runs the
 * shop, its PostgreSQL and the sender: with 1,000, 10,000 and 100,000 products, interleaved in one
 * run. `node bench/listing.ts [seconds] [size …]`
 */
const [seconds = 4, ...wantedSizes] = process.argv.slice(2).map(Number)
const sizes = wantedSizes.length > 0 ? wantedSizes : [1_000, 10_000, 100_000]
const CONNECTIONS = 16

/** Requests of shoppers; each connection cycles through the addresses of a kind. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  'brand and model': addresses((brand, index) => ({
    keyword: brand.displayName,
    deviceModel: modelsOf(brand.slug)[index % modelsOf(brand.slug).length] ?? '',
  })),
  'brand and type': addresses((brand, index) => ({
    keyword: brand.displayName,
    caseType: brand.caseTypes[index % brand.caseTypes.length] ?? '',
  })),
  'brand, page 3': addresses((brand) => ({ keyword: brand.displayName, pageNumber: '3' })),
  'whole catalogue': ['/api/products'],
  'last page of all': ['/api/products?pageNumber=10000'],
  'one model word': addresses((brand, index) => ({
    keyword: modelsOf(brand.slug)[index % modelsOf(brand.slug).length] ?? '',
  })),
  'common word': ['/api/products?keyword=silicon', '/api/products?keyword=transparent'],
}

function addresses(
  ask: (brand: (typeof brands)[number], index: number) => Record<string, string>,
): string[] {
  return brands.flatMap((brand) =>
    [0, 1, 2, 3, 4].map((index) => `/api/products?${new URLSearchParams(ask(brand, index))}`),
  )
}

const scratch = await openScratchDatabase()
const figures = new Map<string, Map<number, number>>()
try {
  for (const size of sizes) await measure(size)
} finally {
  await scratch.close()
}
print()

async function measure(size: number): Promise<void> {
  const shop = await openStockedShop(scratch.server, `listing_${size}`, (client) =>
    fillCatalogue(client, size),
  )
  try {
    for (const [kind, paths] of Object.entries(kinds)) {
      const requests = paths.map((path) => ({ path }))
      const send = (duration: number) =>
        autocannon({ url: shop.url, connections: CONNECTIONS, duration, requests, workers: 1 })
      await send(1)
      const result = await send(seconds)
      const failed = result.errors + result.non2xx
      const perSecond = result['2xx'] / seconds
      figures.set(kind, (figures.get(kind) ?? new Map()).set(size, perSecond))
      say(
        `${String(size).padStart(7)}  ${kind.padEnd(18)} ${perSecond.toFixed(0).padStart(6)}/s` +
          `  p50 ${result.latency.p50} ms  p99 ${result.latency.p99} ms` +
          `${failed > 0 ? `  ${failed} FAILED` : ''}`,
      )
    }
  } finally {
    await shop.close()
  }
}

/** Prints the slowdown of each kind from the middle size to the largest, and judges two kinds. */
function print(): void {
  for (const [kind, bySize] of figures) {
    const [middle, largest] = [bySize.get(10_000), bySize.get(100_000)]
    if (middle && largest)
      say(`${kind.padEnd(18)}10,000 : 100,000 = ${(middle / largest).toFixed(2)}`)
  }
  for (const kind of ['brand and model', 'brand and type']) {
    const perSecond = figures.get(kind)?.get(10_000)
    if (perSecond === undefined) continue
    judge(`a listing of ${kind}, 10,000 products`, perSecond, '/s', { atLeast: 1_000 })
  }
}
