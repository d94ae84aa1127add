import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from './journey.ts'

/** How an answer can fail to arrive. */
export type Failure = 'unavailable' | 'gone' | 'cut'

/** Where an answer is parted: in the middle of its bytes, or right behind a piece of its text. */
type Place = 'middle' | { readonly behind: string }

/** Answers that stopped on their way and wait to go on. */
export interface HeldRequest {
  /** Settles once an answer stands still. */
  readonly reached: Promise<void>
  /** Lets what is held go on, and all that comes later pass. */
  readonly release: () => void
  /** Ends what is held where it stands; what is asked for later passes. */
  readonly breakOff: () => void
}

interface Trouble {
  readonly paths: RegExp
  readonly answer: (incoming: IncomingMessage, answer: ServerResponse) => Promise<void>
}

/**
 * The network between a browser and the shop: an HTTP proxy on an address of its own, on which
 * answers fail or stop half-way for as long as a journey says so. Nothing here depends on time.
 */
export class Network {
  readonly #shop: URL
  readonly #server: Server
  readonly #fetched: string[] = []
  #troubles: readonly Trouble[] = []

  private constructor(shop: string) {
    this.#shop = new URL(shop)
    this.#server = createServer((incoming, answer) => {
      this.#pass(incoming, answer).catch(() => answer.destroy())
    })
  }

  static async to(shop: string): Promise<Network> {
    const network = new Network(shop)
    network.#server.listen(0, '127.0.0.1')
    await once(network.#server, 'listening')
    return network
  }

  /** Where the shop is found through this network. */
  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** How often the browser has fetched paths like these. */
  timesFetched(paths: RegExp): number {
    return this.#fetched.filter((path) => paths.test(path)).length
  }

  /** Answers of these paths fail until the network recovers. */
  fails(paths: RegExp, failure: Failure): void {
    this.#add({
      paths,
      answer: async (incoming, answer) => {
        if (failure === 'cut') {
          const { begin } = await this.#parted(incoming, answer, 'middle')
          answer.write(begin, () => answer.destroy())
        } else {
          answer.writeHead(failure === 'gone' ? 404 : 503, { 'cache-control': 'no-store' })
          answer.end('Not to be had')
        }
      },
    })
  }

  /** Answers of these paths stop on their way until they are told to go on or to end there. */
  holds(paths: RegExp, place: Place = 'middle'): HeldRequest {
    const reached = Promise.withResolvers<void>()
    const goesOn = Promise.withResolvers<boolean>()
    const trouble: Trouble = {
      paths,
      answer: async (incoming, answer) => {
        const { begin, rest } = await this.#parted(incoming, answer, place)
        answer.write(begin, () => reached.resolve())
        if (await goesOn.promise) answer.end(rest)
        else answer.destroy()
      },
    }
    this.#add(trouble)
    const end = (isWhole: boolean) => () => {
      this.#troubles = this.#troubles.filter((one) => one !== trouble)
      goesOn.resolve(isWhole)
    }
    return { reached: reached.promise, release: end(true), breakOff: end(false) }
  }

  /** Everything arrives again that is asked for from now on. */
  recovers(): void {
    this.#troubles = []
  }

  async close(): Promise<void> {
    this.#server.close()
    this.#server.closeAllConnections()
    await once(this.#server, 'close')
  }

  #add(trouble: Trouble): void {
    this.#troubles = [...this.#troubles, trouble]
  }

  async #pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const path = incoming.url ?? '/'
    if (incoming.method === 'GET') this.#fetched.push(path)
    const trouble = this.#troubles.find(({ paths }) => paths.test(path))
    if (trouble) return trouble.answer(incoming, answer)
    const original = await this.#ask(incoming, incoming.headers)
    answer.writeHead(original.statusCode ?? 502, original.headers)
    answer.on('close', () => original.destroy())
    original.pipe(answer)
  }

  /** The two parts of an answer, its head already sent: whole, uncompressed, never 'not modified'. */
  async #parted(incoming: IncomingMessage, answer: ServerResponse, place: Place) {
    const { 'if-none-match': _, ...headers } = incoming.headers
    const original = await this.#ask(incoming, { ...headers, 'accept-encoding': 'identity' })
    const bytes = Buffer.concat(await original.toArray())
    answer.writeHead(original.statusCode ?? 502, original.headers)
    const at = place === 'middle' ? Math.floor(bytes.length / 2) : endOf(place.behind, bytes)
    return { begin: bytes.subarray(0, at), rest: bytes.subarray(at) }
  }

  async #ask(incoming: IncomingMessage, headers: IncomingMessage['headers']) {
    const { hostname, port } = this.#shop
    const outgoing = request({
      hostname,
      port,
      path: incoming.url,
      method: incoming.method,
      headers,
    })
    incoming.pipe(outgoing)
    const [original] = (await once(outgoing, 'response')) as [IncomingMessage]
    return original
  }
}

function endOf(text: string, bytes: Buffer): number {
  const start = bytes.indexOf(text)
  if (start < 0) throw new Error(`the answer has no ${text}`)
  return start + Buffer.byteLength(text)
}

/** A test whose pages find the shop through a network that fails when the journey says so. */
export const test = base.extend<{ network: Network }>({
  // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks of a fixture
  network: async ({}, use) => {
    const network = await Network.to(process.env.JOURNEYS_SHOP ?? '')
    await use(network)
    await network.close()
  },
  baseURL: async ({ network }, use) => use(network.address),
})
