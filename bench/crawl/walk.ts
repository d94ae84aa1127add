import { Agent, get, type IncomingMessage } from 'node:http'
import { createBrotliDecompress, createGunzip } from 'node:zlib'

/** Start and limits of a walk. */
export interface WalkOptions {
  /** Origin to start at, without a path. */
  readonly origin: string
  readonly connections: number
  /** Value of the header as a crawler sends it; '' for none. */
  readonly acceptEncoding: string
  readonly addressesAtMost: number
  /** Milliseconds after which no further address is requested. */
  readonly timeAtMost: number
}

export interface Walk {
  readonly addresses: number
  readonly seconds: number
  /** Number of answers by status; 0 stands for a broken connection. */
  readonly statuses: ReadonlyMap<number, number>
}

/** Timeout of one answer in ms. */
const PATIENCE = 30_000

/** Requests every linked address once, in the sequence of the links. */
export async function walk(options: WalkOptions): Promise<Walk> {
  const { origin, connections, addressesAtMost, timeAtMost } = options
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const begun = performance.now()
  const statuses = new Map<number, number>()
  const known = new Set(['/'])
  const ahead = ['/']
  const remember = (path: string) => {
    if (known.size >= addressesAtMost || known.has(path)) return
    known.add(path)
    ahead.push(path)
  }
  const visit = async (path: string) => {
    const { status, links } = await ask(origin + path, options, agent)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    for (const link of links) remember(link)
  }
  const underWay = new Set<Promise<void>>()
  const hasTime = () => performance.now() - begun < timeAtMost
  for (;;) {
    while (ahead.length > 0 && underWay.size < connections && hasTime()) {
      const visiting = visit(ahead.shift() ?? '/').finally(() => underWay.delete(visiting))
      underWay.add(visiting)
    }
    if (underWay.size === 0) break
    await Promise.race(underWay)
  }
  agent.destroy()
  const addresses = [...statuses.values()].reduce((sum, times) => sum + times, 0)
  return { addresses, seconds: (performance.now() - begun) / 1000, statuses }
}

async function ask(
  url: string,
  { origin, acceptEncoding }: WalkOptions,
  agent: Agent,
): Promise<{ status: number; links: string[] }> {
  try {
    const answer = await answerOf(url, acceptEncoding, agent)
    const text = await textOf(answer)
    const { statusCode: status = 0, headers } = answer
    const named = headers.location === undefined ? linksIn(text) : [headers.location]
    return { status, links: named.flatMap((link) => pathOf(link, { url, origin })) }
  } catch {
    return { status: 0, links: [] }
  }
}

function answerOf(url: string, acceptEncoding: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { ...(acceptEncoding !== '' && { 'accept-encoding': acceptEncoding }) }
    const signal = AbortSignal.timeout(PATIENCE)
    get(url, { agent, headers, signal }, resolve).on('error', reject)
  })
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const encoding = answer.headers['content-encoding']
  const plain =
    encoding === 'br'
      ? answer.pipe(createBrotliDecompress())
      : encoding === 'gzip'
        ? answer.pipe(createGunzip())
        : answer
  const parts: Buffer[] = []
  for await (const part of plain) parts.push(part)
  return Buffer.concat(parts).toString()
}

function linksIn(html: string): string[] {
  return Array.from(html.matchAll(/<a\s[^>]*?href="([^"]*)"/g), ([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
}

/** Path and query of a link within the shop. */
function pathOf(link: string, { url, origin }: { url: string; origin: string }): string[] {
  const target = URL.parse(link, url)
  return target?.origin === origin ? [target.pathname + target.search] : []
}
