import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withHashingSlot } from '#server/accounts/hashing.ts'
import type { Database } from '#server/schema/database.ts'
import { openOtherPool, openTestDatabase } from '#testing/database.ts'
import { type DatabaseProxy, openDatabaseProxy } from '#testing/database-proxy.ts'
import { memoryStore } from '#testing/picture-store.ts'
import { eventually } from '#testing/processes.ts'
import type { DatabaseOptions } from './connection.ts'
import { asWork, timeLimits, withDeadline, withoutDeadline } from './deadline.ts'
import { DatabaseError } from './errors.ts'
import { preparedStatement } from './prepared-statement.ts'
import { notify, transact } from './transaction.ts'

const test = await openTestDatabase()

/** Opens the database anew, until the end of the test. */
function open(options: Partial<DatabaseOptions> = {}): Database {
  return openOtherPool({ url: test.url, ...options })
}

const errorOf = async (work: Promise<unknown>): Promise<DatabaseError> => {
  const outcome = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(outcome).toBeInstanceOf(DatabaseError)
  return outcome as DatabaseError
}

describe('parsing of values', () => {
  it('reads bigint and numeric as numbers, days as text', async () => {
    const { rows } = await sql`select 9007199254740991::bigint as most, 12.5::numeric as half,
      date '2026-11-21' as day, sum(x) as sum from generate_series(1, 3) as x`.execute(
      test.database.db,
    )
    expect(rows).toEqual([{ most: 9007199254740991, half: 12.5, day: '2026-11-21', sum: 6 }])
  })
})

describe('connection errors', () => {
  it('a break between two statements fails the next statement, not the process', async () => {
    const other = open({ poolSize: 1 })
    const interrupted = other.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(test.database.db)
      await sql`select 1`.execute(tx)
    })
    expect((await errorOf(interrupted)).kind).toBe('unavailable')
    expect(await other.isReachable()).toBe(true)
  })

  it('a read-only server is a temporary error, and the next connection may reach another server', async () => {
    const other = open({ poolSize: 1 })
    const name = new URL(test.url).pathname.slice(1)
    const insert = () => sql`insert into message_kinds values ('kind')`.execute(other.db)
    const { db } = test.database
    await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(db)
    const error = await errorOf(insert())
    expect(error).toMatchObject({ code: '25006', isTemporary: true })
    await sql`alter database ${sql.id(name)} reset default_transaction_read_only`.execute(db)
    await insert()
  })

  it('a standby is not ready, and its connection is closed at once', async () => {
    // A function of this name shadows PostgreSQL's own and answers as a standby does.
    const url = new URL(test.url)
    url.searchParams.set('options', '-c search_path=public,pg_catalog')
    const other = open({ url: url.href, poolSize: 1 })
    const pid = () => sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(other.db)
    const { db } = test.database
    const before = (await pid()).rows[0]?.pid
    await sql`create function public.pg_is_in_recovery() returns boolean
      language sql return true`.execute(db)
    expect(await other.isReachable()).toBe(false)
    await sql`drop function public.pg_is_in_recovery()`.execute(db)
    expect(await other.isReachable()).toBe(true)
    expect((await pid()).rows[0]?.pid).not.toBe(before)
  })

  it.each([
    ['a NUL in a string', sql`select ${'a\u0000b'}::text`, 'invalid', '22021'],
    ['a malformed uuid', sql`select ${'x'}::uuid`, 'invalid', '22P02'],
    ['an integer too large', sql`select ${'9999999999'}::int`, 'invalid', '22003'],
    ['a statement that is wrong', sql`select nothing from nowhere`, 'defect', '42P01'],
    ['a statement cancelled', sql`select pg_cancel_backend(pg_backend_pid())`, 'timeout', '57014'],
  ])('%s', async (_, query, kind, code) => {
    expect(await errorOf(query.execute(test.database.db))).toMatchObject({ kind, code })
  })
})

describe('transactions', () => {
  it('are retried after a deadlock', async () => {
    const { db } = test.database
    await sql`create table pair (id int primary key, n int not null)`.execute(db)
    await sql`insert into pair values (1, 0), (2, 0)`.execute(db)
    const bothHold = Promise.withResolvers<void>()
    const ended = { '1': Promise.withResolvers<void>(), '2': Promise.withResolvers<void>() }
    let holding = 0
    const raise = async (first: 1 | 2, second: 1 | 2) => {
      let attempts = 0
      await transact(db, async (transaction) => {
        attempts += 1
        // A retry starts after the other transaction, with which it could deadlock again.
        if (attempts > 1) await ended[second].promise
        await sql`set local deadlock_timeout = '20ms'`.execute(transaction)
        await sql`update pair set n = n + 1 where id = ${first}`.execute(transaction)
        holding += 1
        if (holding === 2) bothHold.resolve()
        await bothHold.promise
        await sql`update pair set n = n + 1 where id = ${second}`.execute(transaction)
      })
      ended[first].resolve()
    }
    await Promise.all([raise(1, 2), raise(2, 1)])
    expect(holding).toBe(3)
    const { rows } = await sql`select n from pair order by id`.execute(db)
    expect(rows).toEqual([{ n: 2 }, { n: 2 }])
  })
})

describe('a transaction', () => {
  const forbidden = {
    query: () => sql`select 1`.execute(test.database.db),
    transaction: () => transact(test.database.db, async () => undefined),
    'query of background work': () =>
      withoutDeadline(() => sql`select 1`.execute(test.database.db)),
    'call of the picture store': () => memoryStore().has('a.webp'),
    'password hash': () => withHashingSlot(async () => undefined),
  }

  it.each(Object.entries(forbidden))('waits for nothing else: a %s throws', async (_kind, work) => {
    const waiting = transact(test.database.db, (): Promise<unknown> => work())
    await expect(waiting).rejects.toThrow(/ inside a transaction$/)
    await work()
  })

  it('leaves work behind that may ask for a connection once it is over', async () => {
    const over = Promise.withResolvers<void>()
    const left = await transact(test.database.db, async () => ({
      work: over.promise.then(() => sql`select 1 as one`.execute(test.database.db)),
    }))
    over.resolve()
    expect((await left.work).rows).toEqual([{ one: 1 }])
  })
})

describe('time and queue limits', () => {
  it('end a wait for a lock, and a statement, before the caller times out', async () => {
    const { db } = test.database
    await sql`create table contested (id int primary key)`.execute(db)
    const held = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const holder = transact(db, async (transaction) => {
      await sql`lock table contested`.execute(transaction)
      held.resolve()
      await release.promise
    })
    await held.promise
    const began = performance.now()
    const [waiting, slow] = await Promise.all([
      errorOf(sql`select * from contested`.execute(db)),
      errorOf(sql`select pg_sleep(10)`.execute(db)),
    ])
    expect(waiting).toMatchObject({ kind: 'timeout', code: '55P03', isTemporary: true })
    expect(slow).toMatchObject({ kind: 'timeout', code: '57014' })
    expect(performance.now() - began).toBeLessThan(3_300)
    release.resolve()
    await holder
  })

  it('bound a unit of work by its deadline', async () => {
    const began = performance.now()
    const error = await errorOf(
      withDeadline(300, () =>
        transact(test.database.db, async (transaction) => {
          for (;;) await sql`select pg_sleep(0.05)`.execute(transaction)
        }),
      ),
    )
    expect(error.kind).toBe('timeout')
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})

describe('a connection pooler', () => {
  it('is bypassed by the listener, and gets no prepared statements when configured so', async () => {
    const pooler = new URL(test.url)
    pooler.searchParams.set('application_name', 'pooled')
    const other = openOtherPool({
      url: pooler.href,
      directUrl: test.url,
      poolSize: 1,
      preparesStatements: false,
    })
    await other.listener.listen('direct', () => undefined)
    const listening = await sql`select 1 from pg_stat_activity where query = 'listen "direct"'
        and application_name = 'khol listen'`.execute(other.db)
    expect(listening.rows).toHaveLength(1)
    const declared = preparedStatement('one', 'select 1 as one')
    await sql.raw(declared).execute(other.db)
    const kept = await sql`select name from pg_prepared_statements`.execute(other.db)
    expect(kept.rows).toEqual([])
  })

  it('keeps the session limits of each connection, as the settings file repeats them', async () => {
    const file = join(import.meta.dirname, '../../../deploy/cluster/pgbouncer.ini')
    const { statement, lock, idleInTransaction } = timeLimits
    expect(await readFile(file, 'utf8')).toContain(
      `connect_query='set statement_timeout = ${statement}; set lock_timeout = ${lock}; ` +
        `set idle_in_transaction_session_timeout = ${idleInTransaction}'`,
    )
  })
})

describe('a database with high latency', () => {
  let path: DatabaseProxy
  let far: Database

  beforeEach(async () => {
    path = await openDatabaseProxy(test.url)
    far = openOtherPool({ url: path.url, poolSize: 1 })
  })
  afterEach(async () => {
    path.delay = 0
  })

  it('never holds a caller beyond the deadline, not even while connecting', async () => {
    // Without the deadline, the connection attempt would time out: `unavailable`.
    path.delay = 1_500
    const error = await errorOf(withDeadline(200, () => sql`select 1`.execute(far.db)))
    expect(error.kind).toBe('timeout')
    path.delay = 0
    await eventually(() => far.isReachable(), 5_000, 'reachable again')
    expect(far.load()).toMatchObject({ waiting: 0 })
  })
})

describe('the reachability check', () => {
  it('does not depend on the queue of lower priorities', async () => {
    const small = open({ poolSize: 2 })
    const released = Promise.withResolvers<void>()
    const list = () =>
      asWork({ priority: 'browsing', deadline: null }, () =>
        small.db.connection().execute(() => released.promise),
      )
    // One running and fifty waiting.
    const lists = Array.from({ length: 51 }, list)
    await eventually(async () => small.isFull('browsing'), 5_000, 'full')
    expect(await small.isReachable()).toBe(true)
    released.resolve()
    await Promise.all(lists)
    expect(small.isFull('browsing')).toBe(false)
  })
})

describe('broken connections', () => {
  it('fail the work that runs on them and no later work', async () => {
    const broken = open({ poolSize: 2 })
    const pidOf = sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.02)`
    const pids = await Promise.all([pidOf.execute(broken.db), pidOf.execute(broken.db)])
    const running = errorOf(sql`select pg_sleep(2)`.execute(broken.db))
    for (const { rows } of pids) {
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(test.database.db)
    }
    expect(await running).toMatchObject({ kind: 'unavailable', isTemporary: true })
    await eventually(async () => broken.load().open === 0, 5_000, 'the pool has noticed')
    expect((await sql`select 1 as one`.execute(broken.db)).rows).toEqual([{ one: 1 }])
  })
})

describe('notifications', () => {
  it('arrive once the transaction has committed', async () => {
    const other = open()
    const heard: string[] = []
    const done = Promise.withResolvers<void>()
    await other.listener.listen('news', (payload) => {
      heard.push(payload)
      if (payload === 'last') done.resolve()
    })
    await transact(test.database.db, async (transaction) => {
      await notify(transaction, 'news', 'taken back')
      throw new Error('on purpose')
    }).catch(() => undefined)
    await transact(test.database.db, (transaction) => notify(transaction, 'news', 'kept'))
    await notify(test.database.db, 'news', 'last')
    await done.promise
    expect(heard).toEqual(['kept', 'last'])
  })

  it('run outside the request that subscribed first', async () => {
    const other = open()
    const answer = Promise.withResolvers<unknown>()
    const until = performance.now() + 200
    await withDeadline(200, () =>
      other.listener.listen('orders', () => {
        sql`select 1 as one`
          .execute(other.db)
          .then(({ rows }) => answer.resolve(rows), answer.reject)
      }),
    )
    await eventually(async () => performance.now() > until, 5_000, 'over')
    await notify(test.database.db, 'orders')
    expect(await answer.promise).toEqual([{ one: 1 }])
  })

  it('resume after a reconnect, with a gap reported', async () => {
    const other = open()
    const gap = Promise.withResolvers<void>()
    const message = Promise.withResolvers<string>()
    await other.listener.listen('late', message.resolve, gap.resolve)
    expect(other.listener.isConnected()).toBe(true)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'khol listen' and datname = current_database()`.execute(
      test.database.db,
    )
    await gap.promise
    await notify(test.database.db, 'late', 'here')
    expect(await message.promise).toBe('here')
  })
})
