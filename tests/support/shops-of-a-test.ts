import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { newFolder } from './folders.ts'
import { type RunningProcess, startNode } from './processes.ts'
import { addressOf, buildPages, killAll, serverAlone, shopSettings } from './shop-processes.ts'

type Settings = Readonly<Record<string, string>>

/** Shops in processes of their own, with a temporary folder for their data. */
export interface Shops {
  readonly folder: { readonly path: string }
  /** Processes to end with the shops. */
  readonly processes: RunningProcess[]
  /** Starts a program of the shop, with settings as in production. */
  readonly start: (args: readonly string[], more?: Settings) => RunningProcess
  /** Starts a server without its launcher, and waits until it is open. */
  readonly startShop: (
    more?: Settings,
  ) => Promise<{ readonly running: RunningProcess; readonly url: string }>
}

/** Gives each test of a file a folder and shops; both are removed after the test. */
export function shopsOfATest(): Shops {
  const { shops, open, close } = newShops()
  beforeAll(buildPages)
  beforeEach(open)
  afterEach(close)
  return shops
}

/** Gives all tests of a file one folder and the same shops; both are removed after the last. */
export function shopsOfAFile(): Shops {
  const { shops, open, close } = newShops()
  beforeAll(async () => {
    await buildPages()
    await open()
  })
  afterAll(close)
  return shops
}

function newShops() {
  let path: string
  const processes: RunningProcess[] = []
  const start: Shops['start'] = (args, more) => {
    const running = startNode(args, shopSettings(path, more))
    processes.push(running)
    return running
  }
  const shops: Shops = {
    folder: {
      get path() {
        return path
      },
    },
    processes,
    start,
    startShop: async (more) => {
      const running = start(serverAlone, more)
      return { running, url: await addressOf(running) }
    },
  }
  const open = async () => {
    path = await newFolder()
  }
  const close = () => killAll(processes, path)
  return { shops, open, close }
}
