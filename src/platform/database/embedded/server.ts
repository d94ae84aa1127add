import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Binaries, findBinaries } from './binaries.ts'
import {
  createCluster,
  createDatabase,
  databaseName,
  isAnswering,
  runAs,
  serverSettings,
  urlOf,
} from './cluster.ts'
import { type DiskGuard, type FreeBytes, guardDisk, reasonOf } from './disk.ts'
import { AlreadyRunningError, EmbeddedDatabaseError } from './error.ts'
import { type EmbeddedHome, prepareHome } from './home.ts'
import { findLockHolder, type Postmaster, startedBy, waitForExit } from './postmaster.ts'
import { openLog } from './server-log.ts'

/** PostgreSQL server run by this process. */
export type EmbeddedServer = Pick<Supervisor, 'url' | 'folder' | 'pid' | 'announce' | 'stop'>

export interface EmbeddedOptions {
  readonly dataDirectory: string
  /** Called with slow steps and with restarts of the server. */
  readonly onProgress?: (message: string) => void
  /** Free bytes of the disk; the file system's by default. */
  readonly freeBytes?: FreeBytes
  /** PostgreSQL settings that override `serverSettings`. */
  readonly settings?: Readonly<Record<string, string>>
  /** Extra environment variables of the server, such as those of a fake clock. */
  readonly environment?: Readonly<Record<string, string>>
}

/** Milliseconds. */
const timeouts = {
  /** After a crash, the old server's lock and shared memory may remain for a while. */
  lock: 10_000,
  /** A server in crash recovery replays its write-ahead log. */
  recovery: 600_000,
  orderlyStop: 15_000,
  abruptStop: 5_000,
}

/**
 * Starts the embedded PostgreSQL of a data directory, after creating it when there is none. A
 * server orphaned by a killed shop is stopped and started anew. A server that crashes later is
 * restarted.
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
  await server.announce('')
  return server
}

/** Supervisor that keeps one server running until it is stopped. */
class Supervisor {
  /** URL of the shop's database on this server, by its Unix socket; for `openDatabase`. */
  readonly url: string
  /** Folder of all of the server's files, its log included. */
  readonly folder: string
  readonly #home: EmbeddedHome
  readonly #binaries: Binaries
  readonly #cluster: string
  readonly #options: EmbeddedOptions
  readonly #onProgress: (message: string) => void
  readonly #settings: Readonly<Record<string, string>>
  readonly #disk: DiskGuard
  #child: ChildProcess | undefined
  #exited: Promise<void> = Promise.resolve()
  #stopping: Promise<void> | undefined
  #restarting: Promise<void> = Promise.resolve()

  constructor(home: EmbeddedHome, binaries: Binaries, cluster: string, options: EmbeddedOptions) {
    this.#home = home
    this.#binaries = binaries
    this.#cluster = cluster
    const { onProgress = () => undefined, freeBytes, settings } = options
    this.#options = options
    this.#onProgress = onProgress
    this.#settings = { ...serverSettings, ...settings }
    this.#disk = guardDisk(cluster, { pid: () => this.pid(), freeBytes, onProgress })
    this.url = urlOf(home.sockets, this.#settings.port, databaseName)
    this.folder = home.folder
  }

  /** Current process id of the server. */
  pid(): number | undefined {
    return this.#child?.pid
  }

  /** Publishes the shop's address, so that a second start can report it. */
  async announce(address: string): Promise<void> {
    // On a full disk, a second start names the process alone.
    await writeFile(this.#home.address, address).catch(() => undefined)
  }

  /** Retries until the lock of a crashed or stopping server is gone. */
  async start(): Promise<void> {
    const until = performance.now() + timeouts.lock
    for (;;) {
      const holder = await findLockHolder(this.#cluster)
      if (holder.kind === 'postgres') await this.#endAbandoned(holder.postmaster)
      const failure = await this.#launch(holder.kind === 'stranger' ? holder.pid : undefined)
      if (failure === undefined) return
      // Another start may have been faster, or have stopped this server as orphaned.
      const isTransient = /lock file|shared memory block|already in use|fast shutdown request/.test(
        failure,
      )
      if (!isTransient || performance.now() > until) {
        const { freeBytes } = this.#options
        throw new EmbeddedDatabaseError(
          await reasonOf('The database does not start', failure, this.folder, freeBytes),
        )
      }
      await pause(200)
    }
  }

  /** Stops a server orphaned by a killed shop, and throws when its shop runs. */
  async #endAbandoned({ pid, sockets, port }: Postmaster): Promise<void> {
    const url = urlOf(sockets, String(port), databaseName)
    const until = performance.now() + timeouts.lock
    for (;;) {
      const holder = await findLockHolder(this.#cluster)
      if (holder.kind !== 'postgres' || holder.postmaster.pid !== pid) return
      const { shop } = holder.postmaster
      if (shop === undefined) return await endServer(pid)
      if (await isAnswering(url, shop)) throw await this.#alreadyRunning(shop, url)
      if (performance.now() > until) {
        throw new EmbeddedDatabaseError(
          `The shop runs already on this data directory, but its database (process ${pid}) does not ` +
            'answer yet. Wait until it has started, or stop it first.',
        )
      }
      // The server may be starting or stopping.
      await waitForExit(pid, 100)
    }
  }

  async #alreadyRunning(shop: number, url: string): Promise<AlreadyRunningError> {
    const address = await readFile(this.#home.address, 'utf8').catch(() => '')
    return new AlreadyRunningError(
      `The shop runs already on this data directory (process ${shop}${address && `, at ${address}`}). ` +
        'Stop it first, or choose another DATA_DIR.',
      url,
    )
  }

  /** Returns undefined once the server accepts queries, else the last lines of its log. */
  async #launch(strangerPid: number | undefined): Promise<string | undefined> {
    // On a full disk, the settings of the previous start remain.
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
        env: { ...as.env, ...this.#options.environment },
        // Separate process group: Ctrl-C reaches the shop alone, which ends its requests before the
        // database.
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
      isUp = await this.#comesUp(ended.promise)
      if (!isUp) return await log.linesSinceThen()
    } finally {
      if (!isUp) process.removeListener('exit', this.#endWithProcess)
      await log.file.close()
    }
    await createDatabase(urlOf(this.#home.sockets, this.#settings.port, 'postgres'))
    ended.promise.then(() => this.#onServerEnd())
    return undefined
  }

  /** Returns false when the server ended instead. */
  async #comesUp(ended: Promise<void>): Promise<boolean> {
    const url = urlOf(this.#home.sockets, this.#settings.port, 'postgres')
    const began = performance.now()
    let nextNotice = began + 2_000
    do {
      if (await isAnswering(url, process.pid)) return true
      if (performance.now() > nextNotice) {
        this.#onProgress('Waiting for the database, which recovers what it had logged')
        nextNotice += 10_000
      }
      if (performance.now() - began > timeouts.recovery) {
        this.#child?.kill('SIGQUIT')
        return false
      }
    } while (!(await isOver(ended, 15)))
    return false
  }

  readonly #endWithProcess = () => {
    this.#child?.kill('SIGINT')
  }

  #onServerEnd(): void {
    process.removeListener('exit', this.#endWithProcess)
    this.#child = undefined
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

  /** Shuts the server down in an orderly way; committed data is on disk in any case. */
  async stop(): Promise<void> {
    this.#stopping ??= this.#shutDown()
    await this.#stopping
  }

  async #shutDown(): Promise<void> {
    // Yields first, so that `#stopping` is set before anything ends.
    await undefined
    this.#disk.stop()
    this.#child?.ref()
    await isOver(this.#restarting, timeouts.abruptStop)
    if (this.#child?.pid !== undefined) await endServer(this.#child.pid)
    await isOver(this.#exited, timeouts.abruptStop)
    await rm(this.#home.address, { force: true })
    // A socket folder outside the server's folder is removed with the server.
    const { folder, sockets } = this.#home
    if (!sockets.startsWith(folder)) await rmdir(sockets).catch(() => undefined)
  }
}

async function endServer(pid: number): Promise<void> {
  for (const [signal, milliseconds] of [
    ['SIGINT', timeouts.orderlyStop],
    ['SIGQUIT', timeouts.abruptStop],
    ['SIGKILL', timeouts.abruptStop],
  ] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended, by another start perhaps.
      return
    }
    if (await waitForExit(pid, milliseconds)) return
  }
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
