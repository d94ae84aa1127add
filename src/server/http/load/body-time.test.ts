import { connect } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBodyWithin, limitBodyTime } from './body-time.ts'

/** Milliseconds; longer than any pause of this process. */
const LIMIT = 500

let app: FastifyInstance
beforeAll(async () => {
  app = fastify()
  limitBodyTime(app, LIMIT)
  app.post('/usual', () => 'read')
  app.post('/patient', {
    onRequest: async ({ raw }) => expectBodyWithin(raw, 10_000),
    handler: () => 'read',
  })
  app.post('/steady', {
    onRequest: async ({ raw }) =>
      expectBodyWithin(raw, 60_000, { bytesPerSecond: 1_000, after: LIMIT }),
    handler: () => 'read',
  })
  app.post(
    '/refused',
    { onRequest: async (_request, reply) => reply.code(401).send() },
    () => 'read',
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

/** Sends the headers and one byte of a body; the test sends the rest. */
function begin(path: string) {
  const { port } = app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  const start = performance.now()
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{`,
  )
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  socket.on('error', () => undefined)
  const ended = new Promise<number>((resolve) => {
    socket.on('close', () => resolve(performance.now() - start))
  })
  return {
    ended,
    heard: () => heard,
    finish: () => socket.write('}'),
    leave: () => socket.destroy(),
  }
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('a slow body ends the connection', async () => {
  const { ended, heard } = begin('/usual')
  expect(await ended).toBeGreaterThan(0.6 * LIMIT)
  expect(heard()).not.toContain('read')
})

test('the slow body of a refused request also does so, after the refusal is sent', async () => {
  const { ended, heard } = begin('/refused')
  await ended
  expect(heard()).toContain('HTTP/1.1 401')
})

test('a call may allow more time', async () => {
  const { heard, finish, leave } = begin('/patient')
  await wait(2 * LIMIT)
  finish()
  await expect.poll(heard).toContain('read')
  leave()
})

test('a body below the least rate ends the connection long before its time is over', async () => {
  const { ended, heard } = begin('/steady')
  expect(await ended).toBeGreaterThan(0.6 * LIMIT)
  expect(heard()).toBe('')
})

test('a connection stays open after a complete body', async () => {
  const { heard, finish, leave, ended } = begin('/usual')
  finish()
  await expect.poll(heard).toContain('read')
  expect(await Promise.race([ended, wait(2 * LIMIT)])).toBeUndefined()
  leave()
})
