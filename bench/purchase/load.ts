import { randomBytes, randomInt } from 'node:crypto'
import { connect } from 'node:net'
import { firstProduct, productCount, productId, purchaseOf } from './products.ts'

interface Answered {
  readonly status: number
  readonly body: string
}

/** A guest on one kept-alive connection: each call buys one piece, as somebody new. */
export async function shopperOf(port: number): Promise<(() => Promise<void>) & { close(): void }> {
  const post = await openConnection(port)
  const buy = async () => {
    const session = `guest_${randomBytes(24).toString('base64url')}`
    const { addition, order } = purchaseOf(productId(firstProduct + randomInt(productCount)))
    const added = await post('/api/cart', addition, { 'x-session-id': session })
    if (added.status !== 200) throw new Error(`cart: ${added.status} ${added.body}`)
    const { checkoutKey } = JSON.parse(added.body) as { checkoutKey: string }
    const guestInfo = { ...order.guestInfo, phone: `+923${randomInt(1e9, 1e10 - 1)}`.slice(0, 13) }
    const placed = await post(
      '/api/orders',
      { ...order, guestInfo },
      { 'x-session-id': session, 'idempotency-key': checkoutKey },
    )
    if (placed.status !== 201) throw new Error(`order: ${placed.status} ${placed.body}`)
  }
  return Object.assign(buy, { close: post.close })
}

type Post = ((
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
) => Promise<Answered>) & { close(): void }

/** The barest sender of HTTP/1.1, so that the sender costs little of what it measures. */
async function openConnection(port: number): Promise<Post> {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  let received = ''
  let waiting: PromiseWithResolvers<Answered> | null = null
  socket.setEncoding('latin1')
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('data', (chunk) => {
    received += chunk
    const headEnd = received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const length = Number(/content-length: (\d+)/i.exec(received)?.[1])
    if (received.length < headEnd + 4 + length) return
    const answer = { status: Number(received.slice(9, 12)), body: received.slice(headEnd + 4) }
    received = ''
    waiting?.resolve(answer)
  })
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>>) => {
    waiting = Promise.withResolvers()
    const json = JSON.stringify(body)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n` +
        `content-length: ${Buffer.byteLength(json)}\r\n${lines.join('')}\r\n${json}`,
    )
    return waiting.promise
  }
  return Object.assign(post, { close: () => socket.destroy() })
}
