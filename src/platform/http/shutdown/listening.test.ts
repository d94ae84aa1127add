import { isIP } from 'node:net'
import Fastify, { type FastifyListenOptions } from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { listenAt } from './listening.ts'

it.each(['localhost', '127.0.0.1'])('opens exactly one server at %s', async (host) => {
  const app = Fastify().get('/', () => 'here')
  onTestFinished(() => app.close())
  const listen = vi.spyOn(app, 'listen') as unknown as {
    readonly mock: { readonly calls: readonly (readonly [FastifyListenOptions])[] }
  }
  const url = await listenAt(app, { host, port: 0 })
  expect(app.addresses()).toHaveLength(1)
  expect(await (await fetch(url)).text()).toBe('here')
  // On a machine whose name has a single address, Fastify would open one server anyway.
  expect(isIP(listen.mock.calls[0]?.[0].host ?? '')).not.toBe(0)
})
