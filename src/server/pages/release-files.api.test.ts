import { brotliCompressSync } from 'node:zlib'
import fastify from 'fastify'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY } from '#domain/text/units.ts'
import { DatabaseError } from '#platform/database/errors.ts'
import { purgeIdle } from '#server/chores/housekeeping.ts'
import { openTestDatabase } from '#testing/database.ts'
import { pagesOf } from '#testing/page-build.ts'
import { type ReleaseFiles, releaseFiles } from './release-files.ts'
import { pageRoutes } from './routes.ts'
import { etagOf, type StaticFile } from './static-files.ts'

const stored = await openTestDatabase()
beforeEach(async () => {
  await sql`truncate release_files`.execute(stored.database.db)
})

const script = (code: string): StaticFile => ({
  type: 'text/javascript; charset=utf-8',
  bytes: Buffer.from(code),
  br: brotliCompressSync(code),
  gzip: undefined,
  etag: etagOf(Buffer.from(code)),
  isImmutable: true,
})
const font: StaticFile = { ...script('wOF2'), type: 'font/woff2', br: undefined }
const icon: StaticFile = { ...script('<svg/>'), type: 'image/svg+xml', isImmutable: false }

const shared = ['/assets/libraries-0000000.js', script('let shared')] as const
const older = new Map([shared, ['/assets/HomePage-aaaaaaa.js', script('let old')]])
const newer = new Map([
  shared,
  ['/assets/HomePage-bbbbbbb.js', script('let anew')],
  ['/assets/figtree-DDDDDDDD.woff2', font],
  ['/icon.svg', icon],
])

const filesOf = (own: ReadonlyMap<string, StaticFile>) => releaseFiles(stored.database.db, own)
const paths = async () => {
  const rows = await stored.database.db.selectFrom('release_files').select('path').execute()
  return rows.map(({ path }) => path).sort()
}

/** Answers of a process of the older release (rule: pages-across-releases). */
describe('a process of another release', () => {
  const open: { close: () => Promise<unknown> }[] = []
  afterEach(async () => {
    for (const app of open.splice(0)) await app.close()
  })

  async function olderShop(findFile: ReleaseFiles['find'] = filesOf(older).find) {
    const render = () => Promise.reject(new Error('not asked for here'))
    const pages = pagesOf({ findPage: () => null, render, files: older })
    const app = fastify()
    await app.register(pageRoutes, { pages, findFile })
    open.push(app)
    return (path: string, encoding = 'br') =>
      app.inject({ url: path, headers: { 'accept-encoding': encoding } })
  }

  it('serves the files of a release that it never had, as that release does', async () => {
    await filesOf(newer).publish()
    const get = await olderShop()
    const packed = await get('/assets/HomePage-bbbbbbb.js')
    expect(packed.statusCode).toBe(200)
    expect(packed.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: newer.get('/assets/HomePage-bbbbbbb.js')?.etag,
      vary: 'Accept-Encoding',
    })
    expect(packed.rawPayload).toEqual(brotliCompressSync('let anew'))
    expect((await get('/assets/HomePage-bbbbbbb.js', 'gzip')).body).toBe('let anew')
    const asItIs = await get('/assets/figtree-DDDDDDDD.woff2')
    expect(asItIs.headers['content-encoding']).toBeUndefined()
    expect(asItIs.body).toBe('wOF2')
  })

  it('answers 404 for unknown files, until a release publishes them', async () => {
    await filesOf(newer).publish()
    const get = await olderShop()
    for (const path of ['/assets/HomePage-ccccccc.js', '/assets/a/b.js', '/assets/%2e%2e%2fx']) {
      expect((await get(path)).statusCode).toBe(404)
    }
    await filesOf(new Map([['/assets/HomePage-ccccccc.js', script('let late')]])).publish()
    expect((await get('/assets/HomePage-ccccccc.js', 'identity')).body).toBe('let late')
  })

  it('answers 503 while the database is unreachable, except for files of its own', async () => {
    const away = vi.fn<ReleaseFiles['find']>()
    away.mockRejectedValue(new DatabaseError('unavailable', 'the database is away'))
    const get = await olderShop(away)
    const answer = await get('/assets/HomePage-bbbbbbb.js')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
    expect((await get('/assets/HomePage-aaaaaaa.js', 'identity')).body).toBe('let old')
  })
})

describe('published files', () => {
  it('are those whose name changes with their content', async () => {
    await filesOf(newer).publish()
    expect(await paths()).toEqual([...newer.keys()].filter((path) => path !== '/icon.svg').sort())
  })

  it('are stored once, however many processes start, and how often', async () => {
    const releases = [older, newer, older, newer, new Map([...newer].reverse())]
    await Promise.all(releases.map((own) => filesOf(own).publish()))
    expect(await paths()).toHaveLength(4)
  })

  it('are deleted 30 days after the last process that had them, never before', async () => {
    await filesOf(older).publish()
    await sql`update release_files set seen_at = now() - interval '29 days'`.execute(
      stored.database.db,
    )
    await filesOf(newer).publish()
    const purged = async (after: number) =>
      (await purgeIdle(stored.database.db, new Date(Date.now() + after))).releaseFiles
    expect(await purged(0)).toBe(0)
    expect(await purged(2 * DAY)).toBe(1)
    expect(await paths()).not.toContain('/assets/HomePage-aaaaaaa.js')
    // State after a restored backup, which contains no such files.
    await sql`truncate release_files`.execute(stored.database.db)
    await filesOf(older).publish()
    expect(await paths()).toEqual([...older.keys()].sort())
  })
})
