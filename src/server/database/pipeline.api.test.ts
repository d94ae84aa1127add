import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { type DatabaseProxy, openDatabaseProxy } from '#testing/database-proxy.ts'
import { type Database, openDatabase } from './connection.ts'
import { pipeline, sqlStatement } from './pipeline.ts'
import { preparedStatement } from './prepared-statement.ts'
import { notifyBehindCommit, transact } from './transaction.ts'

let stored: TestDatabase
let proxy: DatabaseProxy
/** Single connection, so that each batch runs in the session state of the previous one. */
let database: Database
const unheard: (string | undefined)[] = []

beforeAll(async () => {
  stored = await openTestDatabase()
  await sql`create table kept (n int primary key, check (n > 0))`.execute(stored.database.db)
  proxy = await openDatabaseProxy(stored.url)
  database = openDatabase({
    url: proxy.url,
    poolSize: 1,
    onError: ({ code }) => unheard.push(code),
  })
})
afterAll(async () => {
  await database?.close()
  await proxy?.close()
  await stored?.close()
})

const keep = preparedStatement('test-keep', 'insert into kept (n) values ($1)')
const count = preparedStatement(
  'test-count',
  'select count(*)::int as n from kept where n between $1 and $2',
)

const keeping = (n: number) => sqlStatement(keep, [n], () => null)
const counting = (from: number, to: number) =>
  sqlStatement(count, [from, to], ([row]: readonly { n: number }[]) => row?.n)

async function messagesOf<T>(work: () => Promise<T>): Promise<[number, T]> {
  await sql`select 1`.execute(database.db)
  const before = proxy.messages()
  const answer = await work()
  return [proxy.messages() - before, answer]
}

describe('statements in one pipeline', () => {
  it('go in one message, and each sees the effects of the earlier ones', async () => {
    const [messages, answers] = await messagesOf(() =>
      pipeline(database.db, keeping(1), null, counting(1, 9), keeping(2), counting(1, 9)),
    )
    expect(answers).toEqual([null, null, 1, null, 2])
    expect(messages).toBe(1)
  })

  it('include the beginning of their transaction', async () => {
    const [messages, answer] = await messagesOf(() =>
      transact(database.db, async (tx) => {
        await pipeline(tx, keeping(11), keeping(12))
        return pipeline(tx, counting(11, 12))
      }),
    )
    expect(answer).toEqual([2])
    // The third is the commit.
    expect(messages).toBe(3)
  })

  it('need no transaction when none is open', async () => {
    const [messages] = await messagesOf(() => transact(database.db, async () => undefined))
    expect(messages).toBe(0)
  })

  it('are atomic: a failure rolls all of them back', async () => {
    const failing = pipeline(database.db, keeping(21), keeping(-1), keeping(22))
    await expect(failing).rejects.toMatchObject({ kind: 'constraint' })
    expect(await pipeline(database.db, counting(21, 22))).toEqual([0])
  })

  it('roll back with their transaction', async () => {
    const failing = transact(database.db, (tx) => pipeline(tx, keeping(31), keeping(-1)))
    await expect(failing).rejects.toMatchObject({ kind: 'constraint' })
    const refusing = sqlStatement('select 1', [], () => {
      throw new Error('refused')
    })
    const refused = transact(database.db, (tx) => pipeline(tx, keeping(31), refusing))
    await expect(refused).rejects.toThrow('refused')
    expect(await pipeline(database.db, counting(31, 31))).toEqual([0])
  })

  it('leave consistent prepared statements on the connection, whichever statement failed', async () => {
    const first = preparedStatement('test-first', 'select $1::int as n')
    const last = preparedStatement('test-last', 'select 10 / $1::int as n')
    const read = ([row]: readonly { n: number }[]) => row?.n
    const asked = (divisor: number) => [
      sqlStatement(first, [1], read),
      sqlStatement(last, [divisor], read),
    ]
    const behind = preparedStatement('test-behind', 'select 100 / $1::int as n')
    for (const divisor of [0, 2, 0, 5]) {
      const answers = pipeline(
        database.db,
        ...asked(divisor),
        sqlStatement(behind, [divisor], read),
      )
      if (divisor === 0) await expect(answers).rejects.toMatchObject({ code: '22012' })
      else expect(await answers).toEqual([1, 10 / divisor, 100 / divisor])
    }
  })

  it("fail when a result can't be read", async () => {
    const large = sqlStatement('select 9007199254740993 as n', [], (rows) => rows)
    const asked = pipeline(database.db, large, counting(1, 1))
    await expect(asked).rejects.toThrow(/beyond 2\^53/)
    expect(await pipeline(database.db, counting(1, 1))).toEqual([1])
  })

  it('end at the deadline', async () => {
    const slow = sqlStatement('select pg_sleep(10)', [], () => null)
    const asked = pipeline(database.db, keeping(41), slow)
    await expect(asked).rejects.toMatchObject({ kind: 'timeout' })
    expect(await pipeline(database.db, counting(41, 41))).toEqual([0])
  })
})

describe('a notification behind a commit', () => {
  const told: string[] = []
  beforeAll(async () => {
    await stored.database.listener.listen('news', (payload) => told.push(payload))
    await sql`create table parents (n int primary key)`.execute(stored.database.db)
    await sql`create table children (n int references parents deferrable initially deferred)`.execute(
      stored.database.db,
    )
  })

  /** Resolves once all earlier notifications have arrived. */
  const heard = async () => {
    await sql`select pg_notify('news', 'so far')`.execute(stored.database.db)
    await expect.poll(() => told.at(-1)).toBe('so far')
    return told.splice(0).slice(0, -1)
  }
  const news = (payload: string, channel = 'news') => [{ channel, payload }]

  it('is sent with the commit and arrives', async () => {
    const [messages] = await messagesOf(() =>
      transact(database.db, async (tx) => {
        await pipeline(tx, keeping(51))
        await notifyBehindCommit(tx, [...news('one'), ...news('another')])
      }),
    )
    expect(messages).toBe(2)
    expect(await heard()).toEqual(['one', 'another'])
  })

  it('is not sent by a rolled-back transaction, nor by the next one', async () => {
    const failing = transact(database.db, async (tx) => {
      await pipeline(tx, keeping(52))
      await notifyBehindCommit(tx, news('never'))
      throw new Error('thought better of it')
    })
    await expect(failing).rejects.toThrow('thought better')
    await transact(database.db, (tx) => pipeline(tx, keeping(53)))
    expect(await heard()).toEqual([])
  })

  it('is not sent when the commit itself fails', async () => {
    const failing = transact(database.db, async (tx) => {
      await pipeline(
        tx,
        sqlStatement('insert into children values (1)', [], () => null),
      )
      await notifyBehindCommit(tx, news('never'))
    })
    await expect(failing).rejects.toMatchObject({ kind: 'constraint' })
    expect(await heard()).toEqual([])
  })

  it("doesn't fail the committed transaction when it can't be sent", async () => {
    const none = ''
    await transact(database.db, async (tx) => {
      await pipeline(tx, keeping(54))
      await notifyBehindCommit(tx, news('to nobody', none))
    })
    expect(await pipeline(database.db, counting(54, 54))).toEqual([1])
    expect(unheard).toEqual(['22023'])
    await transact(database.db, (tx) => notifyBehindCommit(tx, news('nothing was done')))
    await transact(database.db, async (tx) => {
      await pipeline(tx, keeping(55))
      await notifyBehindCommit(tx, news('again'))
    })
    expect(await heard()).toEqual(['again'])
  })
})
