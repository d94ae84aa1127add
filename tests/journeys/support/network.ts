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

/** Modes of failure of an answer. */
type Failure = 'unavailable' | 'gone' | 'cut'

/** Split position of an answer: the middle of its bytes, or right after a piece of its text. */
type Place = 'middle' | { readonly behind: string }

/** Answers that are paused in transit. */
export interface HeldRequest {
  /** Resolves once an answer is paused. */
  readonly reached: Promise<void>
  /** Resumes paused answers, and lets later ones pass. */
  readonly release: () => void
  /** Aborts paused answers; later ones pass. */
  readonly breakOff: () => void
}

interface Fault {
  readonly paths: RegExp
  readonly answer: (incoming: IncomingMessage, answer: ServerResponse) => Promise<void>
}

/**
 * HTTP proxy between a browser and the shop, at an address of its own. Answers fail or pause
 * half-way as a journey demands, independent of time.
 */
export class Network {
  readonly #shop: URL
  readonly #server: Server
  readonly #fetched: string[] = []
  #troubles: readonly Fault[] = []

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

  /** Address of the shop through this proxy. */
  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Number of fetches by the browser of paths that match. */
  timesFetched(paths: RegExp): number {
    return this.#fetched.filter((path) => paths.test(path)).length
  }

  /** Lets answers of these paths fail until `recovers`. */
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

  /** Pauses answers of these paths until they are resumed or aborted. */
  holds(paths: RegExp, place: Place = 'middle'): HeldRequest {
    const reached = Promise.withResolvers<void>()
    const goesOn = Promise.withResolvers<boolean>()
    const trouble: Fault = {
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

  /** Ends all failures for later requests. */
  recovers(): void {
    this.#troubles = []
  }

  async close(): Promise<void> {
    this.#server.close()
    this.#server.closeAllConnections()
    await once(this.#server, 'close')
  }

  #add(trouble: Fault): void {
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

  /**
   * Sends the headers, and returns the two parts of the body: complete, uncompressed, never a 304.
   */
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

/** Test whose pages reach the shop through a `Network`. */
export const test = base.extend<{ network: Network }>({
  // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks of a fixture
  network: async ({}, use) => {
    const network = await Network.to(process.env.JOURNEYS_SHOP ?? '')
    await use(network)
    await network.close()
  },
  baseURL: async ({ network }, use) => use(network.address),
})
