import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noDocument, securityHeaders, sendSecurityHeaders } from './security.ts'

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
