import { MEGABYTE } from '#domain/text/units.ts'
import { type EmbeddedServer, startEmbedded } from '#platform/database/embedded/server.ts'
import { temporaryFolder } from './processes.ts'

/** Embedded database server of one test file, for tests that would disturb others. */
export interface OwnServer {
  readonly server: EmbeddedServer
  /** Free space that the server believes its disk has. */
  readonly disk: { freeMegabytes: number }
  /** Progress messages so far. */
  readonly said: readonly string[]
  /** Starts the stopped server again. */
  readonly startAgain: () => Promise<void>
  /** Stops it and removes its folder; call it in `afterAll`. */
  readonly close: () => Promise<void>
}

/** Starts a server in a temporary folder. */
export async function openOwnServer(): Promise<OwnServer> {
  const folder = await temporaryFolder()
  const disk = { freeMegabytes: 1_000 }
  const said: string[] = []
  const start = () =>
    startEmbedded({
      dataDirectory: folder.path,
      freeBytes: async () => disk.freeMegabytes * MEGABYTE,
      onProgress: (line) => said.push(line),
    })
  let server = await start()
  return {
    get server() {
      return server
    },
    disk,
    said,
    startAgain: async () => {
      server = await start()
    },
    close: async () => {
      await server.stop()
      await folder.remove()
    },
  }
}
