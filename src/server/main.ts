import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type EmbeddedServer, startEmbedded } from '#platform/database/embedded/server.ts'
import { DatabaseError } from '#platform/database/errors.ts'
import { notify } from '#platform/database/transaction.ts'
import type { Readiness } from '#platform/http/health.ts'
import { listenAt } from '#platform/http/shutdown/listening.ts'
import { Output } from '#platform/process/output.ts'
import { type Database, openDatabase, type Queryable } from '#server/schema/database.ts'
import { migrate } from '#server/schema/migrate.ts'
import { buildShop, type ShopDependencies } from './app.ts'
import { CATALOGUE_CHANGED } from './catalogue/announce.ts'
import { readAhead } from './catalogue/source.ts'
import { type Chore, purgeIdle, startHousekeeping } from './chores/housekeeping.ts'
import { sweepPictures } from './chores/sweep.ts'
import { type Configuration, readConfiguration } from './configuration/configuration.ts'
import { explain } from './explain.ts'
import { prepareFirstStart } from './first-start/fill.ts'
import { drawFirstScreens } from './first-start/first-screens.ts'
import { openImageStore } from './images/open.ts'
import { enabledKinds } from './mail/kinds.ts'
import { storeEnabledKinds } from './mail/outbox.ts'
import { startMailing } from './mailing.ts'
import { backupStepMetric } from './operator/backup/done.ts'
import { removeOldProofs } from './orders/proof/old-proofs.ts'
import type { PageBuild } from './pages/build-folder.ts'
import { followSettings } from './settings/live-settings.ts'
import { readSettings, type SettingsBase } from './settings/stored-settings.ts'
import { openStorefront, type Storefront } from './storefront.ts'

/** Milliseconds. */
const timeouts = {
  /** Limits the wait for a running start after a signal to stop. */
  opening: 3_000,
  /** Limits the wait for an external database, which may start after the shop. */
  outsideDatabase: 30_000,
  betweenAttempts: 1_000,
  /** Interval in which repeated signals count as one, since parents forward theirs. */
  signalDebounce: 1_000,
}

const isDevelopment = process.env.NODE_ENV === 'development'

const readiness: Readiness = { isClosing: false }

/** Aborts the warm-up that runs after the server listens, once the shop shuts down. */
const warmUpAbort = new AbortController()

/** Options of the graceful shutdown, set when it is requested. */
const forceSignal = new AbortController()
let closingDelay = 0

const closingSteps: (() => Promise<unknown>)[] = []

const stdout = new Output(1)
const stderr = new Output(2)

function printLine(line: string): void {
  stdout.write(`${line}\n`)
}

function printError(line: string): void {
  stderr.write(`${line}\n`)
}

async function open(configuration: Configuration): Promise<void> {
  const server = await embeddedServer(configuration)
  const url = server?.url ?? configuration.databaseUrl ?? ''
  const directUrl = configuration.databaseDirectUrl ?? url
  await migrateWhenReachable(directUrl)
  if (readiness.isClosing) return
  const database = openDatabase({
    url,
    directUrl,
    poolSize: configuration.databasePoolSize,
    preparesStatements: configuration.databasePreparedStatements,
  })
  closingSteps.unshift(() => database.close())
  const imageStore = await openImageStore(configuration.imageStore)
  const proofStore = await openImageStore(configuration.proofStore)
  await prepareFirstStart(database.db, configuration, printLine)
  const { facts, fixedFacts, mail } = configuration
  const fixedSender = mail?.isSenderFixed ? mail.from.name : null
  const base: SettingsBase = { facts, fixedFacts, fixedSender, owner: mail?.owner ?? null }
  const { messageRecipients } = await readSettings(database.db, base)
  const kinds = mail === undefined ? [] : enabledKinds(base.owner, messageRecipients)
  await storeEnabledKinds(database.db, kinds)
  const settings = await followSettings(database, base)
  await startServing(configuration, { database, settings, imageStore, proofStore, server })
}

async function embeddedServer(configuration: Configuration): Promise<EmbeddedServer | undefined> {
  if (configuration.databaseUrl !== undefined) return undefined
  const server = await startEmbedded({ ...configuration, onProgress: printLine })
  closingSteps.unshift(() => server.stop())
  return server
}

async function migrateWhenReachable(url: string): Promise<void> {
  const until = performance.now() + timeouts.outsideDatabase
  for (let isFirst = true; ; isFirst = false) {
    try {
      await migrate(url)
      return
    } catch (error) {
      const isAway = error instanceof DatabaseError && error.kind === 'unavailable'
      if (!isAway || performance.now() > until || readiness.isClosing) throw error
      if (isFirst) printLine(`Waiting for the database (${error.message})`)
      await pause(timeouts.betweenAttempts)
    }
  }
}

/** Loads Vite dynamically, as it is a dependency of development only. */
async function buildFromSources(shop: FastifyInstance, { db }: Database): Promise<PageBuild> {
  const { developmentBuild } = await import('./pages/development.ts')
  return developmentBuild(shop, process.cwd(), () => {
    notify(db, CATALOGUE_CHANGED).catch(() => undefined)
  })
}

type OpenResources = Pick<
  ShopDependencies,
  'database' | 'settings' | 'imageStore' | 'proofStore'
> & { readonly server: EmbeddedServer | undefined }

async function startServing(
  configuration: Configuration,
  { database, settings, imageStore, proofStore, server }: OpenResources,
): Promise<void> {
  let address = ''
  let storefront: Storefront | undefined
  const app = await buildShop({
    ...configuration,
    database,
    settings,
    readiness,
    origin: configuration.publicUrl,
    imageStore,
    proofStore,
    measured: [backupStepMetric(configuration.backups.folder)],
    storefront: async (shop) => {
      storefront = await openStorefront(shop, {
        ...configuration,
        database,
        settings,
        imageStore,
        publicUrl: () => configuration.publicUrl ?? address,
        ...(isDevelopment && { build: await buildFromSources(shop, database) }),
      })
    },
  })
  const { db } = database
  const { imageQuotaBytes, mail } = configuration
  const chores: readonly Chore[] = [
    // A running shop publishes its files again after they expired, or were lost in a restore of the
    // database.
    async () => storefront?.publishFiles(),
    (at) => purgeIdle(db, at),
    (at) => sweepPictures({ db, images: imageStore, imageQuotaBytes }, at),
    (at) => removeOldProofs({ db, proofs: proofStore }, at),
  ]
  closingSteps.unshift(
    startHousekeeping(chores, (error) =>
      app.log.warn({ event: 'housekeeping_failed', err: error }, 'a housekeeping task failed'),
    ),
  )
  if (mail !== undefined) {
    const { rateLimitScale, publicUrl = '' } = configuration
    const parts = { database, mail, settings, rateLimitScale, publicUrl, log: app.log }
    closingSteps.unshift(startMailing(parts))
  }
  closingSteps.unshift(() =>
    app.gracefulShutdown({ delay: closingDelay, forceSignal: forceSignal.signal }),
  )
  if (readiness.isClosing) return
  address = await listenAt(app, configuration)
  await server?.announce(address)
  startWarmUp(app, db, storefront?.drawn)
  printLine(`${settings.facts.name} is open: ${configuration.publicUrl ?? address}`)
  process.send?.({ kind: 'open', address })
}

/** Warm-up for the first visits, after listening began: reads their data, draws their pictures. */
function startWarmUp(app: FastifyInstance, db: Queryable, drawn?: Storefront['drawn']): void {
  const warmUp = async () => {
    await readAhead(db)
    if (drawn) await drawFirstScreens({ db, drawn, signal: warmUpAbort.signal })
  }
  warmUp().catch((error) => {
    if (!readiness.isClosing)
      app.log.warn({ event: 'warm_up_failed', err: error }, 'the warm-up is incomplete')
  })
}

/** Graceful shutdown: stops accepting requests, ends the running ones, then closes the database. */
async function close(opening: Promise<void>): Promise<void> {
  await undoSteps()
  await Promise.race([opening.catch(() => undefined), pause(timeouts.opening)])
  await undoSteps()
}

async function undoSteps(): Promise<void> {
  for (let step = closingSteps.shift(); step !== undefined; step = closingSteps.shift()) {
    await step().catch((error) => printError(`While closing: ${explain(error)}`))
  }
}

function main(): void {
  const configuration = readOrExit()
  let opening = Promise.resolve()
  let signalledAt = 0
  const stop = (exitCode: number, delay = 0) => {
    if (readiness.isClosing) return
    readiness.isClosing = true
    signalledAt = performance.now()
    closingDelay = delay
    warmUpAbort.abort()
    close(opening).finally(() => process.exit(exitCode))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (readiness.isClosing && performance.now() > signalledAt + timeouts.signalDebounce)
        forceSignal.abort()
      // A supervisor's load balancer must notice the shutdown; Ctrl-C has none to wait for.
      else stop(0, signal === 'SIGTERM' ? configuration.closingDelay : 0)
    })
  }
  if (process.send !== undefined) {
    // Without the launcher, this process could not be stopped any more.
    process.on('disconnect', () => stop(0))
    process.on('message', () => process.send?.({ kind: 'alive' }))
    process.channel?.unref()
  }
  process.on('uncaughtException', (error) => {
    printError(`The shop ends after an error that nobody caught: ${explain(error)}`)
    stop(1)
  })
  opening = open(configuration)
  opening.catch((error) => {
    if (!readiness.isClosing) printError(explain(error))
    stop(1)
  })
}

function readOrExit(): Configuration {
  try {
    return readConfiguration()
  } catch (error) {
    printError(explain(error))
    process.exit(1)
  }
}

main()
