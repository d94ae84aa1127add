import { mkdtempSync } from 'node:fs'
import { chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type EmbeddedOptions,
  type EmbeddedServer,
  startEmbedded,
} from '#platform/database/embedded/server.ts'
import { registerCleanup } from './cleanup.ts'

export type ScratchDatabase = Awaited<ReturnType<typeof openScratchDatabase>>

/** PostgreSQL for one run, with the durability of the shop's own, in a folder that it removes. */
export async function openScratchDatabase(options: Omit<EmbeddedOptions, 'dataDirectory'> = {}) {
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

/** Starts a PostgreSQL that ends with the run in every case. */
export async function startScratchServer(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const starting = startEmbedded(options)
  const stop = registerCleanup(async () => (await starting.catch(() => undefined))?.stop())
  const server = await starting
  return {
    url: server.url,
    folder: server.folder,
    pid: () => server.pid(),
    announce: (address) => server.announce(address),
    stop,
  }
}

/** Creates a folder for one run. */
export async function scratchFolder() {
  // Synchronous, so that no signal arrives between creating the folder and registering its removal.
  const folder = mkdtempSync(join(tmpdir(), 'khol-bench-'))
  // A killed process may still be writing.
  const remove = registerCleanup(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  // Run by the superuser, PostgreSQL switches to another user, who needs access.
  await chmod(folder, 0o755)
  return { folder, remove }
}
