import { once } from 'node:events'
import fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { openRaw, type RawConnection, requestOnce } from '#testing/raw-http.ts'
import { prepareShutdown } from './graceful-shutdown.ts'

const long = 60_000
const patient = new AbortController().signal
const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0)) await step()
})

const big = Buffer.alloc(20_000_000, 'x')

const open = async (drain = long) => {
  const app = fastify({ return503OnClosing: false })
  prepareShutdown(app, drain)
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
  return { app, visit, asked: asked.promise, answer: answer.resolve }
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nhost: shop\r\n\r\n`

test('a request before the server stops listening is served, with `connection: close`', async () => {
  const { app, visit } = await open()
  const forceSignal = new AbortController()
  const closed = app.gracefulShutdown({ delay: long, forceSignal: forceSignal.signal })
  const late = visit()
  await late.opened
  late.send(ask('/'))
  const [head] = (await late.hears(/^.*?\r\n\r\nserved/s)) ?? ['']
  expect(head).toMatch(/^connection: close\r$/im)
  forceSignal.abort()
  await closed
  expect(await requestOnce(visit(), '/')).toEqual({ kind: 'refused' })
})

test('a running request is answered, and its connection ends with it', async () => {
  const { app, visit, asked, answer } = await open()
  const visitor = visit()
  await visitor.opened
  visitor.send(ask('/slow'))
  await asked
  const closed = app.gracefulShutdown({ delay: 0, forceSignal: patient })
  answer('the answer')
  await visitor.ended
  expect(visitor.heard()).toContain('the answer')
  await closed
})

test('a response that is still being sent arrives complete', async () => {
  const { app, visit } = await open()
  const reader = visit()
  await reader.opened
  const begun = once(app.server, 'request')
  reader.send(ask('/big'))
  await begun
  reader.socket.pause()
  const closed = app.gracefulShutdown({ delay: 0, forceSignal: patient })
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
  const { app, visit } = await open()
  const accepted = once(app.server, 'connection')
  const spare = visit()
  await accepted
  await app.gracefulShutdown({ delay: 0, forceSignal: patient })
  await spare.ended
}, 5_000)

test('an aborted `forceSignal` signal ends every wait', async () => {
  const { app, visit, asked } = await open()
  const visitor = visit()
  await visitor.opened
  visitor.send(ask('/slow'))
  await asked
  const forceSignal = new AbortController()
  const closed = app.gracefulShutdown({ delay: long, forceSignal: forceSignal.signal })
  forceSignal.abort()
  await closed
  await visitor.ended
}, 5_000)

test('a request that exceeds the drain time is cut off', async () => {
  const { app, visit, asked } = await open(100)
  const visitor = visit()
  await visitor.opened
  visitor.send(ask('/slow'))
  await asked
  await app.gracefulShutdown({ delay: 0, forceSignal: patient })
  await visitor.ended
}, 5_000)
