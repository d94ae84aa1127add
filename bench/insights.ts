import { everyModel } from '#domain/catalogue/models/brand-models.ts'
import { newEvents } from '#domain/insights/events.ts'
import { networkOf } from '#server/http/limits/limit-key.ts'
import { isCrawler } from '#server/insights/crawlers.ts'
import { EventCounter } from '#server/insights/event-counter.ts'
import { callsTo } from '#testing/calls.ts'
import { asAdministrator } from '#testing/database-server.ts'
import { logIn } from './admin/owner.ts'
import { openBusyShop } from './admin/shop.ts'
import { patient } from './scratch/patient.ts'
import { cpuSeconds } from './scratch/processes.ts'
import { judge, median, say } from './scratch/report.ts'

/**
 * Cost of counting per visitor, and time of the owner's insights with 100,000 orders and 400 days
 * of counts, over HTTP. `node bench/insights.ts [calls] [orders]`
 */
const [calls = 30, orders = 100_000] = process.argv.slice(2).map(Number)
/** Milliseconds. */
const BUDGETS = { answer: { atMost: 100 }, visitor: { atMost: 0.02 } }
const VISITORS = 100_000
const DAYS = 400
/** Number of distinct subjects per day. */
const A_DAY = {
  search: 300,
  phone_choice: 150,
  product_view: 500,
  cart_addition: 150,
  purchase: 80,
}

const agents = [
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 13; V2043) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
]
/** Documents of one visitor, as in `bench -- visitors`. */
const visit = (visitor: number) => [
  '/',
  '/brand/vivo?model=Vivo+Y21',
  ...[0, 1, 2].map((place) => `/products/case-${(visitor * 7 + place) % 500}?model=Vivo+Y21`),
  `/products?q=vivo+y21+cover+${visitor % 400}`,
]
const words = ['cover', 'wallet', 'back case', 'silicon', 'transparent', 'gulabi', 'flip', 'name']

measureCounting()
await measureAnswers()

/** Runs in this process, so that only counting is measured. */
function measureCounting(): void {
  const counter = new EventCounter()
  const count = (visitors: number) => {
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const agent = agents[visitor % agents.length] ?? ''
      let before = ''
      for (const address of visit(visitor)) {
        if (isCrawler({ 'user-agent': agent })) continue
        counter.countViews(networkOf({ ip: `10.0.${visitor % 200}.1` }), newEvents(address, before))
        before = address
      }
    }
  }
  count(VISITORS / 10)
  const before = process.cpuUsage()
  count(VISITORS)
  const { user, system } = process.cpuUsage(before)
  const milliseconds = (user + system) / 1_000 / VISITORS
  judge('counting a visitor of six pages, CPU', milliseconds, ' ms', BUDGETS.visitor)
  say(`          ${counter.take().length} counts wait after ${VISITORS} visitors`)
}

async function measureAnswers(): Promise<void> {
  const shop = await openBusyShop(
    { orders, products: 1_000, users: 1_000 },
    { DEMO_CATALOGUE: 'off' },
  )
  try {
    const rows = await fillCounts(shop.databaseUrl)
    say(`\n${orders} orders, ${rows} counts of ${DAYS} days; ${calls} calls each`)
    // The first request of a newly filled shop reads all its products.
    await patient(callsTo(shop.address)).sendRaw('/api/products?limit=1')
    const owner = await logIn(shop.address)
    for (const period of ['week', 'month', 'quarter']) {
      const path = `/admin/insights?period=${period}`
      const [first = 0] = await owner.time(path, 1)
      await owner.time(path, 5)
      const before = await cpuSeconds(shop.pid, shop.databasePid)
      const took = await owner.time(path, calls)
      const cpu = (((await cpuSeconds(shop.pid, shop.databasePid)) - before) / calls) * 1_000
      judge(`insights of a ${period}`, median(took), ' ms', BUDGETS.answer)
      const [least, most] = [took[0], took.at(-1)].map((time = 0) => time.toFixed(1))
      say(
        `          ${least} to ${most} ms, the first ${first.toFixed(1)}; ${cpu.toFixed(1)} ms of CPU`,
      )
    }
  } finally {
    await shop.close()
  }
}

/**
 * Fills counts: the first subjects of an event are the most frequent, the others change daily.
 * Returns the number of rows.
 */
async function fillCounts(url: string): Promise<number> {
  const terms = everyModel.flatMap((model) => words.map((word) => `${model} ${word}`.toLowerCase()))
  return asAdministrator(url, async (client) => {
    const { rows: products } = await client.query<{ id: string }>('select id from products')
    const ids = products.map(({ id }) => id)
    const subjects = {
      search: terms,
      phone_choice: everyModel,
      product_view: ids,
      cart_addition: ids,
      purchase: ids,
    }
    for (const [event, ofDay] of Object.entries(A_DAY)) {
      await client.query(
        `insert into event_counts (event, day, subject, count)
        select $1, day::date, ($2::text[])[1 + floor(random() ^ 2 * cardinality($2::text[]))::int],
          1 + floor(40 * random() ^ 6)
        from generate_series(current_date - $4::int + 1, current_date, interval '1 day') day,
          generate_series(1, $3::int) n
        on conflict do nothing`,
        [event, subjects[event as keyof typeof subjects], ofDay, DAYS],
      )
    }
    await client.query(
      `insert into event_counts (event, day, subject, count)
      select event, day, '', sum(count) from event_counts group by event, day
      union all
      select event, day, '', 40 from unnest(array['cart_start', 'checkout_view']) event,
        (select distinct day from event_counts) days`,
    )
    await client.query('vacuum analyze event_counts')
    const { rows } = await client.query<{ rows: number }>(
      'select count(*)::int as rows from event_counts',
    )
    return rows[0]?.rows ?? 0
  })
}
