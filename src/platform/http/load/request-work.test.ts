import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyRequest } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { currentWork, timeLimits } from '#platform/database/deadline.ts'
import { eventually } from '#testing/processes.ts'
import { beginWork } from './request-work.ts'

/** Shop whose routes answer with the async context of their request. */
let app: ReturnType<typeof fastify>
beforeEach(async () => {
  app = fastify()
  beginWork(app)
  app.addHook('preHandler', async (request: FastifyRequest) =>
    expect(currentWork()).toBe(request.work),
  )
  const handler = async () => currentWork()
  app.get('/page', handler)
  app.post('/order', { config: { priority: 'orders' } }, handler)
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => app.close())

function post(path: string): ClientRequest {
  const [address] = app.addresses()
  const headers = { 'content-type': 'application/json', connection: 'close' }
  return request({ host: '127.0.0.1', port: address?.port, path, method: 'POST', headers })
}

async function answerTo(sent: ClientRequest) {
  const [response] = await once(sent, 'response')
  return JSON.parse(await text(response)) as { priority: string; deadline: number }
}

describe('the async context of a request', () => {
  test('has one deadline, set on arrival', async () => {
    const before = performance.now()
    const { deadline } = (await app.inject({ url: '/page' })).json()
    expect(deadline).toBeGreaterThanOrEqual(before + timeLimits.work)
    expect(deadline).toBeLessThanOrEqual(performance.now() + timeLimits.work)
  })

  test('has the priority of its route; a page has `browsing`', async () => {
    expect((await app.inject({ url: '/page' })).json().priority).toBe('browsing')
    expect((await app.inject({ method: 'POST', url: '/order' })).json().priority).toBe('orders')
  })

  test('survives a body of many chunks', async () => {
    const sent = post('/order')
    sent.end(JSON.stringify({ name: 'x'.repeat(200_000) }))
    expect((await answerTo(sent)).priority).toBe('orders')
  })

  test('loses no time while the body arrives', async () => {
    const sent = post('/order')
    sent.write('{"name":')
    // The server knows the request once its connection carries it.
    await eventually(async () => sent.socket?.bytesWritten !== 0, 5_000, 'on its way')
    await new Promise((resolve) => setTimeout(resolve, 300))
    const resumed = performance.now()
    sent.end('"Bilal"}')
    expect((await answerTo(sent)).deadline).toBeGreaterThan(resumed + timeLimits.work - 150)
  })
})
