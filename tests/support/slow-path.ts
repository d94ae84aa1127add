import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to a database that can be made slow: everything goes through a proxy of this process. */
export interface SlowPath {
  /** The database's address by this way. */
  readonly url: string
  /** Milliseconds that everything takes from now on, each way. */
  delay: number
  readonly close: () => Promise<void>
}

/** Opens a way to the database at `url`; it is a straight one until it is given a delay. */
export async function openSlowPath(url: string): Promise<SlowPath> {
  const path = { delay: 0 }
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(whereabouts(url))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.setNoDelay()
      from.on('close', () => open.delete(from))
      from.on('error', () => to.destroy())
      pass(from, to, path)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = new URL(url)
  address.hostname = '127.0.0.1'
  address.port = String((server.address() as AddressInfo).port)
  address.search = ''
  return Object.assign(path, {
    url: address.href,
    close: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  })
}

/** Hands on what comes, in its order, once each piece has been on its way for long enough. */
function pass(from: Socket, to: Socket, path: { readonly delay: number }): void {
  const underWay: (() => void)[] = []
  // Whichever timer rings, what came first goes on first.
  const later = (act: () => void) => {
    underWay.push(act)
    setTimeout(() => underWay.shift()?.(), path.delay)
  }
  from.on('data', (chunk) => later(() => to.write(chunk)))
  from.on('close', () => later(() => to.end()))
}

/** Where `pg` would connect to. */
function whereabouts(url: string) {
  const { hostname, port, searchParams } = new URL(url)
  const folder = searchParams.get('host')
  const number = searchParams.get('port') ?? (port || '5432')
  if (folder?.startsWith('/')) return { path: `${folder}/.s.PGSQL.${number}` }
  return { host: hostname, port: Number(number) }
}
