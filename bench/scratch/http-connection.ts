import { connect } from 'node:net'

export interface RawAnswer {
  readonly status: number
  readonly body: string
}

export interface RequestFields {
  /** Sent as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Keep-alive connection with one request at a time. */
export interface HttpConnection {
  /** @throws Error when the connection breaks before the complete answer */
  readonly send: (
    method: 'GET' | 'POST',
    path: string,
    carried?: RequestFields,
  ) => Promise<RawAnswer>
  readonly close: () => void
}

/** Opens a minimal HTTP/1.1 client, whose own cost hardly affects the measurement. */
export async function openConnection(port: number): Promise<HttpConnection> {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  let received = ''
  let waiting: PromiseWithResolvers<RawAnswer> | null = null
  socket.setEncoding('latin1')
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('the connection broke off')))
  socket.on('data', (chunk) => {
    received += chunk
    const headEnd = received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const length = Number(/content-length: (\d+)/i.exec(received)?.[1])
    if (received.length < headEnd + 4 + length) return
    const answer = { status: Number(received.slice(9, 12)), body: received.slice(headEnd + 4) }
    received = ''
    waiting?.resolve(answer)
    waiting = null
  })
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  return {
    send(method, path, { body, headers = {} } = {}) {
      waiting = Promise.withResolvers()
      const json = body === undefined ? '' : JSON.stringify(body)
      const lines = Object.entries({
        host: '127.0.0.1',
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(json)),
        }),
        ...headers,
      }).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${json}`)
      return waiting.promise
    },
    close: () => socket.destroy(),
  }
}
