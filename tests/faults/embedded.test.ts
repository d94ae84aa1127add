import { spawn } from 'node:child_process'
import { chmod, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AlreadyRunningError } from '#platform/database/embedded/error.ts'
import { type EmbeddedServer, startEmbedded } from '#platform/database/embedded/server.ts'
import { newFolder } from '#testing/folders.ts'
import {
  descendantsOf,
  eventually,
  processesWith,
  type RunningProcess,
  startNode,
} from '#testing/processes.ts'

const holder = 'tests/faults/processes/hold-database.ts'

let folder: string
const servers: EmbeddedServer[] = []
const processes: RunningProcess[] = []

beforeEach(async () => {
  folder = await newFolder()
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
  for (const running of processes.splice(0)) {
    running.kill('SIGKILL')
    await running.ended
  }
  for (const pid of await processesWith(`-D ${folder}`)) process.kill(pid, 'SIGKILL')
})

const start = async (dataDirectory = folder) => {
  const server = await startEmbedded({ dataDirectory })
  servers.push(server)
  return server
}

const startHolder = async (): Promise<{ running: RunningProcess; url: string; pid: number }> => {
  const running = startNode([holder, folder])
  processes.push(running)
  const [line] = await running.said(/^\{.*\}$/m)
  return { running, ...JSON.parse(line) }
}

const query = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url, query_timeout: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query({ text, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

describe('a fresh database', () => {
  it('is created, durable, reachable by its socket alone, and gone after stop', async () => {
    const server = await start()
    const settings = ['fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses']
    const shown = await Promise.all(settings.map((name) => query(server.url, `show ${name}`)))
    expect(shown.flat()).toEqual(['on', 'on', 'on', ''])
    expect(await query(server.url, 'show server_encoding')).toEqual(['UTF8'])
    expect(
      await query(
        server.url,
        "select count(*)::int from pg_available_extensions where name = 'pg_trgm'",
      ),
    ).toEqual([1])
    const sockets = new URL(server.url).searchParams.get('host') ?? ''
    expect((await stat(sockets)).mode & 0o077).toBe(0)
    await server.stop()
    expect(await processesWith(`-D ${folder}`)).toEqual([])
  })

  it('keeps its data across an orderly stop', async () => {
    const first = await start()
    await query(first.url, 'create table kept as select 42 as answer')
    await first.stop()
    const second = await start()
    expect(await query(second.url, 'select answer from kept')).toEqual([42])
  })

  it('is created anew when the first start was interrupted', async () => {
    const unfinished = join(folder, 'database', 'postgresql-18.999999999')
    await mkdir(unfinished, { recursive: true })
    await writeFile(join(unfinished, 'PG_VERSION'), '18\n')
    const server = await start()
    expect(await query(server.url, 'select 1')).toEqual([1])
    expect(await readdir(join(folder, 'database'))).not.toContain('postgresql-18.999999999')
  })

  it('accepts a folder whose path is too long for a socket', async () => {
    const deep = join(folder, 'a-rather-long-name'.repeat(3), 'another-long-name'.repeat(3))
    await mkdir(deep, { recursive: true })
    const server = await start(deep)
    const sockets = new URL(server.url).searchParams.get('host') ?? ''
    expect(sockets).toMatch(/^\/tmp\/khol-/)
    expect((await stat(sockets)).mode & 0o077).toBe(0)
    expect(await query(server.url, 'select 1')).toEqual([1])
  })
})

describe('a second start on the same folder', () => {
  it('is refused, names the first, and does not disturb it', async () => {
    const { running, url, pid } = await startHolder()
    const error = await startEmbedded({ dataDirectory: folder }).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(AlreadyRunningError)
    expect(String(error)).toContain(`process ${running.pid}, at http://127.0.0.1:65535`)
    expect(await query(url, 'select 1')).toEqual([1])
    expect(await processesWith(`-D ${folder}`)).toContain(pid)
  })

  it('leaves one owner when several start at once on an empty folder', async () => {
    const begun = Array.from({ length: 4 }, () => startNode([holder, folder]))
    processes.push(...begun)
    const outcomes = await Promise.all(
      begun.map((running) =>
        running.said(/^\{.*\}$/m).then(
          ([line]): string => JSON.parse(line).url,
          () => running.output(),
        ),
      ),
    )
    const owners = outcomes.filter((outcome) => outcome.startsWith('postgresql://'))
    const others = outcomes.filter((outcome) => !owners.includes(outcome))
    expect(owners).toHaveLength(1)
    for (const outcome of others) expect(outcome).toContain('The shop runs already on this data')
    expect(await query(owners[0] ?? '', 'select 1')).toEqual([1])
  })

  it('is refused even while the first shop’s database does not answer yet', async () => {
    const { running, pid } = await startHolder()
    process.kill(pid, 'SIGSTOP')
    const error = await startEmbedded({ dataDirectory: folder }).catch((e: unknown) => e)
    process.kill(pid, 'SIGCONT')
    expect(error).not.toBeInstanceOf(AlreadyRunningError)
    expect(String(error)).toContain(
      `The shop runs already on this data directory, but its database (process ${pid})`,
    )
    running.kill('SIGTERM')
    expect(await running.ended).toBe(0)
  })
})

describe('after a crash', () => {
  it('a server whose shop was killed is found, ended and restarted', async () => {
    const { running, url, pid } = await startHolder()
    await query(url, 'create table kept as select 42 as answer')
    running.kill('SIGKILL')
    await running.ended
    expect(await processesWith(`-D ${folder}`)).toContain(pid)
    const server = await start()
    expect(server.pid()).not.toBe(pid)
    expect(await processesWith(`-D ${folder}`)).not.toContain(pid)
    expect(await query(server.url, 'select answer from kept')).toEqual([42])
  })

  it('the lock of a server killed with its shop is ignored', async () => {
    const { running, url, pid } = await startHolder()
    await query(url, 'create table kept as select 42 as answer')
    const sessions = await descendantsOf(pid)
    process.kill(pid, 'SIGKILL')
    running.kill('SIGKILL')
    await running.ended
    expect(sessions.length).toBeGreaterThan(0)
    const began = performance.now()
    const server = await start()
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(await query(server.url, 'select answer from kept')).toEqual([42])
  })

  it('a lock with a process id reused by another process is ignored', async () => {
    const first = await start()
    await first.stop()
    const cluster = join(folder, 'database', 'postgresql-18')
    // Runs as the server's own user, so that the process looks like a live server.
    const { uid, gid } = await stat(cluster)
    const stranger = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {})
    try {
      const note = [stranger.pid, cluster, 1, 5432, '/nowhere', '', ' 1 1', 'ready', '']
      await writeFile(join(cluster, 'postmaster.pid'), note.join('\n'))
      await chmod(join(cluster, 'postmaster.pid'), 0o644)
      const second = await start()
      expect(await query(second.url, 'select 1')).toEqual([1])
      expect(stranger.exitCode).toBeNull()
    } finally {
      stranger.kill()
    }
  })

  it('a server that crashes under a running shop is restarted', async () => {
    const server = await start()
    const pid = server.pid() ?? 0
    await query(server.url, 'create table kept as select 42 as answer')
    process.kill(pid, 'SIGKILL')
    const isDataRestored = async () =>
      (await query(server.url, 'select answer from kept'))[0] === 42
    await eventually(isDataRestored, 10_000, 'the database answers')
    expect(server.pid()).not.toBe(pid)
    const error = await startEmbedded({ dataDirectory: folder }).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(AlreadyRunningError)
  })
})

it.runIf(process.getuid?.() === 0)(
  'run by the superuser in a private home, the database gets a folder in /var/lib/khol',
  async () => {
    await chmod(folder, 0o700)
    const server = await start()
    expect(server.folder).toMatch(/^\/var\/lib\/khol\//)
    expect(await query(server.url, 'select 1')).toEqual([1])
    await server.stop()
    await rm(server.folder, { recursive: true })
  },
)
