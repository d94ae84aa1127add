import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedServer, startEmbedded } from '#server/database/embedded/server.ts'

/** A PostgreSQL for one run, as durable as the shop's own. */
export interface ScratchDatabase {
  readonly server: EmbeddedServer
  /** Everything of the run lies here. */
  readonly folder: string
  /** Leaves nothing behind. */
  readonly close: () => Promise<void>
}

export async function openScratchDatabase(): Promise<ScratchDatabase> {
  const { folder, remove } = await scratchFolder()
  const server = await startEmbedded({ dataDirectory: join(folder, 'database') })
  return {
    server,
    folder,
    close: async () => {
      await server.stop()
      await remove()
    },
  }
}

/** A folder for one run. */
export async function scratchFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'khol-bench-'))
  // For the superuser, PostgreSQL runs as somebody else, who must get in.
  await chmod(folder, 0o755)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
