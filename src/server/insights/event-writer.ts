import { sql } from 'kysely'
import { MINUTE } from '#domain/text/units.ts'
import { productIdsCalled } from '#server/catalogue/locate.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { EventCounter, WaitingCount } from './event-counter.ts'

/** Writes the counts once a minute; the returned function stops it after a last write. */
export function startEventWriter(
  db: Queryable,
  counter: EventCounter,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve()
  const write = () => {
    running = running.then(() => writeEvents(db, counter)).catch(onError)
    return running
  }
  const every = setInterval(write, MINUTE)
  every.unref()
  return () => {
    clearInterval(every)
    return write()
  }
}

/** Writes the pending counts. @throws DatabaseError, with all counts restored */
export async function writeEvents(db: Queryable, counter: EventCounter): Promise<void> {
  const taken = counter.take()
  if (taken.length === 0) return
  try {
    await addCounts(db, await withProductIds(db, taken))
  } catch (error) {
    counter.putBack(taken)
    throw error
  }
}

/** Replaces slugs of products by ids; the day's total counts existing products only. */
async function withProductIds(
  db: Queryable,
  counts: readonly WaitingCount[],
): Promise<readonly WaitingCount[]> {
  const isView = ({ event, subject }: WaitingCount) => event === 'product_view' && subject !== ''
  const viewed = counts.filter(isView)
  const ids = await productIdsCalled(
    db,
    viewed.map(({ subject }) => subject),
  )
  const found = viewed.flatMap(({ subject: slug, ...count }) => {
    const subject = ids.get(slug)
    return subject === undefined ? [] : [{ ...count, subject }]
  })
  const totals = found.map((view) => ({ ...view, subject: '' }))
  return [...counts.filter(({ event }) => event !== 'product_view'), ...found, ...totals]
}

/** Upserts the counts in a fixed order of rows, so that concurrent processes can't deadlock. */
async function addCounts(db: Queryable, counts: readonly WaitingCount[]): Promise<void> {
  if (counts.length === 0) return
  const column = <Key extends keyof WaitingCount>(key: Key) => counts.map((each) => each[key])
  await sql`
    insert into event_counts (event, day, subject, count)
    select event, day, subject, sum(count)
    from unnest(${column('event')}::text[], ${column('day')}::date[], ${column('subject')}::text[],
      ${column('count')}::int[]) as counted (event, day, subject, count)
    group by event, day, subject
    order by event, day, subject
    on conflict (event, day, subject) do update set count = event_counts.count + excluded.count
  `.execute(db)
}
