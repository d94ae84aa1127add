import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DatabaseError } from '#platform/database/errors.ts'
import { transact } from '#platform/database/transaction.ts'
import type { Database } from '#server/schema/database.ts'
import { openOtherPool } from '#testing/database.ts'
import { openOwnServer } from '#testing/own-server.ts'
import { descendantsOf, eventually } from '#testing/processes.ts'

/** Time limit in ms of any call, database included. */
const answerWithin = 3_500

let database: Database

const own = await openOwnServer()
beforeEach(() => {
  database = openOtherPool({ url: own.server.url, poolSize: 4 })
})

type Outcome = { kind: DatabaseError['kind'] | 'done'; after: number }

const ask = async (work: () => Promise<unknown>): Promise<Outcome> => {
  const began = performance.now()
  const kind = await work().then(
    () => 'done' as const,
    (error: DatabaseError) => error.kind,
  )
  return { kind, after: performance.now() - began }
}

const one = () => sql`select 1`.execute(database.db)
const inTransaction = () =>
  transact(database.db, async (transaction) => {
    await sql`select 1`.execute(transaction)
    await sql`select 2`.execute(transaction)
  })

const works = async () => (await ask(one)).kind === 'done'

const frozen = async (work: () => Promise<void>) => {
  const server = own.server.pid() ?? 0
  // First the parent: it then reaps no child that ends, so that each listed process can be stopped.
  process.kill(server, 'SIGSTOP')
  const children = await descendantsOf(server)
  try {
    for (const pid of children) process.kill(pid, 'SIGSTOP')
    await work()
  } finally {
    for (const pid of [...children, server]) process.kill(pid, 'SIGCONT')
  }
}

describe('a frozen server', () => {
  it('delays no call beyond 3.5 s, causes no backlog, and has no effect once it resumes', async () => {
    await Promise.all([one(), one(), one(), one()])
    await frozen(async () => {
      const first = await Promise.all([
        ...Array.from({ length: 40 }, () => ask(one)),
        ...Array.from({ length: 40 }, () => ask(inTransaction)),
      ])
      expect(first.filter(({ kind }) => kind === 'done')).toEqual([])
      expect(first.filter(({ kind, after }) => kind === 'busy' && after < 100)).toHaveLength(26)
      expect(Math.max(...first.map(({ after }) => after))).toBeLessThan(answerWithin)
      // These calls need new connections.
      const second = await Promise.all(Array.from({ length: 20 }, () => ask(one)))
      expect(second.filter(({ kind }) => kind === 'done')).toEqual([])
      expect(Math.max(...second.map(({ after }) => after))).toBeLessThan(answerWithin)
      expect(await database.isReachable()).toBe(false)
    })
    await eventually(works, 2_000, 'queries work again')
    expect(await database.isReachable()).toBe(true)
  })
})

describe('a server that is restarted', () => {
  it('fails running statements, and none from 2 s after its return', async () => {
    await one()
    const running = ask(() => sql`select pg_sleep(2)`.execute(database.db))
    const isUnhydrated = async () => {
      const { rows } = await sql`select 1 from pg_stat_activity where query like 'select pg_sleep%'
        and state = 'active'`.execute(database.db)
      return rows.length === 1
    }
    await eventually(isUnhydrated, 2_000, 'the statement runs')
    await own.server.stop()
    expect((await running).kind).toBe('unavailable')
    const down = await Promise.all([ask(one), ask(inTransaction)])
    expect(down.map(({ kind }) => kind)).toEqual(['unavailable', 'unavailable'])
    expect(Math.max(...down.map(({ after }) => after))).toBeLessThan(500)
    await own.startAgain()
    await eventually(works, 2_000, 'queries work again')
  })
})

describe('a pool whose connections are all taken', () => {
  it('makes callers wait 2 s at most, and serves them when one is released', async () => {
    const release = Promise.withResolvers<void>()
    const taken = Array.from({ length: 4 }, () => {
      const held = Promise.withResolvers<void>()
      const holder = ask(() =>
        transact(database.db, async (transaction) => {
          await sql`select 1`.execute(transaction)
          held.resolve()
          await release.promise
        }),
      )
      return { held: held.promise, holder }
    })
    await Promise.all(taken.map(({ held }) => held))
    const late = await ask(one)
    expect(late.kind).toBe('busy')
    expect(late.after).toBeGreaterThan(1_900)
    expect(late.after).toBeLessThan(2_300)
    const patient = ask(one)
    release.resolve()
    expect((await patient).kind).toBe('done')
    for (const { holder } of taken) expect((await holder).kind).toBe('done')
  })
})
