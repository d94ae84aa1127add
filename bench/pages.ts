import autocannon from 'autocannon'
import { paths } from '#domain/paths.ts'
import { answerOf, serveBare } from './pages/plain-answer.ts'
import { measureRendering } from './pages/rendering.ts'
import { cpuSeconds } from './scratch/processes.ts'
import { judge, median, say } from './scratch/report.ts'
import { heaviestBrand } from './scratch/screens.ts'
import { openFilledShop } from './scratch/shop.ts'

/**
 * Cost of a page: from the cache, compared with a bare node:http server that sends the same bytes
 * and headers, each in one process, alternating; and rendered anew. `node bench/pages.ts [seconds]
 * [rounds]`
 */
const [seconds = 5, rounds = 5] = process.argv.slice(2).map(Number)
const CONNECTIONS = 16
/** Seconds until a server's code is compiled and its page is compressed at the highest level. */
const WARM_UP = 10

interface Target {
  readonly url: string
  readonly pid: number | undefined
}

interface ServedRate {
  readonly perSecond: number
  /**
   * Requests per second of the server's own processor time, independent of other work on the
   * machine.
   */
  readonly perCpuSecond: number
}

const shop = await openFilledShop()
try {
  for (const path of [paths.brand(heaviestBrand.slug), paths.home()]) await compareCached(path)
  await reportRendering(paths.brand(heaviestBrand.slug))
} finally {
  await shop.close()
}

async function compareCached(path: string): Promise<void> {
  const ours: Target = { url: shop.address + path, pid: shop.pid }
  await load(ours, WARM_UP)
  const answer = await answerOf(ours.url)
  const { child, url } = await serveBare(answer)
  try {
    const bare: Target = { url, pid: child.pid }
    await load(bare, WARM_UP)
    say(`\n${path} from the cache, ${answer.bytes.length} bytes of brotli`)
    const measured: { wall: number; cpu: number }[] = []
    for (let round = 1; round <= rounds; round += 1) {
      // Alternates which server goes first.
      const order = round % 2 === 0 ? [ours, bare] : [bare, ours]
      const served = new Map<Target, ServedRate>()
      for (const target of order) served.set(target, await load(target, seconds))
      measured.push(compare(round, served.get(ours), served.get(bare)))
    }
    judge(`${path}, shop : bare`, median(measured.map(({ wall }) => wall)), '', { atLeast: 0.7 })
    judge(`${path}, by CPU`, median(measured.map(({ cpu }) => cpu)), '', { atLeast: 0.7 })
  } finally {
    child.kill()
  }
}

function compare(round: number, ours: ServedRate | undefined, bare: ServedRate | undefined) {
  if (!ours || !bare) throw new RangeError('not measured')
  const wall = ours.perSecond / bare.perSecond
  const cpu = ours.perCpuSecond / bare.perCpuSecond
  const figures = ({ perSecond, perCpuSecond }: ServedRate) =>
    `${perSecond.toFixed(0)}/s, ${perCpuSecond.toFixed(0)} a CPU second`
  say(
    `  round ${round}: shop ${figures(ours)}; bare ${figures(bare)}; ` +
      `ratio ${wall.toFixed(2)}, by CPU ${cpu.toFixed(2)}`,
  )
  return { wall, cpu }
}

async function load({ url, pid }: Target, duration: number): Promise<ServedRate> {
  const cpuBefore = await cpuSeconds(pid)
  const { pathname, origin } = new URL(url)
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration,
    requests: [{ path: pathname, headers: { 'accept-encoding': 'br' } }],
    workers: 1,
  })
  if (result.errors + result.non2xx > 0) throw new Error(`${url} failed under load`)
  const cpu = (await cpuSeconds(pid)) - cpuBefore
  return { perSecond: result['2xx'] / duration, perCpuSecond: result['2xx'] / cpu }
}

async function reportRendering(path: string): Promise<void> {
  const rendering = await measureRendering(path, shop.database, seconds)
  say(`\n${path} made anew`)
  judge(`${path}, listing at hand`, rendering.alone, ' a CPU second', { atLeast: 400 })
  say(`          with the listing's queries: ${rendering.withQueries.toFixed(0)} a CPU second`)
  say(`          counting PostgreSQL's time: ${rendering.withDatabase.toFixed(0)} a CPU second`)
}
