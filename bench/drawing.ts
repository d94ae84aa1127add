import { brands } from '#domain/catalogue/brands.ts'
import {
  type DrawnFormat,
  type DrawnWidth,
  drawnAddress,
  drawnFormats,
  drawnWidths,
  isDrawn,
  withModel,
} from '#domain/catalogue/designs/drawn-picture.ts'
import type { Product, ProductPage } from '#domain/contract/products.ts'
import { KILOBYTE } from '#domain/units.ts'
import type { DrawingOrder } from '#server/images/drawing/draw.ts'
import { drawerInChild } from '#server/images/drawing/drawing-child.ts'
import { buyFor } from './drawing/buyer.ts'
import { floodWith } from './drawing/flood.ts'
import { cpuSeconds } from './scratch/processes.ts'
import { judge, median, say } from './scratch/report.ts'
import { type FilledShop, openFilledShop } from './scratch/shop.ts'

/**
 * Cost of a drawn picture by width and format; time until the cards of a listing opened for the
 * first time have pictures; and effect of a flood of requests for new pictures on purchases. `node
 * bench/drawing.ts [pictures] [seconds]`
 */
const [pictures = 24, seconds = 10] = process.argv.slice(2).map(Number)
/** Number of concurrent requests of a browser. */
const AT_ONCE = 6
const CARDS = 12
/** Connections of the flood. */
const FLOOD = 50

const shop = await openFilledShop({ LOG_LEVEL: 'silent' })
try {
  const products = await drawnProducts(shop)
  await reportPictures(products.slice(0, pictures))
  await reportListing(products)
  await reportPurchases(products)
} finally {
  await shop.close()
}

/** Drawn products interleaved by brand, so that the first ones cover all kinds of cases evenly. */
async function drawnProducts({ address }: FilledShop): Promise<readonly Product[]> {
  const pages = await Promise.all(
    brands.map(async ({ displayName }) => {
      const search = new URLSearchParams({ keyword: displayName, limit: '100' })
      return (await (await fetch(`${address}/api/products?${search}`)).json()) as ProductPage
    }),
  )
  const drawn = pages.map(({ products }) =>
    products.filter(({ image: [main = ''] }) => isDrawn(main)),
  )
  return Array.from({ length: 100 }, (_, place) =>
    drawn.flatMap((some) => some[place] ?? []),
  ).flat()
}

async function reportPictures(products: readonly Product[]): Promise<void> {
  const drawer = drawerInChild()
  const draw = (product: Product, width: DrawnWidth, format: DrawnFormat) =>
    drawer.draw(orderFor(product, width, format))
  // Warms up compiled code, as in a shop that has drawn before.
  for (const product of products) await draw(product, 320, 'avif')
  say(`\n${products.length} pictures each: CPU, time, bytes on average and at most`)
  for (const format of drawnFormats) {
    for (const width of drawnWidths) {
      const [cpu, begun] = [await cpuSeconds(process.pid), performance.now()]
      const sizes: number[] = []
      for (const product of products) sizes.push((await draw(product, width, format)).length)
      const spent = ((await cpuSeconds(process.pid)) - cpu) * 1000
      const took = performance.now() - begun
      const each = (figure: number) => (figure / products.length).toFixed(0).padStart(5)
      const all = sizes.reduce((sum, size) => sum + size, 0)
      const most = (Math.max(...sizes) / KILOBYTE).toFixed(1)
      const name = `${format} ${width}`.padEnd(10)
      const size = (all / products.length / KILOBYTE).toFixed(1).padStart(5)
      say(`  ${name} ${each(spent)} ms ${each(took)} ms ${size} KB ${most.padStart(5)} KB`)
      if (format !== 'avif' || width !== 320) continue
      judge('CPU of a card', spent / products.length, ' ms', { atMost: 150 })
      judge('largest card', Math.max(...sizes) / KILOBYTE, ' KB', { atMost: 12 })
    }
  }
  await drawer.close()
}

function orderFor(product: Product, width: DrawnWidth, format: DrawnFormat): DrawingOrder {
  const { design, deviceModels, caseType } = product
  const brand = brands.find(({ slug }) => slug === product.brandSlug)
  const type = brand?.caseTypes.find((name) => name === caseType)
  const [model] = deviceModels
  if (!design || !brand || !type || model === undefined)
    throw new Error(`${product.slug} is not drawn`)
  return {
    design,
    brand: brand.slug,
    caseType: type,
    model,
    view: 'front',
    width,
    format,
    artwork: null,
  }
}

/** Measures the cards of a model whose listing was never requested. */
async function reportListing(products: readonly Product[]): Promise<void> {
  const cards = products
    .filter(({ deviceModels }) => deviceModels.length > 1)
    .slice(0, CARDS)
    .map(({ image: [main = ''], deviceModels }) => withModel(main, deviceModels.at(-1) ?? ''))
  say(`\nA listing of ${cards.length} cards that nobody has seen:`)
  for (const what of ['undrawn', 'drawn']) {
    const [cpu, begun] = [await cpuSeconds(shop.pid), performance.now()]
    const waiting = [...cards]
    const one = async () => {
      for (let card = waiting.shift(); card !== undefined; card = waiting.shift()) {
        const answer = await fetch(shop.address + drawnAddress(card, 480, 'avif'))
        if (!answer.ok) throw new Error(`${card}: ${answer.status}`)
        await answer.arrayBuffer()
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, one))
    const spent = ((await cpuSeconds(shop.pid)) - cpu) * 1000
    const took = performance.now() - begun
    say(`  ${what.padEnd(8)} last card after ${took.toFixed(0)} ms; ${spent.toFixed(0)} ms of CPU`)
  }
}

async function reportPurchases(products: readonly Product[]): Promise<void> {
  const alone: number[] = []
  const beside: number[] = []
  let drawn = 0
  for (let round = 0; round < 3; round += 1) {
    alone.push(...(await buyFor(seconds, shop.address, products)))
    const flood = floodWith(FLOOD, shop.address, products, round)
    beside.push(...(await buyFor(seconds, shop.address, products)))
    drawn += (await flood.stop()).answered
  }
  say(`\nPurchases, one after the other, ${seconds} s at a time, in turns:`)
  tell('alone', alone)
  tell(`beside ${FLOOD} connections that ask for new pictures (${drawn} answered)`, beside)
  judge('slowdown of a purchase', median(beside) / median(alone), ' times', { atMost: 2 })
}

function tell(what: string, milliseconds: readonly number[]): void {
  const late = milliseconds.toSorted((a, b) => a - b).at(Math.floor(milliseconds.length * 0.95))
  say(
    `  ${what}: ${milliseconds.length} orders, p50 ${median(milliseconds).toFixed(1)} ms, ` +
      `p95 ${(late ?? Number.NaN).toFixed(1)} ms`,
  )
}
