import { buildShop } from './app.ts'
import { type Configuration, ConfigurationError, readConfiguration } from './configuration.ts'
import { type Database, openDatabase } from './database/connection.ts'
import { type EmbeddedServer, startEmbedded } from './database/embedded.ts'
import { EmbeddedDatabaseError } from './database/embedded-error.ts'
import { DatabaseError } from './database/errors.ts'
import { MigrationError, migrate } from './database/migrate.ts'
import type { Readiness } from './http/health.ts'

/** Milliseconds. */
const patience = {
  /** Requests that run when the shop is told to stop may take this long. */
  drain: 10_000,
  /** An outside database may come up after the shop, as in a fleet that starts together. */
  outsideDatabase: 30_000,
  betweenAttempts: 1_000,
}

const closingSteps: (() => Promise<unknown>)[] = []
const readiness: Readiness = { isClosing: false }
let closing: Promise<void> | undefined

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function complain(line: string): void {
  process.stderr.write(`${line}\n`)
}

async function open(configuration: Configuration): Promise<void> {
  const server = await embeddedServer(configuration)
  const url = server?.url ?? configuration.databaseUrl ?? ''
  await migrateWhenReachable(url)
  const database = openDatabase({ url, poolSize: configuration.databasePoolSize })
  closingSteps.unshift(() => database.close())
  await serve(configuration, database, server)
}

async function embeddedServer(configuration: Configuration): Promise<EmbeddedServer | undefined> {
  if (configuration.databaseUrl !== undefined) return undefined
  const server = await startEmbedded({
    dataDirectory: configuration.dataDirectory,
    onProgress: say,
  })
  closingSteps.unshift(() => server.stop())
  return server
}

async function migrateWhenReachable(url: string): Promise<void> {
  const until = performance.now() + patience.outsideDatabase
  for (let isFirst = true; ; isFirst = false) {
    try {
      await migrate(url)
      return
    } catch (error) {
      const isAway = error instanceof DatabaseError && error.kind === 'unavailable'
      if (!isAway || performance.now() > until || closing !== undefined) throw error
      if (isFirst) say(`Waiting for the database (${error.message})`)
      await new Promise((resolve) => setTimeout(resolve, patience.betweenAttempts))
    }
  }
}

async function serve(
  configuration: Configuration,
  database: Database,
  server: EmbeddedServer | undefined,
): Promise<void> {
  const app = await buildShop({
    database,
    facts: configuration.facts,
    logLevel: configuration.logLevel,
    trustProxy: configuration.trustProxy,
    rateLimitScale: configuration.rateLimitScale,
    readiness,
  })
  closingSteps.unshift(async () => {
    const late = setTimeout(() => app.server.closeAllConnections(), patience.drain)
    await app.close()
    clearTimeout(late)
  })
  if (closing !== undefined) return
  const address = await app.listen({ host: configuration.host, port: configuration.port })
  await server?.announce(address)
  say(`${configuration.facts.name} is open: ${configuration.publicUrl ?? address}`)
  process.send?.({ kind: 'open', address })
}

/** Stops taking requests, ends the running ones, then the database. */
async function close(configuration: Configuration | undefined): Promise<void> {
  readiness.isClosing = true
  const delay = configuration?.closingDelay ?? 0
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
  // A start that is still under way adds its steps until it notices.
  for (let step = closingSteps.shift(); step !== undefined; step = closingSteps.shift()) {
    await step().catch((error) => complain(`While closing: ${explain(error)}`))
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigurationError || error instanceof EmbeddedDatabaseError) {
    return error.message
  }
  if (error instanceof MigrationError) return error.message
  if (error instanceof DatabaseError) return `The database can't be used: ${error.message}`
  const { code, port, address } = error as NodeJS.ErrnoException & {
    port?: number
    address?: string
  }
  if (code === 'EADDRINUSE') {
    return `Port ${port} of ${address} is taken by another program. Set PORT to a free one.`
  }
  if (code === 'EACCES' && port !== undefined) {
    return `This user may not use port ${port}. Set PORT to one above 1023.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function main(): void {
  let configuration: Configuration | undefined
  const stop = (exitCode: number) => {
    closing ??= close(configuration).finally(() => process.exit(exitCode))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop(0))
  }
  // The launcher is gone, so nobody could stop this process any more.
  if (process.send !== undefined) {
    process.on('disconnect', () => stop(0))
    process.on('message', (message) => process.send?.({ kind: 'answer', to: message }))
    process.channel?.unref()
  }
  process.on('uncaughtException', (error) => {
    complain(`The shop ends after an error that nobody caught: ${explain(error)}`)
    stop(1)
  })
  try {
    configuration = readConfiguration()
  } catch (error) {
    complain(explain(error))
    process.exit(1)
  }
  open(configuration).catch((error) => {
    if (closing === undefined) complain(explain(error))
    stop(1)
  })
}

main()
