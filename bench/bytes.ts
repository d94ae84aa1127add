import { basename } from 'node:path'
import type { Browser, Request } from 'playwright-core'
import { phone, visitAs, withChromium } from './scratch/chromium.ts'
import { judge, say } from './scratch/report.ts'
import { prepareVisit, type Screen, type Visit } from './scratch/screens.ts'
import { openFilledShop } from './scratch/shop.ts'

/**
 * Bytes that a first visit to a page transfers, in a real Chromium as a phone with an empty cache,
 * until the network is idle. Bodies are counted compressed; 1 KB = 1,000 bytes. `node
 * bench/bytes.ts [page …]`
 */
const wanted = process.argv.slice(2)

interface Transfer {
  readonly kind: Kind
  readonly file: string
  readonly bytes: number
  /** With the headers of the response. */
  readonly wire: number
}

const kinds = ['page', 'scripts', 'styles', 'font', 'pictures', 'calls', 'other'] as const
type Kind = (typeof kinds)[number]

const kindOf: Readonly<Record<string, Kind>> = {
  document: 'page',
  script: 'scripts',
  stylesheet: 'styles',
  font: 'font',
  image: 'pictures',
  fetch: 'calls',
  xhr: 'calls',
}

const shop = await openFilledShop()
try {
  const visit = await prepareVisit(shop.address)
  await withChromium(async (browser) => {
    for (const screen of visit.screens) {
      if (wanted.length > 0 && !wanted.includes(screen.name)) continue
      report(screen, await transfersOf(browser, shop.address, visit, screen))
    }
  })
} finally {
  await shop.close()
}

async function transfersOf(
  browser: Browser,
  address: string,
  { guestSession }: Visit,
  { path }: Screen,
): Promise<Transfer[]> {
  const context = await browser.newContext(phone)
  await visitAs(context, guestSession)
  const page = await context.newPage()
  const finished: Promise<Transfer>[] = []
  page.on('requestfinished', (request) => finished.push(transferOf(request)))
  await page.goto(address + path, { waitUntil: 'networkidle' })
  const transfers = await Promise.all(finished)
  await context.close()
  return transfers
}

async function transferOf(request: Request): Promise<Transfer> {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return {
    kind: kindOf[request.resourceType()] ?? 'other',
    file: basename(new URL(request.url()).pathname),
    bytes: responseBodySize,
    wire: responseBodySize + responseHeadersSize,
  }
}

function report({ name, path }: Screen, transfers: Transfer[]): void {
  say(`\n${name}  ${path}`)
  for (const kind of kinds) {
    const some = transfers.filter((transfer) => transfer.kind === kind)
    if (some.length > 0) say(`  ${kind.padEnd(9)}${kilobytes(some)}  ${some.length} files`)
  }
  const scripts = transfers.filter(({ kind }) => kind === 'scripts')
  for (const { file, bytes } of scripts.toSorted((a, b) => b.bytes - a.bytes)) {
    say(`    ${(bytes / 1000).toFixed(1).padStart(6)} KB  ${file}`)
  }
  judge(`${name}, scripts`, sum(scripts), ' KB', { atMost: 130 })
  judge(`${name}, everything`, sum(transfers), ' KB', { atMost: 220 })
  const headers = transfers.reduce((total, { wire, bytes }) => total + wire - bytes, 0) / 1000
  say(`  and ${headers.toFixed(1)} KB of headers over HTTP/1.1`)
}

function sum(transfers: readonly Transfer[]): number {
  return transfers.reduce((total, { bytes }) => total + bytes, 0) / 1000
}

function kilobytes(transfers: readonly Transfer[]): string {
  return `${sum(transfers).toFixed(1).padStart(7)} KB`
}
