import { once } from 'node:events'
import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { openRaw, type RawConnection, requestOnce } from '#testing/raw-http.ts'
import { GracefulShutdown } from './graceful-shutdown.ts'

const long = 60_000
const patient = new AbortController().signal
const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0)) await step()
})

const big = Buffer.alloc(20_000_000, 'x')

const open = async (times: ConstructorParameters<typeof GracefulShutdown>[1] = {}) => {
  const app = fastify({ return503OnClosing: false })
  const shutdown = new GracefulShutdown(app, { quiet: 20, ...times })
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<string>()
  app.get('/', () => 'served')
  app.get('/slow', () => {
    asked.resolve()
    return answer.promise
  })
  app.get('/big', () => big)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const connections: RawConnection[] = []
  const visit = () => {
    const connection = openRaw(url)
    connections.push(connection)
    return connection
  }
  undo.push(async () => {
    for (const { socket } of connections) socket.destroy()
    await app.close()
  })
  return { app, shutdown, visit, asked: asked.promise, answer: answer.resolve }
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`

test('a request before the server stops listening is served, with `connection: close`', async () => {
  const { shutdown, visit } = await open({ quiet: long, quietAtMost: long })
  const forceSignal = new AbortController()
  const closed = shutdown.close({ delay: 0, forceSignal: forceSignal.signal })
  const late = visit()
  await late.opened
  late.send(ask('/'))
  const [head] = (await late.hears(/^.*?\r\n\r\nserved/s)) ?? ['']
  expect(head).toMatch(/^connection: close\r$/im)
  forceSignal.abort()
  await closed
})

test('a delay admits the requests that arrive meanwhile', async () => {
  const { shutdown, visit } = await open({ quiet: 0 })
  const forceSignal = new AbortController()
  const closed = shutdown.close({ delay: long, forceSignal: forceSignal.signal })
  expect(await requestOnce(visit(), '/')).toMatchObject({ kind: 'answered', status: 200 })
  forceSignal.abort()
  await closed
  expect(await requestOnce(visit(), '/')).toEqual({ kind: 'refused' })
})

test('a running request is answered, and its connection ends with it', async () => {
  const { shutdown, visit, asked, answer } = await open()
  const visitor = visit()
  await visitor.opened
  visitor.send(ask('/slow'))
  await asked
  const closed = shutdown.close({ delay: 0, forceSignal: patient })
  answer('the answer')
  await visitor.ended
  expect(visitor.heard()).toContain('the answer')
  await closed
})

test('a response that is still being sent arrives complete', async () => {
  const { app, shutdown, visit } = await open()
  const reader = visit()
  await reader.opened
  const begun = once(app.server, 'request')
  reader.send(ask('/big'))
  await begun
  reader.socket.pause()
  const closed = shutdown.close({ delay: 0, forceSignal: patient })
  await serverClosed(visit)
  reader.socket.resume()
  await reader.ended
  expect(reader.heard().length).toBeGreaterThan(big.length)
  await closed
})

async function serverClosed(visit: () => RawConnection): Promise<void> {
  for (let isOpen = true; isOpen; ) {
    const { opened, socket } = visit()
    isOpen = await opened
    socket.destroy()
  }
}

test('an unused connection that a browser opened in advance does not delay the shutdown', async () => {
  const { app, shutdown, visit } = await open({ firstRequest: 50 })
  const accepted = once(app.server, 'connection')
  const spare = visit()
  await accepted
  await shutdown.close({ delay: 0, forceSignal: patient })
  await spare.ended
}, 5_000)

test('a connection opened a moment ago may still send a request', async () => {
  const { app, shutdown, visit } = await open({ firstRequest: long })
  const accepted = once(app.server, 'connection')
  const fresh = visit()
  await accepted
  const closed = shutdown.close({ delay: 0, forceSignal: patient })
  await serverClosed(visit)
  fresh.send(ask('/'))
  await fresh.ended
  expect(fresh.heard()).toContain('served')
  await closed
})

test('an aborted `forceSignal` signal ends every wait', async () => {
  const { shutdown, visit, asked } = await open({ quiet: long, quietAtMost: long, drain: long })
  const visitor = visit()
  await visitor.opened
  visitor.send(ask('/slow'))
  await asked
  const forceSignal = new AbortController()
  const closed = shutdown.close({ delay: long, forceSignal: forceSignal.signal })
  forceSignal.abort()
  await closed
  await visitor.ended
}, 5_000)

test('a request that exceeds the drain time is cut off', async () => {
  const { shutdown, visit, asked } = await open({ drain: 100 })
  const visitor = visit()
  await visitor.opened
  visitor.send(ask('/slow'))
  await asked
  await shutdown.close({ delay: 0, forceSignal: patient })
  await visitor.ended
}, 5_000)

test('a plain `close` ends idle connections and waits for running requests', async () => {
  const { app, visit, asked, answer } = await open({ firstRequest: long })
  const accepted = once(app.server, 'connection')
  const spare = visit()
  await accepted
  const visitor = visit()
  await visitor.opened
  visitor.send(ask('/slow'))
  await asked
  const closed = app.close()
  await spare.ended
  answer('the answer')
  await visitor.hears(/the answer/)
  visitor.socket.destroy()
  await closed
})
