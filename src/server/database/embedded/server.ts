import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { connectionSettings } from '../connection.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { type DiskGuard, type FreeBytes, guardDisk, reasonOf, requireRoomForNew } from './disk.ts'
import { AlreadyRunningError, EmbeddedDatabaseError } from './error.ts'
import { type EmbeddedHome, prepareHome } from './home.ts'
import { claim, findOwner, type Ownership } from './owner.ts'
import {
  findLockHolder,
  isHydrated,
  type Postmaster,
  startedBy,
  waitForExit,
} from './postmaster.ts'

/** A PostgreSQL of the shop's own, run by this process. */
export interface EmbeddedServer {
  /** For `openDatabase`: the shop's database on this server, by its Unix socket. */
  readonly url: string
  /** Everything the server keeps, its log included. */
  readonly folder: string
  /** Process id of the server at this moment. */
  readonly pid: () => number | undefined
  /** Notes where the shop answers, so that a second start can say it. */
  readonly announce: (address: string) => Promise<void>
  /** Ends the server in an orderly way: what is committed is on disk in any case. */
  readonly stop: () => Promise<void>
}

export interface EmbeddedOptions {
  readonly dataDirectory: string
  /** Told about steps that take a while, and about a server that had to be started again. */
  readonly onProgress?: (message: string) => void
  /** How much room the disk has; the file system is asked unless this is given. */
  readonly freeBytes?: FreeBytes
  /** Settings of PostgreSQL that replace those of `serverSettings`. */
  readonly settings?: Readonly<Record<string, string>>
  /** Variables of the server's environment beside its own, such as those of a clock that is set. */
  readonly environment?: Readonly<Record<string, string>>
}

const databaseName = 'shop'
const userName = 'khol'

/** For a small machine of two cores that runs the shop beside it. */
const serverSettings: Readonly<Record<string, string>> = {
  listen_addresses: '',
  port: '5432',
  unix_socket_permissions: '0700',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  max_connections: '60',
  superuser_reserved_connections: '3',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  min_wal_size: '80MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '15min',
  wal_compression: 'on',
  random_page_cost: '1.1',
  jit: 'off',
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_worker_processes: '2',
  max_wal_senders: '0',
  wal_level: 'minimal',
  // A statement whose caller has gone away ends.
  client_connection_check_interval: '1s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_line_prefix: '%m [%p] ',
  // What the server does, but no statement that failed: those hold personal data, and the shop logs
  // its own errors.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** Milliseconds. */
const timeouts = {
  /** After a crash, the lock and the shared memory of the old server may stay for a while. */
  lock: 10_000,
  /** A server that recovers from a crash replays what it had logged. */
  recovery: 600_000,
  orderlyStop: 15_000,
  abruptStop: 5_000,
}

/**
 * Starts the embedded PostgreSQL of a data directory, making it first when there is none. A server that
 * a killed shop left behind is ended and started anew. One that breaks down later is started again.
 *
 * @throws AlreadyRunningError when another shop runs on the directory
 * @throws EmbeddedDatabaseError
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const home = await prepareHome(options.dataDirectory)
  const binaries = await findBinaries(home.user, home.binaries)
  const cluster = join(home.folder, `postgresql-${binaries.majorVersion}`)
  await createCluster(cluster, home, binaries, options)
  const server = new Supervisor(home, binaries, cluster, options)
  await server.start()
  return server
}

/** Made under another name first, so that a start that was cut short leaves nothing half made. */
async function createCluster(
  cluster: string,
  home: EmbeddedHome,
  binaries: Binaries,
  { onProgress, freeBytes }: EmbeddedOptions,
): Promise<void> {
  await removeUnfinished(cluster)
  if (await exists(cluster)) return
  await refuseOtherVersions(cluster)
  await requireRoomForNew(home.folder, freeBytes)
  onProgress?.(`Making the database in ${home.folder}`)
  const unfinished = `${cluster}.${process.pid}`
  const made = await runToEnd(home, binaries.initdb, [
    `--pgdata=${unfinished}`,
    `--username=${userName}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ])
  if (made.code !== 0) {
    // Asked before the room that was taken is given back.
    const reason = await reasonOf('The database could not be made', made.output, home.folder)
    await rm(unfinished, { recursive: true, force: true })
    throw new EmbeddedDatabaseError(reason)
  }
  await rename(unfinished, cluster).catch(async (error) => {
    await rm(unfinished, { recursive: true, force: true })
    // Another start was faster.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
}

async function removeUnfinished(cluster: string): Promise<void> {
  for (const name of await readdir(dirname(cluster))) {
    const pid = Number(name.match(/^postgresql-\d+\.(\d+)$/)?.[1])
    if (pid !== process.pid && isHydrated(pid)) continue
    if (pid > 0) await rm(join(dirname(cluster), name), { recursive: true, force: true })
  }
}

async function refuseOtherVersions(cluster: string): Promise<void> {
  const names = await readdir(dirname(cluster))
  const other = names.find((name) => /^postgresql-\d+$/.test(name) && name !== basename(cluster))
  if (other === undefined) return
  throw new EmbeddedDatabaseError(
    `${join(dirname(cluster), other)} was made by another version of PostgreSQL. Make a backup with ` +
      'the version of the shop that made it, move the folder away, and restore the backup.',
  )
}

/** Keeps one server running until it is stopped. */
class Supervisor implements EmbeddedServer {
  readonly url: string
  readonly folder: string
  readonly #home: EmbeddedHome
  readonly #binaries: Binaries
  readonly #cluster: string
  readonly #onProgress: (message: string) => void
  readonly #settings: Readonly<Record<string, string>>
  readonly #disk: DiskGuard
  readonly #freeBytes: FreeBytes | undefined
  readonly #environment: Readonly<Record<string, string>> | undefined
  #child: ChildProcess | undefined
  #exited: Promise<void> = Promise.resolve()
  #ownership: Ownership | undefined
  #address = ''
  #stopping: Promise<void> | undefined
  #restarting: Promise<void> = Promise.resolve()

  constructor(home: EmbeddedHome, binaries: Binaries, cluster: string, options: EmbeddedOptions) {
    this.#home = home
    this.#binaries = binaries
    this.#cluster = cluster
    this.#onProgress = options.onProgress ?? (() => undefined)
    this.#settings = { ...serverSettings, ...options.settings }
    this.#freeBytes = options.freeBytes
    this.#environment = options.environment
    this.#disk = guardDisk(cluster, {
      pid: () => this.pid(),
      freeBytes: options.freeBytes,
      onProgress: this.#onProgress,
    })
    this.url = urlOf(home.sockets, this.#settings.port, databaseName)
    this.folder = home.folder
  }

  pid(): number | undefined {
    return this.#child?.pid
  }

  async announce(address: string): Promise<void> {
    this.#address = address
    await this.#ownership?.announce(address)
  }

  /** Tries until the lock of a server that crashed or is just ending is gone. */
  async start(): Promise<void> {
    const until = performance.now() + timeouts.lock
    for (;;) {
      const holder = await findLockHolder(this.#cluster)
      if (holder.kind === 'postgres') await this.#endAbandoned(holder.postmaster)
      const failure = await this.#launch(holder.kind === 'stranger' ? holder.pid : undefined)
      if (failure === undefined) return
      // Another start may have been a moment faster, or have taken this one for abandoned.
      const isTransient = /lock file|shared memory block|already in use|fast shutdown request/.test(
        failure,
      )
      if (!isTransient || performance.now() > until) {
        const { folder } = this
        throw new EmbeddedDatabaseError(
          await reasonOf('The database does not start', failure, folder, this.#freeBytes),
        )
      }
      await pause(200)
    }
  }

  /** Ends a server that a killed shop left behind, unless a living one owns it. */
  async #endAbandoned(postmaster: Postmaster): Promise<void> {
    const url = urlOf(postmaster.sockets, String(postmaster.port), 'postgres')
    const until = performance.now() + timeouts.lock
    for (;;) {
      const holder = await findLockHolder(this.#cluster)
      if (holder.kind !== 'postgres' || holder.postmaster.pid !== postmaster.pid) return
      if (holder.postmaster.hasItsShop) {
        const owner = await findOwner(url).catch(() => undefined)
        if (owner !== undefined) throw alreadyRunning(owner, url)
      } else {
        const claimed = await claim(url).catch(() => undefined)
        if (claimed?.kind === 'taken') throw alreadyRunning(claimed.by, url)
        if (claimed?.kind === 'owner') return await this.#end(postmaster.pid, claimed.ownership)
      }
      if (performance.now() > until) {
        throw new EmbeddedDatabaseError(silentServer(postmaster))
      }
      // It may be on its way up or down.
      await waitForExit(postmaster.pid, 100)
    }
  }

  async #end(pid: number, ownership: Ownership): Promise<void> {
    process.kill(pid, 'SIGINT')
    if (!(await waitForExit(pid, timeouts.orderlyStop))) process.kill(pid, 'SIGQUIT')
    await waitForExit(pid, timeouts.abruptStop)
    await ownership.release().catch(() => undefined)
  }

  /** Answers undefined once the server takes queries, else the last lines of its log. */
  async #launch(strangerPid: number | undefined): Promise<string | undefined> {
    // With a full disk, the settings of before are as good.
    await this.#disk.prepare().catch(() => undefined)
    const log = await openLog(this.#home.log)
    const settings = {
      ...this.#settings,
      unix_socket_directories: `"${this.#home.sockets.replaceAll('"', '""')}"`,
    }
    const as = runAs(this.#home, strangerPid)
    const child = spawn(
      this.#binaries.postgres,
      [
        ...['-D', this.#cluster, '-c', startedBy(process.pid)],
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      {
        ...as,
        env: { ...as.env, ...this.#environment },
        // A group of its own: Ctrl-C reaches the shop, which ends its requests before the database.
        detached: true,
        stdio: ['ignore', log.file.fd, log.file.fd],
      },
    )
    const ended = Promise.withResolvers<void>()
    child.once('exit', () => ended.resolve())
    child.once('error', () => ended.resolve())
    child.unref()
    process.once('exit', this.#endWithProcess)
    this.#child = child
    this.#exited = ended.promise
    let isUp = false
    try {
      isUp = await this.#becomeOwner(ended.promise)
      if (!isUp) return await log.linesSinceThen()
    } finally {
      if (!isUp) process.removeListener('exit', this.#endWithProcess)
      await log.file.close()
    }
    await createDatabase(urlOf(this.#home.sockets, this.#settings.port, 'postgres'))
    ended.promise.then(() => this.#onServerEnd())
    return undefined
  }

  /** Answers false when the server ended instead. */
  async #becomeOwner(ended: Promise<void>): Promise<boolean> {
    const url = urlOf(this.#home.sockets, this.#settings.port, 'postgres')
    let isUp = true
    ended.then(() => {
      isUp = false
    })
    const began = performance.now()
    let toldAt = began + 2_000
    while (isUp) {
      const claimed = await claim(url).catch(() => undefined)
      if (claimed?.kind === 'taken') throw alreadyRunning(claimed.by, url)
      if (claimed?.kind === 'owner') {
        this.#keep(claimed.ownership)
        return true
      }
      if (performance.now() > toldAt) {
        this.#onProgress('Waiting for the database, which recovers what it had logged')
        toldAt += 10_000
      }
      if (performance.now() - began > timeouts.recovery) {
        this.#child?.kill('SIGQUIT')
        return false
      }
      await isOver(ended, 15)
    }
    return false
  }

  #keep(ownership: Ownership): void {
    this.#ownership = ownership
    if (this.#address !== '') ownership.announce(this.#address)
    ownership.lost.then(() => this.#reclaim(ownership))
  }

  /** A crash of one session makes PostgreSQL end them all, the owner's included. */
  async #reclaim(lost: Ownership): Promise<void> {
    const url = urlOf(this.#home.sockets, this.#settings.port, 'postgres')
    while (this.#stopping === undefined && this.#ownership === lost) {
      const claimed = await claim(url).catch(() => undefined)
      if (claimed?.kind === 'owner') return this.#keep(claimed.ownership)
      await pause(500)
    }
  }

  readonly #endWithProcess = () => {
    this.#child?.kill('SIGINT')
  }

  #onServerEnd(): void {
    process.removeListener('exit', this.#endWithProcess)
    this.#child = undefined
    this.#ownership = undefined
    if (this.#stopping !== undefined) return
    this.#onProgress('The database ended unexpectedly; starting it again')
    this.#restarting = this.#restart()
  }

  async #restart(): Promise<void> {
    while (this.#stopping === undefined) {
      try {
        await this.start()
        this.#onProgress('The database is back')
        return
      } catch (error) {
        this.#onProgress(`The database does not come back: ${(error as Error).message}`)
        await pause(2_000)
      }
    }
  }

  async stop(): Promise<void> {
    this.#stopping ??= this.#shutDown()
    await this.#stopping
  }

  async #shutDown(): Promise<void> {
    // The field `#stopping` must be set before anything ends.
    await undefined
    this.#disk.stop()
    this.#child?.ref()
    await isOver(this.#restarting, timeouts.abruptStop)
    for (const [signal, milliseconds] of [
      ['SIGINT', timeouts.orderlyStop],
      ['SIGQUIT', timeouts.abruptStop],
      ['SIGKILL', timeouts.abruptStop],
    ] as const) {
      this.#child?.kill(signal)
      if (this.#child === undefined || (await isOver(this.#exited, milliseconds))) break
    }
    // Where it lies among the files of others, it goes with the server.
    const { folder, sockets } = this.#home
    if (!sockets.startsWith(folder)) await rmdir(sockets).catch(() => undefined)
  }
}

/** `url` is that of any database on the server. */
function alreadyRunning(by: string, url: string): AlreadyRunningError {
  const who = by === '' ? '' : ` (${by})`
  const shopUrl = new URL(url)
  shopUrl.pathname = `/${databaseName}`
  return new AlreadyRunningError(
    `The shop runs already on this data directory${who}. ` +
      'Stop it first, or choose another DATA_DIR.',
    shopUrl.href,
  )
}

/** What is said of a server that can't be asked who owns it: one that starts slowly, or that hangs. */
function silentServer({ pid, hasItsShop }: Postmaster): string {
  return hasItsShop
    ? `The shop runs already on this data directory, but its database (process ${pid}) does not ` +
        'answer yet. Wait until it has started, or stop it first.'
    : `A database of this folder runs already, as process ${pid}, but does not answer. ` +
        'If no shop uses it, end that process and start again.'
}

function urlOf(sockets: string, port: string | undefined, database: string): string {
  const query = new URLSearchParams({ host: sockets, port: port ?? '5432' })
  return `postgresql://${userName}@localhost/${database}?${query}`
}

function runAs(home: EmbeddedHome, strangerPid?: number): SpawnOptions {
  return {
    ...home.user.ids,
    cwd: home.folder,
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      HOME: home.folder,
      LC_ALL: 'C',
      TZ: 'UTC',
      // PostgreSQL takes a lock file that names this process for a left-over one.
      ...(strangerPid === undefined ? {} : { PG_GRANDPARENT_PID: String(strangerPid) }),
    },
  }
}

async function runToEnd(
  home: EmbeddedHome,
  program: string,
  args: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const child = spawn(program, args, { ...runAs(home), stdio: ['ignore', 'pipe', 'pipe'] })
  const output: string[] = []
  child.stdout?.on('data', (chunk) => output.push(String(chunk)))
  child.stderr?.on('data', (chunk) => output.push(String(chunk)))
  const { promise, resolve } = Promise.withResolvers<number | null>()
  child.once('error', (error) => {
    output.push(error.message)
    resolve(null)
  })
  child.once('close', resolve)
  return { code: await promise, output: output.join('') }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ ...connectionSettings(url), query_timeout: 60_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      databaseName,
    ])
    if (rowCount === 0) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
}

const logBytesAtMost = 1_000_000

async function openLog(path: string) {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size > logBytesAtMost) await rename(path, `${path}.1`)
  const file = await open(path, 'a+', 0o600)
  const from = size > logBytesAtMost ? 0 : size
  const linesSinceThen = async () => {
    const { size: to } = await file.stat()
    const length = Math.min(to - from, 8_000)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, to - length)
    return buffer.toString('utf8', 0, bytesRead).trim().split('\n').slice(-12).join('\n')
  }
  return { file, linesSinceThen }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** Whether `work` ends within `milliseconds`. */
async function isOver(work: Promise<void>, milliseconds: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), milliseconds)
  try {
    return await Promise.race([work.then(() => true), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
