import { connect, type Socket } from 'node:net'

/** Outcome of a request on a connection of its own. */
export type Outcome =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  /** Connection refused; no byte was sent. */
  | { readonly kind: 'refused' }
  /** Connection established, but closed before a complete answer. */
  | { readonly kind: 'lost'; readonly heard: string }

/** Connection that sends raw text as HTTP, valid or not. */
export interface RawConnection {
  readonly socket: Socket
  /** Resolves to whether the connection was established. */
  readonly opened: Promise<boolean>
  /** Bytes received so far, as text. */
  readonly heard: () => string
  /** Resolves when either side has closed the connection. */
  readonly ended: Promise<void>
  readonly send: (text: string | Buffer) => void
  /**
   * Waits until the received text matches; returns the match, or null if the connection ends
   * before.
   */
  readonly hears: (pattern: RegExp) => Promise<RegExpMatchArray | null>
}

/** Opens a connection to the origin `url`, such as `http://127.0.0.1:3000`. */
export function openRaw(url: string): RawConnection {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let heard = ''
  socket.setEncoding('latin1').on('data', (text) => {
    heard += text
  })
  socket.on('error', () => undefined)
  const opened = new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('close', () => resolve(false))
  })
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return {
    socket,
    opened,
    heard: () => heard,
    ended,
    send: (text) => socket.write(text),
    hears: (pattern) =>
      new Promise((resolve) => {
        const look = () => {
          const match = heard.match(pattern)
          if (match === null && !socket.closed) return
          socket.off('data', look).off('close', look)
          resolve(match)
        }
        socket.on('data', look).on('close', look)
        look()
      }),
  }
}

/** Sends a request as soon as the connection is established. */
export async function requestOnce(connection: RawConnection, path: string): Promise<Outcome> {
  if (!(await connection.opened)) return { kind: 'refused' }
  connection.send(`GET ${path} HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n`)
  return outcomeOf(connection)
}

/** Outcome of a connection that closes after its answer. */
export async function outcomeOf(connection: RawConnection): Promise<Outcome> {
  await connection.ended
  return readOutcome(connection.heard())
}

/** First complete answer in the received text. */
export function readOutcome(heard: string): Outcome {
  const [head = '', ...rest] = heard.split('\r\n\r\n')
  const text = rest.join('\r\n\r\n')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1])
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1])
  const isWhole = /^transfer-encoding: chunked/im.test(head)
    ? text.endsWith('0\r\n\r\n')
    : text.length >= length || status === 304
  return isWhole ? { kind: 'answered', status, text } : { kind: 'lost', heard }
}
