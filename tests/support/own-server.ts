import { MEGABYTE } from '#domain/units.ts'
import { type EmbeddedServer, startEmbedded } from '#server/database/embedded/server.ts'
import { temporaryFolder } from './processes.ts'

/** An embedded database server of a test file's own, for what other tests could not bear. */
export interface OwnServer {
  readonly server: EmbeddedServer
  /** What the server is told of its disk. */
  readonly disk: { freeMegabytes: number }
  /** What it has told its owner so far. */
  readonly said: readonly string[]
  /** Starts it again where it was stopped. */
  readonly startAgain: () => Promise<void>
  /** Stops it and removes its folder; call it in `afterAll`. */
  readonly close: () => Promise<void>
}

/** Starts a server in a folder of its own. */
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
