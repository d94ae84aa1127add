import { MEGABYTE } from '#domain/text/units.ts'
import { type EmbeddedServer, startEmbedded } from '#platform/database/embedded/server.ts'
import { closedAfterwards } from './closing.ts'
import { newFolder } from './folders.ts'

/** Starts an embedded server that stops after the test or the file. */
export async function startServer(
  ...options: Parameters<typeof startEmbedded>
): Promise<EmbeddedServer> {
  const server = await startEmbedded(...options)
  closedAfterwards(() => server.stop())
  return server
}

/** Embedded database server of one test file, for tests that would disturb others. */
export interface OwnServer {
  readonly server: EmbeddedServer
  /** Free space that the server believes its disk has. */
  readonly disk: { freeMegabytes: number }
  /** Progress messages so far. */
  readonly said: readonly string[]
  /** Starts the stopped server again. */
  readonly startAgain: () => Promise<void>
}

/** Starts a server in a temporary folder; it is stopped after the file. */
export async function openOwnServer(): Promise<OwnServer> {
  const folder = await newFolder()
  const disk = { freeMegabytes: 1_000 }
  const said: string[] = []
  const start = () =>
    startEmbedded({
      dataDirectory: folder,
      freeBytes: async () => disk.freeMegabytes * MEGABYTE,
      onProgress: (line) => said.push(line),
    })
  let server = await start()
  // Also the server that a test starts again, which serves the tests after it.
  closedAfterwards(() => server.stop())
  return {
    get server() {
      return server
    },
    disk,
    said,
    startAgain: async () => {
      server = await start()
    },
  }
}
