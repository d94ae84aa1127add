import { execFile } from 'node:child_process'
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startEmbedded } from '#platform/database/embedded/server.ts'
import { folderStore } from '#platform/storage/folder-store.ts'
import { makeBackup } from '#server/operator/backup/make.ts'
import { openTestDatabase, type TestDatabase } from '#testing/database.ts'
import { type DatabaseProxy, openDatabaseProxy } from '#testing/database-proxy.ts'
import { asAdministrator } from '#testing/database-server.ts'
import { newFolder } from '#testing/folders.ts'
import { startServer } from '#testing/own-server.ts'
import { eventually, processesWith, type RunningProcess, startNode } from '#testing/processes.ts'
import { newProduct } from '#testing/products.ts'
import { openTestShop } from '#testing/shop.ts'
import { flipped, withFileChanged } from '#testing/spoilt-backups.ts'
import {
  exceptLogins,
  folderContent,
  type StoredContent,
  storedContent,
} from '#testing/stored-content.ts'
import { fillUsedShop } from '#testing/used-shop.ts'

/**
 * A failed restore prints one sentence, exits with 1, and leaves rows and pictures unchanged, at any
 * stage. The sentences of all causes, and damaged files, are tested beside their modules.
 */

/** Milliseconds: tests start and stop servers on a shared disk. */
const LONG = 180_000

const started: RunningProcess[] = []

const folder = await newFolder()
const backup = join(folder, 'shop.backup')
const images = join(folder, 'images')
const source = await openTestDatabase()
const shop = await openTestShop({
  database: source.database,
  imageStore: await folderStore(images),
  proofStore: await folderStore(join(folder, 'proofs')),
})
await fillUsedShop(shop)
// A closing shop writes its counts from memory.
await shop.close()
await makeBackup(source.url, { pictures: images, proofs: join(folder, 'proofs') }, backup)
const saved = { rows: await storedContent(source.url), pictures: await folderContent(images) }
afterEach(async () => {
  for (const running of started.splice(0)) {
    running.kill('SIGKILL')
    await running.ended
  }
})

function restoring(words: readonly string[], environment: Readonly<Record<string, string>>) {
  const running = startNode(['src/server/operator/main.ts', 'restore', ...words], environment)
  started.push(running)
  return running
}

/** Expects exit code 1 and exactly one sentence. */
async function expectRefusal(running: RunningProcess, sentence: RegExp): Promise<void> {
  expect([await running.ended, running.output()]).toEqual([1, expect.stringMatching(sentence)])
  expect(running.output()).toMatch(/^Nothing was restored: [^\n]*[^.\n]\.\n$/)
}

describe('into a database that is in use already', () => {
  let target: TestDatabase
  let images: string
  let environment: Readonly<Record<string, string>>
  let before: typeof saved

  beforeAll(async () => {
    target = await openTestDatabase()
    images = join(folder, 'target')
    const proofs = join(folder, 'target-proofs')
    environment = { DATABASE_URL: target.url, IMAGE_FOLDER: images, PROOF_FOLDER: proofs }
    await newProduct(target)
    await target.database.close()
    await mkdir(images)
    await writeFile(join(images, 'mine.webp'), 'mine')
    // A picture of the backup, truncated on disk.
    const [torn = ''] = Object.keys(saved.pictures)
    await writeFile(join(images, torn), 'torn')
    before = { rows: await storedContent(target.url), pictures: await folderContent(images) }
  })

  const expectUnchanged = async () => {
    // PostgreSQL rolls back a broken connection's transaction within a moment.
    const isOnlyClient = async () => (await othersAt(target.url)) === 0
    await eventually(isOnlyClient, 20_000, 'the database has noticed')
    expect(await storedContent(target.url)).toEqual(before.rows)
    expect(await folderContent(images)).toEqual(before.pictures)
  }

  const elsewhere = (url: string) => ({ environment: { ...environment, DATABASE_URL: url } })

  interface Attempt {
    readonly words?: readonly string[]
    readonly environment?: Readonly<Record<string, string>>
    readonly afterwards?: () => Promise<unknown>
  }

  /** Runs SQL in the target database before the restore, and SQL that undoes it afterwards. */
  const withSql = async (first: string, afterwards: string): Promise<Attempt> => {
    const say = (text: string) => asAdministrator(target.url, (client) => client.query(text))
    await say(first)
    return { afterwards: () => say(afterwards) }
  }

  const cases: readonly (readonly [string, () => Promise<Attempt>, RegExp])[] = [
    [
      'a row was replaced',
      async () => {
        const copy = join(folder, 'spoilt.backup')
        const flip = (bytes: Buffer) => flipped(bytes, bytes.length - 5)
        await withFileChanged(backup, copy, 'tables/orders.copy', flip)
        return { words: [copy, '--replace'] }
      },
      /tables\/orders.copy in .* is not what was saved; take another copy/,
    ],
    [
      'the tables belong to another user',
      async () => {
        await asAdministrator(target.url, (client) => client.query('create role stranger login'))
        const url = new URL(target.url)
        url.username = 'stranger'
        return { ...elsewhere(url.href), ...(await withSql('', 'drop role stranger')) }
      },
      /the database’s user may not do that \(.*\); use the one that owns the database/,
    ],
    [
      'the shop is starting, or another restore runs',
      async () => {
        const other = await openDatabaseProxy(target.url)
        const atWork = other.heldAt(/drop table/)
        const words = [backup, '--replace']
        const running = restoring(words, {
          ...environment,
          DATABASE_URL: other.url,
          IMAGE_FOLDER: join(images, 'no'),
        })
        await atWork
        const afterwards = async () => {
          other.cut()
          await running.ended
          await rm(join(images, 'no'), { recursive: true })
        }
        return { afterwards }
      },
      /a shop or another restore is just starting on this database; wait for it/,
    ],
    [
      'the server is read-only, as while its disk is almost full',
      async () => {
        const url = new URL(target.url)
        url.searchParams.set('options', '-c default_transaction_read_only=on')
        return elsewhere(url.href)
      },
      /the database takes nothing more \(.*read-only transaction\); make room on its disk/,
    ],
    [
      'the disk of the server fills up during the restore',
      () =>
        withSql(
          `create schema disk; create function disk.is_full() returns event_trigger language plpgsql
            as $$ begin raise exception 'could not extend file: No space left on device'
            using errcode = 'disk_full'; end $$;
          create event trigger disk on ddl_command_end when tag in ('CREATE TRIGGER')
            execute function disk.is_full()`,
          'drop event trigger disk; drop schema disk cascade',
        ),
      /the database takes nothing more \(could not extend file: .*\); make room on its disk/,
    ],
    [
      'the folder of pictures can’t be created',
      async () => ({
        environment: { ...environment, IMAGE_FOLDER: join(images, 'mine.webp', 'folder') },
      }),
      /there is no .*folder; see how it is spelt/,
    ],
  ]

  it.each(cases)('a restore changes nothing when %s', async (_, prepare, sentence) => {
    const attempt = await prepare()
    const running = restoring(attempt.words ?? [backup, '--replace'], {
      ...environment,
      ...attempt.environment,
    })
    await running.ended
    await attempt.afterwards?.()
    await expectRefusal(running, sentence)
    await expectUnchanged()
  })

  /** Stage of a restore at which a fault is injected: the statement about to be sent. */
  const stages: readonly (readonly [string, RegExp])[] = [
    ['at the first statement', /drop table/],
    ['between two tables', /copy "orders" .* from stdin/],
    ['after all rows', /copy \(select .* from "users" .*to stdout/],
  ]

  describe.each(stages)('%s', (_, statement) => {
    let proxy: DatabaseProxy
    let running: RunningProcess
    beforeEach(async () => {
      proxy = await openDatabaseProxy(target.url)
      const held = proxy.heldAt(statement)
      running = restoring([backup, '--replace'], { ...environment, DATABASE_URL: proxy.url })
      await Promise.race([
        held,
        running.ended.then(() => Promise.reject(new Error(running.output()))),
      ])
    })

    it('SIGTERM aborts the restore', async () => {
      running.kill('SIGTERM')
      await expectRefusal(running, /it was interrupted; do the same again whenever you like/)
      await expectUnchanged()
    })

    it('a lost database aborts the restore', async () => {
      proxy.cut()
      await expectRefusal(running, /the database can’t be reached or broke off \(Connection term/)
      await expectUnchanged()
    })

    it('a killed restore changes nothing', async () => {
      running.kill('SIGKILL')
      expect(await running.ended).toBe('SIGKILL')
      await expectUnchanged()
    })
  })

  describe('at the commit', () => {
    const unsure =
      /^The database broke off at the very last step, so nobody knows whether[^\n]*\.\n$/
    let proxy: DatabaseProxy
    let running: RunningProcess
    beforeEach(async () => {
      proxy = await openDatabaseProxy(target.url)
      // Matches the sent statement, not the same word in the comment of a migration.
      const held = proxy.heldAt(/Q.{4}commit/s)
      running = restoring([backup, '--replace'], { ...environment, DATABASE_URL: proxy.url })
      await held
    })

    it('a database lost before it received the commit is unchanged', async () => {
      proxy.cut()
      expect(await running.ended).toBe(1)
      expect(running.output()).toMatch(unsure)
      await eventually(async () => (await othersAt(target.url)) === 0, 20_000, 'it has noticed')
      expect(await storedContent(target.url)).toEqual(before.rows)
      // Pictures of rows that may exist are stored.
      expect(await folderContent(images)).toMatchObject(saved.pictures)
    })

    it('a database lost after it received the commit is changed', async () => {
      proxy.release({ answers: 'lost' })
      expect(await running.ended).toBe(1)
      expect(running.output()).toMatch(unsure)
      expect(exceptLogins(await storedContent(target.url))).toEqual(exceptLogins(saved.rows))
      expect(await folderContent(images)).toMatchObject(saved.pictures)
      const again = restoring([backup], environment)
      await expectRefusal(again, /the shop has data already/)
    })
  })
})

/** Number of other connections to a database. */
async function othersAt(url: string): Promise<number> {
  const { rows } = await asAdministrator(url, (client) =>
    client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    ),
  )
  return rows[0]?.others ?? 0
}

describe('into the shop’s own server', { timeout: LONG }, () => {
  let dataDirectory: string
  let environment: Readonly<Record<string, string>>
  let pipe: string
  let before: StoredContent

  beforeAll(async () => {
    dataDirectory = join(folder, 'data')
    environment = { DATA_DIR: dataDirectory }
    pipe = join(folder, 'pipe')
    await promisify(execFile)('mkfifo', [pipe])
    const running = restoring([backup], environment)
    expect([await running.ended, running.output()]).toEqual([
      0,
      expect.stringMatching(/^Restored/m),
    ])
    before = await contentAfter(`insert into users (name, email, email_key, password_hash)
      values ('Since then', 'since@then.pk', 'since@then.pk', 'none')`)
    expect(before).not.toEqual(saved.rows)
  }, LONG)
  afterAll(async () => {
    for (const pid of await processesWith(`-D ${dataDirectory}`)) process.kill(pid, 'SIGKILL')
  })

  /** Content after a restart of the server and one statement. */
  const contentAfter = async (statement = ''): Promise<StoredContent> => {
    const server = await startEmbedded({ dataDirectory })
    try {
      await asAdministrator(server.url, (client) => client.query(statement))
      return await storedContent(server.url)
    } finally {
      await server.stop()
    }
  }

  /** A restore that has read a part of the rows and waits for the rest. */
  const halfDone = async () => {
    const running = restoring([pipe, '--replace'], environment)
    const bytes = await readFile(backup)
    const whole = await open(pipe, 'w')
    await whole.writeFile(bytes)
    await whole.close()
    const socket = join(dataDirectory, 'database', 'socket')
    const url = `postgresql://khol@localhost/shop?host=${encodeURIComponent(socket)}&port=5432`
    // The whole file has been read before the server starts.
    await eventually(async () => (await othersAt(url)) >= 0, LONG, 'the server is up')
    const part = await open(pipe, 'w')
    await part.write(bytes.subarray(0, 3_000))
    const isAtWork = async () => {
      const { rowCount } = await asAdministrator(url, (client) =>
        client.query(
          `select 1 from pg_stat_activity where application_name = 'khol restore'
           and query like 'copy %' and wait_event = 'ClientRead'`,
        ),
      )
      return rowCount === 1
    }
    await eventually(isAtWork, LONG, 'rows are coming in')
    const goOn = async () => {
      await part.write(bytes.subarray(3_000)).catch(() => undefined)
      await part.close()
    }
    return { running, part, goOn }
  }

  it('a restore is refused while the shop is open', async () => {
    const server = await startServer({ dataDirectory })
    const running = restoring([backup, '--replace'], environment)
    expect(await running.ended).toBe(1)
    expect(running.output()).toMatch(
      /^The shop runs already on this data .* Stop it first[^\n]*\n$/,
    )
    expect(await storedContent(server.url)).toEqual(before)
  })

  it('a killed restore changes no row', async () => {
    const { running, part } = await halfDone()
    running.kill('SIGKILL')
    await running.ended
    await part.close()
    expect(await contentAfter()).toEqual(before)
  })

  it('a stopped restore stops its server, and changes no row', async () => {
    const { running, part } = await halfDone()
    running.kill('SIGTERM')
    await running.said(/^Nothing was restored: it was interrupted/m)
    await part.close()
    expect(await running.ended).toBe(1)
    expect(await processesWith(`-D ${dataDirectory}`)).toEqual([])
    expect(await contentAfter()).toEqual(before)
  })

  it('a restore whose server is killed reports it, and changes no row', async () => {
    const { running, goOn } = await halfDone()
    const note = join(dataDirectory, 'database', 'postgresql-18', 'postmaster.pid')
    const [pid] = (await readFile(note, 'utf8')).split('\n')
    process.kill(Number(pid), 'SIGKILL')
    await goOn()
    expect(await running.ended).toBe(1)
    // The server’s own last lines may come after it.
    expect(running.output()).toMatch(
      /^Nothing was restored: the database can’t be reached or broke off/m,
    )
    expect(await contentAfter()).toEqual(before)
  })

  it('the next restore succeeds after these failures', async () => {
    const running = restoring([backup, '--replace'], environment)
    expect([await running.ended, running.output()]).toEqual([
      0,
      expect.stringMatching(/^Restored/m),
    ])
    expect(exceptLogins(await contentAfter())).toEqual(exceptLogins(saved.rows))
    expect(await folderContent(join(dataDirectory, 'images'))).toEqual(saved.pictures)
  })
})
