import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openRaw } from '#testing/raw-http.ts'
import { limitPipelining } from './pipelining.ts'

let app: FastifyInstance
let url: string
let begun = 0
let release: () => void
let released = Promise.resolve()

beforeAll(async () => {
  app = fastify()
  limitPipelining(app)
  app.get('/', async () => {
    begun += 1
    await released
    return 'a page'
  })
  url = await app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(() => {
  const held = Promise.withResolvers<void>()
  ;[release, released, begun] = [held.resolve, held.promise, 0]
})
afterAll(() => app.close())

const request = 'GET / HTTP/1.1\r\nhost: shop\r\n\r\n'

test('a connection with more than eight unanswered requests ends, and no further one is begun', async () => {
  const client = openRaw(url)
  client.send(request.repeat(150))
  await client.ended
  expect(begun).toBe(8)
  release()
})

test('eight are answered, and then as many again', async () => {
  const client = openRaw(url)
  release()
  const answers = () => client.heard().split('a page').length - 1
  for (let round = 1; round <= 3; round += 1) {
    client.send(request.repeat(8))
    await expect.poll(answers).toBe(8 * round)
  }
  client.socket.destroy()
})
