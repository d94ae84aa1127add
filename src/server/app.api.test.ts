import { describe, expect, test } from 'vitest'
import { openTestShop } from '#testing/shop.ts'

const shop = await openTestShop()

describe('an unknown call', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing/at/all'],
    ['PATCH', '/api/cart'],
    ['GET', '/api'],
    ['POST', '/nothing'],
  ])('%s %s answers 404 in the form of all refusals', async (method, path) => {
    const response = await shop.sendRaw(path, { method })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: 'There is no such call', code: 'NOT_FOUND' })
  })
})

test('every answer has a unique request id and the security headers', async () => {
  const [first, second] = await Promise.all([
    shop.sendRaw('/api/shop'),
    shop.sendRaw('/api/shop', { headers: { 'x-request-id': 'mine', 'request-id': 'mine' } }),
  ])
  const id = first.headers.get('x-request-id')
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(second.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(second.headers.get('x-request-id')).not.toBe(id)
  expect(first.headers.get('x-content-type-options')).toBe('nosniff')
  expect(first.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(first.headers.get('content-security-policy')).not.toContain('unsafe')
  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(first.headers.get('set-cookie')).toBeNull()
})

test('a body with __proto__ is refused', async () => {
  const response = await shop.sendRaw('/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"__proto__":{"isAdmin":true}}',
  })
  expect([response.status, Object.keys(await response.json()).sort()]).toEqual([
    400,
    ['code', 'message'],
  ])
})

describe('health checks', () => {
  test.each(['/healthz', '/readyz'])('%s', async (path) => {
    expect((await shop.sendRaw(path)).status).toBe(200)
  })

  test('metrics are served to this machine only, not through a proxy', async () => {
    expect((await shop.sendRaw('/metrics')).status).toBe(200)
    const forwarded = await shop.sendRaw('/metrics', {
      headers: { 'x-forwarded-for': '203.0.113.7' },
    })
    expect(forwarded.status).toBe(404)
  })

  test('a closing shop is not ready', async () => {
    const closing = await openTestShop({ readiness: { isClosing: true } })
    expect((await closing.sendRaw('/readyz')).status).toBe(503)
    expect((await closing.sendRaw('/healthz')).status).toBe(200)
  })
})
