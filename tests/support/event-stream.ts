import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { anonymous, type TestShop, type Visitor } from './shop.ts'

/** Open stream of server-sent events. */
export interface WatchedStream {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  /** Data of the next event; null when the stream has ended. */
  readonly next: () => Promise<unknown>
  readonly leave: () => void
}

/** Opens a stream at a path below /api. */
export async function watchEvents(
  shop: TestShop,
  path: string,
  as: Visitor = anonymous,
): Promise<WatchedStream> {
  // `fetch` would keep a spare connection, for which a closing shop waits.
  const request = get(`${shop.url}/api${path}`, { headers: as.headers, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const chunks = response.setEncoding('utf8').iterator({ destroyOnReturn: false })
  let text = ''
  return {
    status: response.statusCode,
    headers: response.headers,
    leave: () => request.destroy(),
    async next() {
      for (;;) {
        const event = /^(?::\n\n)*data: (.*)\n\n/.exec(text)
        if (event) {
          text = text.slice(event[0].length)
          return JSON.parse(event[1] ?? '')
        }
        const read = await chunks.next()
        if (read.done) return null
        text += read.value
      }
    },
  }
}
