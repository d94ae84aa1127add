import { resolve } from 'node:path'
import { AlreadyRunningError } from '#platform/database/embedded/error.ts'
import { startEmbedded } from '#platform/database/embedded/server.ts'
import { type Configuration, readConfiguration } from '#server/configuration/configuration.ts'
import { adminCreate, adminTrust, passwordResetLink, secondStepOff } from './accounts.ts'
import { backup, backupFetch, backupList, backupNightly, backupRehearse } from './backups.ts'
import { exportVerb } from './export.ts'
import { InterruptedError, sentenceOf } from './failure.ts'
import { mailOwner, mailTest } from './mail.ts'
import { restore } from './restore.ts'
import { type Operator, OperatorError, UsageError, type Verb } from './verb.ts'

/** Longer names first, so that 'backup list' is not read as a backup to a file. */
const verbs: readonly Verb[] = [
  backupNightly,
  backupRehearse,
  backupList,
  backupFetch,
  backup,
  restore,
  exportVerb,
  adminCreate,
  adminTrust,
  passwordResetLink,
  secondStepOff,
  mailTest,
  mailOwner,
]

async function main(words: readonly string[]): Promise<number> {
  const found = verbs.find(({ usage }) => nameOf(usage).every((part, i) => words[i] === part))
  if (found === undefined) {
    const lines = verbs.map(({ usage, does }) => `  ${usage}\n      ${does}`)
    say(`npm run shop -- <command>\n${lines.join('\n')}`)
    return words.length === 0 ? 0 : 1
  }
  const signal = stopSignal()
  try {
    await found.run(
      words.slice(nameOf(found.usage).length),
      operatorOf(readConfiguration(), signal),
    )
    return 0
  } catch (failed) {
    // The error of an interrupted operation is replaced by the interruption that caused it.
    const error = signal.aborted && !(failed instanceof OperatorError) ? signal.reason : failed
    note(sentenceOf(error, found.failure))
    if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) note(error.stack ?? '')
    if (error instanceof UsageError) note(`npm run shop -- ${found.usage}`)
    return 1
  }
}

/** Aborted by the first signal; npm forwards its own, so that later ones have no effect. */
function stopSignal(): AbortSignal {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => stop.abort(new InterruptedError()))
  }
  return stop.signal
}

function nameOf(usage: string): readonly string[] {
  return usage.split(/ [[<]/)[0]?.split(' ') ?? []
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function note(line: string): void {
  process.stderr.write(`${line}\n`)
}

function operatorOf(configuration: Configuration, signal: AbortSignal): Operator {
  return {
    configuration,
    say,
    note,
    output: process.stdout,
    signal,
    withDatabase: (work) => withDatabase(configuration, work, { alone: false, signal }),
    withDatabaseAlone: (work) => withDatabase(configuration, work, { alone: true, signal }),
    pathOf: (word) => resolve(process.env.INIT_CWD ?? process.cwd(), word),
  }
}

async function withDatabase(
  { databaseUrl, databaseDirectUrl = databaseUrl, dataDirectory }: Configuration,
  work: (url: string) => Promise<void>,
  { alone, signal }: { readonly alone: boolean; readonly signal: AbortSignal },
): Promise<void> {
  if (databaseDirectUrl !== undefined) return work(databaseDirectUrl)
  const server = await startEmbedded({ dataDirectory, onProgress: note }).catch((error) => {
    if (!alone && error instanceof AlreadyRunningError) return error.url
    throw error
  })
  if (typeof server === 'string') return work(server)
  try {
    signal.throwIfAborted()
    await work(server.url)
  } finally {
    await server.stop()
  }
}

process.on('uncaughtException', (error) => {
  note(sentenceOf(error, 'The command ended'))
  process.exit(1)
})
process.exitCode = await main(process.argv.slice(2))
