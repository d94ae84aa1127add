import { demoProducts } from '#demo/index.ts'
import { brands } from '#domain/catalogue/brands.ts'
import { colours } from '#domain/catalogue/colours.ts'
import { modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { fillCatalogue, type StockedProduct } from './scratch/catalogue.ts'
import { openScratchDatabase } from './scratch/database.ts'
import { type HttpConnection, openConnection } from './scratch/http-connection.ts'
import { judge, load, median } from './scratch/report.ts'
import { openStockedShop } from './scratch/stocked-shop.ts'

/**
 * Time of a search, its suggestions and a filtered listing over HTTP, sequentially on one
 * connection, with 1,000 and 10,000 products of 40 models each in the demo catalogue's words: the
 * median of each kind, and the processor time of shop and sender, which is nearly
 * independent of other work on the machine. `node bench/search.ts [rounds] [size …]`
 */
const [rounds = 30, ...wantedSizes] = process.argv.slice(2).map(Number)
const sizes = wantedSizes.length > 0 ? wantedSizes : [1_000, 10_000]
const MODELS = 40

const searched = (queries: readonly string[]) =>
  queries.map((keyword) => `/api/products?${new URLSearchParams({ keyword })}`)
const typed = (query: string) =>
  Array.from({ length: query.length - 1 }, (_, at) => query.slice(0, at + 2)).map(
    (q) => `/api/search/suggestions?${new URLSearchParams({ q })}`,
  )

const filtered = (query: Readonly<Record<string, string>>) =>
  brands.map(
    ({ displayName }) => `/api/products?${new URLSearchParams({ keyword: displayName, ...query })}`,
  )

const kinds: Readonly<Record<string, readonly string[]>> = {
  'a phone': searched(['vivo y21', 'iphone 15 pro max', 'samsng a14', 'redme note 13', 'hot40i']),
  'phone, type, colour': searched(['black silicone vivo y21', 'iphone 13 pink girls cover']),
  'a type': searched(['silicone', 'transparnt', 'naam wala cover']),
  'a motif': searched(['truck art', 'phool wala cover', 'peacock']),
  'a rare word': searched(['bedford', 'velvt', 'typewriter']),
  'a word of every second': searched(['case', 'phone case edge', 'cover lens']),
  'a price': searched(['under 1000', 'silicone 1000 se kam', 'sasta vivo']),
  'brand and colour': filtered({ colour: 'black' }),
  'brand and price': filtered({ minPrice: '1000', maxPrice: '1500' }),
  'brand, best rated': filtered({ sort: 'rating' }),
  'suggestions, a phone': typed('vivo y21'),
  'suggestions, a type': typed('silicone cover'),
  'suggestions, a name': typed('truck art'),
  'suggestions, all of it': typed('redmi note 13 black'),
}

/** Number of products for which the budgets hold, in milliseconds. */
const JUDGED_SIZE = 10_000
const budgets = { search: 15, suggestions: 10 } as const

interface Figure {
  readonly median: number
  readonly processor: number
}

const scratch = await openScratchDatabase()
const figures = new Map<string, Figure[]>()
const loadBefore = load()
try {
  for (const size of sizes) await measure(size)
} finally {
  await scratch.close()
}
print()

async function measure(size: number): Promise<void> {
  const shop = await openStockedShop(scratch.server, `search_${size}`, (client) =>
    fillCatalogue(client, size, product),
  )
  const connection = await openConnection(Number(new URL(shop.url).port))
  try {
    for (const [kind, paths] of Object.entries(kinds)) {
      const figure = await timed(connection, paths)
      figures.set(kind, [...(figures.get(kind) ?? []), figure])
    }
  } finally {
    connection.close()
    await shop.close()
  }
}

/** Duration of one request in ms, after a few that are not counted. */
async function timed(connection: HttpConnection, paths: readonly string[]): Promise<Figure> {
  const took: number[] = []
  let before = process.cpuUsage()
  for (let round = -5; round < rounds; round += 1) {
    if (round === 0) before = process.cpuUsage()
    for (const path of paths) {
      const began = performance.now()
      const { status } = await connection.send('GET', path)
      // The first listing of a large catalogue is refused until the catalogue is read.
      if (status !== 200 && round >= 0) throw new Error(`${path}: ${status}`)
      if (round >= 0) took.push(performance.now() - began)
    }
  }
  const { user, system } = process.cpuUsage(before)
  return {
    median: median(took),
    processor: (user + system) / 1_000 / took.length,
  }
}

/** Product of the demo catalogue for another brand's models. */
function product(number: number): StockedProduct {
  const like = demoProducts[number % demoProducts.length]
  const brand = brands[(number * 7) % brands.length]
  if (!like || !brand) throw new RangeError('The shop has no brands')
  const first = number * 31
  const offered = modelsOf(brand.slug)
  const models = Array.from(
    { length: Math.min(MODELS, offered.length) },
    (_, at) => offered[(first + at) % offered.length] ?? '',
  )
  return {
    slug: `case-${number}`,
    name: like.name,
    description: like.description,
    brand: brand.slug,
    case_type: brand.caseTypes[(number * 13) % brand.caseTypes.length] ?? '',
    device_models: models,
    colours: [colours[number % colours.length]?.slug ?? ''],
    price: 50_000 + (number % 200) * 1_000,
    age: (number * 7919) % 500_000,
  }
}

function print(): void {
  const cells = (all: readonly (string | number)[]) =>
    all.map((cell) => String(cell).padStart(16)).join('')
  process.stdout.write(`load ${loadBefore}; median ms (processor ms)\n`)
  process.stdout.write(`${''.padEnd(24)}${cells(sizes)}\n`)
  for (const [kind, bySize] of figures) {
    const shown = bySize.map((one) => `${one.median.toFixed(1)} (${one.processor.toFixed(1)})`)
    const [middle, largest] = bySize.slice(-2)
    const ratio = middle && largest ? (largest.median / middle.median).toFixed(1) : ''
    process.stdout.write(`${kind.padEnd(24)}${cells(shown)}   ×${ratio}\n`)
  }
  const at = sizes.indexOf(JUDGED_SIZE)
  if (at < 0) return
  const slowest = (isCounted: (kind: string) => boolean) =>
    Math.max(...[...figures].map(([kind, all]) => (isCounted(kind) ? (all[at]?.median ?? 0) : 0)))
  const isSuggestion = (kind: string) => kind.startsWith('suggestions')
  const among = `${JUDGED_SIZE.toLocaleString('en')} products`
  const ofSearches = slowest((kind) => !isSuggestion(kind))
  judge(`the slowest kind of search, ${among}`, ofSearches, ' ms', { atMost: budgets.search })
  judge(`the slowest suggestions, ${among}`, slowest(isSuggestion), ' ms', {
    atMost: budgets.suggestions,
  })
}
