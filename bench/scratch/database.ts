import { mkdtempSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type EmbeddedOptions,
  type EmbeddedServer,
  startEmbedded,
} from '#server/database/embedded/server.ts'
import { inAnyCase } from './in-any-case.ts'

/** A PostgreSQL for one run, as durable as the shop's own. */
export interface ScratchDatabase {
  readonly server: EmbeddedServer
  /** Everything of the run lies here. */
  readonly folder: string
  /** Leaves nothing behind. */
  readonly close: () => Promise<void>
}

export async function openScratchDatabase(
  options: Omit<EmbeddedOptions, 'dataDirectory'> = {},
): Promise<ScratchDatabase> {
  const { folder, remove } = await scratchFolder()
  try {
    const server = await startScratchServer({ ...options, dataDirectory: join(folder, 'database') })
    const close = async () => {
      await server.stop()
      await remove()
    }
    return { server, folder, close }
  } catch (error) {
    await remove()
    throw error
  }
}

/** A PostgreSQL that ends with the run, whatever becomes of it. */
export async function startScratchServer(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const starting = startEmbedded(options)
  const stop = inAnyCase(async () => (await starting.catch(() => undefined))?.stop())
  const server = await starting
  return {
    url: server.url,
    folder: server.folder,
    pid: () => server.pid(),
    announce: (address) => server.announce(address),
    stop,
  }
}

/** A folder for one run. */
export async function scratchFolder() {
  // At once, so that no signal finds the folder there and nobody who takes it away.
  const folder = mkdtempSync(join(tmpdir(), 'khol-bench-'))
  // Whoever was killed may still be writing.
  const remove = inAnyCase(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  // For the superuser, PostgreSQL runs as somebody else, who must get in.
  await chmod(folder, 0o755)
  return { folder, remove }
}
