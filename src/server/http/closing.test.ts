import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { dropUnusedConnections } from './closing.ts'

const open = async () => {
  const app = fastify()
  dropUnusedConnections(app)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    app.get('/', async () => {
      resolve()
      await new Promise<void>((done) => {
        answer = done
      })
      return 'the answer'
    })
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('listens nowhere')
  return { app, port: address.port, asked, answer: () => answer() }
}

test('a connection that a browser opened in advance does not hold up a shop that closes', async () => {
  const { app, port } = await open()
  const accepted = once(app.server, 'connection')
  const spare = connect(port, '127.0.0.1')
  const ended = once(spare, 'close')
  spare.on('error', () => undefined)
  await accepted
  await app.close()
  await ended
}, 5_000)

test('a request under way is still answered', async () => {
  const { app, port, asked, answer } = await open()
  const response = fetch(`http://127.0.0.1:${port}/`).then((got) => got.text())
  await asked
  const closed = app.close()
  answer()
  expect(await response).toBe('the answer')
  await closed
}, 5_000)
