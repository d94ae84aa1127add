import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { securityHeaders, sendSecurityHeaders } from '#platform/http/security.ts'
import { folderStore } from '#platform/storage/folder-store.ts'
import type { ImageStore } from '#platform/storage/store.ts'
import { newFolder } from '#testing/folders.ts'
import type { Convert } from './answers.ts'
import { imageRoutes } from './routes.ts'

let folder = ''
let app: FastifyInstance
let store: ImageStore
const convert: Convert = async (name, { picture, format }) =>
  Buffer.from(`${name}: ${Buffer.from(picture)} as ${format}`)

beforeEach(async () => {
  folder = await newFolder()
  store = await folderStore(join(folder, 'uploads'))
  await store.put(
    new Map([
      ['case-front-0a1b2c3d4e.webp', Buffer.from('webp')],
      ['case-front-0a1b2c3d4e-320.avif', Buffer.from('avif')],
      ['notes.txt', Buffer.from('text')],
    ]),
  )
  await writeFile(join(folder, 'secret.webp'), 'secret')
  app = fastify()
  sendSecurityHeaders(app, securityHeaders())
  await imageRoutes(app, { store, convert })
})
afterEach(async () => {
  await app.close()
})

describe('/uploads', () => {
  test.each([
    ['case-front-0a1b2c3d4e.webp', 'image/webp', 'webp'],
    ['case-front-0a1b2c3d4e-320.avif', 'image/avif', 'avif'],
  ])('%s is sent as immutable', async (file, type, body) => {
    for (const _again of [1, 2]) {
      const answer = await app.inject(`/uploads/${file}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toBe(body)
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      expect(answer.headers).not.toHaveProperty('content-security-policy')
    }
  })

  test('an address with a width has one format, whatever the Accept header', async () => {
    const url = '/uploads/case-front-0a1b2c3d4e-320.avif'
    const answer = await app.inject({ url, headers: { accept: 'image/jpeg' } })
    expect(answer.headers['content-type']).toBe('image/avif')
    expect(answer.headers).not.toHaveProperty('vary')
  })

  test.each([
    'none.webp',
    'notes.txt',
    'case-front-0a1b2c3d4e',
    '.hidden.webp',
    '..%2fsecret.webp',
    '%2e%2e%2fsecret.webp',
    '..%5csecret.webp',
    'a%00.webp',
    '..',
    'nested/case.webp',
  ])('%s is not found, uncached', async (file) => {
    const answer = await app.inject(`/uploads/${file}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('secret')
    if (!file.includes('/') && file !== '..')
      expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('HEAD is answered without a body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/uploads/case-front-0a1b2c3d4e.webp' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-length']).toBe('4')
    expect(answer.body).toBe('')
  })

  test('an unreadable store answers 503, uncached', async () => {
    const broken = fastify()
    const failing: ImageStore = { ...store, read: () => Promise.reject(new Error('EIO')) }
    await imageRoutes(broken, { store: failing, convert })
    const answer = await broken.inject('/uploads/case-front-0a1b2c3d4e.webp')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' })
    await broken.close()
  })
})
