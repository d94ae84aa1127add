import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Proxy in front of a database that adds latency. */
export interface SlowPath {
  /** The database's address through the proxy. */
  readonly url: string
  /** Latency in ms from now on, in each direction. */
  delay: number
  readonly close: () => Promise<void>
}

/** Opens a proxy to the database at `url`, without latency at first. */
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

/** Forwards data in sequence, each piece after the delay. */
function pass(from: Socket, to: Socket, path: { readonly delay: number }): void {
  const underWay: (() => void)[] = []
  // Keeps the sequence, whichever timer fires first.
  const later = (act: () => void) => {
    underWay.push(act)
    setTimeout(() => underWay.shift()?.(), path.delay)
  }
  from.on('data', (chunk) => later(() => to.write(chunk)))
  from.on('close', () => later(() => to.end()))
}

/** Address that `pg` would connect to. */
function whereabouts(url: string) {
  const { hostname, port, searchParams } = new URL(url)
  const folder = searchParams.get('host')
  const number = searchParams.get('port') ?? (port || '5432')
  if (folder?.startsWith('/')) return { path: `${folder}/.s.PGSQL.${number}` }
  return { host: hostname, port: Number(number) }
}
