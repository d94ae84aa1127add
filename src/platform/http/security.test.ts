import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  contentSecurityPolicy,
  noDocument,
  securityHeaders,
  sendSecurityHeaders,
} from './security.ts'

let app: FastifyInstance

beforeAll(() => {
  app = fastify()
  sendSecurityHeaders(app, securityHeaders())
  app.get('/document', () => 'something')
  app.get('/file', (_request, reply) => noDocument(reply).send('something'))
})
afterAll(() => app.close())

const aboutAll = {
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-request-id': expect.any(String),
}

test('a document carries the policies for documents', async () => {
  const { headers } = await app.inject('/document')
  expect(headers).toMatchObject({
    ...aboutAll,
    'content-security-policy': contentSecurityPolicy(),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  })
})

test('a file carries only the headers that concern files', async () => {
  const { headers } = await app.inject('/file')
  const { connection, date, 'content-length': length, 'content-type': type, ...ours } = headers
  expect(ours).toEqual(aboutAll)
})

test('HSTS includes subdomains only when configured', () => {
  const name = 'strict-transport-security'
  expect(securityHeaders()[name]).toBe('max-age=31536000')
  expect(securityHeaders(true)[name]).toBe('max-age=31536000; includeSubDomains')
})
