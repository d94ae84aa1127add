import { isIP } from 'node:net'
import Fastify, { type FastifyListenOptions } from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { listenAt } from './listening.ts'

it.each(['localhost', '127.0.0.1'])('opens one server at %s, and no other', async (host) => {
  const app = Fastify().get('/', () => 'here')
  onTestFinished(() => app.close())
  const listen = vi.spyOn(app, 'listen') as unknown as {
    readonly mock: { readonly calls: readonly (readonly [FastifyListenOptions])[] }
  }
  const url = await listenAt(app, { host, port: 0 })
  expect(app.addresses()).toHaveLength(1)
  expect(await (await fetch(url)).text()).toBe('here')
  // On a machine where the name has one address only, Fastify would open one server all the same.
  expect(isIP(listen.mock.calls[0]?.[0].host ?? '')).not.toBe(0)
})
