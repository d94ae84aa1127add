import { join } from 'node:path'
import { activityKinds, OPERATOR } from '#domain/activity-kinds.ts'
import type { ActivityPage } from '#domain/contract/activity.ts'
import { dayOf } from '#domain/moments.ts'
import { asAdministrator } from '#testing/database-server.ts'
import { logIn, type Owner } from './admin/owner.ts'
import { openScratchDatabase } from './scratch/database.ts'
import { judge, median, say } from './scratch/report.ts'
import { startShop } from './scratch/shop.ts'

/**
 * Time of the owner's calls to the activity log over HTTP: every filter, pages far down, and
 * searches without results. `node bench/activity.ts [calls] [entries]`
 */
const [calls = 30, entries = 100_000] = process.argv.slice(2).map(Number)
/** Calls that warm up compiled code and caches. */
const WARM_UP = 5
/** Milliseconds. */
const BUDGET = { atMost: 100 }
/** Days over which the entries are spread, up to now: their retention. */
const DAYS = 400
const ADMINS = 6

const database = await openScratchDatabase()
const shop = await startShop({
  DATABASE_URL: database.server.url,
  DATA_DIR: join(database.folder, 'shop'),
  DEMO_CATALOGUE: 'off',
})
try {
  await fill()
  const owner = await logIn(shop.address)
  say(`\n${entries} entries; ${calls} calls each`)
  for (const [name, query] of Object.entries(await requests(owner))) {
    const path = `/admin/activity?${new URLSearchParams(query)}`
    await owner.time(path, WARM_UP)
    judge(`activity, ${name}`, median(await owner.time(path, calls)), ' ms', BUDGET)
  }
} finally {
  await shop.close()
  await database.close()
}

/** Fills the log: one entry in a thousand is of a rare kind, one in ten is an operator's. */
async function fill(): Promise<void> {
  await asAdministrator(database.server.url, async (client) => {
    await client.query(
      `insert into activity (at, actor_id, actor_name, kind, action, subject)
      select now() - ($1::int - n) * $2::float8 / $1::int * interval '1 day',
        case when n % 10 > 0 then ('00000000-0000-4000-8000-00000000000' || n % $3::int)::uuid end,
        case when n % 10 > 0 then 'Admin ' || n % $3::int else 'Operator' end,
        case when n % 1000 = 0 then 'exports'
          else (array['orders', 'payments', 'products', 'users'])[1 + n % 4] end,
        'Status set: Processing', gen_random_uuid()::text
      from generate_series(1, $1::int) n order by n`,
      [entries, DAYS, ADMINS],
    )
    await client.query('vacuum analyze activity')
  })
}

async function requests(owner: Owner): Promise<Readonly<Record<string, Record<string, string>>>> {
  const { next, people } = await owner.ask<ActivityPage>('/admin/activity')
  const person = people.find(({ id }) => id !== OPERATOR)?.id ?? ''
  const middle = String(Math.round((next ?? 0) / 2))
  const dayAgo = (days: number) => dayOf(new Date(Date.now() - days * 86_400_000))
  return {
    newest: {},
    'from the middle': { before: middle },
    'the oldest': { before: '60' },
    'by an admin': { person },
    'by operators': { person: OPERATOR },
    'a day': { day: dayAgo(200) },
    'a day without any': { day: dayAgo(DAYS + 30) },
    'an admin, a kind, a day': { person, kind: 'orders', day: dayAgo(100) },
    'an admin, a kind, nothing': { person, kind: 'samples' },
    ...Object.fromEntries(
      Object.keys(activityKinds).map((kind) => [`kind ${kind}`, { kind }] as const),
    ),
  }
}
